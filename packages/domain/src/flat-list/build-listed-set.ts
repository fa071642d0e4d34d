import { controllerSlots, type Frame, type FrameLine, moduleSlots } from '../catalogue.ts';
import { fillFromQuickEntry, type QuickEntryContext, type QuickEntryItem, quickEntryItemFor } from '../quick-entry.ts';
import { err, ok, type Result } from '../result.ts';
import { boxColours, chooseCornerBox, chooseSurfaceBox } from '../set/boxes.ts';
import { chooseController } from '../set/controllers.ts';
import type { SetDefaults } from '../set/frames.ts';
import { moduleChoiceOf, placeModule } from '../set/modules.ts';
import { emptySet, frameOfSet, type ModuleChoice, placedModules, type ProductSet } from '../set/product-set.ts';
import { mentionsIp44, hasSeal, sealIfAllowed, switchSeal } from '../set/seal.ts';
import type { Loss } from '../set/set-change.ts';
import { nearestColour } from '../substitutes.ts';
import type { FlatListCatalogue } from './flat-list-index.ts';
import type { ListedBox, ListedLook, ListedPart, ListedSet } from './flat-list.ts';
import { lineOfLook } from './modifiers.ts';
import { stemOf, wordsIn } from './words.ts';

/** The catalogue and choices with which listed sets are built. */
export type BuildContext = {
  readonly catalogue: FlatListCatalogue;
  /** Defaults of the project or room, for what a list does not name. */
  readonly defaults: SetDefaults | null;
  /** The chosen function for words with several meanings, by the words. */
  readonly chosen: Readonly<Record<string, string>>;
};

/** A product set of a list. */
export type BuiltSet = {
  /** Has a frame. The name is empty. */
  readonly set: ProductSet;
  readonly losses: readonly Loss[];
  /** Functions that stand in for the listed ones with a loss, in words that follow "without". */
  readonly substitutes: readonly { readonly words: string; readonly functionId: string; readonly loses: string }[];
  /** Wishes that the catalogue cannot fulfil for this set. */
  readonly unmet: readonly ('finish' | 'ip44' | 'box')[];
};

export type BuildProblem =
  /** Neither the list nor the project names a frame line. */
  | { readonly kind: 'no-line' }
  /** The line has no module or controller for these words. */
  | { readonly kind: 'not-in-line'; readonly lineId: number; readonly words: readonly string[] }
  /** The line has no frame for these parts. */
  | { readonly kind: 'no-frame'; readonly lineId: number };

/** Builds a product set of a listed set, with the project's defaults for what is not named. */
export const buildListedSet = (listed: ListedSet, context: BuildContext): Result<BuiltSet, BuildProblem> => {
  const { catalogue } = context;
  const named = listed.look.frameId === null ? undefined : catalogue.findFrame(listed.look.frameId);
  const line = named ? catalogue.findLineOfFrame(named) : lineOfLook(listed.look, context);
  if (!line) return err({ kind: 'no-line' });
  const entry = entryContext(line, listed.look, context);
  const placed = listed.parts.flatMap((part) => itemsOf(part, entry.context, context));
  const lacking = placed.filter(({ item }) => item === undefined).map(({ part }) => part.words);
  if (lacking.length > 0) return err({ kind: 'not-in-line', lineId: line.id, words: [...new Set(lacking)] });
  const isExact = listed.parts.every(({ meaning }) => meaning.kind !== 'functions');
  const sealed =
    listed.ip44 || (!isExact && placed.some(({ item }) => item !== undefined && item !== 'empty' && item.sealed));
  const filled = named ? fillFrame(named, placed, entry.context) : fillAnyFrame(placed, sealed, entry.context);
  if (!filled) return err({ kind: 'no-frame', lineId: line.id });
  const settled = sealed
    ? isExact
      ? switched(filled.set, catalogue)
      : sealIfAllowed(filled.set, catalogue)
    : filled.set;
  const boxed = withBox(settled, listed.box, catalogue);
  return ok({
    set: boxed ?? settled,
    losses: filled.losses,
    substitutes: placed.flatMap(({ part, item }) =>
      item && item !== 'empty' && item.loses !== null && item.functionId !== null
        ? [{ words: part.words, functionId: item.functionId, loses: item.loses }]
        : [],
    ),
    unmet: [
      ...(entry.lacksFinish && !named ? (['finish'] as const) : []),
      ...(sealed && !hasSeal(settled, catalogue) ? (['ip44'] as const) : []),
      ...(boxed ? [] : (['box'] as const)),
    ],
  });
};

const switched = (set: ProductSet, catalogue: FlatListCatalogue): ProductSet => {
  const sealed = switchSeal(set, true, catalogue);
  return sealed.ok ? sealed.value : set;
};

/** The context of a quick entry in the named look, or in the defaults. */
const entryContext = (
  line: FrameLine,
  look: ListedLook,
  { catalogue, defaults }: BuildContext,
): { readonly context: QuickEntryContext; readonly lacksFinish: boolean } => {
  const frames = catalogue.listFrames(line);
  const seriesTag = frames[0]?.seriesTag ?? '';
  const colours = catalogue.listColours(seriesTag);
  const isNamed = look.finishId !== null || look.familyId !== null;
  const inLine = isNamed ? frameInFinish(frames, look, catalogue) : undefined;
  const own = defaults?.lineTag === line.tag ? defaults : null;
  const finishId = isNamed ? (inLine?.finishId ?? null) : (defaults?.finishId ?? null);
  const finish = catalogue.findFinish((isNamed ? look.finishId : null) ?? finishId ?? '');
  const wanted = finish ?? (look.familyId === null ? undefined : catalogue.findFamily(look.familyId));
  const familyId = finish ? finish.familyId : look.familyId;
  const ofFinish = wanted && nearestColour({ hexColor: wanted.hexColor, familyId }, colours);
  const colourId = (isNamed ? undefined : own?.colourId) ?? ofFinish?.id ?? colours[0]?.id ?? 0;
  return {
    context: {
      line,
      frames,
      modules: catalogue.listSeriesModules(seriesTag),
      colours,
      colourId,
      finishId,
      subcategoryId: inLine?.subcategoryId ?? own?.subcategoryId ?? null,
      assortment: catalogue,
    },
    lacksFinish: isNamed && !inLine,
  };
};

const frameInFinish = (
  frames: readonly Frame[],
  { finishId, familyId }: ListedLook,
  { findFinish }: FlatListCatalogue,
): Frame | undefined =>
  frames.find((frame) => frame.finishId !== null && frame.finishId === finishId) ??
  frames.find(
    (frame) => familyId !== null && frame.finishId !== null && findFinish(frame.finishId)?.familyId === familyId,
  );

/** A part in a slot; undefined if the line has no item for it. */
type PlacedPart = {
  readonly part: ListedPart;
  readonly item: QuickEntryItem | 'empty' | undefined;
  /** The options of a module that was named by symbols. */
  readonly choice?: ModuleChoice;
};

const itemsOf = (part: ListedPart, entry: QuickEntryContext, context: BuildContext): readonly PlacedPart[] => {
  const item = placedPart(part, entry, context);
  return Array.from({ length: part.count }, () => item);
};

const placedPart = (part: ListedPart, entry: QuickEntryContext, { chosen, catalogue }: BuildContext): PlacedPart => {
  const { meaning, words } = part;
  const exact = { functionId: null, loses: null, sealed: false };
  if (meaning.kind === 'empty-slot') return { part, item: 'empty' };
  if (meaning.kind === 'controller')
    return { part, item: { ...exact, content: { controllerId: meaning.controllerId } } };
  if (meaning.kind === 'module') {
    const module = catalogue.findModule(meaning.choice.moduleId);
    const visiblePart = module?.components[meaning.choice.visibleComponentId];
    return module && visiblePart
      ? { part, item: { ...exact, content: { card: { module, visiblePart } } }, choice: meaning.choice }
      : { part, item: undefined };
  }
  const functionIds = chosen[words] === undefined ? meaning.functionIds : [chosen[words]];
  const item = quickEntryItemFor(functionIds, entry);
  const requested = catalogue.allFunctions.find(({ id }) => id === functionIds[0]);
  const sealed = mentionsIp44(words) || mentionsIp44(requested?.name ?? '');
  return { part, item: item && { ...item, sealed } };
};

type Filled = { readonly set: ProductSet; readonly losses: readonly Loss[] };

/** Puts the parts into the slots of a given frame. Undefined if they do not fit. */
const fillFrame = (
  frame: Frame,
  placed: readonly PlacedPart[],
  { assortment }: QuickEntryContext,
): Filled | undefined => {
  const slots = { modules: moduleSlots(frame).values(), controllers: controllerSlots(frame).values() };
  let set: ProductSet = { ...emptySet, frameId: frame.id };
  const losses: Loss[] = [];
  for (const { item, choice } of placed) {
    if (item === undefined || item === 'empty') {
      if (slots.modules.next().done) return undefined;
    } else if ('card' in item.content) {
      const slot = slots.modules.next();
      if (slot.done) return undefined;
      const result = placeModule(set, slot.value, choice ?? moduleChoiceOf(item.content.card), assortment);
      if (!result.ok) return undefined;
      set = result.value.set;
      losses.push(...result.value.losses);
    } else {
      const slot = slots.controllers.next();
      const result = slot.done ? undefined : chooseController(set, slot.value, item.content.controllerId, assortment);
      if (!result?.ok) return undefined;
      set = result.value;
    }
  }
  return { set, losses };
};

/** Puts the parts into the best frame of the line. */
const fillAnyFrame = (placed: readonly PlacedPart[], sealed: boolean, entry: QuickEntryContext): Filled | undefined => {
  const items = placed.flatMap(({ item }) => (item === undefined || item === 'empty' ? [] : [{ ...item, sealed }]));
  const filled = fillFromQuickEntry(emptySet, items, entry);
  if (!filled) return undefined;
  const choices = placed.filter(({ item }) => item && item !== 'empty' && 'card' in item.content);
  const modules = placedModules(filled.set).map(
    ({ slot, choice }, index) => [slot, choices[index]?.choice ?? choice] as const,
  );
  return { ...filled, set: { ...filled.set, ip44: false, modules: Object.fromEntries(modules) } };
};

/** Adds the box; undefined if the frame has none. */
const withBox = (set: ProductSet, box: ListedBox | null, catalogue: FlatListCatalogue): ProductSet | undefined => {
  if (!box) return set;
  const frame = frameOfSet(set, catalogue);
  const colours = boxColours((box.kind === 'surface' ? frame?.surfaceBoxes : frame?.cornerBoxes) ?? []);
  const finish = catalogue.findFinish(frame?.finishId ?? '');
  const stems = stemsOf(box.colour ?? '');
  const colour =
    colours.find(({ name }) => stemsOf(name) === stems) ??
    (finish && nearestColour({ hexColor: finish.hexColor, familyId: finish.familyId }, colours)) ??
    colours[0];
  const choose = box.kind === 'surface' ? chooseSurfaceBox : chooseCornerBox;
  const chosen = colour && choose(set, colour.id, catalogue);
  return chosen?.ok ? chosen.value : undefined;
};

const stemsOf = (text: string): string =>
  wordsIn(text)
    .map(({ word }) => stemOf(word))
    .toSorted()
    .join(' ');
