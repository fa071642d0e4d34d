import type { FrameLine } from '@ramka/domain/catalogue';
import { type SetDefaults, preselectedLine } from '@ramka/domain/set/frames';
import { emptySet, frameOfSet, placedModules, type ProductSet } from '@ramka/domain/set/product-set';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { SavedSet } from '../api/project.ts';
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
export const useOpenedSet = (projectId: string, setId: number | null, reading: number): OpenedSet => {
  const [kept] = useState(() => keptDrafts(browserStorage, projectId, setId));
  const overview = useQuery(catalogueQuery);
  const opened = useQuery(openedSetQuery(projectId, setId, reading));
  // It is for this editor alone, and nobody opens what else was pointed at on the way.
  useEffect(() => ahead.clear(), []);
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

/**
 * A set as the server has it, and its version; one call a reading. It is not fetched again by itself, not even for
 * another language: what is being edited stays.
 */
const openedSetQuery = (projectId: string, setId: number | null, reading: number) =>
  queryOptions({
    queryKey: ['opened-set', projectId, setId, reading],
    queryFn: async ({ signal }): Promise<ReadSet> => {
      if (setId === null) return { setId, etag: null, set: emptySet, seriesId: null };
      return findAhead(projectId, setId)?.reading ?? { setId, ...(await readSet(projectId, setId, signal)) };
    },
    initialData: () => findAhead(projectId, setId)?.come,
    // As long as the first drawing may take; nobody asks for the same reading again.
    gcTime: 10_000,
    staleTime: 'static',
  });

let readings = 0;

/** Each reading of a set is one of its own: what was read for an editor of before is not shown again. */
export const nextReading = (): number => {
  readings += 1;
  return readings;
};

/**
 * A set that is read before its editor is on screen: as far as it has come, when that began, and what the list said of it
 * then.
 */
type ReadAhead = {
  readonly reading: Promise<ReadSet>;
  readonly since: number;
  readonly listed: SavedSet | undefined;
  come?: ReadSet;
};

const ahead = new Map<string, ReadAhead>();

const keyOf = (projectId: string, setId: number): string => `${projectId} ${setId}`;

/** Milliseconds after which a set that nobody took is too old to be edited; sooner where somebody only pointed at it. */
const FRESH = { taken: 15_000, pointedAt: 5000 };

const findAhead = (projectId: string, setId: number | null, fresh = FRESH.taken): ReadAhead | undefined => {
  const found = setId === null ? undefined : ahead.get(keyOf(projectId, setId));
  return found && Date.now() - found.since < fresh ? found : undefined;
};

/** How long a click, or the first sight in the page's HTML, waits for a set to be drawn at once, in milliseconds. */
const OPEN_TIMEOUT = { click: 300, sight: 1500 };

/**
 * Reads a saved set and all that the editor needs to show it, for the editor that opens it: that is then drawn at once, and
 * nothing before it. What fails, or takes long, is told by the editor.
 */
export const openSetAhead = async (queries: QueryClient, projectId: string, id: string): Promise<void> => {
  if (!/^\d+$/.test(id)) return;
  const setId = Number(id);
  const isFirst = document.querySelector('[data-sight]') !== null;
  const tooLong = new Promise((resolve) => {
    setTimeout(resolve, isFirst ? OPEN_TIMEOUT.sight : OPEN_TIMEOUT.click);
  });
  await Promise.race([readAhead(queries, projectId, setId, isFirst).catch(() => undefined), tooLong]);
};

/** The same for a set that somebody points at, and may be about to open; what fails is asked for again by who does. */
export const pointAt = async (queries: QueryClient, projectId: string, id: string): Promise<void> => {
  if (!/^\d+$/.test(id)) return;
  await readAhead(queries, projectId, Number(id)).catch(() => ahead.delete(keyOf(projectId, Number(id))));
};

const readAhead = async (queries: QueryClient, projectId: string, setId: number, isFirst = false): Promise<void> => {
  const listed = queries.getQueryData(projectQuery(projectId).queryKey)?.sets.find(({ id }) => id === setId);
  const before = findAhead(projectId, setId, FRESH.pointedAt);
  const entry = before && listed && before.listed === listed ? before : beginReading(projectId, setId, listed);
  // The modules of the series that the set is listed with need not wait for the set. The page asks for those of its first
  // screen itself.
  const { allSeries = [] } = queries.getQueryData(catalogueQuery.queryKey) ?? {};
  const series = isFirst ? undefined : allSeries.find(({ tag }) => tag === listed?.seriesTag);
  if (series) void queries.prefetchQuery(modulesQuery(series.id));
  const [opened] = await Promise.all([entry.reading, queries.ensureQueryData(catalogueQuery)]);
  const modules = moduleIds(opened.set, ...keptDrafts(browserStorage, projectId, setId).map(({ set }) => set));
  await queries.ensureQueryData(usedModulesQuery(opened.seriesId, modules));
  entry.come = opened;
};

const beginReading = (projectId: string, setId: number, listed: SavedSet | undefined): ReadAhead => {
  const reading = readSet(projectId, setId, new AbortController().signal);
  const entry = { reading: reading.then((read) => ({ setId, ...read })), since: Date.now(), listed };
  ahead.set(keyOf(projectId, setId), entry);
  return entry;
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
