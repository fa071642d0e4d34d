import type { Tones } from '../colour/tones.ts';
import { tonesOf } from '../colour/tones.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';
import { raisedDisc } from '../visible-parts/raised-disc.ts';
import { sunkenField } from '../visible-parts/sunken-field.ts';
import { lettering } from '../marks/lettering.ts';

/** A loudspeaker socket: one or two pairs of terminals, red and black, 19 mm apart. */
export const loudspeakerSocket =
  (pairs: 1 | 2): Face =>
  (pen, { window, tones }) =>
    plate(pen, centred(window, window, partRadius(window)), tones) +
    (pairs === 1 ? pair(pen, 0, tones, '') : pair(pen, -10, tones, 'L') + pair(pen, 10, tones, 'R'));

const pair = (pen: Pen, y: number, tones: Tones, name: string): string =>
  sunkenField(pen, centred(34, 14.5, 7.2, 0, y), tones) +
  at(-9.5, y, terminal(pen, '#b3202a')) +
  at(9.5, y, terminal(pen, '#26282b')) +
  lettering('+', -20, y, tones.ink) +
  lettering('−', 20, y, tones.ink) +
  (name === '' ? '' : lettering(name, 0, y, tones.ink));

/** A binding post with its gold-plated socket of 5 mm. */
const terminal = (pen: Pen, hexColor: string): string =>
  raisedDisc(pen, 0, 0, 5, tonesOf(hexColor)) +
  disc(0, 0, 2.9, pen.linear('diagonal', ['0.1 #f6e3a4', '0.5 #c9a44a', '0.95 #7d6020'])) +
  disc(0, 0, 2.1, '#0c0d0e');
