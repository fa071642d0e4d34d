import { allSlots, type Colour, type Frame, type FrameLine, NO_COLOUR, type Slot } from '@ramka/domain/catalogue';
import { isOneFamily } from '@ramka/domain/substitutes';
import {
  frameWithFewestLosses,
  frameForDefaults,
  framesToChoose,
  type SetDefaults,
  defaultsFromSet,
} from '@ramka/domain/set/frames';
import {
  chosenControllers,
  emptySet,
  type FramedSet,
  frameOfSet,
  placedModules,
  type ProductSet,
} from '@ramka/domain/set/product-set';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';

/** The set being edited, and what the three steps show of the catalogue for it. */
export type Draft = {
  readonly set: ProductSet;
  /** The tile chosen in step 1; null until one is. */
  readonly lineId: number | null;
  /** Step 2 lists frames with so many slots. */
  readonly slots: Slot;
  /** Step 2 lists frames of these subcategories; of all where empty. */
  readonly subcategoryIds: readonly number[];
  /** The swatch of step 3; 0 where the series has no colours. */
  readonly colourId: number;
  /**
   * What the swatch comes from: nobody chose it yet, the set defaults name it, it goes with a frame that was chosen, or
   * somebody picked it.
   */
  readonly swatchFrom: 'start' | 'defaults' | 'frame' | 'person';
  /** Whether the drawer shows only what a sealed set may hold; while the set has no seal, it shows everything. */
  readonly onlySealed: boolean;
  /** The kind and finish of frame that a new set starts with; null where none were said. */
  readonly wanted: Pick<SetDefaults, 'subcategoryId' | 'finishId'> | null;
};

/** What of a draft can change without being an edit: filters and the swatch. */
export type DraftView = Pick<Draft, 'slots' | 'subcategoryIds' | 'colourId' | 'swatchFrom' | 'onlySealed'>;

/** A new set (docs/specification.md#s9-26), in a line and with set defaults where they are known. */
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
    wanted: defaults?.finishId ? { subcategoryId: defaults.subcategoryId, finishId: defaults.finishId } : null,
  };
};

/** A saved set as it is opened in its line: as many slots as it has or had, the swatch of its first module. */
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

/** The swatch that a line starts with: the first colour of its series. */
export const firstColour = (line: FrameLine, catalogue: EditorCatalogue): number =>
  catalogue.listColours(line)[0]?.id ?? NO_COLOUR;

/** The colour of modules that goes with a draft's frame: of the family of its finish. Undefined where there is none. */
export const colourOfFrame = ({ set }: Draft, catalogue: EditorCatalogue): Colour | undefined => {
  const frame = frameOfSet(set, catalogue);
  const line = frame && catalogue.findLineOfFrame(frame);
  const finish = frame?.finishId ? catalogue.findFinish(frame.finishId) : undefined;
  return finish && line && catalogue.listColours(line).find((colour) => isOneFamily(colour, finish));
};

/**
 * The frame of so many slots that has the finish of a draft's frame, of those that of the least loss. Undefined where
 * the line has none, or the draft has no frame.
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
 * The frame that choosing a number of slots brings: like the present one, or, for a new set, the only one that
 * matches its set defaults. Undefined where it brings none.
 */
export const similarFrameWithSlots = (
  draft: Draft,
  line: FrameLine,
  slots: Slot,
  catalogue: EditorCatalogue,
): Frame | undefined => {
  if (draft.set.frameId !== null) return similarFrame(draft, line, slots, catalogue);
  if (draft.wanted === null) return undefined;
  const { subcategoryIds, wanted } = draft;
  return frameForDefaults(framesToChoose(catalogue.listFrames(line), line, { slots, subcategoryIds }), wanted, slots);
};

/** What the next set with the same defaults starts with; undefined while there is no frame. */
export const defaultsFromDraft = (draft: Draft, catalogue: EditorCatalogue): SetDefaults | undefined => {
  const defaults = defaultsFromSet(draft.set, catalogue);
  return defaults && { ...defaults, colourId: draft.colourId === NO_COLOUR ? null : draft.colourId };
};

/** The set as one that can travel; undefined while it has no frame. */
export const framedSet = (set: ProductSet): FramedSet | undefined =>
  set.frameId === null ? undefined : { ...set, frameId: set.frameId };

/** Whether two sets are the same to the last option; what order their slots were filled in does not matter. */
export const sameSet = (a: ProductSet, b: ProductSet): boolean => a === b || same(a, b);

const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return left.length === right.size && left.every(([key, value]) => right.has(key) && same(value, right.get(key)));
};
