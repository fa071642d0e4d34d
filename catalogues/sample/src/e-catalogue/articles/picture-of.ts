import type { DrawingOrder } from '../../drawing/drawing-order.ts';
import { pictureFileName } from '../../pictures/file-name.ts';
import type { PaletteColour } from '../palettes.ts';
import { pictureColour } from './picture-colour.ts';

/** A picture of the e-catalogue: what looks alike has the same file name. */
export type EcatalogPicture = { readonly image: string; readonly order: DrawingOrder };

/** Side of the opening in pictures of the e-catalogue, in millimetres: one for all series, so that they share pictures. */
const WINDOW = 55;

/** The picture of a module or its cover in a colour. */
export function visiblePartPicture(primitive: string, colour: PaletteColour): EcatalogPicture {
  const antibacterial = colour.tone === 'antibacterial';
  const hexColor = pictureColour(colour.hexColor);
  return {
    image: lookName('part', primitive, hexColor, antibacterial ? 'ab' : ''),
    order: {
      kind: 'visible-part',
      window: WINDOW,
      primitive,
      hexColor,
      ...(primitive.endsWith('+lid') ? { lid: 'coloured' } : {}),
      ...(antibacterial ? { antibacterial } : {}),
    },
  };
}

/** The file name of a look: its words in one. */
export function lookName(...parts: readonly string[]): string {
  const text = parts.filter((part) => part !== '').join('-');
  return pictureFileName(text.replaceAll('#', '').toLowerCase());
}
