import type { Frame } from '../../catalogue/frame.ts';
import type { Slot } from '../slot.ts';
import { isModuleSlot } from './is-module-slot.ts';
import { slotsOfFrame } from './slots-of-frame.ts';

/** The slots of a frame that take modules, from left to right. */
export const moduleSlots = (frame: Frame): readonly Slot[] =>
  slotsOfFrame(frame).filter((slot) => isModuleSlot(frame, slot));
