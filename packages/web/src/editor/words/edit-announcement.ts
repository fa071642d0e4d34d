import { NO_COLOUR } from '@ramka/domain/catalogue/colour';
import { placedModules } from '@ramka/domain/set/placed-modules';
import type { Texts } from '@ramka/texts/texts';
import type { EditorCatalogue } from '../catalogue/editor-catalogue.ts';
import type { Edit } from '../edits/edit.ts';
import type { AppliedEdit } from '../state/editor-store.ts';
import { controllerInSlot, nameInSlot, nameOfController } from './name-of.ts';

/** What a screen reader says after an edit: what was placed where. Empty where the screen itself says it. */
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
      return announce.placed(edit.card.module.name, edit.slot === 'first-free' ? filledSlot(before, after) : edit.slot);
    case 'move-module':
      return announce.moved(nameInSlot(before.set, edit.from, catalogue, texts), edit.to);
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
    case 'rename':
      return '';
  }
};

const filledSlot = (before: AppliedEdit['before'], after: AppliedEdit['after']): number =>
  placedModules(after.set).find(({ slot }) => before.set.modules[slot] === undefined)?.slot ?? 0;
