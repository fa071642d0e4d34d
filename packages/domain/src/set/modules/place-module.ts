import type { Assortment } from '../../catalogue/assortment.ts';
import { accepted, refused, type Result } from '../../result.ts';
import type { ModuleChoice } from '../module-choice.ts';
import type { ProductSet } from '../product-set.ts';
import type { Slot } from '../slot.ts';
import { placementProblem, type PlacementProblem } from './placement-problem.ts';

/** Why a chosen module was not placed. */
export type PlaceModuleProblem = PlacementProblem | { readonly kind: 'unknown-module'; readonly moduleId: number };

/**
 * Puts a module into a slot, in place of what is there (R18). A module that disables IP44 turns it off (specification
 * §4).
 */
export const placeModule = (
  set: ProductSet,
  slot: Slot,
  choice: ModuleChoice,
  assortment: Assortment,
): Result<ProductSet, PlaceModuleProblem> => {
  const module = assortment.findModule(choice.moduleId);
  if (!module) return refused({ kind: 'unknown-module', moduleId: choice.moduleId });
  const problem = placementProblem(set, slot, module, assortment);
  if (problem) return refused(problem);
  return accepted({
    ...set,
    ip44: set.ip44 && !module.disablesIp44,
    modules: { ...set.modules, [slot]: choice },
  });
};
