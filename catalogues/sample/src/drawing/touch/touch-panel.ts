import type { DrawingOrder } from '../drawing-order.ts';
import { frame } from '../frames/frame.ts';
import { slotPitch } from '../frames/slot-pitch.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { touchRings } from './touch-rings.ts';

/** A glass panel with its circles printed: touch slots are closed, module slots open. */
export const touchPanel = (pen: Pen, order: Extract<DrawingOrder, { kind: 'panel' }>): Picture => {
  const { geometry, finish, touchPoints } = order;
  const panel = frame(pen, {
    kind: 'frame',
    lineTag: 'simon-54-touch',
    geometry,
    finish,
    slots: touchPoints.length,
    touchSlots: touchPoints.map((points) => points !== null),
  });
  const centre = geometry.height / 2;
  const rings = touchPoints.map((points, slot) => touchRings(points ?? 0, centre + slotPitch * slot, centre));
  return { ...panel, body: panel.body + rings.join('') };
};
