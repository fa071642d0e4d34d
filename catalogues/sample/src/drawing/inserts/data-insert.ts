import { portRecess } from '../ports/port-recess.ts';
import { block } from '../solids/block.ts';
import { tonesOf } from '../colour/tones.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';

/** An RJ45 insert: the port in front, the punch-down block with its wire colours behind. */
export const dataInsert = (pen: Pen, hexColor: string): string =>
  block(pen, centred(30, 19, 1.2, 0, -13), tonesOf('#f0f0ec')) +
  wires +
  block(pen, centred(25, 27, 1.5, 0, 9), tonesOf(hexColor), 1) +
  at(0, 10, port(pen));

const wires = ['#e07b1f', '#f2c79a', '#2f8f4e', '#a9d8b6', '#2f63b8', '#a9c3ec', '#7a4a2a', '#cdb19b']
  .map(
    (colour, index) =>
      svg`<path d="M${index * 3.4 - 13} -21.6h2.2v8.6h-2.2z" fill="${colour}"/><path d="M${index * 3.4 - 12} -21.6v8.6" stroke="#33373a" stroke-opacity=".6" stroke-width=".4"/>`,
  )
  .join('');

const port = (pen: Pen): string =>
  portRecess(pen, centred(17, 12, 0.5)) +
  '<path d="M-4.4 5.8v3H-2.4v1.8h4.8V8.8h2v-3z" fill="#1b1d20"/>' +
  '<path d="M-6.6-5.4v3.2m1.9-3.2v3.2m1.9-3.2v3.2m1.9-3.2v3.2m1.9-3.2v3.2m1.9-3.2v3.2m1.9-3.2v3.2m1.9-3.2v3.2" stroke="#d2ac55" stroke-width=".8"/>' +
  rect(centred(17, 12, 0.5), 'none', 'stroke="#fff" stroke-opacity=".25" stroke-width=".3"');
