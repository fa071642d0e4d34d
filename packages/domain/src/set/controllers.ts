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

/** Why a controller was not chosen. */
export type ChooseControllerProblem =
  | ControllerProblem
  | { readonly kind: 'unknown-controller'; readonly controllerId: number };

/** Puts a controller into a slot, in place of what is there. */
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

/** Empties a controller slot; an empty one stays as it is. */
export const removeController = (set: ProductSet, slot: ControllerSlot): ProductSet => {
  const { [slot]: removed, ...controllers } = set.controllers;
  return removed === undefined ? set : { ...set, controllers };
};

/** A controller of the frame's series, and why it may not go into a slot; undefined where it may. */
export type ControllerOffer = { readonly controller: Controller; readonly problem: ControllerProblem | undefined };

/**
 * What the chooser of a controller slot lists, in the catalogue's order: every controller of the frame's series, and
 * why those that the other slots rule out can't be taken (docs/specification.md#s4-58, docs/catalogue-rules.md#c5-5).
 * Empty without a frame.
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

/** Why a controller may not go into a slot. */
type ControllerProblem = { readonly kind: 'no-frame' } | ControllerSlotProblem | VariationProblem;

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

/** Why no panel is made that has so many touch points in a slot. */
type VariationProblem =
  /** The panel never has so many there. */
  | { readonly kind: 'not-printed'; readonly touchPoints: number }
  /** The choices in these other slots rule it out; each alone where one alone does, otherwise together. */
  | { readonly kind: 'ruled-out'; readonly bySlots: readonly ControllerSlot[] };

/**
 * Why this panel is not made with so many touch points in this slot beside the other choices
 * (docs/catalogue-rules.md#c5-5).
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

/**
 * Whether a panel is made with these touch points (docs/catalogue-rules.md#d11); an undefined entry may still become
 * anything. A panel with a single controller takes any (docs/specification.md#s4-57).
 */
export const hasVariation = (layout: TouchLayout, touchPoints: readonly (number | undefined)[]): boolean =>
  layout.controllerVariations.every((variation) => variation.length === 1) ||
  layout.controllerVariations.some((variation) =>
    variation.every((printed, index) => touchPoints[index] === undefined || touchPoints[index] === printed),
  );

/**
 * The touch points of a set, one entry a controller slot of the frame, in slot order; undefined where no controller is
 * chosen, or where the catalogue no longer has it.
 */
export const touchPointsOf = (set: ProductSet, frame: Frame, assortment: Assortment): readonly (number | undefined)[] =>
  controllerSlots(frame).map((slot) => {
    const controllerId = set.controllers[slot];
    return controllerId === undefined ? undefined : assortment.findController(controllerId)?.touchPoints;
  });
