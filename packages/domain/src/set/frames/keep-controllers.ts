import type { Assortment } from '../../catalogue/assortment.ts';
import type { Frame } from '../../catalogue/frame.ts';
import { chosenControllers, type ChosenController } from '../chosen-controllers.ts';
import { controllerSlotProblem } from '../controllers/controller-slot-problem.ts';
import { variationProblem } from '../controllers/variation-problem.ts';
import type { ProductSet } from '../product-set.ts';
import type { ControllerSlot } from '../slot.ts';
import type { Removal } from './removal.ts';

/**
 * The controllers of a set that can stay when this frame is chosen, and those that can't: from left to right, each
 * stays while the touch points so far fit a variation (catalogue.md §5.5 additions b and c, §5.6).
 */
export const keepControllers = (
  set: ProductSet,
  frame: Frame,
  assortment: Assortment,
): { readonly kept: ProductSet['controllers']; readonly removals: readonly Removal[] } => {
  const kept: Partial<Record<ControllerSlot, number>> = {};
  const removals: Removal[] = [];
  for (const chosen of chosenControllers(set)) {
    const removal = removalOf(chosen, { ...set, controllers: kept }, frame, assortment);
    if (removal) removals.push(removal);
    else kept[chosen.slot] = chosen.controllerId;
  }
  return { kept, removals };
};

const removalOf = (
  { slot, controllerId }: ChosenController,
  keptSoFar: ProductSet,
  frame: Frame,
  assortment: Assortment,
): Removal | undefined => {
  const controller = assortment.findController(controllerId);
  const problem = controllerSlotProblem(frame, slot, controllerId, assortment);
  if (problem && (controller || problem.kind !== 'other-series'))
    return { kind: 'controller', slot, controllerId, reason: problem.kind };
  if (!controller || !variationProblem(keptSoFar, frame, slot, controller.touchPoints, assortment)) return undefined;
  return { kind: 'controller', slot, controllerId, reason: 'no-variation' };
};
