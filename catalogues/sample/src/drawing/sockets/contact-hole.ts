import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';

/** A hole of 5 mm for a plug's pin, with a chamfer, and the shutter in its depth. */
export const contactHole = (pen: Pen, x: number, y: number, chamfer: string): string =>
  disc(x, y, 2.75, chamfer) +
  disc(
    x,
    y,
    2.5,
    pen.linear('diagonal', [
      [0.15, '#050607'],
      [0.55, '#15181a'],
      [0.95, '#3b3f43'],
    ]),
  );
