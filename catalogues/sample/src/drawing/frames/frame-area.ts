import type { Geometry } from '../drawing-order.ts';
import type { Area } from '../svg/area.ts';
import { frameDesignOf } from './frame-design.ts';
import { slotPitch } from './slot-pitch.ts';

/** The outline of a frame of a line with its upper left corner at the origin. */
export const frameArea = (lineTag: string, geometry: Geometry, slots: number): Area => ({
  x: 0,
  y: 0,
  width: geometry.height + slotPitch * (slots - 1),
  height: geometry.height,
  radius: frameDesignOf(lineTag).radius,
});
