import type { Assortment } from '../../catalogue/assortment.ts';
import { accepted, refused, type Result } from '../../result.ts';
import { frameOfSet } from '../frame-of-set.ts';
import type { ModuleChoice } from '../module-choice.ts';
import type { ProductSet } from '../product-set.ts';
import type { Slot } from '../slot.ts';
import { firstFreeModuleSlot } from '../slots/first-free-module-slot.ts';
import { placeModule, type PlaceModuleProblem } from './place-module.ts';

/** The set after a double-click or Enter, and the slot that was taken. */
export type FirstFreePlacement = { readonly set: ProductSet; readonly slot: Slot };

/** Puts a module into the first free module slot (specification §2, R18). */
export const placeInFirstFreeSlot = (
  set: ProductSet,
  choice: ModuleChoice,
  assortment: Assortment,
): Result<FirstFreePlacement, PlaceModuleProblem | { readonly kind: 'no-free-slot' }> => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return refused({ kind: 'no-frame' });
  const slot = firstFreeModuleSlot(set, frame);
  if (slot === undefined) return refused({ kind: 'no-free-slot' });
  const placed = placeModule(set, slot, choice, assortment);
  return placed.ok ? accepted({ set: placed.value, slot }) : placed;
};
