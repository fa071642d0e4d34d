import { disc } from '../svg/disc.ts';
import type { Pen } from '../svg/pen.ts';

/** A hole of 5 mm for a plug's pin: its chamfer, lit at the lower right, and the shutter in its depth. */
export const contactHole = (pen: Pen, x: number, y: number, chamfer: string): string => {
  const depth = pen.linear('diagonal', ['0.15 #040506', '0.55 #131517', '0.95 #393d41']);
  return (
    disc(x + 0.25, y + 0.25, 2.75, '#fff', 'fill-opacity=".34"') + disc(x, y, 2.75, chamfer) + disc(x, y, 2.5, depth)
  );
};
