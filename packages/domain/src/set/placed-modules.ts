import type { ModuleChoice } from './module-choice.ts';
import type { ProductSet } from './product-set.ts';
import { allSlots, type Slot } from './slot.ts';

/** A slot and the module in it. */
export type PlacedModule = { readonly slot: Slot; readonly choice: ModuleChoice };

/** The modules of a set from left to right. */
export const placedModules = (set: ProductSet): readonly PlacedModule[] =>
  allSlots.flatMap((slot) => {
    const choice = set.modules[slot];
    return choice ? [{ slot, choice }] : [];
  });
