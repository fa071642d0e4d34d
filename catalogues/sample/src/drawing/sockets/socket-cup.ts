import { darker } from '../colour/darker.ts';
import type { Tones } from '../colour/tones.ts';
import { lightness } from '../colour/lightness.ts';
import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';

/** The round recess of a socket outlet around the origin: rim, wall in shade above and in light below, floor. */
export const socketCup = (pen: Pen, radius: number, tones: Tones, floorHex = tones.body): string => {
  const wall = pen.linear('diagonal', [
    `0.1 ${darker(floorHex, 0.5)}`,
    `0.35 ${darker(floorHex, 0.3)}`,
    `0.65 ${darker(floorHex, 0.1)}`,
    `0.9 ${tones.light}`,
  ]);
  const floor = pen.linear('diagonal', [
    `0.1 ${darker(floorHex, 0.26 - 0.08 * lightness(floorHex))}`,
    `0.5 ${darker(floorHex, 0.1)}`,
    `0.9 ${darker(floorHex, 0.03)}`,
  ]);
  const lip = pen.linear('diagonal', [`0.1 ${tones.deep}`, `0.5 ${tones.shade}`, `0.9 ${tones.highlight}`]);
  return disc(0, 0, radius + 0.35, lip) + disc(0, 0, radius, wall) + disc(0.25, 0.25, radius - 1.7, floor);
};
