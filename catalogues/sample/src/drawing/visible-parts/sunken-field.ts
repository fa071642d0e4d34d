import type { Tones } from '../colour/tones.ts';
import type { Area } from '../svg/area.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** A shallow field sunk into a plate: shade at its upper edge, light at its lower one. */
export const sunkenField = (pen: Pen, area: Area, tones: Tones): string =>
  rect(inset(area, -0.3), pen.linear('diagonal', [`0 ${tones.deep}`, `0.5 ${tones.shade}`, `1 ${tones.highlight}`])) +
  rect(area, pen.linear('down', [`0 ${tones.shade}`, `0.3 ${tones.body}`, `1 ${tones.body}`]));
