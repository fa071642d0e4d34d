import type { Frame } from '../../catalogue/frame.ts';
import { isModuleSlot } from '../slots/is-module-slot.ts';
import type { Slot } from '../slot.ts';

/** Why a slot takes no module at all. */
export type SlotProblem =
  | { readonly kind: 'beyond-frame'; readonly slots: Slot }
  | { readonly kind: 'controller-slot' };

/** Why a slot of this frame takes no module, or undefined where it does. */
export const slotProblem = (frame: Frame, slot: Slot): SlotProblem | undefined => {
  if (slot > frame.slots) return { kind: 'beyond-frame', slots: frame.slots };
  return isModuleSlot(frame, slot) ? undefined : { kind: 'controller-slot' };
};
