import type { Assortment } from '../../catalogue/assortment.ts';
import type { Frame } from '../../catalogue/frame.ts';
import { chosenControllers, type ChosenController } from '../chosen-controllers.ts';
import { controllerSlotProblem } from '../controllers/controller-slot-problem.ts';
import { emptyControllerSlots } from '../controllers/empty-controller-slots.ts';
import { hasVariation } from '../controllers/has-variation.ts';
import { touchPointsOf } from '../controllers/touch-points-of.ts';
import { frameOfSet } from '../frame-of-set.ts';
import type { ProductSet } from '../product-set.ts';
import type { FilledControllerProblem, SetProblem } from './set-problem.ts';

/**
 * What is wrong with the controllers of a set: misplaced, unknown or lacking ones, and touch points that no panel is
 * made with (catalogue.md §5.5 addition a), which only a complete row of controllers can show.
 */
export const controllerProblems = (set: ProductSet, assortment: Assortment): readonly SetProblem[] => {
  const frame = frameOfSet(set, assortment);
  const problems = chosenControllers(set).flatMap((chosen): readonly SetProblem[] => {
    const problem = problemOf(chosen, frame, assortment);
    return problem ? [{ kind: 'controller', slot: chosen.slot, problem }] : [];
  });
  if (!frame) return problems;
  const lacking = emptyControllerSlots(set, frame).map((slot): SetProblem => ({
    kind: 'controller',
    slot,
    problem: { kind: 'no-controller' },
  }));
  return [...problems, ...lacking, ...panelProblems(set, frame, assortment)];
};

const problemOf = (
  { slot, controllerId }: ChosenController,
  frame: Frame | undefined,
  assortment: Assortment,
): FilledControllerProblem | undefined => {
  if (!assortment.findController(controllerId)) return { kind: 'unknown-controller', controllerId };
  return frame && controllerSlotProblem(frame, slot, controllerId, assortment);
};

const panelProblems = (set: ProductSet, frame: Frame, assortment: Assortment): readonly SetProblem[] => {
  if (!frame.touchLayout) return [];
  const chosen = touchPointsOf(set, frame, assortment);
  const touchPoints = chosen.filter((points) => points !== undefined);
  const complete = touchPoints.length === chosen.length;
  if (!complete || hasVariation(frame.touchLayout, touchPoints)) return [];
  return [{ kind: 'controllers', problem: { kind: 'no-variation', touchPoints } }];
};
