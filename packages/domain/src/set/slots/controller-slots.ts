import type { Frame } from '../../catalogue/frame.ts';
import type { ControllerSlot } from '../slot.ts';
import { isControllerSlot } from './is-controller-slot.ts';
import { slotsOfFrame } from './slots-of-frame.ts';

/** The slots of a frame that take touch controllers, from left to right; none unless it is a glass panel. */
export const controllerSlots = (frame: Frame): readonly ControllerSlot[] =>
  slotsOfFrame(frame).filter((slot) => isControllerSlot(frame, slot));
