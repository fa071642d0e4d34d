import { mix } from '../colour/mix.ts';
import type { Tones } from '../colour/tones.ts';
import type { Area } from '../svg/area.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** A rocker that is switched off: its upper half leans back, its lower edge stands out and shows its thickness. */
export const rockerPlate = (pen: Pen, area: Area, tones: Tones): string => {
  const body = inset(area, 0.3);
  const thickness = 1.1;
  const side = pen.linear('down', [
    `0 ${tones.highlight}`,
    `0.03 ${tones.light}`,
    `0.96 ${tones.shade}`,
    `1 ${tones.deep}`,
  ]);
  const face = { ...inset(body, 0.35), height: body.height - 0.35 - thickness };
  const tilt = pen.linear('down', [
    `0 ${tones.shade}`,
    `0.08 ${mix(tones.shade, tones.body, 0.4)}`,
    `0.47 ${tones.body}`,
    `0.55 ${tones.light}`,
    `0.94 ${tones.light}`,
    `1 ${tones.highlight}`,
  ]);
  const across = pen.linear('right', [`0 ${tones.highlight} 0.16`, `0.5 ${tones.highlight} 0`, `1 ${tones.deep} 0.14`]);
  return (
    rect(area, '#07090b', 'fill-opacity=".6"') +
    rect(body, side) +
    rect(face, tilt) +
    rect(face, across) +
    rect(inset(body, 0.1), 'none', `stroke="${tones.highlight}" stroke-opacity=".45" stroke-width=".16"`)
  );
};
