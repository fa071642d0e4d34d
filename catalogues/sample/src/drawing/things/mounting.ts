import { screwHead } from '../solids/screw-head.ts';
import { steel } from '../solids/steel.ts';
import { centred } from '../svg/centred.ts';
import { outline } from '../svg/outline.ts';
import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';

/** A mounting plate of sheet steel with a round mouth, slots and screws. */
export const mounting = (pen: Pen): string => {
  const plate = outline(centred(72, 72, 6));
  const mouth = 'M-25 0A25 25 0 1 1 25 0 25 25 0 1 1-25 0z';
  const slots = [0, 90, 180, 270].map(
    (angle) =>
      svg`<path transform="rotate(${angle})" d="M-5-32.4h10" stroke="#3a3e42" stroke-width="3" stroke-linecap="round"/>`,
  );
  return (
    svg`<path d="${plate}${mouth}" fill-rule="evenodd" fill="#10151a" fill-opacity=".16" transform="translate(.8 1.3)"/>` +
    svg`<path d="${plate}${mouth}" fill-rule="evenodd" fill="${steel(pen)}" stroke="#666c71" stroke-width=".4"/>` +
    disc(0, 0, 25.4, 'none', 'stroke="#fff" stroke-opacity=".8" stroke-width=".6"') +
    slots.join('') +
    [-1, 1].flatMap((x) => [screwHead(pen, x * 29, -29, 2.6), screwHead(pen, x * 29, 29, 2.6)]).join('')
  );
};
