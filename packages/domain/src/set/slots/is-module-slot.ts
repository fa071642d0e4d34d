import type { Frame } from '../../catalogue/frame.ts';
import type { Slot } from '../slot.ts';

/** Whether a slot of this frame takes a module. */
export const isModuleSlot = (frame: Frame, slot: Slot): boolean =>
  slot <= frame.slots && frame.touchLayout?.controllerSlots[slot - 1] !== true;
