import type { ProductSet } from './product-set.ts';
import { allControllerSlots, type ControllerSlot } from './slot.ts';

/** A slot and the id of the controller in it. */
export type ChosenController = { readonly slot: ControllerSlot; readonly controllerId: number };

/** The controllers of a set from left to right. */
export const chosenControllers = (set: ProductSet): readonly ChosenController[] =>
  allControllerSlots.flatMap((slot) => {
    const controllerId = set.controllers[slot];
    return controllerId === undefined ? [] : [{ slot, controllerId }];
  });
