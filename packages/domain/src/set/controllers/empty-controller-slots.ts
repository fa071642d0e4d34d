import type { Frame } from '../../catalogue/frame.ts';
import type { ProductSet } from '../product-set.ts';
import type { ControllerSlot } from '../slot.ts';
import { controllerSlots } from '../slots/controller-slots.ts';

/** The controller slots of a frame that still need a controller, from left to right. */
export const emptyControllerSlots = (set: ProductSet, frame: Frame): readonly ControllerSlot[] =>
  controllerSlots(frame).filter((slot) => set.controllers[slot] === undefined);
