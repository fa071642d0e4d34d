import { tonesOf } from '../colour/tones.ts';
import { earthedOutlet } from '../sockets/earthed-outlet.ts';
import { block } from '../solids/block.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';

/** A row of socket outlets in one housing. */
export const multiSocket = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  return (
    block(pen, centred(94, 36, 4), tones, 1) +
    [-31, 0, 31].map((x) => at(x, 0, earthedOutlet(pen, tones), 0.72)).join('')
  );
};
