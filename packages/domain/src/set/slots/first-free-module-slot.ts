import type { Frame } from '../../catalogue/frame.ts';
import type { ProductSet } from '../product-set.ts';
import type { Slot } from '../slot.ts';
import { freeModuleSlots } from './free-module-slots.ts';

/** Where a double-click puts a module (specification §2); undefined where every module slot is filled. */
export const firstFreeModuleSlot = (set: ProductSet, frame: Frame): Slot | undefined => freeModuleSlots(set, frame)[0];
