import type { Tones } from '../colour/tones.ts';
import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';

/** A round boss around a point: its shadow, its edge in the light, its slightly domed top. */
export const raisedDisc = (pen: Pen, x: number, y: number, radius: number, tones: Tones): string =>
  disc(x + radius * 0.04, y + radius * 0.06, radius + 0.5, '#000', 'fill-opacity=".22"') +
  disc(x, y, radius + 0.15, '#000', 'fill-opacity=".35"') +
  disc(x, y, radius, pen.linear('diagonal', [`0.1 ${tones.highlight}`, `0.5 ${tones.body}`, `0.9 ${tones.deep}`])) +
  disc(x, y, radius - 0.7, pen.linear('diagonal', [`0.1 ${tones.light}`, `0.5 ${tones.body}`, `0.95 ${tones.shade}`]));
