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

/** What sets are to look like: series, finish and colour; what is not named stays as it is. */
export type RestyleOptions = {
  /** The frame line's id; null: each set keeps its own. */
  readonly lineId: number | null;
  readonly finish:
    | { readonly kind: 'as-is' }
    | { readonly kind: 'finish'; readonly finishId: string }
    | { readonly kind: 'family'; readonly familyId: string };
  /** Of the modules. */
  readonly colour: ColourOption;
};

/** What a set becomes, with everything that is not as it was; or why it can't be had. */
export type RestyleResult =
  | { readonly kind: 'possible'; readonly set: ProductSet; readonly changes: readonly RestyleChange[] }
  | { readonly kind: 'impossible'; readonly reason: RestyleProblem };

/** Why a set can't be had in another look. */
export type RestyleProblem =
  /** The catalogue no longer has the set's own frame, or the line asked for. */
  | { readonly kind: 'unknown-frame' | 'unknown-line' }
  /** The line has no frame, or no panel, of so many slots. */
  | { readonly kind: 'no-frame-of-size'; readonly slots: Slot }
  /** None of the line's frames of so many slots has the finish asked for. */
  | { readonly kind: 'no-frame-of-finish'; readonly slots: Slot }
  /** No panel of the line takes what stands in these slots. */
  | { readonly kind: 'no-panel'; readonly slots: Slot };

/** One thing that a set has not, or not in the same way, in its new look. */
export type RestyleChange =
  | SlotChange
  /** The finish is another one, though it was to stay; of one family it is no loss: white in one series, white matt there. */
  | {
      readonly kind: 'finish';
      readonly from: string | null;
      readonly to: string | null;
      readonly isOneFamily: boolean;
    }
  | { readonly kind: 'seal'; readonly reason: SealProblem }
  /** The box comes in another colour; 0: there is none. */
  | { readonly kind: 'box'; readonly box: 'corner' | 'surface'; readonly from: number; readonly to: number };

/** How a restyled set fares, from best to worst. */
export type RestyleVerdict = 'kept' | 'changed' | 'incomplete' | 'impossible';

/** How a restyled set fares: incomplete where a slot was emptied, changed where anything else is not as it was. */
export const verdictOf = (restyled: RestyleResult): RestyleVerdict => {
  if (restyled.kind === 'impossible') return 'impossible';
  if (restyled.changes.some(({ kind }) => kind === 'emptied')) return 'incomplete';
  return restyled.changes.some(isLoss) ? 'changed' : 'kept';
};

const isLoss = (change: RestyleChange): boolean => change.kind !== 'finish' || !change.isOneFamily;

/**
 * A set in another series, finish or colour: the same number of slots, in each slot the same function or what comes
 * nearest, options by their role, seal and box where the new frame has them. Its name stays. Of several frames that
 * would do, that one is taken which empties and changes the fewest slots.
 */
export const restyleSet = (
  set: ProductSet,
  wish: RestyleOptions,
  range: Range,
  decisions: SlotDecisions = {},
): RestyleResult => {
  const frame = frameOfSet(set, range);
  if (!frame) return impossible({ kind: 'unknown-frame' });
  const line = wish.lineId === null ? range.findLineOfFrame(frame) : range.findLine(wish.lineId);
  if (!line) return impossible({ kind: 'unknown-line' });
  const ofSize = range.listFrames(line).filter(({ slots }) => slots === frame.slots);
  if (ofSize.length === 0) return impossible({ kind: 'no-frame-of-size', slots: frame.slots });
  const wanted = ofWantedFinish(frame, ofSize, wish.finish, range);
  if (wanted.length === 0) return impossible({ kind: 'no-frame-of-finish', slots: frame.slots });
  const [best] = wanted
    .flatMap((to) => restyleInto({ set, frame, to, colour: wish.colour, range, decisions }, wish) ?? [])
    .toSorted((one, other) => costOf(one.changes) - costOf(other.changes));
  return best ?? impossible({ kind: 'no-panel', slots: frame.slots });
};

const impossible = (reason: RestyleProblem): RestyleResult => ({ kind: 'impossible', reason });

/** Emptied slots weigh more than all changes, and those more than what merely looks different. */
const costOf = (changes: readonly RestyleChange[]): number =>
  changes.reduce((cost, { kind }) => cost + (kind === 'emptied' ? 10_000 : kind === 'function' ? 100 : 1), 0);

/** The frames in the finish asked for, most like the present one first. */
const ofWantedFinish = (
  frame: Frame,
  frames: readonly Frame[],
  wanted: RestyleOptions['finish'],
  range: Range,
): readonly Frame[] => {
  if (wanted.kind === 'as-is') return inSameFinish(frame, frames, range).toSorted(bySimilarity(frame));
  const isWanted = ({ finishId }: Frame): boolean =>
    finishId !== null &&
    (wanted.kind === 'finish' ? finishId === wanted.finishId : familyOf(finishId, range) === wanted.familyId);
  return frames.filter(isWanted).toSorted(bySimilarity(frame));
};

const familyOf = (finishId: string | null, range: Range): string | null =>
  (finishId === null ? undefined : range.findFinish(finishId))?.familyId ?? null;

/** The frames of the same finish, otherwise of the same family of colours, otherwise of what looks most like it. */
const inSameFinish = (frame: Frame, frames: readonly Frame[], range: Range): readonly Frame[] => {
  const itself = frames.filter(({ id }) => id === frame.id);
  if (itself.length > 0) return itself;
  const finish = frame.finishId === null ? undefined : range.findFinish(frame.finishId);
  if (!finish) return frames;
  const same = frames.filter(({ finishId }) => finishId === finish.id);
  if (same.length > 0) return same;
  const alike = frames.filter(
    ({ finishId }) => finish.familyId !== null && familyOf(finishId, range) === finish.familyId,
  );
  if (alike.length > 0) return alike;
  const finishes = frames.flatMap(({ finishId }) => (finishId === null ? [] : (range.findFinish(finishId) ?? [])));
  const nearest = visuallyClosest(finish.hexColor, finishes);
  return frames.filter(({ finishId }) => finishId === (nearest?.id ?? null));
};

/**
 * The present frame itself first, then those of its subcategory, then in the order of step 2. A seal that is asked for
 * decides later, by what would be lost.
 */
const bySimilarity =
  (frame: Frame) =>
  (one: Frame, other: Frame): number =>
    similarity(other, frame) - similarity(one, frame) || one.sort - other.sort;

const similarity = (one: Frame, other: Frame): number =>
  (one.id === other.id ? 2 : 0) + (one.subcategoryId === other.subcategoryId ? 1 : 0);

/** A set with this frame; undefined where that is a panel that is not made for the controllers it would hold. */
const restyleInto = (restyling: RestyleContext, wish: RestyleOptions): Possible | undefined => {
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
  if (to.touchLayout && !isMade(to, filled, to.touchLayout, range)) return undefined;
  const keepsFinish = wish.finish.kind !== 'as-is' || to.finishId === frame.finishId;
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

const isMade = (panel: Frame, set: ProductSet, layout: TouchLayout, range: Range): boolean =>
  emptyControllerSlots(set, panel).length === 0 && hasVariation(layout, touchPointsOf(set, panel, range));

/** The seal stays where the new frame has one and no module forbids it. */
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
      ...(corner.isKept ? [] : [{ kind: 'box', box: 'corner', from: set.cornerBoxColourId, to: corner.to } as const]),
      ...(surface.isKept
        ? []
        : [{ kind: 'box', box: 'surface', from: set.surfaceBoxColourId, to: surface.to } as const]),
    ],
  };
};

/** A box that had the frame's colour has the new frame's; any other stays as it is. Where there is none, the nearest. */
const boxColourIn = (
  colourId: number,
  from: readonly BoxEntry[],
  offered: readonly BoxEntry[],
  { frame, to, range }: RestyleContext,
): { readonly to: number; readonly isKept: boolean } => {
  if (colourId === NO_COLOUR) return { to: NO_COLOUR, isKept: true };
  const colours = boxColours(offered);
  const present = boxColours(from).find(({ id }) => id === colourId);
  const family = familyOf(to.finishId, range);
  const isOfFrame = present !== undefined && present.familyId === familyOf(frame.finishId, range);
  const wanted = isOfFrame && family !== null ? { ...present, familyId: family } : present;
  const same = colours.find(({ id }) => id === colourId && wanted?.familyId === present?.familyId);
  const nearest = same ?? (wanted && nearestColour(wanted, colours));
  const isKept = nearest !== undefined && wanted !== undefined && (nearest === same || isOneFamily(nearest, wanted));
  return { to: nearest?.id ?? NO_COLOUR, isKept };
};
