import type { DrawingOrder } from '../drawing-order.ts';
import { at } from '../svg/at.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { antibacterialMark } from './antibacterial-mark.ts';
import { moduleFace } from './module-face.ts';

/** The visible part of a module, as large as the opening that it fills. */
export const visiblePart = (pen: Pen, order: Extract<DrawingOrder, { kind: 'visible-part' }>): Picture => {
  const { window } = order;
  const mark = order.antibacterial === true ? antibacterialMark(window, order.hexColor) : '';
  return { width: window, height: window, body: at(window / 2, window / 2, moduleFace(pen, order) + mark) };
};
