import type { Tones } from '../colour/tones.ts';
import { screwHead } from '../solids/screw-head.ts';
import { centred } from '../svg/centred.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';

/** A two-gang corner box: two open halves that meet in a fold of 90 degrees, seen from the room. */
export const cornerBox = (pen: Pen, tones: Tones): Picture => {
  const lit = pen.linear('right', [`0 ${tones.light}`, `1 ${tones.body}`]);
  const shaded = pen.linear('right', [`0 ${tones.deep}`, `0.12 ${tones.shade}`, `1 ${tones.body}`]);
  const body =
    svg`<path d="M17.3 13.4 75 28.6 132.7 13.4 124 8 75 20.4 26 8z" fill="${tones.highlight}" stroke="${tones.edge}" stroke-opacity=".5" stroke-width=".3" stroke-linejoin="round"/>` +
    svg`<g transform="matrix(.86 .227 0 1 46.1 62)">${half(pen, tones, lit, -1)}</g>` +
    svg`<g transform="matrix(.86 -.227 0 1 103.9 62)">${half(pen, tones, shaded, 1)}</g>` +
    svg`<path d="M75 28.4v82" stroke="${tones.edge}" stroke-opacity=".8" stroke-width=".5"/>`;
  return { width: 150, height: 114, body };
};

/** One half around its own middle; the side that faces the fold is open to the other half. */
const half = (pen: Pen, tones: Tones, face: string, side: number): string => {
  const outer = centred(67, 82, 1.2);
  const inner = inset(outer, 4.5);
  const floor = { ...inset(inner, 2.4), x: inner.x + (side < 0 ? 5.4 : 0.6) };
  return (
    rect(outer, face, `stroke="${tones.edge}" stroke-opacity=".45" stroke-width=".3"`) +
    rect(
      inner,
      pen.linear('down', [`0 ${tones.deep}`, `0.4 ${tones.shade}`, `1 ${tones.light}`]),
      `stroke="${tones.deep}" stroke-width=".4"`,
    ) +
    rect(floor, pen.linear('diagonal', [`0 ${tones.deep}`, `0.35 ${tones.shade}`, `1 ${tones.body}`])) +
    [-24, 24].map((x) => screwHead(pen, x, 0, 2)).join('')
  );
};
