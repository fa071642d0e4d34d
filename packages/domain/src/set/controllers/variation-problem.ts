import type { Assortment } from '../../catalogue/assortment.ts';
import type { Frame } from '../../catalogue/frame.ts';
import type { ProductSet } from '../product-set.ts';
import type { ControllerSlot } from '../slot.ts';
import { controllerSlots } from '../slots/controller-slots.ts';
import { hasVariation } from './has-variation.ts';
import { touchPointsOf } from './touch-points-of.ts';

/** Why no panel is made that has so many touch points in a slot. */
export type VariationProblem =
  /** The panel never has so many there. */
  | { readonly kind: 'not-printed'; readonly touchPoints: number }
  /** The choices in these other slots rule it out; each alone where one alone does, otherwise together. */
  | { readonly kind: 'ruled-out'; readonly bySlots: readonly ControllerSlot[] };

/** Why this panel is not made with so many touch points in this slot beside the other choices (catalogue.md §5.5). */
export const variationProblem = (
  set: ProductSet,
  frame: Frame,
  slot: ControllerSlot,
  touchPoints: number,
  assortment: Assortment,
): VariationProblem | undefined => {
  const layout = frame.touchLayout;
  if (!layout) return undefined;
  const slots = controllerSlots(frame);
  const chosen = touchPointsOf(set, frame, assortment);
  const isMade = (heeds: (other: ControllerSlot) => boolean): boolean =>
    hasVariation(
      layout,
      slots.map((other, index) => (other === slot ? touchPoints : heeds(other) ? chosen[index] : undefined)),
    );

  if (isMade(() => true)) return undefined;
  if (!isMade(() => false)) return { kind: 'not-printed', touchPoints };
  const alone = slots.filter((other) => !isMade((heeded) => heeded === other));
  const filled = slots.filter((other, index) => other !== slot && chosen[index] !== undefined);
  return { kind: 'ruled-out', bySlots: alone.length > 0 ? alone : filled };
};
