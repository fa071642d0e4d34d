import type { Frame } from '../../catalogue/frame.ts';
import { allControllerSlots, type ControllerSlot, type Slot } from '../slot.ts';

/** Whether a slot of this frame takes a touch controller, and therefore no module (D10). */
export const isControllerSlot = (frame: Frame, slot: Slot): slot is ControllerSlot =>
  slot <= frame.slots &&
  allControllerSlots.some((controllerSlot) => controllerSlot === slot) &&
  frame.touchLayout?.controllerSlots[slot - 1] === true;
