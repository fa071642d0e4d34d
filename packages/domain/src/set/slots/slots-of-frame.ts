import type { Frame } from '../../catalogue/frame.ts';
import { allSlots, type Slot } from '../slot.ts';

/** The slots that a frame has, from left to right. */
export const slotsOfFrame = (frame: Frame): readonly Slot[] => allSlots.filter((slot) => slot <= frame.slots);
