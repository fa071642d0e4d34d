import type { Tones } from '../colour/tones.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';
import { sunkenField } from '../visible-parts/sunken-field.ts';
import { portRecess } from './port-recess.ts';

/** One or two RJ sockets behind dust shutters, with a label field above. */
export const dataPorts =
  (count: 1 | 2): Face =>
  (pen, { window, tones }) => {
    const places = count === 1 ? [0] : [-11, 11];
    return (
      plate(pen, centred(window, window, partRadius(window)), tones) +
      labelField(pen, tones) +
      places.map((x) => at(x, 4, port(pen, tones))).join('')
    );
  };

/** The clear cover of a paper label. */
const labelField = (pen: Pen, tones: Tones): string =>
  sunkenField(pen, centred(38, 7, 0.8, 0, -16), tones) +
  rect(centred(36.6, 5.6, 0.5, 0, -16), pen.linear('diagonal', ['0 #fdfefe', '0.5 #e8ecee', '1 #f6f8f8'])) +
  svg`<path d="M-17-13.6l5-5h8l-5 5z" fill="#fff" fill-opacity=".8"/>`;

const port = (pen: Pen, tones: Tones): string => {
  const shutter = pen.linear('down', [`0 ${tones.shade}`, `0.25 ${tones.light}`, `1 ${tones.shade}`]);
  const latch = svg`<path d="M-3 3.9v2h1.4v1.3h3.2v-1.3h1.4v-2z" fill="#1b1d20"/>`;
  return (
    sunkenField(pen, centred(17, 19, 1.2, 0, 0.6), tones) +
    portRecess(pen, centred(11.7, 8, 0.4)) +
    latch +
    '<path d="M-4.4-3.4v1.9m1.26-1.9v1.9m1.26-1.9v1.9m1.26-1.9v1.9m1.26-1.9v1.9m1.26-1.9v1.9m1.26-1.9v1.9m1.26-1.9v1.9" stroke="#c9a44a" stroke-width=".5"/>' +
    rect(centred(13.6, 3.4, 0.6, 0, -5.9), shutter) +
    svg`<path d="M-2.4-5.9h4.8" stroke="${tones.deep}" stroke-width=".4" stroke-linecap="round"/>`
  );
};
