import { tonesOf } from './colour.ts';
import { pictogram } from './marks.ts';
import { block, brass, terminalRow } from './solids.ts';
import type { Pen } from './svg/pen.ts';
import { at, centred, disc, rect, svg } from './svg/shapes.ts';
import { portRecess } from './visible-parts/data-ports.ts';

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

/** A Keystone jack at twice its size: the square face with the port, the sprung catch below. */
export const keystoneInsert = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  return (
    svg`<path d="M-9 14h18l-2.5 9h-13z" fill="${pen.linear('down', { 0: tones.deep, 1: tones.shade })}"/>` +
    block(pen, centred(30, 36, 1.5, 0, -3), tones, 1.2) +
    portRecess(pen, centred(22, 15, 0.5, 0, -4)) +
    '<path d="M-5.6 3.2v4h2.8v2.4h5.6V7.2h2.8v-4z" fill="#1b1d20"/>' +
    svg`<path d="M-8.4-11v4.4m2.4-4.4v4.4m2.4-4.4v4.4m2.4-4.4v4.4m2.4-4.4v4.4m2.4-4.4v4.4m2.4-4.4v4.4m2.4-4.4v4.4" stroke="${brass(pen)}" stroke-width="1"/>`
  );
};

/** An electronic insert for the box: a flat module with a row of terminals and a mark for its function. */
export const electronicInsert =
  (mark: 'dim' | 'bulb' | 'wifi') =>
  (pen: Pen): string =>
    block(pen, centred(46, 44, 5), tonesOf('#e9ebea'), 1.2) +
    rect(centred(38, 20, 1.5, 0, -6.5), pen.linear('diagonal', { 0: '#4a5056', 1: '#2c3136' })) +
    (pictogram(mark, -8, -6.5, '#f1f4f5', 1.2) ?? '') +
    disc(12, -6.5, 3.2, '#1b1f22') +
    disc(12, -6.5, 2, '#4fd08a') +
    terminalRow(pen, 4, 38, 14);

/** The light source of a stair light: a board with a row of LEDs in the colour of their light. */
export const lightInsert = (pen: Pen, hexColor: string): string => {
  const glow = pen.radial({ 0: [hexColor, 0.85], 0.55: [hexColor, 0.3], 1: [hexColor, 0] });
  const diodes = [-15, -5, 5, 15].map(
    (x) => rect(centred(5.4, 5.4, 0.5, x, 0), '#fffbe9') + disc(x, 0, 1.9, '#ffe9a8') + disc(x, 0, 5.6, glow),
  );
  return (
    block(pen, centred(46, 26, 2), tonesOf('#eceeed'), 1) +
    rect(centred(42, 13, 1), pen.linear('diagonal', { 0: '#fdfdfc', 1: '#d5d9da' })) +
    diodes.join('') +
    '<path d="M-20 9.4h9m22 0h9" stroke="#b98d35" stroke-width="1.2"/>'
  );
};
