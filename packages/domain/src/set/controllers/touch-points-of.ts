import type { Assortment } from '../../catalogue/assortment.ts';
import type { Frame } from '../../catalogue/frame.ts';
import type { ProductSet } from '../product-set.ts';
import { controllerSlots } from '../slots/controller-slots.ts';

/**
 * The touch points of a set, one entry a controller slot of the frame, in slot order; undefined where no controller is
 * chosen, or where the catalogue no longer has it.
 */
export const touchPointsOf = (set: ProductSet, frame: Frame, assortment: Assortment): readonly (number | undefined)[] =>
  controllerSlots(frame).map((slot) => {
    const controllerId = set.controllers[slot];
    return controllerId === undefined ? undefined : assortment.findController(controllerId)?.touchPoints;
  });
