import type { Pen } from '../svg/pen.ts';

/** Draws a loose part around the origin, within 55 × 55 mm, in a colour where the part comes in colours. */
export type LoosePart = (pen: Pen, hexColor: string) => string;
