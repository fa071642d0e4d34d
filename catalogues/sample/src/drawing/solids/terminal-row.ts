import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import { screwHead } from './screw-head.ts';

/** A row of screw terminals around x = 0: a dark chamber and a screw each. */
export const terminalRow = (pen: Pen, count: number, width: number, y: number): string => {
  const pitch = width / count;
  return Array.from({ length: count }, (_, index) => {
    const x = pitch * (index + 0.5) - width / 2;
    return rect(centred(pitch - 1, 9, 0.8, x, y), '#5a6066') + screwHead(pen, x, y, Math.min(pitch * 0.36, 3));
  }).join('');
};
