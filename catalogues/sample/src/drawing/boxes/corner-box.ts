import type { Tones } from '../colour/tones.ts';
import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { svg } from '../svg/svg.ts';

/** A two-gang corner box: two halves that meet in a fold of 90 degrees. */
export const cornerBox = (pen: Pen, tones: Tones): Picture => {
  const lit = pen.linear('right', [
    [0, tones.body],
    [0.8, tones.light],
    [1, tones.highlight],
  ]);
  const shaded = pen.linear('right', [
    [0, tones.deep],
    [0.1, tones.shade],
    [1, tones.shade],
  ]);
  const left = svg`<g transform="matrix(.86 -.24 0 1 4 22)">${shell(lit, tones)}${mouth(pen, tones)}</g>`;
  const right = svg`<g transform="matrix(.86 .24 0 1 75.4 2)">${shell(shaded, tones)}${mouth(pen, tones)}</g>`;
  const fold = svg`<path d="M75.2 3v83" stroke="${tones.highlight}" stroke-width=".7"/><path d="M75.8 3v83" stroke="${tones.edge}" stroke-width=".5"/>`;
  return { width: 150, height: 110, body: left + right + fold };
};

const shell = (fill: string, tones: Tones): string =>
  svg`<path d="M0 3Q0 0 3 0H83V82H3Q0 82 0 79z" fill="${fill}" stroke="${tones.edge}" stroke-opacity=".5" stroke-width=".3"/>`;

const mouth = (pen: Pen, tones: Tones): string =>
  disc(
    41.5,
    41,
    31,
    pen.linear('diagonal', [
      [0.1, tones.deep],
      [0.6, tones.shade],
      [0.95, tones.highlight],
    ]),
  ) +
  disc(
    41.5,
    41,
    30,
    pen.linear('diagonal', [
      [0.1, '#1b1e21'],
      [0.6, '#3c4145'],
      [1, '#5c6266'],
    ]),
  );
