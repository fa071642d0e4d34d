import type { Pen } from '../svg/pen.ts';
import { block } from '../solids/block.ts';
import { tonesOf } from '../colour/tones.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import { rect } from '../svg/rect.ts';

/** The light source of a stair light: a board with a row of LEDs, in the colour of its light. */
export const lightInsert = (pen: Pen, hexColor: string): string => {
  const glow = pen.radial([`0 ${hexColor} 0.85`, `0.55 ${hexColor} 0.3`, `1 ${hexColor} 0`]);
  const diodes = [-15, -5, 5, 15].map(
    (x) => rect(centred(5.4, 5.4, 0.5, x, 0), '#fffbe9') + disc(x, 0, 1.9, '#ffe9a8') + disc(x, 0, 5.6, glow),
  );
  return (
    block(pen, centred(46, 26, 2), tonesOf('#eceeed'), 1) +
    rect(centred(42, 13, 1), pen.linear('diagonal', ['0 #fdfdfc', '1 #d5d9da'])) +
    diodes.join('') +
    '<path d="M-20 9.4h9m22 0h9" stroke="#b98d35" stroke-width="1.2"/>'
  );
};
