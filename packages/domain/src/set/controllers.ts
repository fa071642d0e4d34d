import {
  type Assortment,
  type Controller,
  type ControllerSlot,
  controllerSlots,
  type Frame,
  isControllerSlot,
  type Slot,
  type TouchLayout,
} from '../catalogue.ts';
import { ok, err, type Result } from '../result.ts';
import { frameOfSet, type ProductSet } from './product-set.ts';

/** Reasons for rejecting the choice of a controller. */
export type ChooseControllerProblem =
  | ControllerProblem
  | { readonly kind: 'unknown-controller'; readonly controllerId: number };

/** Puts a controller into a slot, replacing the present one. */
export const chooseController = (
  set: ProductSet,
  slot: ControllerSlot,
  controllerId: number,
  assortment: Assortment,
): Result<ProductSet, ChooseControllerProblem> => {
  const controller = assortment.findController(controllerId);
  if (!controller) return err({ kind: 'unknown-controller', controllerId });
  const problem = controllerProblem(set, slot, controller, assortment);
  if (problem) return err(problem);
  return ok({ ...set, controllers: { ...set.controllers, [slot]: controllerId } });
};

/** Removes the controller of a slot. An empty slot stays unchanged. */
export const removeController = (set: ProductSet, slot: ControllerSlot): ProductSet => {
  const { [slot]: removed, ...controllers } = set.controllers;
  return removed === undefined ? set : { ...set, controllers };
};

/** A controller of the frame's series and the reason why it may not go into a slot; undefined if it may. */
export type ControllerOffer = { readonly controller: Controller; readonly problem: ControllerProblem | undefined };

/**
 * The entries of a controller slot's chooser, in catalogue order: every controller of the frame's series. A controller
 * that the other slots rule out has a problem (docs/specification.md#s4-58, docs/catalogue-rules.md#c5-5). Empty
 * without a frame.
 */
export const controllerOffers = (
  set: ProductSet,
  slot: ControllerSlot,
  assortment: Assortment,
): readonly ControllerOffer[] => {
  const frame = frameOfSet(set, assortment);
  const controllers = frame ? assortment.listControllers(frame.seriesTag) : [];
  return controllers.map((controller) => ({
    controller,
    problem: controllerProblem(set, slot, controller, assortment),
  }));
};

/** Reasons why a controller may not go into a slot. */
type ControllerProblem = { readonly kind: 'no-frame' } | ControllerSlotProblem | VariationProblem;

/**
 * Returns the reason why this controller may not go into this slot, or undefined if it may. The slot's present content
 * is ignored.
 */
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

/** Reasons why a slot takes no controller at all, or none of this series. */
export type ControllerSlotProblem =
  | { readonly kind: 'beyond-frame'; readonly slots: Slot }
  | { readonly kind: 'module-slot' }
  | { readonly kind: 'other-series'; readonly seriesTag: string };

/**
 * Returns the reason why this slot never takes this controller, whatever the other slots contain. Undefined if it may.
 */
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

/** Reasons why no panel is made with this number of touch points in a slot. */
type VariationProblem =
  /** No variation of the panel has this number in the slot. */
  | { readonly kind: 'not-printed'; readonly touchPoints: number }
  /**
   * The choices in these other slots rule it out. Slots that rule it out alone are listed; if there are none, all that
   * do so together.
   */
  | { readonly kind: 'ruled-out'; readonly bySlots: readonly ControllerSlot[] };

/**
 * Returns the reason why this panel is not made with this number of touch points in this slot, given the other choices
 * (docs/catalogue-rules.md#c5-5). Undefined if it is made.
 */
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
  const isPossibleWith = (counts: (other: ControllerSlot) => boolean): boolean =>
    hasVariation(
      layout,
      slots.map((other, index) => (other === slot ? touchPoints : counts(other) ? chosen[index] : undefined)),
    );

  if (isPossibleWith(() => true)) return undefined;
  if (!isPossibleWith(() => false)) return { kind: 'not-printed', touchPoints };
  const excluding = slots.filter((other) => !isPossibleWith((counted) => counted === other));
  const filled = slots.filter((other, index) => other !== slot && chosen[index] !== undefined);
  return { kind: 'ruled-out', bySlots: excluding.length > 0 ? excluding : filled };
};

/**
 * Whether a panel is made with these touch points (docs/catalogue-rules.md#d11). An undefined entry matches any number.
 * A panel with a single controller takes any number (docs/specification.md#s4-57).
 */
export const hasVariation = (layout: TouchLayout, touchPoints: readonly (number | undefined)[]): boolean =>
  layout.controllerVariations.every((variation) => variation.length === 1) ||
  layout.controllerVariations.some((variation) =>
    variation.every((printed, index) => touchPoints[index] === undefined || touchPoints[index] === printed),
  );

/**
 * The touch points of a set, one entry per controller slot of the frame, in slot order. Undefined for a slot without a
 * controller, or with one that the catalogue no longer contains.
 */
export const touchPointsOf = (set: ProductSet, frame: Frame, assortment: Assortment): readonly (number | undefined)[] =>
  controllerSlots(frame).map((slot) => {
    const controllerId = set.controllers[slot];
    return controllerId === undefined ? undefined : assortment.findController(controllerId)?.touchPoints;
  });
