import type { Area } from '../svg/area.ts';
import type { Pen } from '../svg/pen.ts';
import type { Finish } from '../drawing-order.ts';
import { glass } from './glass.ts';
import { metal } from './metal.ts';
import { plastic } from './plastic.ts';
import { wood } from './wood.ts';

/** How a material looks over an area. */
export type Surface = (pen: Pen, area: Area, hexColor: string) => string;

/** The surface of each material that frames are made of. */
export const surfaces: Record<Finish['material'], Surface> = { glass, metal, plastic, wood };
