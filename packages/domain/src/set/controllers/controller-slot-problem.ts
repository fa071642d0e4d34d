import type { Assortment } from '../../catalogue/assortment.ts';
import type { Frame } from '../../catalogue/frame.ts';
import type { ControllerSlot, Slot } from '../slot.ts';
import { isControllerSlot } from '../slots/is-controller-slot.ts';

/** Why a slot of a frame takes a controller never, or not one of this series. */
export type ControllerSlotProblem =
  | { readonly kind: 'beyond-frame'; readonly slots: Slot }
  | { readonly kind: 'module-slot' }
  | { readonly kind: 'other-series'; readonly seriesTag: string };

/** Why a slot of this frame does not take this controller whatever else is chosen, or undefined where it may. */
export const controllerSlotProblem = (
  frame: Frame,
  slot: ControllerSlot,
  controllerId: number,
  assortment: Assortment,
): ControllerSlotProblem | undefined => {
  if (slot > frame.slots) return { kind: 'beyond-frame', slots: frame.slots };
  if (!isControllerSlot(frame, slot)) return { kind: 'module-slot' };
  const ofSeries = assortment.listControllers(frame.seriesTag).some(({ id }) => id === controllerId);
  return ofSeries ? undefined : { kind: 'other-series', seriesTag: frame.seriesTag };
};
