import type { FrameLine } from '@ramka/domain/catalogue';
import { preselectedLine } from '@ramka/domain/set/frames';
import type { ProductSet } from '@ramka/domain/set/product-set';
import type { EditorCatalogue } from '../catalogue/editor-catalogue.ts';
import type { Draft } from '../state/draft.ts';
import { draftOfSet, newDraft } from '../state/start-draft.ts';
import { openingStep, type Step } from '../steps/step.ts';
import { lineOfSet } from './line-of-set.ts';
import type { ReadSet } from './read-set.ts';

/** What the editor starts with: the draft, and the step that is shown (specification §4). */
export type StartOfEditing = { readonly draft: Draft; readonly step: Step };

/** A saved set opens at its last step, a new one with a known line at step 2, any other at step 1. */
export const startOfEditing = (
  saved: ReadSet,
  preselected: string | undefined,
  catalogue: EditorCatalogue,
): StartOfEditing => {
  if (saved.setId !== null) {
    return startOfSet(saved.set, saved.seriesId, catalogue);
  }
  const line = preselected === undefined ? undefined : lineByTag(preselected, catalogue);
  return { draft: newDraft(line, catalogue), step: line ? 'frame' : 'line' };
};

const lineByTag = (tag: string, { allLines, findSeries }: EditorCatalogue): FrameLine | undefined => {
  const series = findSeries(tag);
  return preselectedLine(tag, allLines, series ? [series] : []);
};

/** What the browser kept of an unsaved set opens as a saved one does. */
export const startOfSet = (set: ProductSet, seriesId: number | null, catalogue: EditorCatalogue): StartOfEditing => {
  const draft = draftOfSet(set, lineOfSet(set, seriesId, catalogue), catalogue);
  return { draft, step: openingStep(draft, catalogue) };
};
