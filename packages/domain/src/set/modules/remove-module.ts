import type { ProductSet } from '../product-set.ts';
import type { Slot } from '../slot.ts';

/** Empties a module slot; an empty one stays as it is. IP44 does not come back by itself. */
export const removeModule = (set: ProductSet, slot: Slot): ProductSet => {
  const { [slot]: removed, ...modules } = set.modules;
  return removed ? { ...set, modules } : set;
};
