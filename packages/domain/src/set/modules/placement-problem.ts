import type { Assortment } from '../../catalogue/assortment.ts';
import type { Module } from '../../catalogue/module.ts';
import { frameOfSet } from '../frame-of-set.ts';
import type { ProductSet } from '../product-set.ts';
import type { Slot } from '../slot.ts';
import { moduleProblem, type ModuleProblem } from './module-problem.ts';
import { slotProblem, type SlotProblem } from './slot-problem.ts';

/** Why a module may not go into a slot (R18). */
export type PlacementProblem = { readonly kind: 'no-frame' } | SlotProblem | ModuleProblem;

/** Why this module may not go into this slot, or undefined where it may; what is in the slot does not matter. */
export const placementProblem = (
  set: ProductSet,
  slot: Slot,
  module: Module,
  assortment: Assortment,
): PlacementProblem | undefined => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return { kind: 'no-frame' };
  return slotProblem(frame, slot) ?? moduleProblem(frame, module, assortment);
};
