import { tonesOf } from '../colour/tones.ts';
import { rod } from '../solids/rod.ts';
import { centred } from '../svg/centred.ts';
import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';

/** A screwdriver for electricians: insulated blade, handle in two colours. */
export const tool = (pen: Pen, hexColor: string): string => {
  const { highlight, light, body, shade, deep } = tonesOf(hexColor);
  const grip = pen.linear('down', [`0 ${light}`, `0.22 ${highlight}`, `0.5 ${body}`, `0.8 ${shade}`, `1 ${deep}`]);
  return svg`<g transform="rotate(-24)">${[
    '<ellipse cx="0" cy="10" rx="44" ry="2.4" fill="#10151a" fill-opacity=".13"/>',
    rod(pen, centred(30, 3, 0.4, 31, 0), '#b9bdc0'),
    svg`<path d="M42-1.5 48-2.4V2.4L42 1.5z" fill="#8f959a"/>`,
    rod(pen, centred(26, 4.6, 0.6, 22, 0), '#c4202b'),
    svg`<path d="M-44-7Q-47 0-44 7C-38 9-30 6-24 7S-8 9-2 6C2 4 6 5 9 4V-4C6-5 2-4-2-6-8-9-18-8-24-7S-38-9-44-7z" fill="${grip}"/>`,
    svg`<path d="M-40-3H-8M-40 .4H-8M-40 3.8H-8" stroke="${deep}" stroke-opacity=".6" stroke-width="1.2" stroke-linecap="round"/>`,
    svg`<path d="M-40-5.4H-10" stroke="#fff" stroke-opacity=".5" stroke-width=".8" stroke-linecap="round"/>`,
  ]}</g>`;
};
