import { tonesOf } from '../colour/tones.ts';
import { earthedOutlet } from '../sockets/earthed-outlet.ts';
import { groundShadow } from '../solids/ground-shadow.ts';
import { rod } from '../solids/rod.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** A column that brings sockets to a desk: an aluminium profile on its foot. */
export const column = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf('#f2f2ef');
  return (
    groundShadow(pen, 3, 36, 34, 4) +
    rod(pen, centred(30, 70, 1.5, 0, -1), hexColor) +
    rect(centred(19, 66, 0.6, 0, -1), tones.body) +
    [-22, -2, 18].map((y) => at(0, y, earthedOutlet(pen, tones), 0.42)).join('') +
    rod(pen, centred(44, 4, 1.5, 0, 35), hexColor)
  );
};
