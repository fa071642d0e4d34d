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
  frameOfSet,
  freeModuleSlots,
  nextFreeModuleSlot,
  type ModuleChoice,
  type PlacedModule,
  placedModules,
  type ProductSet,
} from './product-set.ts';
import type { Loss, SetChange } from './set-change.ts';
import { sealProblems } from './seal.ts';

/** The draggable card of a module: the module with one of its visible parts (docs/catalogue-rules.md#d7). */
export type ModuleCard = { readonly module: Module; readonly visiblePart: Component };

/**
 * The cards of a module in a colour: one per visible part that has this colour or fits every colour
 * (docs/catalogue-rules.md#d7), in the module's order. Empty if the module does not come in this colour.
 */
export const cardsOfModule = (module: Module, colourId: number): readonly ModuleCard[] =>
  module.visibleComponents.flatMap((id) => {
    const visiblePart = module.components[id];
    return visiblePart && fitsColour(visiblePart, colourId) ? [{ module, visiblePart }] : [];
  });

/**
 * The name of a card: its module's name. Further cards in the same colour add the words by which their visible part
 * differs from the earlier ones: "Socket with lid, transparent lid".
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
 * The module choice for a dropped card: the card's visible part and colour, and the defaults of all groups
 * (docs/catalogue-rules.md#c5-3).
 */
export const moduleChoiceOf = ({ module, visiblePart }: ModuleCard): ModuleChoice => ({
  moduleId: module.id,
  colourId: visiblePart.colourId,
  visibleComponentId: visiblePart.id,
  options: normaliseOptions(module, visiblePart.colourId, {}),
});

/** An assortment that also knows component roles, by which options are carried from one module to another. */
export type AssortmentWithRoles = Assortment & Pick<Range, 'findRole'>;

/** Reasons for not placing a module. */
export type PlaceModuleProblem = PlacementProblem | { readonly kind: 'unknown-module'; readonly moduleId: number };

/**
 * Puts a module into a slot, replacing the present one (docs/readings.md#r18). Options of the replaced module are
 * carried over as far as their roles allow. If the module rules out IP44, IP44 is turned off
 * (docs/specification.md#s4-51).
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

/** Carries the options of the replaced module over to a module, and lists those that could not be carried over. */
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

/** The set after a double-click or Enter, its losses, and the slot that was filled. */
export type FirstFreePlacement = SetChange & { readonly slot: Slot };

/** Puts a module into the first free module slot (docs/specification.md#s2-99, docs/readings.md#r18). */
export const placeInFirstFreeSlot = (
  set: ProductSet,
  choice: ModuleChoice,
  assortment: AssortmentWithRoles,
): Result<FirstFreePlacement, PlaceModuleProblem | { readonly kind: 'no-free-slot' }> => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return err({ kind: 'no-frame' });
  const slot = nextFreeModuleSlot(set, frame);
  if (slot === undefined) return err({ kind: 'no-free-slot' });
  const placed = placeModule(set, slot, choice, assortment);
  return placed.ok ? ok({ ...placed.value, slot }) : placed;
};

/** Puts copies of a module into all free module slots. */
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
 * Changes the colour of all modules of a set and keeps their options. A module that does not come in the colour gets
 * the nearest one and is listed as a loss. A module missing from the catalogue is not changed.
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

/** The colour itself if the module comes in it, otherwise the nearest colour that the module comes in. */
export const colourFor = (
  module: Module,
  wanted: Pick<Colour, 'familyId' | 'hexColor'> & { readonly id?: number | undefined },
  colours: readonly Colour[],
): Colour | undefined => {
  const available = colours.filter(({ id }) => cardsOfModule(module, id).length > 0);
  return available.find(({ id }) => id === wanted.id) ?? nearestColour(wanted, available);
};

/** Of a module's cards in a colour, the one whose visible part corresponds to the present one. */
const correspondingCard = (choice: ModuleChoice, module: Module, colour: Colour): ModuleCard | undefined => {
  const present = cardsOfModule(module, choice.colourId).findIndex(
    ({ visiblePart }) => visiblePart.id === choice.visibleComponentId,
  );
  const cards = cardsOfModule(module, colour.id);
  return cards[present] ?? cards[0];
};

/** Reasons for not moving a module; `empty-slot` means that the slot has no module. */
export type MoveProblem = { readonly kind: 'empty-slot' } | PlacementProblem;

/**
 * Moves a module to another slot of the same set. A module in the target slot moves to the first slot
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
  const replaced = set.modules[to];
  const problemAt = (slot: Slot, { moduleId }: ModuleChoice): PlacementProblem | undefined =>
    placementProblem(set, slot, assortment.findModule(moduleId), assortment);
  const problem = problemAt(to, moved) ?? (replaced && problemAt(from, replaced));
  if (problem) return err(problem);
  const remaining = replaced ? { ...set.modules, [from]: replaced } : removeModule(set, from).modules;
  return ok({ ...set, modules: { ...remaining, [to]: moved } });
};

/** Removes the module of a slot. An empty slot stays unchanged. IP44 is not turned on again. */
export const removeModule = (set: ProductSet, slot: Slot): ProductSet => {
  const { [slot]: removed, ...modules } = set.modules;
  return removed ? { ...set, modules } : set;
};

/** Reasons why a module may not go into a slot (docs/readings.md#r18). */
type PlacementProblem = { readonly kind: 'no-frame' } | SlotProblem | ModuleProblem;

/**
 * Returns the reason why this module may not go into this slot, or undefined if it may. The slot's present content is
 * ignored. For a module missing from the catalogue, only the slot is checked.
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

/** Like `placementProblem`, for a given frame instead of the set's own. */
export const problemInFrame = (
  frame: Frame,
  slot: Slot,
  module: Module | undefined,
  assortment: Assortment,
): SlotProblem | ModuleProblem | undefined =>
  slotProblem(frame, slot) ?? (module && moduleProblem(frame, module, assortment));

/** Reasons why a module fits no slot of a frame. */
type ModuleProblem =
  | { readonly kind: 'other-series'; readonly seriesTag: string }
  | { readonly kind: 'line-disabled'; readonly lineId: number };

/** Returns the reason why a module fits no slot of this frame, or undefined if it fits. */
const moduleProblem = (frame: Frame, module: Module, assortment: Assortment): ModuleProblem | undefined => {
  if (module.seriesTag !== frame.seriesTag) return { kind: 'other-series', seriesTag: frame.seriesTag };
  const line = assortment.findLineOfFrame(frame);
  return line && !fitsLine(module, line) ? { kind: 'line-disabled', lineId: line.id } : undefined;
};

/** Whether a module fits the frames of this line. The drawer lists only such modules (docs/specification.md#s4-52). */
export const fitsLine = (module: Module, line: Pick<FrameLine, 'id'>): boolean =>
  !module.disabledFrameLines.includes(line.id);

/** Reasons why a slot takes no module at all. */
type SlotProblem = { readonly kind: 'beyond-frame'; readonly slots: Slot } | { readonly kind: 'controller-slot' };

/** Returns the reason why a slot of this frame takes no module, or undefined if it takes one. */
const slotProblem = (frame: Frame, slot: Slot): SlotProblem | undefined => {
  if (slot > frame.slots) return { kind: 'beyond-frame', slots: frame.slots };
  return isModuleSlot(frame, slot) ? undefined : { kind: 'controller-slot' };
};
