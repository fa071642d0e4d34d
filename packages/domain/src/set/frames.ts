import {
  type Assortment,
  type ControllerSlot,
  controllerSlots,
  type Frame,
  type FrameLine,
  NO_COLOUR,
  type Series,
  type Slot,
} from '../catalogue.ts';
import { controllerSlotProblem, variationProblem } from './controllers.ts';
import { problemInFrame } from './modules.ts';
import {
  type ChosenController,
  chosenControllers,
  emptySet,
  frameOfSet,
  type PlacedModule,
  placedModules,
  type ProductSet,
} from './product-set.ts';
import type { Loss, SetChange } from './set-change.ts';
import { sealProblem } from './seal.ts';

/**
 * Changes a set's frame (docs/specification.md#s4-41, docs/catalogue-rules.md#c5-6). Parts without a slot in the new
 * frame, and modules that do not fit its line, are removed. Boxes are always removed. IP44 is turned off if it is not
 * possible. Parts missing from the catalogue stay while they have a slot, so that the user can see and replace them
 * (docs/readings.md#r22).
 */
export const chooseFrame = (set: ProductSet, frame: Frame, assortment: Assortment): SetChange => {
  const modules = splitModules(set, frame, assortment);
  const controllers = splitControllers(set, frame, assortment);
  const fitted: ProductSet = {
    ...set,
    frameId: frame.id,
    cornerBoxColourId: NO_COLOUR,
    surfaceBoxColourId: NO_COLOUR,
    modules: modules.remaining,
    controllers: controllers.remaining,
  };
  const problem = set.ip44 ? sealProblem(fitted, assortment) : undefined;
  return {
    set: problem ? { ...fitted, ip44: false } : fitted,
    losses: [
      ...modules.losses,
      ...controllers.losses,
      ...boxLosses(set),
      ...(problem ? [{ kind: 'ip44', reason: problem } as const] : []),
    ],
  };
};

/**
 * Of several frames, returns the one with the fewest losses for a set. Ties are broken by the same number of controller
 * slots, then the same subcategory, then the sort key. Undefined for an empty list.
 */
export const frameWithFewestLosses = (
  set: ProductSet,
  present: Frame,
  frames: readonly Frame[],
  assortment: Assortment,
): Frame | undefined => {
  const ranked = frames.map((frame) => ({
    frame,
    ranks: [
      chooseFrame(set, frame, assortment).losses.length,
      Math.abs(controllerSlots(frame).length - controllerSlots(present).length),
      frame.subcategoryId === present.subcategoryId ? 0 : 1,
      frame.sort,
    ],
  }));
  const [best] = ranked.toSorted((one, other) => compareRanks(one.ranks, other.ranks));
  return best?.frame;
};

const compareRanks = (one: readonly number[], other: readonly number[]): number =>
  one.map((rank, index) => rank - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

const boxLosses = (set: ProductSet): readonly Loss[] => [
  ...(set.cornerBoxColourId === NO_COLOUR ? [] : [{ kind: 'corner-box', colourId: set.cornerBoxColourId } as const]),
  ...(set.surfaceBoxColourId === NO_COLOUR ? [] : [{ kind: 'surface-box', colourId: set.surfaceBoxColourId } as const]),
];

/** Splits the modules of a set into those that fit this frame and those that do not (docs/catalogue-rules.md#c5-6). */
const splitModules = (
  set: ProductSet,
  frame: Frame,
  assortment: Assortment,
): { readonly remaining: ProductSet['modules']; readonly losses: readonly Loss[] } => {
  const judged = placedModules(set).map((placed) => ({ placed, loss: moduleLoss(placed, frame, assortment) }));
  return {
    remaining: Object.fromEntries(judged.flatMap(({ placed, loss }) => (loss ? [] : [[placed.slot, placed.choice]]))),
    losses: judged.flatMap(({ loss }) => loss ?? []),
  };
};

const moduleLoss = ({ slot, choice }: PlacedModule, frame: Frame, assortment: Assortment): Loss | undefined => {
  const problem = problemInFrame(frame, slot, assortment.findModule(choice.moduleId), assortment);
  return problem && { kind: 'module', slot, moduleId: choice.moduleId, reason: problem.kind };
};

/**
 * Splits the controllers of a set into those that fit this frame and those that do not. From left to right, a
 * controller is kept while the touch points so far match a variation (docs/catalogue-rules.md#c5-5-b,
 * docs/catalogue-rules.md#c5-5-c).
 */
const splitControllers = (
  set: ProductSet,
  frame: Frame,
  assortment: Assortment,
): { readonly remaining: ProductSet['controllers']; readonly losses: readonly Loss[] } => {
  const remaining: Partial<Record<ControllerSlot, number>> = {};
  const losses: Loss[] = [];
  for (const chosen of chosenControllers(set)) {
    const loss = controllerLoss(chosen, { ...set, controllers: remaining }, frame, assortment);
    if (loss) losses.push(loss);
    else remaining[chosen.slot] = chosen.controllerId;
  }
  return { remaining, losses };
};

const controllerLoss = (
  { slot, controllerId }: ChosenController,
  remainingSoFar: ProductSet,
  frame: Frame,
  assortment: Assortment,
): Loss | undefined => {
  const controller = assortment.findController(controllerId);
  const problem = controllerSlotProblem(frame, slot, controllerId, assortment);
  if (problem && (controller || problem.kind !== 'other-series'))
    return { kind: 'controller', slot, controllerId, reason: problem.kind };
  if (!controller || !variationProblem(remainingSoFar, frame, slot, controller.touchPoints, assortment))
    return undefined;
  return { kind: 'controller', slot, controllerId, reason: 'no-variation' };
};

/**
 * Changes a set's frame line, the tile of step 1 (docs/specification.md#s4-46, docs/catalogue-rules.md#d6). The same
 * line changes nothing. Another line of the same series keeps modules, controllers and the IP44 setting, and removes
 * frame and boxes. A line of another series keeps only the name. `from` is null for a new set without a line.
 */
export const chooseLine = (set: ProductSet, from: FrameLine | null, to: FrameLine): SetChange => {
  if (from?.id === to.id) return { set, losses: [] };
  if (from?.seriesId === to.seriesId) {
    return { set: { ...set, frameId: null, ...noBoxes }, losses: [...frameLoss(set), ...boxLosses(set)] };
  }
  return { set: { ...emptySet, name: set.name }, losses: lossesOfAllParts(set) };
};

/** The losses of a set when a line of another series is chosen. */
const lossesOfAllParts = (set: ProductSet): readonly Loss[] => {
  const reason = 'other-series';
  return [
    ...frameLoss(set),
    ...placedModules(set).map(
      ({ slot, choice: { moduleId } }) => ({ kind: 'module', slot, moduleId, reason }) as const,
    ),
    ...chosenControllers(set).map((chosen) => ({ kind: 'controller', ...chosen, reason }) as const),
    ...boxLosses(set),
    ...(set.ip44 ? [{ kind: 'ip44', reason: { kind: reason } } as const] : []),
  ];
};

const frameLoss = ({ frameId }: ProductSet): readonly Loss[] => (frameId === null ? [] : [{ kind: 'frame', frameId }]);

const noBoxes = { cornerBoxColourId: NO_COLOUR, surfaceBoxColourId: NO_COLOUR };

/**
 * The line that a link preselects for a new set: the line with this tag, otherwise the first line of the series with
 * this tag (docs/catalogue-rules.md#d5).
 */
export const preselectedLine = (
  tag: string,
  lines: readonly FrameLine[],
  allSeries: readonly Series[],
): FrameLine | undefined => {
  const series = allSeries.find((candidate) => candidate.tag === tag);
  return lines.find((line) => line.tag === tag) ?? lines.find((line) => line.seriesId === series?.id);
};

/** Defaults for new sets of a project or room; null means no default. */
export type SetDefaults = {
  /** Tag of a frame line. */
  readonly lineTag: string;
  /** The subcategory of frames within the line. */
  readonly subcategoryId: number | null;
  readonly finishId: string | null;
  /** Colour of the modules; belongs to the line's series. */
  readonly colourId: number | null;
};

/**
 * Derives defaults from a set: its frame, and the colour of the first module that has one. Undefined without a frame.
 */
export const defaultsFromSet = (set: ProductSet, assortment: Assortment): SetDefaults | undefined => {
  const frame = frameOfSet(set, assortment);
  const line = frame && assortment.findLineOfFrame(frame);
  if (!line) return undefined;
  const coloured = placedModules(set).find(({ choice }) => choice.colourId !== NO_COLOUR);
  const { subcategoryId, finishId } = frame;
  return { lineTag: line.tag, subcategoryId, finishId, colourId: coloured?.choice.colourId ?? null };
};

/**
 * The only frame with this number of slots that matches the finish and subcategory of the defaults. Undefined if there
 * is none, or more than one.
 */
export const frameForDefaults = (
  frames: readonly Frame[],
  { subcategoryId, finishId }: Pick<SetDefaults, 'subcategoryId' | 'finishId'>,
  slots: Slot,
): Frame | undefined => {
  const inFinish = frames.filter((frame) => frame.slots === slots && frame.finishId === finishId);
  const ofKind = inFinish.filter((frame) => frame.subcategoryId === subcategoryId);
  const [frame, ...others] = ofKind.length > 0 ? ofKind : inFinish;
  return finishId === null || others.length > 0 ? undefined : frame;
};

/** The frame filters of step 2. An empty list of subcategories means all of them. */
export type FrameFilter = { readonly slots: Slot; readonly subcategoryIds: readonly number[] };

/** The frames that step 2 offers (docs/catalogue-rules.md#d2, docs/catalogue-rules.md#d3), by sort key. */
export const framesToChoose = (frames: readonly Frame[], line: FrameLine, filter: FrameFilter): readonly Frame[] => {
  const ofLine = new Set(line.subcategories.map(({ id }) => id));
  const wanted = new Set(filter.subcategoryIds);
  return frames
    .filter(({ subcategoryId }) => ofLine.has(subcategoryId) && (wanted.size === 0 || wanted.has(subcategoryId)))
    .filter(({ slots }) => slots === filter.slots)
    .toSorted((one, other) => one.sort - other.sort);
};
