import type { FrameLine } from '@ramka/domain/catalogue';
import { type SetDefaults, preselectedLine } from '@ramka/domain/set/frames';
import { frameOfSet, type ProductSet } from '@ramka/domain/set/product-set';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { browserStorage } from '../platform/browser-storage.ts';
import { catalogueQuery } from '../project/catalogue.ts';
import { catalogueOf, type EditorCatalogue } from '../project/editor-catalogue.ts';
import { usedModulesQuery } from '../project/series-modules.ts';
import { type Draft, draftOfSet, newDraft } from './editing/draft.ts';
import { openingStep, type Step } from './editing/steps.ts';
import { moduleIds, openedSetQuery, type ReadSet } from './opened-set-query.ts';
import { keptDrafts, type KeptDraft } from './saving/kept-draft.ts';

/** Everything that the editor needs before it shows a set. */
export type OpenedSet =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: unknown }
  | {
      readonly state: 'ready';
      readonly saved: ReadSet;
      /** Unsaved sets that this browser keeps, the last first. */
      readonly kept: readonly KeptDraft[];
      readonly catalogue: EditorCatalogue;
    };

/** Loads the catalogue, the set, and the modules that it and what the browser kept of it use. */
export const useOpenedSet = (projectId: string, setId: number | null): OpenedSet => {
  const [kept] = useState(() => keptDrafts(browserStorage, projectId, setId));
  const overview = useQuery(catalogueQuery);
  const opened = useQuery(openedSetQuery(projectId, setId));
  const used = useQuery({
    ...usedModulesQuery(opened.data?.seriesId ?? null, moduleIds(opened.data?.set, ...kept.map(({ set }) => set))),
    enabled: opened.data !== undefined,
  });
  const catalogue = useMemo(() => overview.data && catalogueOf(overview.data), [overview.data]);
  const failure = opened.error ?? overview.error ?? used.error;
  if (opened.data && catalogue && used.data) return { state: 'ready', saved: opened.data, kept, catalogue };
  return failure ? { state: 'failed', failure } : { state: 'loading' };
};

/** What the editor starts with: the draft, and the step that is shown (docs/specification.md#s4-53). */
export type StartOfEditing = { readonly draft: Draft; readonly step: Step };

/** A saved set opens at its last step, a new one with a known line at step 2, any other at step 1. */
export const startOfEditing = (
  saved: ReadSet,
  preselected: SetDefaults | undefined,
  catalogue: EditorCatalogue,
): StartOfEditing => {
  if (saved.setId !== null) {
    return startOfSet(saved.set, saved.seriesId, catalogue);
  }
  const line = preselected && lineByTag(preselected.lineTag, catalogue);
  return { draft: newDraft(line, catalogue, preselected), step: line ? 'frame' : 'line' };
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

/**
 * The line that a set is opened in: that of its frame (docs/catalogue-rules.md#d5). Where the catalogue has lost the
 * frame, it is the first line of the set's series, so that another frame can be chosen (docs/readings.md#r22).
 */
export const lineOfSet = (
  set: ProductSet,
  seriesId: number | null,
  catalogue: EditorCatalogue,
): FrameLine | undefined => {
  const frame = frameOfSet(set, catalogue);
  return frame ? catalogue.findLineOfFrame(frame) : catalogue.allLines.find((line) => line.seriesId === seriesId);
};
