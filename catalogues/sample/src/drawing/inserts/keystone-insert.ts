import type { Pen } from '../svg/pen.ts';
import { portRecess } from '../ports/port-recess.ts';
import { block } from '../solids/block.ts';
import { brass } from '../solids/brass.ts';
import { tonesOf } from '../colour/tones.ts';
import { centred } from '../svg/centred.ts';
import { svg } from '../svg/svg.ts';

/** A Keystone jack, twice its size: the square face with the port, the sprung catch below. */
export const keystoneInsert = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  return (
    svg`<path d="M-9 14h18l-2.5 9h-13z" fill="${pen.linear('down', [`0 ${tones.deep}`, `1 ${tones.shade}`])}"/>` +
    block(pen, centred(30, 36, 1.5, 0, -3), tones, 1.2) +
    portRecess(pen, centred(22, 15, 0.5, 0, -4)) +
    '<path d="M-5.6 3.2v4h2.8v2.4h5.6V7.2h2.8v-4z" fill="#1b1d20"/>' +
    svg`<path d="M-8.4-11v4.4m2.4-4.4v4.4m2.4-4.4v4.4m2.4-4.4v4.4m2.4-4.4v4.4m2.4-4.4v4.4m2.4-4.4v4.4m2.4-4.4v4.4" stroke="${brass(pen)}" stroke-width="1"/>`
  );
};
