import type { DrawingOrder } from '../../drawing/drawing-order.ts';

type Thing = Extract<DrawingOrder, { kind: 'thing' }>['thing'];

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

/** What a table's word asks to draw: a thing or a box of any number of slots. */
export function thingOrder(word: string, hexColor: string, slots = 1): DrawingOrder {
  if (word === 'flush-box') return { kind: 'box', box: 'flush', slots, hexColor };
  if (word === 'open-floor-box') return { kind: 'box', box: 'floor', slots, hexColor };
  if (word === 'surface-box') return { kind: 'box', box: 'surface', slots, hexColor };
  const thing = things.find((known) => known === word);
  if (thing === undefined) throw new Error(`No thing ${word}`);
  return { kind: 'thing', thing, hexColor };
}
