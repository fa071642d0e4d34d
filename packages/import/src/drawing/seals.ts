import type { DrawingOrder } from './drawing-order.ts';
import { frameArea, slotPitch } from './frame-design.ts';
import type { Pen, Picture } from './svg/pen.ts';
import { centred, inset, outline, rect } from './svg/shapes.ts';
import { svg } from './svg/svg.ts';

/** A frame seal: a thin grey sheet of rubber with a raised lip and a hole for every slot. */
export const frameSeal = (pen: Pen, { slots }: Extract<DrawingOrder, { kind: 'frame-seal' }>): Picture => {
  const height = 82;
  const width = height + slotPitch * (slots - 1);
  const sheet = { x: 0, y: 0, width, height, radius: 5 };
  const holes = Array.from({ length: slots }, (_, slot) =>
    centred(59, 59, 6, height / 2 + slotPitch * slot, height / 2),
  );
  const rubber = pen.linear('diagonal', { 0: '#b3b8bc', 0.5: '#969ba0', 1: '#7b8085' });
  const lips = [inset(sheet, 2.6), ...holes.map((hole) => inset(hole, -2.6))];
  const body =
    svg`<path d="${outline(sheet)}${holes.map(outline)}" fill-rule="evenodd" fill="${rubber}"/>` +
    lips.map((lip) => rect(lip, 'none', 'stroke="#5c6166" stroke-width="1.3"')).join('') +
    lips
      .map((lip) => rect(inset(lip, -0.25), 'none', 'stroke="#d5d9dc" stroke-opacity=".8" stroke-width=".4"'))
      .join('') +
    holes.map((hole) => rect(hole, 'none', 'stroke="#55595d" stroke-width=".35"')).join('') +
    rect(inset(sheet, 0.15), 'none', 'stroke="#5c6166" stroke-width=".3"');
  return { width, height, body };
};

/** What the seal shows around its frame: 0.7 mm of grey rubber on every side. */
export const sealOutline = (pen: Pen, order: Extract<DrawingOrder, { kind: 'seal-outline' }>): Picture => {
  const area = { ...inset(frameArea(order.lineTag, order.geometry, order.slots), -0.7), x: 0, y: 0 };
  const rubber = pen.linear('diagonal', { 0: '#aeb3b7', 0.5: '#8c9196', 1: '#6e7378' });
  const body = rect(area, rubber) + rect(inset(area, 0.55), '#4a4e52');
  return { width: area.width, height: area.height, body };
};
