import { mix } from '../colour/mix.ts';
import type { Tones } from '../colour/tones.ts';
import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';
import { rockerBorder, type RockerShape } from './rocker-border.ts';

/** A rocker that is switched off: its upper half leans back, its lower edge stands out and shows its thickness. */
export const rockerPlate = (pen: Pen, shape: RockerShape, tones: Tones): string => {
  const { highlight, light, shade, deep } = tones;
  const side = pen.linear('down', [`0 ${highlight}`, `0.03 ${light}`, `0.96 ${shade}`, `1 ${deep}`]);
  const across = pen.linear('right', [`0 ${highlight} 0.16`, `0.5 ${highlight} 0`, `1 ${deep} 0.14`]);
  const face = rockerBorder(shape, gap + 0.35, gap + 0.35, gap + thickness);
  return svg`<path d="${rockerBorder(shape, 0)}" fill="#07090b" fill-opacity=".6"/><path d="${rockerBorder(shape, gap)}" fill="${side}"/><path d="${face}" fill="${tilt(pen, tones)}"/><path d="${face}" fill="${across}"/><path d="${rockerBorder(shape, gap + 0.1)}" fill="none" stroke="${highlight}" stroke-opacity=".45" stroke-width=".16"/>`;
};

/** The light on a face whose upper half looks down a little and whose lower half looks up. */
const tilt = (pen: Pen, { highlight, light, body, shade }: Tones): string =>
  pen.linear('down', [
    `0 ${shade}`,
    `0.08 ${mix(shade, body, 0.4)}`,
    `0.47 ${body}`,
    `0.55 ${light}`,
    `0.94 ${light}`,
    `1 ${highlight}`,
  ]);

/** Width of the gap around a rocker, and how thick its lower edge looks, in millimetres. */
const gap = 0.3;
const thickness = 1.4;
