import type { Tones } from '../colour/tones.ts';
import type { Area } from '../svg/area.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** A moulded plate in an opening: the dark gap around it, its edges in the light, its even face. */
export const plate = (pen: Pen, area: Area, tones: Tones, lip = 0.5): string => {
  const body = inset(area, gap);
  const side = pen.linear('down', [
    `0 ${tones.highlight}`,
    `0.04 ${tones.light}`,
    `0.95 ${tones.shade}`,
    `0.985 ${tones.deep}`,
    `1 ${tones.deep}`,
  ]);
  const face = { ...inset(body, 0.4), height: body.height - 0.4 - lip };
  return (
    rect(area, '#07090b', 'fill-opacity=".6"') +
    rect(body, side) +
    rect(face, pen.linear('diagonal', [`0 ${tones.light}`, `0.5 ${tones.body}`, `1 ${tones.shade}`])) +
    rect(inset(body, 0.12), 'none', `stroke="${tones.highlight}" stroke-opacity=".5" stroke-width=".16"`)
  );
};

/** Width of the gap between a plate and what surrounds it, in millimetres. */
const gap = 0.3;
