import type { Assortment } from '../../catalogue/assortment.ts';
import type { Controller } from '../../catalogue/controller.ts';
import { frameOfSet } from '../frame-of-set.ts';
import type { ProductSet } from '../product-set.ts';
import type { ControllerSlot } from '../slot.ts';
import { controllerProblem } from './controller-problem.ts';

/**
 * The controllers that may go into a slot beside those chosen in the other slots, in the catalogue's order
 * (specification §4, catalogue.md §5.5). Empty where the slot takes none.
 */
export const allowedControllers = (
  set: ProductSet,
  slot: ControllerSlot,
  assortment: Assortment,
): readonly Controller[] => {
  const frame = frameOfSet(set, assortment);
  const controllers = frame ? assortment.listControllers(frame.seriesTag) : [];
  return controllers.filter((controller) => !controllerProblem(set, slot, controller, assortment));
};
