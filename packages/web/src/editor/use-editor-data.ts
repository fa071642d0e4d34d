import type { FrameLine } from '@ramka/domain/catalogue';
import { type SetDefaults, preselectedLine } from '@ramka/domain/set/frames';
import { frameOfSet, type ProductSet } from '@ramka/domain/set/product-set';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { browserStorage } from '../platform/browser-storage.ts';
import { catalogueQuery } from '../project/catalogue.ts';
import { catalogueOf, type EditorCatalogue } from '../project/editor-catalogue.ts';
import type { BegunSet } from '../project/new-set.ts';
import { usedModulesQuery } from '../project/series-modules.ts';
import { type Draft, draftOfSet, newDraft } from './editing/draft.ts';
import { openingStep, type Step } from './editing/steps.ts';
import { moduleIds, openedSetQuery, type ReadSet } from './opened-set-query.ts';
import { abandonedDrafts, storedDrafts, type StoredDraft } from './saving/stored-draft.ts';

/** The data that the editor needs to show a set. */
export type OpenedSet =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: unknown }
  | {
      readonly state: 'ready';
      readonly saved: ReadSet;
      /** Unsaved drafts of closed editors, latest first. */
      readonly drafts: readonly StoredDraft[];
      readonly catalogue: EditorCatalogue;
    };

/** Loads the catalogue, the set, and the modules used by the set, by a begun one and by its stored drafts. */
export const useOpenedSet = (projectId: string, setId: number | null, begun?: ProductSet): OpenedSet => {
  const drafts = useAbandonedDrafts(projectId, setId);
  const overview = useQuery(catalogueQuery);
  const opened = useQuery(openedSetQuery(projectId, setId));
  const used = useQuery({
    ...usedModulesQuery(
      opened.data?.seriesId ?? null,
      moduleIds(opened.data?.set, begun, ...(drafts ?? []).map(({ set }) => set)),
    ),
    enabled: opened.data !== undefined && drafts !== undefined,
  });
  const catalogue = useMemo(() => overview.data && catalogueOf(overview.data), [overview.data]);
  const failure = opened.error ?? overview.error ?? used.error;
  if (opened.data && catalogue && used.data && drafts) return { state: 'ready', saved: opened.data, drafts, catalogue };
  return failure ? { state: 'failed', failure } : { state: 'loading' };
};

/**
 * Returns the drafts of a set that were stored when the editor opened; undefined until the drafts open in other tabs
 * are known.
 */
const useAbandonedDrafts = (projectId: string, setId: number | null): readonly StoredDraft[] | undefined => {
  const [drafts, setDrafts] = useState<readonly StoredDraft[] | undefined>(() =>
    storedDrafts(browserStorage, { projectId, setId }).length === 0 ? [] : undefined,
  );
  useEffect(() => {
    if (drafts === undefined) void abandonedDrafts(browserStorage, { projectId, setId }).then(setDrafts);
  }, [drafts, projectId, setId]);
  return drafts;
};

/** Initial state of the editor: the draft and the step (docs/specification.md#s4-53). */
export type StartOfEditing = { readonly draft: Draft; readonly step: Step };

/**
 * Returns the initial state. A saved set opens at the last step that it allows (`openingStep`), a new set at step 2 if its
 * line is preselected and known, otherwise at step 1. A begun set says its step.
 */
export const startOfEditing = (
  saved: ReadSet,
  preselected: SetDefaults | undefined,
  catalogue: EditorCatalogue,
  begun?: BegunSet,
): StartOfEditing => {
  if (saved.setId !== null) {
    return startOfSet(saved.set, saved.seriesId, catalogue);
  }
  const line = preselected && lineByTag(preselected.lineTag, catalogue);
  const draft = newDraft(line, catalogue, preselected);
  if (begun === undefined) return { draft, step: line ? 'frame' : 'line' };
  const slots = frameOfSet(begun.set, catalogue)?.slots ?? begun.slots;
  return { draft: { ...draft, set: begun.set, slots }, step: begun.step };
};

const lineByTag = (tag: string, { allLines, findSeries }: EditorCatalogue): FrameLine | undefined => {
  const series = findSeries(tag);
  return preselectedLine(tag, allLines, series ? [series] : []);
};

/** Returns the initial state of a stored draft, which opens like a saved set. */
export const startOfSet = (set: ProductSet, seriesId: number | null, catalogue: EditorCatalogue): StartOfEditing => {
  const draft = draftOfSet(set, lineOfSet(set, seriesId, catalogue), catalogue);
  return { draft, step: openingStep(draft, catalogue) };
};

/**
 * Returns the line in which a set is opened: the line of its frame (docs/catalogue-rules.md#d5). If the frame is no
 * longer in the catalogue, it is the first line of the set's series, so that another frame can be chosen
 * (docs/readings.md#r22).
 */
export const lineOfSet = (
  set: ProductSet,
  seriesId: number | null,
  catalogue: EditorCatalogue,
): FrameLine | undefined => {
  const frame = frameOfSet(set, catalogue);
  return frame ? catalogue.findLineOfFrame(frame) : catalogue.allLines.find((line) => line.seriesId === seriesId);
};
