import type { DrawingSpec } from '@ramka/drawing/drawing-spec';
import { pictureFileName } from '../article.ts';
import { allColours } from '../colours.ts';
import type { PaletteColour } from './palettes.ts';

/** A picture of the e-catalogue. Products with the same appearance share a file name. */
export type EcatalogPicture = { readonly image: string; readonly spec: DrawingSpec };

/** The file name for an appearance: its words, joined by hyphens. */
export function lookName(...parts: readonly string[]): string {
  const text = parts.filter((part) => part !== '').join('-');
  return pictureFileName(text.replaceAll('#', '').toLowerCase());
}

/**
 * Size of the opening in e-catalogue pictures, in millimetres. All series use the same size, so that they can share
 * pictures.
 */
const WINDOW = 55;

/** The picture of a module or its cover in a colour. */
export function visiblePartPicture(primitive: string, colour: PaletteColour): EcatalogPicture {
  const antibacterial = colour.tone === 'antibacterial';
  const hexColor = pictureColour(colour.hexColor);
  return {
    image: lookName('part', primitive, hexColor, antibacterial ? 'ab' : ''),
    spec: {
      kind: 'visible-part',
      window: WINDOW,
      primitive,
      hexColor,
      ...(primitive.endsWith('+lid') ? { lid: 'coloured' } : {}),
      ...(antibacterial ? { antibacterial } : {}),
    },
  };
}

/** Difference of a colour channel (0 to 255) that is not visible in a small picture. */
const ALIKE = 12;

/**
 * The colour for the picture of a product: the first table colour that looks the same, so that series share pictures.
 */
function pictureColour(hexColor: string): string {
  const found = allColours.find((colour) => looksAlike(colour.hexColor, hexColor));
  return found?.hexColor ?? hexColor;
}

function looksAlike(one: string, other: string): boolean {
  const others = channels(other);
  return channels(one).every((channel, index) => Math.abs(channel - (others[index] ?? 0)) <= ALIKE);
}

function channels(hexColor: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hexColor.slice(start, start + 2), 16));
}

type Thing = Extract<DrawingSpec, { kind: 'thing' }>['thing'];

const things: readonly Thing[] = [
  'multi-socket',
  'column',
  'floor-box',
  'cable',
  'plug',
  'power-supply',
  'led-strip',
  'tool',
  'bell',
  'transformer',
  'remote',
  'box-controller',
  'mounting',
  'screw',
];

/** The drawing for a table word: an object, or a box with a number of slots. */
export function thingSpec(word: string, hexColor: string, slots = 1): DrawingSpec {
  if (word === 'flush-box') return { kind: 'box', box: 'flush', slots, hexColor };
  if (word === 'open-floor-box') return { kind: 'box', box: 'floor', slots, hexColor };
  if (word === 'surface-box') return { kind: 'box', box: 'surface', slots, hexColor };
  const thing = things.find((known) => known === word);
  if (thing === undefined) throw new Error(`No thing ${word}`);
  return { kind: 'thing', thing, hexColor };
}
