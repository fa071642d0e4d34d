import { type Assortment, type ControllerSlot, NO_COLOUR, type Slot } from '@ramka/domain/catalogue';
import { accepted, refused, type Result } from '@ramka/domain/result';
import { type BoxProblem, chooseCornerBox, chooseSurfaceBox } from '@ramka/domain/set/boxes';
import { chooseController, type ChooseControllerProblem, removeController } from '@ramka/domain/set/controllers';
import { chooseFrame, chooseLine } from '@ramka/domain/set/frames';
import {
  type ModuleCard,
  moduleChoiceOf,
  moveModule,
  type MoveProblem,
  placeInFirstFreeSlot,
  placeModule,
  type PlaceModuleProblem,
  removeModule,
} from '@ramka/domain/set/modules';
import { chooseOptions, type OptionsProblem } from '@ramka/domain/set/options';
import { chosenControllers, type ModuleChoice, placedModules, type ProductSet } from '@ramka/domain/set/product-set';
import { type Ip44Problem, switchIp44 } from '@ramka/domain/set/seal';
import type { EditorCatalogue } from '../catalogue/editor-catalogue.ts';
import { type Draft, firstColour } from './draft.ts';

/** A change of the set that can be undone, as the user means it. */
export type Edit =
  | { readonly kind: 'choose-line'; readonly lineId: number }
  | { readonly kind: 'choose-frame'; readonly frameId: number }
  | { readonly kind: 'place-module'; readonly card: ModuleCard; readonly slot: Slot | 'first-free' }
  | { readonly kind: 'move-module'; readonly from: Slot; readonly to: Slot }
  | { readonly kind: 'remove-module'; readonly slot: Slot }
  | { readonly kind: 'choose-options'; readonly slot: Slot; readonly options: ModuleChoice['options'] }
  | { readonly kind: 'choose-controller'; readonly slot: ControllerSlot; readonly controllerId: number }
  | { readonly kind: 'remove-controller'; readonly slot: ControllerSlot }
  | { readonly kind: 'switch-ip44'; readonly on: boolean }
  | { readonly kind: 'choose-corner-box'; readonly colourId: number }
  | { readonly kind: 'choose-surface-box'; readonly colourId: number }
  | { readonly kind: 'rename'; readonly name: string };

/** What an edit is called in "Undo: …". */
export type EditName = Edit['kind'];

/** The one door through which a set changes: what an edit makes of a draft, or why the rules refuse it. */
export const applyEdit = (draft: Draft, edit: Edit, catalogue: EditorCatalogue): Result<Draft, EditProblem> => {
  if (edit.kind === 'choose-line') return chooseLineEdit(draft, edit.lineId, catalogue);
  const edited = editSet(draft.set, edit, catalogue);
  return edited.ok ? accepted({ ...draft, set: edited.value }) : edited;
};

const editSet = (
  set: ProductSet,
  edit: Exclude<Edit, { readonly kind: 'choose-line' }>,
  catalogue: EditorCatalogue,
): Result<ProductSet, EditProblem> => {
  switch (edit.kind) {
    case 'choose-frame':
      return takeFrame(set, edit.frameId, catalogue);
    case 'place-module':
      return placeModuleEdit(set, edit, catalogue);
    case 'move-module':
      return moveModule(set, edit.from, edit.to, catalogue);
    case 'remove-module':
      return accepted(removeModule(set, edit.slot));
    case 'choose-options':
      return chooseOptions(set, edit.slot, edit.options, catalogue);
    case 'choose-controller':
      return chooseController(set, edit.slot, edit.controllerId, catalogue);
    case 'remove-controller':
      return accepted(removeController(set, edit.slot));
    case 'switch-ip44':
      return switchIp44(set, edit.on, catalogue);
    case 'choose-corner-box':
      return chooseCornerBox(set, edit.colourId, catalogue);
    case 'choose-surface-box':
      return chooseSurfaceBox(set, edit.colourId, catalogue);
    case 'rename':
      return accepted({ ...set, name: edit.name });
  }
};

const takeFrame = (set: ProductSet, frameId: number, catalogue: EditorCatalogue): Result<ProductSet, EditProblem> => {
  const frame = catalogue.findFrame(frameId);
  if (!frame) return refused({ kind: 'unknown-frame' });
  return accepted(set.frameId === frameId ? set : chooseFrame(set, frame, catalogue).set);
};

/**
 * Places a card of the drawer as it is dropped: into the slot that was pointed at, or the first free one
 * (docs/readings.md#r18).
 */
const placeModuleEdit = (
  set: ProductSet,
  { card, slot }: Extract<Edit, { readonly kind: 'place-module' }>,
  assortment: Assortment,
): Result<ProductSet, EditProblem> => {
  const choice = moduleChoiceOf(card);
  if (slot !== 'first-free') return placeModule(set, slot, choice, assortment);
  const placed = placeInFirstFreeSlot(set, choice, assortment);
  return placed.ok ? accepted(placed.value.set) : placed;
};

/**
 * Chooses a tile of step 1 (docs/specification.md#s4-46, docs/catalogue-rules.md#d6): another line of the series keeps
 * the swatch and as many slots as it has; another series starts with its first colour. Both clear the filter of step 2.
 */
export const chooseLineEdit = (
  draft: Draft,
  lineId: number,
  catalogue: EditorCatalogue,
): Result<Draft, EditProblem> => {
  const from = catalogue.findLine(draft.lineId);
  const to = catalogue.findLine(lineId);
  if (!to) return refused({ kind: 'unknown-line' });
  if (from?.id === to.id) return accepted(draft);
  const set = chooseLine(draft.set, from ?? null, to);
  const kept = from?.seriesId === to.seriesId;
  return accepted({
    set,
    lineId,
    subcategoryIds: [],
    slots: kept ? lesser(draft.slots, to.maxSlots) : 1,
    colourId: kept ? draft.colourId : firstColour(to, catalogue),
  });
};

const lesser = (a: Slot, b: Slot): Slot => (a < b ? a : b);

/** Why an edit was refused: any reason that a rule gives, or a choice that the catalogue no longer has. */
export type EditProblem =
  | BoxProblem
  | ChooseControllerProblem
  | Ip44Problem
  | MoveProblem
  | OptionsProblem
  | PlaceModuleProblem
  | { readonly kind: 'no-free-slot' }
  | { readonly kind: 'unknown-line' }
  | { readonly kind: 'unknown-frame' };

/** Something that was in the set before a choice and is not in it after. */
export type LostPart =
  | { readonly kind: 'frame' }
  | { readonly kind: 'module'; readonly slot: Slot; readonly moduleId: number }
  | { readonly kind: 'controller'; readonly slot: ControllerSlot; readonly controllerId: number }
  | { readonly kind: 'corner-box' }
  | { readonly kind: 'surface-box' }
  | { readonly kind: 'ip44' };

/** What a choice took out of a set besides what was pointed at, from the wall outwards and from left to right. */
export const lostParts = (before: ProductSet, after: ProductSet): readonly LostPart[] => [
  ...(before.frameId !== null && after.frameId === null ? [{ kind: 'frame' } as const] : []),
  ...placedModules(before)
    .filter(({ slot }) => after.modules[slot] === undefined)
    .map(({ slot, choice }) => ({ kind: 'module', slot, moduleId: choice.moduleId }) as const),
  ...chosenControllers(before)
    .filter(({ slot }) => after.controllers[slot] === undefined)
    .map(({ slot, controllerId }) => ({ kind: 'controller', slot, controllerId }) as const),
  ...lostBoxes(before, after),
  ...(before.ip44 && !after.ip44 ? [{ kind: 'ip44' } as const] : []),
];

const lostBoxes = (before: ProductSet, after: ProductSet): readonly LostPart[] => [
  ...(before.cornerBoxColourId !== NO_COLOUR && after.cornerBoxColourId === NO_COLOUR
    ? [{ kind: 'corner-box' } as const]
    : []),
  ...(before.surfaceBoxColourId !== NO_COLOUR && after.surfaceBoxColourId === NO_COLOUR
    ? [{ kind: 'surface-box' } as const]
    : []),
];
