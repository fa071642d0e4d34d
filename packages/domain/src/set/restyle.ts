import { allSlots, type BoxEntry, type Frame, NO_COLOUR, type Slot, type TouchLayout } from '../catalogue.ts';
import { isOneFamily, visuallyClosest, nearestColour, type Range } from '../substitutes.ts';
import { boxColours } from './boxes.ts';
import { hasVariation, touchPointsOf } from './controllers.ts';
import { emptyControllerSlots, frameOfSet, type ProductSet } from './product-set.ts';
import {
  type ColourOption,
  fillSlot,
  type RestyleContext,
  type SlotChange,
  type SlotDecisions,
} from './restyle-slots.ts';
import { hasSeal, type SealProblem, sealProblem } from './seal.ts';

/** The target of restyling: line, finish and colour. Properties that are not named stay unchanged. */
export type RestyleOptions = {
  /** Frame line id; null: each set keeps its line. */
  readonly lineId: number | null;
  readonly finish:
    | { readonly kind: 'as-is' }
    | { readonly kind: 'finish'; readonly finishId: string }
    | { readonly kind: 'family'; readonly familyId: string };
  /** Colour of the modules. */
  readonly colour: ColourOption;
};

/** The restyled set with all its changes, or the reason why restyling is impossible. */
export type RestyleResult =
  | {
      readonly kind: 'possible';
      readonly set: ProductSet;
      /** The second set, if the set was divided. */
      readonly second?: ProductSet;
      readonly changes: readonly RestyleChange[];
    }
  | { readonly kind: 'impossible'; readonly reason: RestyleProblem };

/** Reasons why a set cannot be restyled. */
export type RestyleProblem =
  /** The catalogue no longer contains the set's own frame, or the requested line. */
  | { readonly kind: 'unknown-frame' | 'unknown-line' }
  /** The line has no frame, or no panel, with this number of slots. */
  | { readonly kind: 'no-frame-of-size'; readonly slots: Slot }
  /** No frame of the line with this number of slots has the requested finish. */
  | { readonly kind: 'no-frame-of-finish'; readonly slots: Slot }
  /** No panel of the line takes the controllers of these slots. */
  | { readonly kind: 'no-panel'; readonly slots: Slot };

/** One difference between a set and its restyled version. */
export type RestyleChange =
  | SlotChange
  /**
   * The finish changed although it was to stay. A finish of the same colour family is not a loss: white and white matt.
   */
  | {
      readonly kind: 'finish';
      readonly from: string | null;
      readonly to: string | null;
      readonly isOneFamily: boolean;
    }
  | { readonly kind: 'seal'; readonly reason: SealProblem }
  /** The box gets another colour; 0 means that there is no box. */
  | { readonly kind: 'box'; readonly box: 'corner' | 'surface'; readonly from: number; readonly to: number };

/** The outcome of restyling, from best to worst. */
export type RestyleVerdict = 'kept' | 'changed' | 'incomplete' | 'impossible';

/** Rates the result of restyling: `incomplete` if a slot was emptied, `changed` if anything else differs. */
export const verdictOf = (restyled: RestyleResult): RestyleVerdict => {
  if (restyled.kind === 'impossible') return 'impossible';
  if (restyled.changes.some(({ kind }) => kind === 'emptied')) return 'incomplete';
  return restyled.changes.some(isLoss) ? 'changed' : 'kept';
};

const isLoss = (change: RestyleChange): boolean => change.kind !== 'finish' || !change.isOneFamily;

/**
 * Restyles a set to another series, finish or colour. The number of slots and the name stay the same. Each slot keeps
 * its function or gets the best substitute, options are carried over by role, and seal and box are kept if the new
 * frame has them. Of several suitable frames, the one that empties and changes the fewest slots is chosen.
 */
export const restyleSet = (
  set: ProductSet,
  options: RestyleOptions,
  range: Range,
  decisions: SlotDecisions = {},
): RestyleResult => {
  const frame = frameOfSet(set, range);
  if (!frame) return impossible({ kind: 'unknown-frame' });
  return restylePart({ set, frame, slots: frame.slots, range, decisions }, options);
};

/**
 * Restyles a set into two sets next to each other, for a finish whose frames have fewer slots than the set. The first
 * one gets the larger half of the slots. Both keep name, seal and box; changes name the slots of the undivided set.
 */
export const restyleDivided = (
  set: ProductSet,
  options: RestyleOptions,
  range: Range,
  decisions: SlotDecisions = {},
): RestyleResult => {
  const frame = frameOfSet(set, range);
  if (!frame) return impossible({ kind: 'unknown-frame' });
  const halves = halvesOf[frame.slots];
  if (!halves) return impossible({ kind: 'no-frame-of-size', slots: frame.slots });
  const [firstSlots, secondSlots] = halves;
  const restyleHalf = (skipped: number, slots: Slot): RestyleResult => {
    const modules = partOf(set.modules, skipped, slots);
    const half = { ...set, modules, controllers: partOf(set.controllers, skipped, slots) };
    return restylePart({ set: half, frame, slots, range, decisions: partOf(decisions, skipped, slots) }, options);
  };
  const first = restyleHalf(0, firstSlots);
  const second = restyleHalf(firstSlots, secondSlots);
  if (first.kind === 'impossible') return first;
  if (second.kind === 'impossible') return second;
  const added = second.changes.filter(
    (change) => 'slot' in change || !first.changes.some(({ kind }) => kind === change.kind),
  );
  return {
    kind: 'possible',
    set: first.set,
    second: second.set,
    changes: [...first.changes, ...added.map((change) => movedChange(change, firstSlots))],
  };
};

/** The numbers of slots of the two halves of a frame. */
const halvesOf: Readonly<Record<Slot, readonly [Slot, Slot] | undefined>> = {
  1: undefined,
  2: [1, 1],
  3: [2, 1],
  4: [2, 2],
  5: [3, 2],
};

/** The contents of some slots, from slot 1 on. The slots before them are skipped. */
const partOf = <Content>(
  contents: Readonly<Partial<Record<Slot, Content>>>,
  skipped: number,
  slots: Slot,
): Readonly<Partial<Record<Slot, Content>>> =>
  Object.fromEntries(
    allSlots
      .filter((slot) => slot <= slots)
      .flatMap((slot) => {
        const content = contents[movedSlot(slot, skipped)];
        return content === undefined ? [] : [[slot, content] as const];
      }),
  );

const movedSlot = (slot: Slot, by: number): Slot => allSlots[slot + by - 1] ?? slot;

const movedChange = (change: RestyleChange, by: number): RestyleChange => {
  if ('slot' in change) return { ...change, slot: movedSlot(change.slot, by) };
  if (change.kind !== 'seal' || change.reason.kind !== 'module-disables-ip44') return change;
  return { ...change, reason: { ...change.reason, slot: movedSlot(change.reason.slot, by) } };
};

type Part = Omit<RestyleContext, 'to' | 'colour'> & {
  /** Slots of the new frame, at most those of the present one. */
  readonly slots: Slot;
};

const restylePart = ({ set, frame, slots, range, decisions }: Part, options: RestyleOptions): RestyleResult => {
  const line = options.lineId === null ? range.findLineOfFrame(frame) : range.findLine(options.lineId);
  if (!line) return impossible({ kind: 'unknown-line' });
  const ofSize = range.listFrames(line).filter((other) => other.slots === slots);
  if (ofSize.length === 0) return impossible({ kind: 'no-frame-of-size', slots });
  const candidates = framesOfFinish(frame, ofSize, options.finish, range);
  if (candidates.length === 0) return impossible({ kind: 'no-frame-of-finish', slots });
  const [best] = candidates
    .flatMap((to) => restyleInto({ set, frame, to, colour: options.colour, range, decisions }, options) ?? [])
    .toSorted((one, other) => costOf(one.changes) - costOf(other.changes));
  return best ?? impossible({ kind: 'no-panel', slots });
};

const impossible = (reason: RestyleProblem): RestyleResult => ({ kind: 'impossible', reason });

/**
 * The cost of a restyled set. An emptied slot outweighs all replaced functions, and a replaced function outweighs
 * differences in appearance.
 */
const costOf = (changes: readonly RestyleChange[]): number =>
  changes.reduce((cost, { kind }) => cost + (kind === 'emptied' ? 10_000 : kind === 'function' ? 100 : 1), 0);

/** The frames with the requested finish, most similar to the present one first. */
const framesOfFinish = (
  frame: Frame,
  frames: readonly Frame[],
  requested: RestyleOptions['finish'],
  range: Range,
): readonly Frame[] => {
  if (requested.kind === 'as-is') return inSameFinish(frame, frames, range).toSorted(bySimilarity(frame));
  const isRequested = ({ finishId }: Frame): boolean =>
    finishId !== null &&
    (requested.kind === 'finish' ? finishId === requested.finishId : familyOf(finishId, range) === requested.familyId);
  return frames.filter(isRequested).toSorted(bySimilarity(frame));
};

const familyOf = (finishId: string | null, range: Range): string | null =>
  (finishId === null ? undefined : range.findFinish(finishId))?.familyId ?? null;

/** The frames with the same finish, otherwise of the same colour family, otherwise the visually closest ones. */
const inSameFinish = (frame: Frame, frames: readonly Frame[], range: Range): readonly Frame[] => {
  const itself = frames.filter(({ id }) => id === frame.id);
  if (itself.length > 0) return itself;
  const finish = frame.finishId === null ? undefined : range.findFinish(frame.finishId);
  if (!finish) return frames;
  const same = frames.filter(({ finishId }) => finishId === finish.id);
  if (same.length > 0) return same;
  const ofFamily = frames.filter(
    ({ finishId }) => finish.familyId !== null && familyOf(finishId, range) === finish.familyId,
  );
  if (ofFamily.length > 0) return ofFamily;
  const finishes = frames.flatMap(({ finishId }) => (finishId === null ? [] : (range.findFinish(finishId) ?? [])));
  const nearest = visuallyClosest(finish.hexColor, finishes);
  return frames.filter(({ finishId }) => finishId === (nearest?.id ?? null));
};

/**
 * Sorts the present frame first, then those of its subcategory, then by the order of step 2. The seal is considered
 * later, as part of the cost.
 */
const bySimilarity =
  (frame: Frame) =>
  (one: Frame, other: Frame): number =>
    similarity(other, frame) - similarity(one, frame) || one.sort - other.sort;

const similarity = (one: Frame, other: Frame): number =>
  (one.id === other.id ? 2 : 0) + (one.subcategoryId === other.subcategoryId ? 1 : 0);

/** Restyles a set into this frame. Undefined if the frame is a panel that is not made for the resulting controllers. */
const restyleInto = (restyling: RestyleContext, options: RestyleOptions): Possible | undefined => {
  const { set, frame, to, range } = restyling;
  const slots = allSlots.map((slot) => fillSlot(slot, restyling));
  const filled: ProductSet = {
    ...set,
    frameId: to.id,
    modules: Object.fromEntries(slots.flatMap(({ slot, choice }) => (choice ? [[slot, choice]] : []))),
    controllers: Object.fromEntries(
      slots.flatMap(({ slot, controllerId }) => (controllerId === undefined ? [] : [[slot, controllerId]])),
    ),
  };
  if (to.touchLayout && !isPanelAvailable(to, filled, to.touchLayout, range)) return undefined;
  const keepsFinish = options.finish.kind !== 'as-is' || to.finishId === frame.finishId;
  const changes: readonly RestyleChange[] = [
    ...(keepsFinish ? [] : [finishChange(frame, to, range)]),
    ...slots.flatMap((slot) => slot.changes),
  ];
  const boxed = withBoxes(filled, restyling);
  const sealed = withSeal(boxed.set, restyling);
  return { kind: 'possible', set: sealed.set, changes: [...changes, ...boxed.changes, ...sealed.changes] };
};

const finishChange = ({ finishId: from }: Frame, { finishId: to }: Frame, range: Range): RestyleChange => {
  const family = familyOf(from, range);
  return { kind: 'finish', from, to, isOneFamily: family !== null && family === familyOf(to, range) };
};

type Possible = Extract<RestyleResult, { readonly kind: 'possible' }>;

const isPanelAvailable = (panel: Frame, set: ProductSet, layout: TouchLayout, range: Range): boolean =>
  emptyControllerSlots(set, panel).length === 0 && hasVariation(layout, touchPointsOf(set, panel, range));

/** Keeps the seal if the new frame has one and no module excludes it. */
const withSeal = (set: ProductSet, { set: before, range }: RestyleContext): Omit<Possible, 'kind'> => {
  const reason = set.ip44 ? sealProblem(set, range) : undefined;
  if (!reason) return { set, changes: [] };
  return { set: { ...set, ip44: false }, changes: hasSeal(before, range) ? [{ kind: 'seal', reason }] : [] };
};

const withBoxes = (set: ProductSet, restyling: RestyleContext): Omit<Possible, 'kind'> => {
  const { frame, to } = restyling;
  const corner = boxColourIn(set.cornerBoxColourId, frame.cornerBoxes, to.cornerBoxes, restyling);
  const surface = boxColourIn(set.surfaceBoxColourId, frame.surfaceBoxes, to.surfaceBoxes, restyling);
  return {
    set: { ...set, cornerBoxColourId: corner.to, surfaceBoxColourId: surface.to },
    changes: [
      ...(corner.isEquivalent
        ? []
        : [{ kind: 'box', box: 'corner', from: set.cornerBoxColourId, to: corner.to } as const]),
      ...(surface.isEquivalent
        ? []
        : [{ kind: 'box', box: 'surface', from: set.surfaceBoxColourId, to: surface.to } as const]),
    ],
  };
};

/**
 * The box colour in the new frame: a box in the old frame's colour gets the new frame's colour, any other keeps its
 * own. If that colour does not exist, the nearest one.
 */
const boxColourIn = (
  colourId: number,
  from: readonly BoxEntry[],
  offered: readonly BoxEntry[],
  { frame, to, range }: RestyleContext,
): { readonly to: number; readonly isEquivalent: boolean } => {
  if (colourId === NO_COLOUR) return { to: NO_COLOUR, isEquivalent: true };
  const colours = boxColours(offered);
  const present = boxColours(from).find(({ id }) => id === colourId);
  const family = familyOf(to.finishId, range);
  const isOfFrame = present !== undefined && present.familyId === familyOf(frame.finishId, range);
  const wanted = isOfFrame && family !== null ? { ...present, familyId: family } : present;
  const same = colours.find(({ id }) => id === colourId && wanted?.familyId === present?.familyId);
  const nearest = same ?? (wanted && nearestColour(wanted, colours));
  const isEquivalent =
    nearest !== undefined && wanted !== undefined && (nearest === same || isOneFamily(nearest, wanted));
  return { to: nearest?.id ?? NO_COLOUR, isEquivalent };
};
