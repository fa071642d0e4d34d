import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';

/** The nickel-plated earth pin of a type E socket, Ø 4.8 mm, with the shadow that it throws on the floor. */
export const earthPin = (pen: Pen, x: number, y: number): string =>
  svg`<path d="M${x - 1.7} ${y + 1.7}l3 3a2.4 2.4 0 0 0 3.4-3.4l-3-3z" fill="#000" fill-opacity=".22"/>` +
  disc(x, y, 2.75, '#000', 'fill-opacity=".35"') +
  disc(x, y, 2.4, pen.linear('diagonal', ['0.1 #f4f1ea', '0.45 #c3beb3', '0.9 #77736a'])) +
  disc(x - 0.15, y - 0.15, 1.55, pen.radial(['0 #fffdf8', '0.6 #d8d4ca', '1 #a9a499'], 0.35, 0.32));
