import {
  type Assortment,
  type Colour,
  type Component,
  fitsColour,
  type Frame,
  type FrameLine,
  isModuleSlot,
  type Module,
  NO_COLOUR,
  type Slot,
} from '../catalogue.ts';
import { nearestColour, type Range } from '../substitutes.ts';
import { ok, err, type Result } from '../result.ts';
import { carryOptions, type ChosenModule, normaliseOptions } from './options.ts';
import {
  firstFreeModuleSlot,
  frameOfSet,
  freeModuleSlots,
  type ModuleChoice,
  type PlacedModule,
  placedModules,
  type ProductSet,
} from './product-set.ts';
import type { Loss, SetChange } from './set-change.ts';
import { sealProblems } from './seal.ts';

/** What can be dragged into a slot: a module with one of its visible parts (docs/catalogue-rules.md#d7). */
export type ModuleCard = { readonly module: Module; readonly visiblePart: Component };

/**
 * The cards that the drawer shows for a module under a swatch: one for each visible part of that colour or of none
 * (docs/catalogue-rules.md#d7), in the module's order. Empty where the module does not exist in this colour.
 */
export const cardsOfModule = (module: Module, colourId: number): readonly ModuleCard[] =>
  module.visibleComponents.flatMap((id) => {
    const visiblePart = module.components[id];
    return visiblePart && fitsColour(visiblePart, colourId) ? [{ module, visiblePart }] : [];
  });

/**
 * What a card is called: its module's name, and of a further card under the same swatch what tells its visible part from
 * the earlier ones: "Socket with lid, transparent lid".
 */
export const nameOfCard = ({ module, visiblePart }: ModuleCard): string => {
  const earlier = module.visibleComponents
    .slice(0, module.visibleComponents.indexOf(visiblePart.id))
    .flatMap((id) => module.components[id] ?? [])
    .filter((part) => visiblePart.colourId === NO_COLOUR || fitsColour(part, visiblePart.colourId));
  if (earlier.length === 0) return module.name;
  const shared = new Set(earlier.flatMap(({ name }) => name.split(', ')));
  return [module.name, ...visiblePart.name.split(', ').filter((words) => !shared.has(words))].join(', ');
};

/**
 * A module as it is when dropped: the card's visible part and colour, every group at its default
 * (docs/catalogue-rules.md#c5-3).
 */
export const moduleChoiceOf = ({ module, visiblePart }: ModuleCard): ModuleChoice => ({
  moduleId: module.id,
  colourId: visiblePart.colourId,
  visibleComponentId: visiblePart.id,
  options: normaliseOptions(module, visiblePart.colourId, {}),
});

/** An assortment that also knows the roles by which options go from one module to another. */
export type AssortmentWithRoles = Assortment & Pick<Range, 'findRole'>;

/** Why a chosen module was not placed. */
export type PlaceModuleProblem = PlacementProblem | { readonly kind: 'unknown-module'; readonly moduleId: number };

/**
 * Puts a module into a slot, in place of what is there (docs/readings.md#r18): the options chosen in that one go on in
 * it as far as their roles allow. Where it rules out IP44, that goes (docs/specification.md#s4-51).
 */
export const placeModule = (
  set: ProductSet,
  slot: Slot,
  choice: ModuleChoice,
  assortment: AssortmentWithRoles,
): Result<SetChange, PlaceModuleProblem> => {
  const module = assortment.findModule(choice.moduleId);
  if (!module) return err({ kind: 'unknown-module', moduleId: choice.moduleId });
  const problem = placementProblem(set, slot, module, assortment);
  if (problem) return err(problem);
  const { settled, losses } = carryOptionsOfReplaced(set, slot, { module, choice }, assortment);
  const placed = { ...set, modules: { ...set.modules, [slot]: settled } };
  const ruledOut = sealProblems(placed, assortment).find(({ kind }) => kind === 'module-disables-ip44');
  if (!set.ip44 || !ruledOut) return ok({ set: placed, losses });
  return ok({ set: { ...placed, ip44: false }, losses: [...losses, { kind: 'ip44', reason: ruledOut }] });
};

/** A module with the options of the one whose place it takes, and what could not be carried over. */
const carryOptionsOfReplaced = (
  set: ProductSet,
  slot: Slot,
  to: ChosenModule,
  assortment: AssortmentWithRoles,
): { readonly settled: ModuleChoice; readonly losses: readonly Loss[] } => {
  const present = set.modules[slot];
  const module = present && assortment.findModule(present.moduleId);
  if (!module) return { settled: to.choice, losses: [] };
  const { choice, losses } = carryOptions({ module, choice: present }, to, assortment);
  return { settled: choice, losses: losses.map((loss) => ({ slot, ...loss })) };
};

/** The set after a double-click or Enter, what it lost by it, and the slot that was taken. */
export type FirstFreePlacement = SetChange & { readonly slot: Slot };

/** Puts a module into the first free module slot (docs/specification.md#s2-99, docs/readings.md#r18). */
export const placeInFirstFreeSlot = (
  set: ProductSet,
  choice: ModuleChoice,
  assortment: AssortmentWithRoles,
): Result<FirstFreePlacement, PlaceModuleProblem | { readonly kind: 'no-free-slot' }> => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return err({ kind: 'no-frame' });
  const slot = firstFreeModuleSlot(set, frame);
  if (slot === undefined) return err({ kind: 'no-free-slot' });
  const placed = placeModule(set, slot, choice, assortment);
  return placed.ok ? ok({ ...placed.value, slot }) : placed;
};

/** Puts a module into every free module slot: a row of the same in one go. */
export const placeInFreeSlots = (
  set: ProductSet,
  choice: ModuleChoice,
  assortment: AssortmentWithRoles,
): Result<SetChange, PlaceModuleProblem | { readonly kind: 'no-free-slot' }> => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return err({ kind: 'no-frame' });
  const slots = freeModuleSlots(set, frame);
  if (slots.length === 0) return err({ kind: 'no-free-slot' });
  let filled: SetChange = { set, losses: [] };
  for (const slot of slots) {
    const placed = placeModule(filled.set, slot, choice, assortment);
    if (!placed.ok) return placed;
    filled = { set: placed.value.set, losses: [...filled.losses, ...placed.value.losses] };
  }
  return ok(filled);
};

/**
 * A set with all its modules in one colour of their series, their options kept. A module that does not come in it takes
 * the nearest of those that it comes in, and is named; one that the catalogue no longer has stays as it is.
 */
export const recolourModules = (
  set: ProductSet,
  wanted: Colour,
  colours: readonly Colour[],
  assortment: AssortmentWithRoles,
): SetChange => {
  const recoloured = placedModules(set).map((placed) => recolour(placed, wanted, colours, assortment));
  return {
    set: { ...set, modules: Object.fromEntries(recoloured.map(({ slot, choice }) => [slot, choice])) },
    losses: recoloured.flatMap(({ losses }) => losses),
  };
};

type Recoloured = PlacedModule & { readonly losses: readonly Loss[] };

const recolour = (
  { slot, choice }: PlacedModule,
  wanted: Colour,
  colours: readonly Colour[],
  assortment: AssortmentWithRoles,
): Recoloured => {
  const module = assortment.findModule(choice.moduleId);
  const to = module && colourFor(module, wanted, colours);
  const card = module && to && correspondingCard(choice, module, to);
  if (!card) return { slot, choice, losses: [] };
  const carried = carryOptions({ module, choice }, { module, choice: moduleChoiceOf(card) }, assortment);
  const isWanted = to.id === wanted.id || card.visiblePart.colourId === NO_COLOUR;
  return {
    slot,
    choice: carried.choice,
    losses: [
      ...(isWanted ? [] : [{ kind: 'colour', slot, moduleId: module.id, to } as const]),
      ...carried.losses.map((loss) => ({ slot, ...loss })),
    ],
  };
};

/** The colour itself where the module comes in it, otherwise the nearest that it comes in. */
export const colourFor = (
  module: Module,
  wanted: Pick<Colour, 'familyId' | 'hexColor'> & { readonly id?: number | undefined },
  colours: readonly Colour[],
): Colour | undefined => {
  const available = colours.filter(({ id }) => cardsOfModule(module, id).length > 0);
  return available.find(({ id }) => id === wanted.id) ?? nearestColour(wanted, available);
};

/** Of a module's cards in a colour, the one with the visible part that corresponds to the present one's. */
const correspondingCard = (choice: ModuleChoice, module: Module, colour: Colour): ModuleCard | undefined => {
  const present = cardsOfModule(module, choice.colourId).findIndex(
    ({ visiblePart }) => visiblePart.id === choice.visibleComponentId,
  );
  const cards = cardsOfModule(module, colour.id);
  return cards[present] ?? cards[0];
};

/** Why a module was not moved; `empty-slot`: there is none to move. */
export type MoveProblem = { readonly kind: 'empty-slot' } | PlacementProblem;

/**
 * Carries a module to another slot of the same set; the module that is there changes places with it
 * (docs/readings.md#r18).
 */
export const moveModule = (
  set: ProductSet,
  from: Slot,
  to: Slot,
  assortment: Assortment,
): Result<ProductSet, MoveProblem> => {
  const moved = set.modules[from];
  if (!moved) return err({ kind: 'empty-slot' });
  const there = set.modules[to];
  const problemAt = (slot: Slot, { moduleId }: ModuleChoice): PlacementProblem | undefined =>
    placementProblem(set, slot, assortment.findModule(moduleId), assortment);
  const problem = problemAt(to, moved) ?? (there && problemAt(from, there));
  if (problem) return err(problem);
  const left = there ? { ...set.modules, [from]: there } : removeModule(set, from).modules;
  return ok({ ...set, modules: { ...left, [to]: moved } });
};

/** Empties a module slot; an empty one stays as it is. IP44 does not come back by itself. */
export const removeModule = (set: ProductSet, slot: Slot): ProductSet => {
  const { [slot]: removed, ...modules } = set.modules;
  return removed ? { ...set, modules } : set;
};

/** Why a module may not go into a slot (docs/readings.md#r18). */
type PlacementProblem = { readonly kind: 'no-frame' } | SlotProblem | ModuleProblem;

/**
 * Why this module may not go into this slot, or undefined where it may; what is in the slot does not matter. A module that
 * the catalogue no longer has is asked for its slot alone.
 */
export const placementProblem = (
  set: ProductSet,
  slot: Slot,
  module: Module | undefined,
  assortment: Assortment,
): PlacementProblem | undefined => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return { kind: 'no-frame' };
  return problemInFrame(frame, slot, module, assortment);
};

/** The same of a frame that the set need not have. */
export const problemInFrame = (
  frame: Frame,
  slot: Slot,
  module: Module | undefined,
  assortment: Assortment,
): SlotProblem | ModuleProblem | undefined =>
  slotProblem(frame, slot) ?? (module && moduleProblem(frame, module, assortment));

/** Why a module fits no slot of a frame. */
type ModuleProblem =
  | { readonly kind: 'other-series'; readonly seriesTag: string }
  | { readonly kind: 'line-disabled'; readonly lineId: number };

/** Why a module fits no slot of this frame, or undefined where it fits. */
const moduleProblem = (frame: Frame, module: Module, assortment: Assortment): ModuleProblem | undefined => {
  if (module.seriesTag !== frame.seriesTag) return { kind: 'other-series', seriesTag: frame.seriesTag };
  const line = assortment.findLineOfFrame(frame);
  return line && !fitsLine(module, line) ? { kind: 'line-disabled', lineId: line.id } : undefined;
};

/**
 * Whether a module goes into the frames of this line; the drawer lists only such ones (docs/specification.md#s4-52).
 */
export const fitsLine = (module: Module, line: Pick<FrameLine, 'id'>): boolean =>
  !module.disabledFrameLines.includes(line.id);

/** Why a slot takes no module at all. */
type SlotProblem = { readonly kind: 'beyond-frame'; readonly slots: Slot } | { readonly kind: 'controller-slot' };

/** Why a slot of this frame takes no module, or undefined where it does. */
const slotProblem = (frame: Frame, slot: Slot): SlotProblem | undefined => {
  if (slot > frame.slots) return { kind: 'beyond-frame', slots: frame.slots };
  return isModuleSlot(frame, slot) ? undefined : { kind: 'controller-slot' };
};
