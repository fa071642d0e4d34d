import type { DrawingOrder } from '../drawing-order.ts';
import { frame } from '../frames/frame.ts';
import { at } from '../svg/at.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { moduleFace } from '../visible-parts/module-face.ts';

/** An article that comes with its frame: a visible part in a one-slot frame. */
export const completeArticle = (pen: Pen, order: Extract<DrawingOrder, { kind: 'complete' }>): Picture => {
  const { lineTag, geometry, finish } = order;
  const surround = frame(pen, { kind: 'frame', lineTag, geometry, finish, slots: 1 });
  const centre = geometry.height / 2;
  return {
    ...surround,
    body: surround.body + at(centre, centre, moduleFace(pen, { ...order, window: geometry.window })),
  };
};
