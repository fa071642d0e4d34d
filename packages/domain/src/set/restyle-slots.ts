import {
  type Colour,
  type Controller,
  type Frame,
  isControllerSlot,
  type Module,
  NO_COLOUR,
  type Slot,
} from '../catalogue.ts';
import { isOneFamily, type Range, type Substitute, substitutesFor } from '../substitutes.ts';
import { cardsOfModule, colourFor, type ModuleCard, moduleChoiceOf, problemInFrame } from './modules.ts';
import { carryOptions, type ChosenModule, type OptionLoss } from './options.ts';
import { chosenControllers, type ModuleChoice, type ProductSet } from './product-set.ts';

/**
 * The requested colour of the modules of restyled sets. `as-frame`: the colour that goes with the frame, if the series
 * has it.
 */
export type ColourOption =
  | { readonly kind: 'as-is' }
  | { readonly kind: 'as-frame' }
  | { readonly kind: 'family'; readonly familyId: string };

/** The user's decisions for slots whose function the new series lacks: another function, or null for an empty slot. */
export type SlotDecisions = Readonly<Partial<Record<Slot, string | null>>>;

/** A difference in one slot after restyling. */
export type SlotChange = { readonly slot: Slot } & (
  | OptionLoss
  /** The function is replaced, with a loss if one is named. `standIns` lists all possible substitutes. */
  | {
      readonly kind: 'function';
      readonly from: string | null;
      readonly to: string;
      readonly loses: string | null;
      readonly standIns: readonly Substitute[];
    }
  /** The slot is empty: there is no substitute, or the user decided so. */
  | { readonly kind: 'emptied'; readonly from: string | null; readonly standIns: readonly Substitute[] }
  /** The module does not come in any colour of the wanted family. */
  | { readonly kind: 'colour'; readonly wanted: WantedColour; readonly to: Colour }
);

/** The wanted colour or colour family of a module. `id` is set for a colour of the new series. */
export type WantedColour = Pick<Colour, 'name' | 'hexColor' | 'familyId'> & { readonly id?: number | undefined };

/** The input for restyling a set from one frame to another. */
export type RestyleContext = {
  readonly set: ProductSet;
  readonly frame: Frame;
  readonly to: Frame;
  readonly colour: ColourOption;
  readonly range: Range;
  readonly decisions: SlotDecisions;
};

/** A slot of the new frame: its content and the differences from the previous content. */
export type FilledSlot = {
  readonly slot: Slot;
  readonly choice?: ModuleChoice | undefined;
  readonly controllerId?: number;
  readonly changes: readonly SlotChange[];
};

/** A possible content of a slot in the new frame, with the loss it causes. */
type Candidate = {
  readonly functionId: string | null;
  readonly loses: string | null;
  readonly content: { readonly module: Module } | { readonly controller: Controller };
};

/** Fills a slot of the new frame with the equivalent of its present content. */
export const fillSlot = (slot: Slot, restyling: RestyleContext): FilledSlot => {
  const present = contentOf(slot, restyling);
  if (!present) return { slot, changes: [] };
  const from = present.functionId;
  const candidates = candidatesFor(slot, present, restyling);
  const decided = restyling.decisions[slot];
  const chosen = decided === undefined ? candidates[0] : candidates.find(({ functionId }) => functionId === decided);
  const standIns = candidates.flatMap(({ functionId, loses }) => (functionId === null ? [] : [{ functionId, loses }]));
  if (!chosen || decided === null) return { slot, changes: [{ kind: 'emptied', slot, from, standIns }] };
  const { functionId: to, loses, content } = chosen;
  const changes: readonly SlotChange[] =
    to === null || to === from ? [] : [{ kind: 'function', slot, from, to, loses, standIns }];
  if ('controller' in content) return { slot, controllerId: content.controller.id, changes };
  const placed = placeModuleInSlot(slot, present, content.module, restyling);
  return { slot, choice: placed.choice, changes: [...changes, ...placed.changes] };
};

/** The content of a slot in the present frame. */
type SlotContent = {
  readonly functionId: string | null;
  /** Null if the slot has no controller. */
  readonly touchPoints: number | null;
  readonly controllerId?: number;
  readonly choice?: ModuleChoice;
  /** Undefined if the catalogue no longer contains it. */
  readonly module?: Module | undefined;
};

const contentOf = (slot: Slot, { set, range }: RestyleContext): SlotContent | undefined => {
  const choice = set.modules[slot];
  if (choice) {
    const module = range.findModule(choice.moduleId);
    return { functionId: module?.functionId ?? null, touchPoints: null, choice, module };
  }
  const controllerId = chosenControllers(set).find((chosen) => chosen.slot === slot)?.controllerId;
  if (controllerId === undefined) return undefined;
  const { functionId = null, touchPoints = null } = range.findController(controllerId) ?? {};
  return { functionId, touchPoints, controllerId };
};

/** The possible replacements for a slot's content, one per function, best first. */
const candidatesFor = (slot: Slot, present: SlotContent, { to, range }: RestyleContext): readonly Candidate[] => {
  const standIns = present.functionId === null ? [] : substitutesFor(present.functionId, present.touchPoints, range);
  if (isControllerSlot(to, slot)) {
    const offered = range.listControllers(to.seriesTag);
    const itself = offered.filter(({ id }) => id === present.controllerId);
    return eachFunctionOnce([
      ...itself.map((controller) => ({ functionId: controller.functionId, loses: null, content: { controller } })),
      ...standIns.flatMap((standIn) => {
        const equal = offered.filter(({ functionId }) => functionId === standIn.functionId);
        const controller = equal.find(({ touchPoints }) => touchPoints === present.touchPoints) ?? equal[0];
        return controller ? [{ ...standIn, content: { controller } }] : [];
      }),
    ]);
  }
  const fitting = range.listSeriesModules(to.seriesTag).filter((module) => !problemInFrame(to, slot, module, range));
  const itself = fitting.filter(({ id }) => id === present.choice?.moduleId);
  return eachFunctionOnce([
    ...itself.map((module) => ({ functionId: module.functionId, loses: null, content: { module } })),
    ...standIns.flatMap((standIn) => {
      const equal = fitting.filter(({ functionId }) => functionId === standIn.functionId);
      const module = equal.find(({ disablesIp44 }) => disablesIp44 === present.module?.disablesIp44) ?? equal[0];
      return module ? [{ ...standIn, content: { module } }] : [];
    }),
  ]);
};

const eachFunctionOnce = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.filter(
    ({ functionId }, index) => candidates.findIndex((earlier) => earlier.functionId === functionId) === index,
  );

/** Chooses a module for its slot: in the wanted colour or the nearest available one, with the options carried over. */
const placeModuleInSlot = (slot: Slot, present: SlotContent, module: Module, restyling: RestyleContext) => {
  const { to, range } = restyling;
  const wanted = wantedColour(present, restyling);
  const colour = wanted && colourFor(module, wanted, range.listColours(to.seriesTag));
  const isUniversal = !requestedColour(restyling) && present.choice?.colourId === NO_COLOUR;
  const cards = colour ? cardsFor(module, colour.id, isUniversal) : [];
  const card = cards[cardIndex(present)] ?? cards[0];
  if (!card || !colour) return { choice: undefined, changes: [] };
  const { choice, losses } = withOptions(present, { module, choice: moduleChoiceOf(card) }, range);
  const isWanted = choice.colourId === NO_COLOUR || colour.id === wanted.id || isOneFamily(colour, wanted);
  const changes: readonly SlotChange[] = [
    ...(isWanted ? [] : [{ kind: 'colour', slot, wanted, to: colour } as const]),
    ...losses.map((loss) => ({ slot, ...loss })),
  ];
  return { choice, changes };
};

const withOptions = ({ choice, module }: SlotContent, to: ChosenModule, range: Range) =>
  choice && module ? carryOptions({ choice, module }, to, range) : { choice: to.choice, losses: [] };

/** The wanted colour of a module; undefined if the new series has no colours. */
const wantedColour = (present: SlotContent, restyling: RestyleContext): WantedColour | undefined => {
  const { frame, to, range } = restyling;
  const before = range.listColours(frame.seriesTag).find(({ id }) => id === present.choice?.colourId);
  return requestedColour(restyling) ?? before ?? colourOfFrame(restyling) ?? range.listColours(to.seriesTag)[0];
};

/** The colour requested for all modules; undefined if modules keep their colour. */
const requestedColour = (restyling: RestyleContext): WantedColour | undefined => {
  const { colour, range } = restyling;
  if (colour.kind === 'as-is') return undefined;
  const family = colour.kind === 'family' ? range.findFamily(colour.familyId) : undefined;
  if (!family) return colourOfFrame(restyling);
  return colourOfFamily(family.id, restyling) ?? { ...family, id: undefined, familyId: family.id };
};

/**
 * The colour that goes with the new frame. Undefined if its finish belongs to no family, or the series has no colour of
 * that family.
 */
const colourOfFrame = (restyling: RestyleContext): Colour | undefined => {
  const { finishId } = restyling.to;
  const familyId = finishId === null ? undefined : restyling.range.findFinish(finishId)?.familyId;
  return colourOfFamily(familyId ?? null, restyling);
};

const colourOfFamily = (familyId: string | null, { to, range }: RestyleContext): Colour | undefined =>
  familyId === null ? undefined : range.listColours(to.seriesTag).find((colour) => colour.familyId === familyId);

/**
 * The cards of a module in a colour. If `isUniversal`, the cards whose visible part fits every colour, otherwise the
 * others. If there are none of that kind, all cards.
 */
const cardsFor = (module: Module, colourId: number, isUniversal: boolean): readonly ModuleCard[] => {
  const cards = cardsOfModule(module, colourId);
  const ofKind = cards.filter(({ visiblePart }) => (visiblePart.colourId === NO_COLOUR) === isUniversal);
  return ofKind.length > 0 ? ofKind : cards;
};

/** The index of the present module among the cards of its colour. A module may have several visible parts. */
const cardIndex = ({ choice, module }: SlotContent): number => {
  if (!choice || !module) return 0;
  const cards = cardsFor(module, choice.colourId, choice.colourId === NO_COLOUR);
  return cards.findIndex(({ visiblePart }) => visiblePart.id === choice.visibleComponentId);
};
