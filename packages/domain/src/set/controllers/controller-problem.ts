import type { Assortment } from '../../catalogue/assortment.ts';
import type { Controller } from '../../catalogue/controller.ts';
import { frameOfSet } from '../frame-of-set.ts';
import type { ProductSet } from '../product-set.ts';
import type { ControllerSlot } from '../slot.ts';
import { controllerSlotProblem, type ControllerSlotProblem } from './controller-slot-problem.ts';
import { variationProblem, type VariationProblem } from './variation-problem.ts';

/** Why a controller may not go into a slot. */
export type ControllerProblem = { readonly kind: 'no-frame' } | ControllerSlotProblem | VariationProblem;

/** Why this controller may not go into this slot, or undefined where it may; what is in the slot does not matter. */
export const controllerProblem = (
  set: ProductSet,
  slot: ControllerSlot,
  controller: Controller,
  assortment: Assortment,
): ControllerProblem | undefined => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return { kind: 'no-frame' };
  return (
    controllerSlotProblem(frame, slot, controller.id, assortment) ??
    variationProblem(set, frame, slot, controller.touchPoints, assortment)
  );
};
