import { tonesOf } from '../colour/tones.ts';
import type { DrawingOrder } from '../drawing-order.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { cornerBox } from './corner-box.ts';
import { floorBox } from './floor-box.ts';
import { flushBox } from './flush-box.ts';
import { openBox } from './open-box.ts';

type BoxOrder = Extract<DrawingOrder, { kind: 'box' }>;

/** A box as an article. */
export const box = (pen: Pen, order: BoxOrder): Picture => boxes[order.box](pen, order);

const boxes: Record<BoxOrder['box'], (pen: Pen, order: BoxOrder) => Picture> = {
  surface: (pen, { slots, hexColor }) => openBox(pen, { slots, tones: tonesOf(hexColor), depth: 16, joint: false }),
  composable: (pen, { slots, hexColor }) => openBox(pen, { slots, tones: tonesOf(hexColor), depth: 18, joint: true }),
  extension: (pen, { hexColor }) => openBox(pen, { slots: 1, tones: tonesOf(hexColor), depth: 18, joint: true }),
  corner: (pen, { hexColor }) => cornerBox(pen, tonesOf(hexColor)),
  flush: (pen, { slots, hexColor }) => flushBox(pen, slots, hexColor),
  floor: (pen, { hexColor }) => floorBox(pen, tonesOf(hexColor)),
};
