import type { Frame } from '../catalogue/frame.ts';
import type { Slot } from '../set/slot.ts';
import type { DrawingLayer } from './drawing.ts';
import { slotCentre } from './slot-centre.ts';

/** The square of a side in millimetres around the middle of a slot. */
export const slotTile = (
  frame: Frame,
  slot: Slot,
  side: number,
): Pick<DrawingLayer, 'x' | 'y' | 'width' | 'height'> => {
  const { x, y } = slotCentre(frame, slot);
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
};
