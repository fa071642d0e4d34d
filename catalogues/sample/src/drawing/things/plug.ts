import { tonesOf } from '../colour/tones.ts';
import { rod } from '../solids/rod.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';

/** A plug from the side: two pins, body with grip, bend protection and cable. */
export const plug = (pen: Pen, hexColor: string): string => {
  const { highlight, light, body, shade, deep } = tonesOf(hexColor);
  const skin = pen.linear('down', [`0 ${light}`, `0.18 ${highlight}`, `0.5 ${body}`, `0.85 ${shade}`, `1 ${deep}`]);
  const ribs = [0, 4, 8, 12].map(
    (x) => svg`<path d="M${x - 6}-12.6V12.6" stroke="${deep}" stroke-opacity=".6" stroke-width="1.2"/>`,
  );
  return (
    '<ellipse cx="-4" cy="21" rx="34" ry="3" fill="#10151a" fill-opacity=".12"/>' +
    [-8, 8].map((y) => rod(pen, centred(21, 4.4, 2, -34, y), '#c9c3b4')).join('') +
    rod(pen, centred(30, 5, 1, 36, 0), '#3a3e42') +
    svg`<path d="M-26-17Q-26-19-24-19H-17C-12-19-12-13-7-13H11C18-13 19-5 26-4.4V4.4C19 5 18 13 11 13H-7C-12 13-12 19-17 19H-24Q-26 19-26 17z" fill="${skin}"/>${ribs}` +
    svg`<path d="M-18.5-19V19" stroke="${deep}" stroke-opacity=".5" stroke-width=".6"/>`
  );
};
