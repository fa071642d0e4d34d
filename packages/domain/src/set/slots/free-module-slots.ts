import type { Frame } from '../../catalogue/frame.ts';
import type { ProductSet } from '../product-set.ts';
import type { Slot } from '../slot.ts';
import { moduleSlots } from './module-slots.ts';

/** The module slots of a frame that hold nothing yet, from left to right. */
export const freeModuleSlots = (set: ProductSet, frame: Frame): readonly Slot[] =>
  moduleSlots(frame).filter((slot) => set.modules[slot] === undefined);
