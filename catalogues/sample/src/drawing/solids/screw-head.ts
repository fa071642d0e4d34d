import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';

/** The head of a zinc-plated screw with a cross recess. */
export const screwHead = (pen: Pen, x: number, y: number, radius: number): string =>
  disc(x, y, radius * 1.15, '#000', 'fill-opacity=".35"') +
  disc(x, y, radius, pen.linear('diagonal', ['0.1 #fbfbfa', '0.5 #b9bdc0', '0.95 #6d7276'])) +
  svg`<path d="M${x - radius * 0.55} ${y}h${radius * 1.1}M${x} ${y - radius * 0.55}v${radius * 1.1}" stroke="#3a3e42" stroke-width="${radius * 0.28}" stroke-linecap="round"/>`;
