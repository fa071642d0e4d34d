import { tonesOf } from '../colour/tones.ts';
import type { DrawingOrder } from '../drawing-order.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { cornerBox } from './corner-box.ts';
import { floorBox } from './floor-box.ts';
import { flushBox } from './flush-box.ts';
import { openBox } from './open-box.ts';

/** A box as an article. */
export const box = (pen: Pen, { box: kind, slots, hexColor }: Extract<DrawingOrder, { kind: 'box' }>): Picture => {
  const tones = tonesOf(hexColor);
  switch (kind) {
    case 'surface':
      return openBox(pen, { slots, tones, depth: 16, joint: false });
    case 'composable':
      return openBox(pen, { slots, tones, depth: 18, joint: true });
    case 'extension':
      return openBox(pen, { slots: 1, tones, depth: 18, joint: true });
    case 'corner':
      return cornerBox(pen, tones);
    case 'flush':
      return flushBox(pen, slots, hexColor);
    case 'floor':
      return floorBox(pen, tones);
  }
};
