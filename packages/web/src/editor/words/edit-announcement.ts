import { NO_COLOUR, type Slot } from '@ramka/domain/catalogue';
import { placedModules, type ProductSet } from '@ramka/domain/set/product-set';
import type { Texts } from '@ramka/texts/texts';
import type { EditorCatalogue } from '../catalogue/editor-catalogue.ts';
import type { Edit } from '../edits/edit.ts';
import type { AppliedEdit } from '../state/editor-store.ts';
import { controllerInSlot, nameInSlot, nameOfController } from './name-of.ts';
import { optionsInWords } from './options-in-words.ts';

/** What a screen reader says after an edit: what was placed where. Empty where the field itself says it. */
export const editAnnouncement = (
  edit: Edit,
  { before, after }: AppliedEdit,
  catalogue: EditorCatalogue,
  texts: Texts,
): string => {
  const { announce, switches } = texts.editor;
  const onOff = (what: string, on: boolean): string => (on ? announce.switchedOn(what) : announce.switchedOff(what));
  switch (edit.kind) {
    case 'choose-line':
      return announce.line(catalogue.findLine(edit.lineId)?.name ?? '');
    case 'choose-frame':
      return announce.frame(catalogue.findFrame(edit.frameId)?.name ?? '');
    case 'place-module':
      return placedText(edit, { before, after }, catalogue, texts);
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
    case 'choose-corner-box':
      return onOff(switches.cornerBox, edit.colourId !== NO_COLOUR);
    case 'choose-surface-box':
      return onOff(switches.surfaceBox, edit.colourId !== NO_COLOUR);
    case 'choose-options':
      return optionsText(edit.slot, after.set, catalogue, texts);
    case 'rename':
      return '';
  }
};

type EditOf<Kind extends Edit['kind']> = Extract<Edit, { readonly kind: Kind }>;

/** A module in the place of another says which. */
const placedText = (
  { card, slot: wanted }: EditOf<'place-module'>,
  { before, after }: AppliedEdit,
  catalogue: EditorCatalogue,
  texts: Texts,
): string => {
  const { announce } = texts.editor;
  const slot = wanted === 'first-free' ? filledSlot(before, after) : wanted;
  const replaced = wanted === 'first-free' ? '' : nameInSlot(before.set, wanted, catalogue, texts);
  return replaced === ''
    ? announce.placed(card.module.name, slot)
    : announce.placedInstead(card.module.name, slot, replaced);
};

const movedText = (
  { from, to }: EditOf<'move-module'>,
  before: ProductSet,
  catalogue: EditorCatalogue,
  texts: Texts,
): string => {
  const { announce } = texts.editor;
  const [moved, other] = [nameInSlot(before, from, catalogue, texts), nameInSlot(before, to, catalogue, texts)];
  return other === '' ? announce.moved(moved, to) : announce.swapped(moved, to, other, from);
};

const optionsText = (slot: Slot, set: ProductSet, catalogue: EditorCatalogue, texts: Texts): string => {
  const choice = set.modules[slot];
  return choice
    ? texts.editor.announce.options(
        nameInSlot(set, slot, catalogue, texts),
        slot,
        optionsInWords(choice, catalogue, texts),
      )
    : '';
};

const filledSlot = (before: AppliedEdit['before'], after: AppliedEdit['after']): number =>
  placedModules(after.set).find(({ slot }) => before.set.modules[slot] === undefined)?.slot ?? 0;
