import {
  allSlots,
  type Assortment,
  type ComponentGroup,
  type ControllerSlot,
  type Frame,
  type Module,
  NO_COLOUR,
  type Slot,
} from '@ramka/domain/catalogue';
import { frameWidth } from '@ramka/domain/drawing';
import type { ControllerOffer } from '@ramka/domain/set/controllers';
import { nameOfCard } from '@ramka/domain/set/modules';
import { editableGroups } from '@ramka/domain/set/options';
import { frameOfSet, type ModuleChoice, placedModules, type ProductSet } from '@ramka/domain/set/product-set';
import type { Loss } from '@ramka/domain/set/set-change';
import type { Language } from '@ramka/domain/text';
import type { PageTexts } from '@ramka/texts/texts';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import type { Draft } from './draft.ts';
import type { AppliedEdit } from './editor-store.ts';
import type { Edit, EditProblem } from './edits.ts';

/**
 * Returns the screen reader announcement of an edit, such as what was placed where. Empty if the edited field announces
 * itself.
 */
export const editAnnouncement = (
  edit: Edit,
  { before, after }: BeforeAndAfter,
  catalogue: EditorCatalogue,
  texts: PageTexts,
): string => {
  const { announce, switches } = texts.editor;
  const onOff = (what: string, on: boolean): string => (on ? announce.switchedOn(what) : announce.switchedOff(what));
  switch (edit.kind) {
    case 'choose-line':
      return announce.line(catalogue.findLine(edit.lineId)?.name ?? '');
    case 'choose-frame':
      return announce.frame(catalogue.findFrame(edit.frameId)?.name ?? '');
    case 'place-module': {
      const placed = placedText(edit, { before, after }, catalogue, texts);
      const { frameId } = after.set;
      if (frameId === null || frameId === before.set.frameId) return placed;
      return [placed, announce.frame(catalogue.findFrame(frameId)?.name ?? '')].join('. ');
    }
    case 'move-module':
      return movedText(edit, before.set, catalogue, texts);
    case 'remove-module':
      return announce.removed(nameInSlot(before.set, edit.slot, catalogue, texts), edit.slot);
    case 'choose-controller':
      return announce.controller(nameOfController(edit.controllerId, catalogue, texts), edit.slot);
    case 'remove-controller':
      return announce.removed(controllerInSlot(before.set, edit.slot, catalogue, texts), edit.slot);
    case 'switch-ip44':
      return onOff(switches.ip44, edit.on);
    case 'add-inserts':
      return announce.insertsAdded;
    case 'choose-corner-box':
      return onOff(switches.cornerBox, edit.colourId !== NO_COLOUR);
    case 'choose-surface-box':
      return onOff(switches.surfaceBox, edit.colourId !== NO_COLOUR);
    case 'choose-options':
      return optionsText(edit.slot, after.set, catalogue, texts);
    case 'type-set':
      return announce.typed;
    case 'recolour-modules':
      return announce.recoloured(edit.colour.name);
    case 'rename':
      return '';
  }
};

type BeforeAndAfter = Pick<AppliedEdit, 'before' | 'after'>;

type EditOf<Kind extends Edit['kind']> = Extract<Edit, { readonly kind: Kind }>;

/**
 * Whether an edit visibly replaced modules of the set. Such an edit shows a message in addition to the announcement.
 */
export const replacesModules = (edit: Edit, { before, after }: BeforeAndAfter): boolean =>
  before !== after &&
  (edit.kind === 'recolour-modules' ||
    (edit.kind === 'place-module' && typeof edit.slot === 'number' && before.set.modules[edit.slot] !== undefined));

/** Announces a placed module. If it replaced another module, the text names that one. */
const placedText = (
  { card, slot: target }: EditOf<'place-module'>,
  { before, after }: BeforeAndAfter,
  catalogue: EditorCatalogue,
  texts: PageTexts,
): string => {
  const { announce } = texts.editor;
  const name = nameOfCard(card);
  if (typeof target === 'string') {
    const slots = filledSlots(before, after);
    return slots.length === 1 ? announce.placed(name, slots[0] ?? 0) : announce.filled(name, slots.join(', '));
  }
  const present = before.set.modules[target];
  if (!present) return announce.placed(name, target);
  return present.moduleId === card.module.id
    ? announce.exchanged(name, target)
    : announce.placedInstead(name, target, nameOfModule(present.moduleId, catalogue, texts));
};

const movedText = (
  { from, to }: EditOf<'move-module'>,
  before: ProductSet,
  catalogue: EditorCatalogue,
  texts: PageTexts,
): string => {
  const { announce } = texts.editor;
  const [moved, other] = [nameInSlot(before, from, catalogue, texts), nameInSlot(before, to, catalogue, texts)];
  return other === '' ? announce.moved(moved, to) : announce.swapped(moved, to, other, from);
};

const optionsText = (slot: Slot, set: ProductSet, catalogue: EditorCatalogue, texts: PageTexts): string => {
  const choice = set.modules[slot];
  return choice
    ? texts.editor.announce.options(
        nameInSlot(set, slot, catalogue, texts),
        slot,
        optionsInWords(choice, catalogue, texts),
      )
    : '';
};

const filledSlots = (before: Draft, after: Draft): readonly Slot[] =>
  placedModules(after.set).flatMap(({ slot }) => (before.set.modules[slot] === undefined ? [slot] : []));

/** Formats the options of a placed module, group by group. Groups without a choice are left out. */
const optionsInWords = (choice: ModuleChoice, assortment: Assortment, texts: PageTexts): string => {
  const module = assortment.findModule(choice.moduleId);
  if (!module) return '';
  return editableGroups(module, choice.colourId)
    .map((group) => `${group.name}: ${chosenOf(module, group, choice, texts)}`)
    .join('; ');
};

const chosenOf = (module: Module, group: ComponentGroup, { options }: ModuleChoice, { editor }: PageTexts): string => {
  const { none, pieces } = editor.optionsDialog;
  const option = options[group.id];
  if (!option || option.selectedId === null) return none;
  const name = module.components[option.selectedId]?.name ?? editor.removals.gone;
  return option.quantity > 1 ? `${name}, ${pieces(option.quantity)}` : name;
};

/** Returns the text of why an edit was refused, in the visitor's language. */
export const refusalText = (problem: EditProblem, { editor }: PageTexts): string => {
  const { refusals } = editor;
  switch (problem.kind) {
    case 'no-frame':
    case 'unknown-frame':
      return refusals.noFrame;
    case 'controller-slot':
      return refusals.controllerSlot;
    case 'beyond-frame':
      return refusals.notInFrame;
    case 'line-disabled':
      return refusals.wrongLine;
    case 'other-series':
      return refusals.wrongSeries;
    case 'no-free-slot':
      return refusals.noFreeSlot;
    case 'not-printed':
    case 'ruled-out':
      return refusals.controllerDoesNotFit;
    case 'unknown-module':
    case 'unknown-controller':
    case 'unknown-line':
      return refusals.gone;
    case 'module-slot':
    case 'empty-slot':
    case 'colour-not-offered':
    case 'frame-lacks-ip44':
    case 'module-disables-ip44':
      return refusals.notPossible;
  }
};

/** Returns the text of why a controller conflicts with the others of its panel. */
export const controllerProblemText = (
  problem: NonNullable<ControllerOffer['problem']>,
  { editor }: PageTexts,
): string =>
  problem.kind === 'ruled-out' ? editor.controllerDialog.ruledOut(problem.bySlots) : editor.controllerDialog.neverFits;

/** Returns the text of what a choice would remove from the set; empty if nothing. */
export const wouldRemoveText = (losses: readonly Loss[], assortment: Assortment, texts: PageTexts): string =>
  losses.length === 0
    ? ''
    : texts.editor.removals.beforehand(losses.map((loss) => nameOfLoss(loss, assortment, texts)).join(', '));

/**
 * Returns the text of what an edit removed: articles, options that could not be kept, and modules that do not exist in
 * the colour.
 */
export const lossesText = (losses: readonly Loss[], assortment: Assortment, texts: PageTexts): string => {
  const words = texts.editor.removals;
  const sentenceOf = (sentence: (names: string) => string, includes: (kind: Loss['kind']) => boolean): string => {
    const names = losses.filter(({ kind }) => includes(kind)).map((loss) => nameOfLoss(loss, assortment, texts));
    return names.length === 0 ? '' : sentence(names.join(', '));
  };
  return [
    sentenceOf(words.sentence, (kind) => kind !== 'option' && kind !== 'colour'),
    sentenceOf(words.notKept, (kind) => kind === 'option'),
    sentenceOf(words.otherColour, (kind) => kind === 'colour'),
  ]
    .filter(Boolean)
    .join(' ');
};

const nameOfLoss = (part: Loss, assortment: Assortment, texts: PageTexts): string => {
  const { removals } = texts.editor;
  switch (part.kind) {
    case 'frame':
      return removals.frame;
    case 'module':
      return removals.module(part.slot, nameOfModule(part.moduleId, assortment, texts));
    case 'controller':
      return removals.controller(part.slot, nameOfController(part.controllerId, assortment, texts));
    case 'colour':
      return removals.colour(part.slot, nameOfModule(part.moduleId, assortment, texts), part.to.name);
    case 'option':
      return removals.option(part.slot, part.groupName, part.from?.name ?? removals.gone, part.to?.name ?? null);
    case 'corner-box':
      return removals.cornerBox;
    case 'surface-box':
      return removals.surfaceBox;
    case 'ip44':
      return removals.ip44;
  }
};

/** Returns the name of a module, or a placeholder if it is no longer in the catalogue (docs/readings.md#r22). */
export const nameOfModule = (moduleId: number, assortment: Assortment, { editor }: PageTexts): string =>
  assortment.findModule(moduleId)?.name ?? editor.removals.gone;

/** Returns the name of a controller, or a placeholder if it is no longer in the catalogue (docs/readings.md#r22). */
const nameOfController = (controllerId: number, assortment: Assortment, { editor }: PageTexts): string =>
  assortment.findController(controllerId)?.name ?? editor.removals.gone;

/** Returns the name of the module in a slot; empty for an empty slot. */
export const nameInSlot = (set: ProductSet, slot: Slot, assortment: Assortment, texts: PageTexts): string => {
  const choice = set.modules[slot];
  return choice ? nameOfModule(choice.moduleId, assortment, texts) : '';
};

/** Returns the name of the controller in a slot; empty for an empty slot. */
export const controllerInSlot = (
  set: ProductSet,
  slot: ControllerSlot,
  assortment: Assortment,
  texts: PageTexts,
): string => {
  const controllerId = set.controllers[slot];
  return controllerId === undefined ? '' : nameOfController(controllerId, assortment, texts);
};

/** Formats a frame's width and height in millimetres. */
export const frameSizeText = (frame: Frame, { editor }: PageTexts, language: Language): string =>
  editor.picture.size(lengthText(frameWidth(frame), language), lengthText(frame.geometry.height, language));

/**
 * Formats a length with one decimal. `Intl.NumberFormat` is avoided, because creating the first one takes 100 ms on a
 * slow device.
 */
const lengthText = (millimetres: number, language: Language): string => {
  const text = String(Math.round(millimetres * 10) / 10);
  return language === 'en' ? text : text.replace('.', ',');
};

/** Returns the name of a module's colour if it belongs to another colour family than the frame; otherwise undefined. */
export const colourApartFromFrame = (set: ProductSet, slot: Slot, catalogue: EditorCatalogue): string | undefined => {
  const frame = frameOfSet(set, catalogue);
  const line = frame && catalogue.findLineOfFrame(frame);
  const colour = line && catalogue.listColours(line).find(({ id }) => id === set.modules[slot]?.colourId);
  const familyId = frame?.finishId ? catalogue.findFinish(frame.finishId)?.familyId : undefined;
  return familyId === undefined || colour?.familyId === familyId ? undefined : colour?.name;
};

/** Describes what undo or redo changed: the frame, or the slots with their new contents. Empty for anything else. */
export const differenceText = (
  { before, after }: { readonly before: ProductSet; readonly after: ProductSet },
  catalogue: EditorCatalogue,
  texts: PageTexts,
): string => {
  const { picture } = texts.editor;
  if (before.frameId !== after.frameId)
    return after.frameId === null ? '' : (catalogue.findFrame(after.frameId)?.name ?? '');
  return allSlots
    .filter((slot) => before.modules[slot] !== after.modules[slot])
    .map((slot) =>
      after.modules[slot] ? picture.filled(slot, nameInSlot(after, slot, catalogue, texts)) : picture.empty(slot),
    )
    .join('; ');
};
