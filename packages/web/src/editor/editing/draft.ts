import {
  allSlots,
  type Colour,
  controllerSlots,
  type Frame,
  type FrameLine,
  NO_COLOUR,
  type Slot,
} from '@ramka/domain/catalogue';
import { isOneFamily } from '@ramka/domain/substitutes';
import {
  chooseFrame,
  frameWithFewestLosses,
  frameForDefaults,
  framesToChoose,
  type SetDefaults,
  defaultsFromSet,
} from '@ramka/domain/set/frames';
import { chosenControllers, emptySet, frameOfSet, placedModules, type ProductSet } from '@ramka/domain/set/product-set';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';

/** The set being edited, and the state of the three steps. */
export type Draft = {
  readonly set: ProductSet;
  /** The frame line chosen in step 1; null until one is chosen. */
  readonly lineId: number | null;
  /** The number of slots by which step 2 filters frames. */
  readonly slots: Slot;
  /** The subcategories by which step 2 filters frames; empty for all. */
  readonly subcategoryIds: readonly number[];
  /** The module colour chosen in step 3; 0 if the series has no colours. */
  readonly colourId: number;
  /**
   * Origin of the colour: initial value of the line, set defaults, match of the chosen frame, or the visitor's choice.
   */
  readonly swatchFrom: 'start' | 'defaults' | 'frame' | 'visitor';
  /** Whether the drawer shows only modules that a sealed set may contain. Ignored while the set has no seal. */
  readonly onlySealed: boolean;
  /** Frame subcategory and finish that the set defaults ask for; null without defaults. */
  readonly defaultFrame: Pick<SetDefaults, 'subcategoryId' | 'finishId'> | null;
};

/** The filters and the colour: the parts of a draft that change without an undo step. */
export type DraftView = Pick<Draft, 'slots' | 'subcategoryIds' | 'colourId' | 'swatchFrom' | 'onlySealed'>;

/**
 * Creates the draft of a new set (docs/specification.md#s9-26), with a frame line and set defaults if they are known.
 */
export const newDraft = (
  line: FrameLine | undefined,
  catalogue: EditorCatalogue,
  defaults?: Omit<SetDefaults, 'lineTag'>,
): Draft => {
  const colours = line ? catalogue.listColours(line) : [];
  const colour = colours.find(({ id }) => id === defaults?.colourId);
  return {
    set: emptySet,
    lineId: line?.id ?? null,
    slots: 1,
    subcategoryIds: [],
    colourId: (colour ?? colours[0])?.id ?? NO_COLOUR,
    swatchFrom: colour ? 'defaults' : 'start',
    onlySealed: false,
    defaultFrame: defaults?.finishId ? { subcategoryId: defaults.subcategoryId, finishId: defaults.finishId } : null,
  };
};

/**
 * Creates the draft of a saved set in its line: with the set's number of slots and the colour of its first module. If
 * the frame is missing from the catalogue, the last filled slot determines the number.
 */
export const draftOfSet = (set: ProductSet, line: FrameLine | undefined, catalogue: EditorCatalogue): Draft => {
  const fresh = newDraft(line, catalogue);
  const colourId = placedModules(set).find(({ choice }) => choice.colourId !== NO_COLOUR)?.choice.colourId;
  const slots = frameOfSet(set, catalogue)?.slots ?? lastFilledSlot(set) ?? fresh.slots;
  return { ...fresh, set, slots, colourId: colourId ?? fresh.colourId };
};

const lastFilledSlot = (set: ProductSet): Slot | undefined =>
  allSlots.findLast(
    (slot) => set.modules[slot] !== undefined || chosenControllers(set).some((one) => one.slot === slot),
  );

/** Returns the initial colour of a line: the first colour of its series. */
export const firstColour = (line: FrameLine, catalogue: EditorCatalogue): number =>
  catalogue.listColours(line)[0]?.id ?? NO_COLOUR;

/** Returns the module colour of the same family as the frame's finish; undefined if there is none. */
export const colourOfFrame = ({ set }: Draft, catalogue: EditorCatalogue): Colour | undefined => {
  const frame = frameOfSet(set, catalogue);
  const line = frame && catalogue.findLineOfFrame(frame);
  const finish = frame?.finishId ? catalogue.findFinish(frame.finishId) : undefined;
  return finish && line && catalogue.listColours(line).find((colour) => isOneFamily(colour, finish));
};

/**
 * Returns the frame with this number of slots and the finish of the draft's frame; of several, the one with the fewest
 * losses. Undefined if the line has none or the draft has no frame.
 */
export const similarFrame = (
  { set }: Draft,
  line: FrameLine,
  slots: Slot,
  catalogue: EditorCatalogue,
): Frame | undefined => {
  const present = frameOfSet(set, catalogue);
  if (!present || present.finishId === null) return undefined;
  const alike = catalogue
    .listFrames(line)
    .filter((frame) => frame.slots === slots && frame.finishId === present.finishId);
  return frameWithFewestLosses(set, present, alike, catalogue);
};

/**
 * Returns the frame that is chosen together with a number of slots: one similar to the current frame or, for a new set,
 * the only one that matches its set defaults. Undefined if there is none.
 */
export const similarFrameWithSlots = (
  draft: Draft,
  line: FrameLine,
  slots: Slot,
  catalogue: EditorCatalogue,
): Frame | undefined => {
  if (draft.set.frameId !== null) return similarFrame(draft, line, slots, catalogue);
  if (draft.defaultFrame === null) return undefined;
  const { subcategoryIds, defaultFrame } = draft;
  return frameForDefaults(
    framesToChoose(catalogue.listFrames(line), line, { slots, subcategoryIds }),
    defaultFrame,
    slots,
  );
};

/**
 * Returns the frame that a full set grows into: one more slot in the same finish and subcategory, without a loss and
 * without a further controller slot. Undefined if there is none.
 */
export const widerFrame = (draft: Draft, catalogue: EditorCatalogue): Frame | undefined => {
  const present = frameOfSet(draft.set, catalogue);
  const line = present && catalogue.findLineOfFrame(present);
  const slots = present && allSlots.find((count) => count === present.slots + 1);
  const wider = line && slots && similarFrame(draft, line, slots, catalogue);
  if (!wider || wider.subcategoryId !== present.subcategoryId) return undefined;
  if (controllerSlots(wider).length !== controllerSlots(present).length) return undefined;
  return chooseFrame(draft.set, wider, catalogue).losses.length === 0 ? wider : undefined;
};

/** Returns the set defaults for the next set; undefined without a frame. */
export const defaultsFromDraft = (draft: Draft, catalogue: EditorCatalogue): SetDefaults | undefined => {
  const defaults = defaultsFromSet(draft.set, catalogue);
  return defaults && { ...defaults, colourId: draft.colourId === NO_COLOUR ? null : draft.colourId };
};

/** Compares two sets in all details, except for the order in which their slots were filled. */
export const sameSet = (a: ProductSet, b: ProductSet): boolean => a === b || same(a, b);

const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const entries = Object.entries(a);
  const right = new Map(Object.entries(b));
  return (
    entries.length === right.size && entries.every(([key, value]) => right.has(key) && same(value, right.get(key)))
  );
};
