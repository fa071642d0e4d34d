import { missingParts } from '@ramka/domain/set/missing-parts';
import { isConfigured } from '@ramka/domain/set/product-set';
import type { Texts } from '@ramka/texts/texts';
import type { EditorCatalogue } from '../catalogue/editor-catalogue.ts';
import type { Draft } from '../state/draft.ts';

/** Why a set cannot be saved now, in the visitor's language; undefined where it can (specification §5, R22). */
export const saveRefusal = (
  { set }: Draft,
  dirty: boolean,
  catalogue: EditorCatalogue,
  { editor }: Texts,
): string | undefined => {
  if (!isConfigured(set, catalogue)) return editor.save.notConfigured;
  if (missingParts(set, catalogue).length > 0) return editor.save.replaceFirst;
  return dirty ? undefined : editor.save.nothing;
};
