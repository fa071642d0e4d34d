import { rod } from '../solids/rod.ts';
import { screwHead } from '../solids/screw-head.ts';
import { steel } from '../solids/steel.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';

/** Device screws: one from the side, one from above. */
export const screw = (pen: Pen): string => at(-8, 6, fromTheSide(pen)) + screwHead(pen, 32, -20, 10);

const fromTheSide = (pen: Pen): string => {
  const turns = Array.from(
    { length: 14 },
    (_, index) => svg`<path d="M${index * 4 - 18}-5.4l2.6 10.8" stroke="#5d6368" stroke-width="1"/>`,
  );
  return svg`<g transform="rotate(18)">${[
    '<ellipse cx="4" cy="14" rx="38" ry="2.6" fill="#10151a" fill-opacity=".12"/>',
    rod(pen, centred(64, 9, 0.5, 8, 0), '#bfc3c6'),
    svg`<g>${turns}</g>`,
    svg`<path d="M40-4.5 46 0 40 4.5z" fill="#8f959a"/>`,
    svg`<path d="M-24-4.5C-30-5-31-11-35-11.5V11.5C-31 11-30 5-24 4.5z" fill="${steel(pen)}" stroke="#666c71" stroke-width=".35"/>`,
  ]}</g>`;
};
