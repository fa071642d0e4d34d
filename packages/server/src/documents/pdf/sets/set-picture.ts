import type { Drawing } from '@ramka/domain/drawing';
import { ink } from '../page/ink.ts';
import type { Area, Pen } from '../page/pen.ts';

/** A set on its piece of wall: in the middle of an area, at so many points a millimetre. */
export const drawSetOnWall = (pen: Pen, drawing: Drawing | null, wall: Area, scale: number): void => {
  pen.paint([wall], ink.wall);
  if (drawing === null) return;
  const x = wall.x + (wall.width - drawing.width * scale) / 2;
  const y = wall.y + (wall.height - drawing.height * scale) / 2;
  pen.drawing(drawing, x, y, scale);
};
