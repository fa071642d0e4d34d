import { darker } from '../colour/darker.ts';
import type { Tones } from '../colour/tones.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';
import { earthedContacts } from './earthed-contacts.ts';

/** Two type E sockets in one opening: recesses of Ø 34 at ±13.5 mm, cut off at the plate's edge and where they meet. */
export const doubleSocket: Face = (pen, { window, tones }) => {
  const scale = Math.min(1, window / 54);
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    at(-13.5 * scale, 0, cup(pen, tones), scale) +
    at(13.5 * scale, 0, cup(pen, tones), scale)
  );
};

const cup = (pen: Pen, tones: Tones): string => {
  const wall = pen.linear('diagonal', [
    `0.1 ${darker(tones.body, 0.48)}`,
    `0.4 ${darker(tones.body, 0.26)}`,
    `0.9 ${tones.light}`,
  ]);
  const floor = pen.linear('diagonal', [
    `0 ${darker(tones.body, 0.2)}`,
    `0.5 ${darker(tones.body, 0.09)}`,
    `1 ${darker(tones.body, 0.03)}`,
  ]);
  return (
    shape(17.3, 12.6, pen.linear('diagonal', [`0 ${tones.deep}`, `0.5 ${tones.shade}`, `1 ${tones.highlight}`])) +
    shape(17, 12.3, wall) +
    at(0.2, 0.2, shape(15.6, 11.1, floor)) +
    earthedContacts(pen, tones.deep)
  );
};

/** A disc whose left and right sides are cut off. */
const shape = (radius: number, reach: number, fill: string): string => {
  const height = Math.sqrt(radius ** 2 - reach ** 2);
  return svg`<path d="M${-reach} ${-height}A${radius} ${radius} 0 0 1 ${reach} ${-height}V${height}A${radius} ${radius} 0 0 1 ${-reach} ${height}z" fill="${fill}"/>`;
};
