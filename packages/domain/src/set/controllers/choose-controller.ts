import type { Assortment } from '../../catalogue/assortment.ts';
import { accepted, refused, type Result } from '../../result.ts';
import type { ProductSet } from '../product-set.ts';
import type { ControllerSlot } from '../slot.ts';
import { controllerProblem, type ControllerProblem } from './controller-problem.ts';

/** Why a controller was not chosen. */
export type ChooseControllerProblem =
  | ControllerProblem
  | { readonly kind: 'unknown-controller'; readonly controllerId: number };

/** Puts a controller into a slot, in place of what is there. */
export const chooseController = (
  set: ProductSet,
  slot: ControllerSlot,
  controllerId: number,
  assortment: Assortment,
): Result<ProductSet, ChooseControllerProblem> => {
  const controller = assortment.findController(controllerId);
  if (!controller) return refused({ kind: 'unknown-controller', controllerId });
  const problem = controllerProblem(set, slot, controller, assortment);
  if (problem) return refused(problem);
  return accepted({ ...set, controllers: { ...set.controllers, [slot]: controllerId } });
};
