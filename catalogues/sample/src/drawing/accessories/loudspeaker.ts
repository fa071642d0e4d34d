import { tonesOf } from '../colour/tones.ts';
import type { LoosePart } from '../loose-parts/loose-part.ts';
import { screwHead } from '../solids/screw-head.ts';
import { disc } from '../svg/disc.ts';
import { svg } from '../svg/svg.ts';

/** A ceiling loudspeaker without its grille: basket, rubber surround, cone and dust cap. */
export const loudspeaker: LoosePart = (pen, hexColor) => {
  const { highlight, body, deep } = tonesOf(hexColor);
  const screws = [45, 135, 225, 315].map(
    (angle) => svg`<g transform="rotate(${angle})">${screwHead(pen, 23, 0, 1.3)}</g>`,
  );
  return (
    disc(0.8, 1.2, 26, '#000', 'fill-opacity=".16"') +
    disc(0, 0, 26, pen.linear('diagonal', [`0.1 ${highlight}`, `0.5 ${body}`, `0.95 ${deep}`])) +
    disc(0, 0, 20.5, pen.linear('diagonal', ['0.1 #111315', '0.9 #43484c'])) +
    disc(0, 0, 18.4, pen.radial(['0 #4d5357', '0.6 #2b2f32', '1 #17191b'], 0.6, 0.62)) +
    disc(0, 0, 12.5, 'none', 'stroke="#6d7378" stroke-opacity=".35" stroke-width=".4"') +
    disc(0, 0, 6.4, pen.radial(['0 #8a9095', '0.5 #4b5054', '1 #232628'], 0.34, 0.3)) +
    screws.join('')
  );
};
