import type { PaletteColour } from '../palettes.ts';
import type { EcatalogPicture } from './ecatalog-picture.ts';
import { lookName } from './look-name.ts';
import { pictureColour } from './picture-colour.ts';

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
