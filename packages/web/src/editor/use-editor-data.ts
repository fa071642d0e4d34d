import type { FrameLine } from '@ramka/domain/catalogue';
import { type SetDefaults, preselectedLine } from '@ramka/domain/set/frames';
import { emptySet, frameOfSet, placedModules, type ProductSet } from '@ramka/domain/set/product-set';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readSet } from '../offline/set-calls.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { catalogueQuery } from '../project/catalogue.ts';
import { projectQuery } from '../project/project-query.ts';
import { catalogueOf, type EditorCatalogue } from '../project/editor-catalogue.ts';
import { modulesQuery, usedModulesQuery } from '../project/series-modules.ts';
import { type Draft, draftOfSet, newDraft } from './editing/draft.ts';
import { openingStep, type Step } from './editing/steps.ts';
import { keptDrafts, type KeptDraft } from './saving/kept-draft.ts';
import type { SavedState } from './saving/saving.ts';

/** A set as it was read from the server; a new one has no series yet. */
export type ReadSet = SavedState & { readonly seriesId: number | null };

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

const moduleIds = (...sets: readonly (ProductSet | undefined)[]): readonly number[] => [
  ...new Set(sets.flatMap((set) => (set ? placedModules(set).map(({ choice }) => choice.moduleId) : []))),
];

/** Milliseconds for which a set that was prefetched waits for an editor; older data is read again. */
const PREFETCH_LIFETIME = 5000;

/**
 * A saved set and its version as the server has them. Never refetched while it is edited, not even on coming back to the window: what
 * the visitor is changing must not be replaced. The editor discards it when it closes, so that each opening reads it anew.
 */
export const openedSetQuery = (projectId: string, setId: number | null) =>
  queryOptions({
    queryKey: ['opened-set', projectId, setId],
    queryFn: async ({ signal }): Promise<ReadSet> =>
      setId === null
        ? { setId, etag: null, set: emptySet, seriesId: null }
        : { setId, ...(await readSet(projectId, setId, signal)) },
    gcTime: PREFETCH_LIFETIME,
    staleTime: 'static',
  });

/**
 * Prefetches a saved set and what the editor needs to show it. Failures are reported by the editor, which requests the data
 * again.
 */
export const prefetchSet = async (queries: QueryClient, projectId: string, setId: number): Promise<void> => {
  // The series is known from the list of sets, so that its modules need not wait for the set.
  const listed = queries.getQueryData(projectQuery(projectId).queryKey)?.sets.find(({ id }) => id === setId);
  const { allSeries = [] } = queries.getQueryData(catalogueQuery.queryKey) ?? {};
  const series = allSeries.find(({ tag }) => tag === listed?.seriesTag);
  if (series) void queries.prefetchQuery(modulesQuery(series.id));
  const [{ set, seriesId }] = await Promise.all([
    queries.fetchQuery(openedSetQuery(projectId, setId)),
    queries.ensureQueryData(catalogueQuery),
  ]);
  const modules = moduleIds(set, ...keptDrafts(browserStorage, projectId, setId).map((draft) => draft.set));
  await queries.prefetchQuery(usedModulesQuery(seriesId, modules));
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
