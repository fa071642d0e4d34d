import type { Assortment } from '@ramka/domain/catalogue';
import type { Texts } from '@ramka/texts/texts';
import type { LostPart } from '../edits/lost-parts.ts';
import { nameOfController, nameOfModule } from './name-of.ts';

/** What a choice took out of the set, in one sentence. */
export const lostSentence = (parts: readonly LostPart[], assortment: Assortment, texts: Texts): string =>
  texts.editor.removals.sentence(parts.map((part) => partName(part, assortment, texts)).join(', '));

const partName = (part: LostPart, assortment: Assortment, texts: Texts): string => {
  const { removals } = texts.editor;
  switch (part.kind) {
    case 'frame':
      return removals.frame;
    case 'module':
      return removals.module(part.slot, nameOfModule(part.moduleId, assortment, texts));
    case 'controller':
      return removals.controller(part.slot, nameOfController(part.controllerId, assortment, texts));
    case 'corner-box':
      return removals.cornerBox;
    case 'surface-box':
      return removals.surfaceBox;
    case 'ip44':
      return removals.ip44;
  }
};
