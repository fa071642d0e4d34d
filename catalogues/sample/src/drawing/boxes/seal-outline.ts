import type { DrawingOrder } from '../drawing-order.ts';
import { frameArea } from '../frames/frame-area.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { rect } from '../svg/rect.ts';

/** What the seal shows around its frame: 0.7 mm of grey rubber on every side. */
export const sealOutline = (pen: Pen, order: Extract<DrawingOrder, { kind: 'seal-outline' }>): Picture => {
  const area = { ...inset(frameArea(order.lineTag, order.geometry, order.slots), -0.7), x: 0, y: 0 };
  const rubber = pen.linear('diagonal', ['0 #aeb3b7', '0.5 #8c9196', '1 #6e7378']);
  const body = rect(area, rubber) + rect(inset(area, 0.55), '#4a4e52');
  return { width: area.width, height: area.height, body };
};
