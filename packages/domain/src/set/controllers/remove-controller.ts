import type { ProductSet } from '../product-set.ts';
import type { ControllerSlot } from '../slot.ts';

/** Empties a controller slot; an empty one stays as it is. */
export const removeController = (set: ProductSet, slot: ControllerSlot): ProductSet => {
  const { [slot]: removed, ...controllers } = set.controllers;
  return removed === undefined ? set : { ...set, controllers };
};
