import { rect } from '../svg/rect.ts';
import { brushing } from './brushing.ts';
import { satin } from './satin.ts';
import type { Surface } from './surface.ts';

/** Brushed metal: broad satin reflections, and the fine lines of the brush along the frame. */
export const metal: Surface = (pen, area, hexColor) =>
  satin(pen, area, hexColor) + rect(area, pen.pattern(brushing.width, brushing.height, brushing.body));
