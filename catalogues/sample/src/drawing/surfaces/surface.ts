import type { Area } from '../svg/area.ts';
import type { Pen } from '../svg/pen.ts';

/** How a material looks over an area. */
export type Surface = (pen: Pen, area: Area, hexColor: string) => string;
