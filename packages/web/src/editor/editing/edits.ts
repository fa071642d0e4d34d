import type { Colour, ControllerSlot, Slot } from '@ramka/domain/catalogue';
import { ok, err, type Result } from '@ramka/domain/result';
import { type BoxProblem, chooseCornerBox, chooseSurfaceBox } from '@ramka/domain/set/boxes';
import { chooseController, type ChooseControllerProblem, removeController } from '@ramka/domain/set/controllers';
import { chooseFrame, chooseLine } from '@ramka/domain/set/frames';
import {
  type ModuleCard,
  moduleChoiceOf,
  moveModule,
  type MoveProblem,
  placeInFirstFreeSlot,
  placeInFreeSlots,
  placeModule,
  type PlaceModuleProblem,
  recolourModules,
  removeModule,
} from '@ramka/domain/set/modules';
import { chooseOptions, type OptionsProblem } from '@ramka/domain/set/options';
import { frameOfSet, freeModuleSlots, type ModuleChoice, type ProductSet } from '@ramka/domain/set/product-set';
import type { Loss, SetChange } from '@ramka/domain/set/set-change';
import { addInserts, type SealProblem, switchSeal } from '@ramka/domain/set/seal';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import { colourOfFrame, type Draft, firstColour, similarFrame, widerFrame } from './draft.ts';

/** An edit of the set: one undo step, named after the visitor's intention. */
export type Edit =
  | { readonly kind: 'choose-line'; readonly lineId: number }
  | { readonly kind: 'choose-frame'; readonly frameId: number }
  | { readonly kind: 'place-module'; readonly card: ModuleCard; readonly slot: Slot | FreeSlots }
  | { readonly kind: 'move-module'; readonly from: Slot; readonly to: Slot }
  | { readonly kind: 'remove-module'; readonly slot: Slot }
  | {
      readonly kind: 'choose-options';
      readonly slot: Slot;
      /** Slots with the same module, which get the same options. */
      readonly otherSlots?: readonly Slot[];
      readonly options: ModuleChoice['options'];
    }
  | ({ readonly kind: 'type-set'; readonly lineId: number } & SetChange)
  | { readonly kind: 'recolour-modules'; readonly colour: Colour }
  | { readonly kind: 'choose-controller'; readonly slot: ControllerSlot; readonly controllerId: number }
  | { readonly kind: 'remove-controller'; readonly slot: ControllerSlot }
  | { readonly kind: 'switch-ip44'; readonly on: boolean }
  | { readonly kind: 'add-inserts' }
  | { readonly kind: 'choose-corner-box'; readonly colourId: number }
  | { readonly kind: 'choose-surface-box'; readonly colourId: number }
  | { readonly kind: 'rename'; readonly name: string };

/** Target of a module that is placed without choosing a slot. */
type FreeSlots = 'first-free' | 'all-free';

/** Key of the edit's name in the label "Undo: …". */
export type EditName = Edit['kind'];

/** A draft after an edit, with further losses of the set. */
export type EditedDraft = { readonly draft: Draft; readonly losses: readonly Loss[] };

/** Applies an edit to a draft, or returns why the rules refuse it. All changes of a set go through this function. */
export const applyEdit = (draft: Draft, edit: Edit, catalogue: EditorCatalogue): Result<EditedDraft, EditProblem> => {
  if (edit.kind === 'choose-line') return chooseLineEdit(draft, edit.lineId, catalogue);
  if (edit.kind === 'type-set') return ok({ draft: typedDraft(draft, edit, catalogue), losses: edit.losses });
  const takesFreeSlot = edit.kind === 'place-module' && edit.slot === 'first-free';
  const present = takesFreeSlot ? withFreeSlot(draft, catalogue) : draft;
  const edited = editSet(present.set, edit, catalogue);
  if (!edited.ok) return edited;
  const { set, losses } = 'losses' in edited.value ? edited.value : { set: edited.value, losses: [] };
  return ok({ draft: withView({ ...present, set }, edit, catalogue), losses });
};

/** Gives a full set the frame with one more slot that looks alike, if there is one. */
const withFreeSlot = (draft: Draft, catalogue: EditorCatalogue): Draft => {
  const frame = frameOfSet(draft.set, catalogue);
  const isFull = frame !== undefined && freeModuleSlots(draft.set, frame).length === 0;
  const wider = isFull ? widerFrame(draft, catalogue) : undefined;
  return wider ? { ...draft, set: chooseFrame(draft.set, wider, catalogue).set, slots: wider.slots } : draft;
};

/** Replaces the set with the one from quick entry, and shows it in its frame line. */
const typedDraft = (
  draft: Draft,
  { set, lineId }: Extract<Edit, { readonly kind: 'type-set' }>,
  catalogue: EditorCatalogue,
): Draft => {
  const line = draft.lineId === lineId ? undefined : catalogue.findLine(lineId);
  const colourId = line ? firstColour(line, catalogue) : draft.colourId;
  return withFrame({ ...draft, set, lineId, colourId, subcategoryIds: [] }, catalogue);
};

/** Updates the filter and colour of the steps after an edit. */
const withView = (draft: Draft, edit: Edit, catalogue: EditorCatalogue): Draft => {
  if (edit.kind === 'recolour-modules') return { ...draft, colourId: edit.colour.id };
  return edit.kind === 'choose-frame' ? withFrame(draft, catalogue) : draft;
};

/** Selects the colour that matches a new frame's finish, unless the visitor or the set defaults chose one. */
const withFrame = (draft: Draft, catalogue: EditorCatalogue): Draft => {
  const frame = frameOfSet(draft.set, catalogue);
  const slots = frame?.slots ?? draft.slots;
  const ofDefaults = draft.swatchFrom === 'defaults' && frame?.finishId === draft.defaultFrame?.finishId;
  const colour = draft.swatchFrom === 'visitor' || ofDefaults ? undefined : colourOfFrame(draft, catalogue);
  return { ...draft, slots, ...(colour && { colourId: colour.id, swatchFrom: 'frame' }) };
};

const editSet = (
  set: ProductSet,
  edit: Exclude<Edit, { readonly kind: 'choose-line' | 'type-set' }>,
  catalogue: EditorCatalogue,
): Result<ProductSet | SetChange, EditProblem> => {
  switch (edit.kind) {
    case 'choose-frame':
      return takeFrame(set, edit.frameId, catalogue);
    case 'place-module':
      return placeCard(set, edit, catalogue);
    case 'move-module':
      return moveModule(set, edit.from, edit.to, catalogue);
    case 'remove-module':
      return ok(removeModule(set, edit.slot));
    case 'choose-options':
      return chooseOptionsOfSlots(set, edit, catalogue);
    case 'recolour-modules':
      return recolour(set, edit.colour, catalogue);
    case 'choose-controller':
      return chooseController(set, edit.slot, edit.controllerId, catalogue);
    case 'remove-controller':
      return ok(removeController(set, edit.slot));
    case 'switch-ip44':
      return switchSeal(set, edit.on, catalogue);
    case 'add-inserts':
      return ok(addInserts(set, catalogue));
    case 'choose-corner-box':
      return chooseCornerBox(set, edit.colourId, catalogue);
    case 'choose-surface-box':
      return chooseSurfaceBox(set, edit.colourId, catalogue);
    case 'rename':
      return ok({ ...set, name: edit.name });
  }
};

const chooseOptionsOfSlots = (
  set: ProductSet,
  { slot, otherSlots = [], options }: Extract<Edit, { readonly kind: 'choose-options' }>,
  catalogue: EditorCatalogue,
): Result<ProductSet, OptionsProblem> =>
  otherSlots.reduce<Result<ProductSet, OptionsProblem>>(
    (changed, other) => (changed.ok ? chooseOptions(changed.value, other, options, catalogue) : changed),
    chooseOptions(set, slot, options, catalogue),
  );

const takeFrame = (
  set: ProductSet,
  frameId: number,
  catalogue: EditorCatalogue,
): Result<ProductSet | SetChange, EditProblem> => {
  const frame = catalogue.findFrame(frameId);
  if (!frame) return err({ kind: 'unknown-frame' });
  return ok(set.frameId === frameId ? set : chooseFrame(set, frame, catalogue));
};

/** Places a card into the chosen slot, the first free slot or all free slots (docs/readings.md#r18). */
const placeCard = (
  set: ProductSet,
  { card, slot }: Extract<Edit, { readonly kind: 'place-module' }>,
  catalogue: EditorCatalogue,
): Result<SetChange, EditProblem> => {
  const choice = moduleChoiceOf(card);
  if (slot === 'first-free') return placeInFirstFreeSlot(set, choice, catalogue);
  return slot === 'all-free' ? placeInFreeSlots(set, choice, catalogue) : placeModule(set, slot, choice, catalogue);
};

const recolour = (set: ProductSet, colour: Colour, catalogue: EditorCatalogue): Result<SetChange, EditProblem> => {
  const frame = frameOfSet(set, catalogue);
  const line = frame && catalogue.findLineOfFrame(frame);
  return line ? ok(recolourModules(set, colour, catalogue.listColours(line), catalogue)) : err({ kind: 'no-frame' });
};

/**
 * Chooses a frame line in step 1 (docs/specification.md#s4-46, docs/catalogue-rules.md#d6) and clears the filter of
 * step 2. A line of the same series keeps the colour and, up to its maximum, the number of slots. The frame is replaced
 * by one of the same finish, if the line has one. Another series starts with one slot and its first colour.
 */
const chooseLineEdit = (draft: Draft, lineId: number, catalogue: EditorCatalogue): Result<EditedDraft, EditProblem> => {
  const from = catalogue.findLine(draft.lineId);
  const to = catalogue.findLine(lineId);
  if (!to) return err({ kind: 'unknown-line' });
  if (from?.id === to.id) return ok({ draft, losses: [] });
  const { set, losses } = chooseLine(draft.set, from ?? null, to);
  const isSameSeries = from?.seriesId === to.seriesId;
  const view = {
    swatchFrom: isSameSeries ? draft.swatchFrom : 'start',
    slots: isSameSeries ? lesser(draft.slots, to.maxSlots) : 1,
    subcategoryIds: [],
    colourId: isSameSeries ? draft.colourId : firstColour(to, catalogue),
    defaultFrame: isSameSeries ? draft.defaultFrame : null,
    onlySealed: draft.onlySealed,
  } as const;
  const changed = { set, lineId, ...view };
  const frame = similarFrame(draft, to, draft.slots, catalogue);
  if (!isSameSeries || !frame) return ok({ draft: changed, losses });
  const framed = chooseFrame(set, frame, catalogue);
  return ok({
    draft: withFrame({ ...changed, set: framed.set }, catalogue),
    losses: [...losses.filter(({ kind }) => kind !== 'frame'), ...framed.losses],
  });
};

const lesser = (a: Slot, b: Slot): Slot => (a < b ? a : b);

/** Why an edit was refused: a rule, or a choice that is no longer in the catalogue. */
export type EditProblem =
  | BoxProblem
  | ChooseControllerProblem
  | MoveProblem
  | OptionsProblem
  | PlaceModuleProblem
  | SealProblem
  | { readonly kind: 'no-free-slot' }
  | { readonly kind: 'unknown-line' }
  | { readonly kind: 'unknown-frame' };
