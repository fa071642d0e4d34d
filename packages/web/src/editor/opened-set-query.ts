import { emptySet, placedModules, type ProductSet } from '@ramka/domain/set/product-set';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readSet } from '../offline/set-calls.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { catalogueQuery } from '../project/catalogue.ts';
import { projectQuery } from '../project/project-query.ts';
import { modulesQuery, usedModulesQuery } from '../project/series-modules.ts';
import { keptDrafts } from './saving/kept-draft.ts';
import type { SavedState } from './saving/saving.ts';

/** A set as it was read from the server; a new one has no series yet. */
export type ReadSet = SavedState & { readonly seriesId: number | null };

/** The modules that sets use, each once. */
export const moduleIds = (...sets: readonly (ProductSet | undefined)[]): readonly number[] => [
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

/** The version that the list showed when a set was prefetched. Another one means that the set has changed since, for example its name. */
const listedVersions = new WeakMap<ReadSet, string | undefined>();

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
  const query = openedSetQuery(projectId, setId);
  const version = listed?.version;
  const cached = queries.getQueryData(query.queryKey);
  if (cached && listedVersions.has(cached) && listedVersions.get(cached) !== version)
    queries.removeQueries({ queryKey: query.queryKey });
  const [opened] = await Promise.all([queries.fetchQuery(query), queries.ensureQueryData(catalogueQuery)]);
  listedVersions.set(opened, version);
  const { set, seriesId } = opened;
  const modules = moduleIds(set, ...keptDrafts(browserStorage, projectId, setId).map((draft) => draft.set));
  await queries.prefetchQuery(usedModulesQuery(seriesId, modules));
};
