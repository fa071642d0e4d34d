import { tonesOf } from '../colour/tones.ts';
import { contactHole } from '../sockets/contact-hole.ts';
import { earthPin } from '../sockets/earth-pin.ts';
import { socketCup } from '../sockets/socket-cup.ts';
import { block } from '../solids/block.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';

/** A row of socket outlets in one housing. */
export const multiSocket = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  const outlet =
    socketCup(pen, 19.5, tones) +
    contactHole(pen, -9.5, 0, tones.deep) +
    contactHole(pen, 9.5, 0, tones.deep) +
    earthPin(pen, 0, -10);
  return block(pen, centred(94, 36, 4), tones, 1) + [-31, 0, 31].map((x) => at(x, 0, outlet, 0.72)).join('');
};
