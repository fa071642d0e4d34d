import { inset } from '../svg/inset.ts';
import type { Area } from '../svg/area.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** How far the gasket of an IP44 frame shows, in millimetres. */
export const gasketWidth = 1;

/** The grey rubber of an IP44 frame under its edge; the frame lies on it. */
export const gasketRing = (pen: Pen, whole: Area): string =>
  rect(whole, pen.linear('down', ['0 #9a9fa4', '0.5 #7d8287', '1 #5f6468'])) +
  rect(inset(whole, gasketWidth - 0.25), '#3e4246');
