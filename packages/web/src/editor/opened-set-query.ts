import { emptySet, placedModules, type ProductSet } from '@ramka/domain/set/product-set';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readSet } from '../offline/pending-sets.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { catalogueQuery } from '../project/catalogue.ts';
import { projectQuery } from '../project/project-query.ts';
import { modulesQuery, usedModulesQuery } from '../project/series-modules.ts';
import { storedDrafts } from './saving/stored-draft.ts';
import type { SavedState } from './saving/saving.ts';

/** A set as loaded from the server. `seriesId` is null for a new set. */
export type ReadSet = SavedState & { readonly seriesId: number | null };

/** Returns the distinct ids of the modules that sets use. */
export const moduleIds = (...sets: readonly (ProductSet | undefined)[]): readonly number[] => [
  ...new Set(sets.flatMap((set) => (set ? placedModules(set).map(({ choice }) => choice.moduleId) : []))),
];

/** Milliseconds that a prefetched set stays cached until an editor uses it. */
const PREFETCH_LIFETIME = 5000;

/**
 * A saved set and its version. It is never refetched while it is edited, not even on window focus, because this would
 * replace the visitor's changes. The editor removes it from the cache when it closes, so that each opening loads the
 * current version.
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
 * Versions in the list of sets at the time of prefetching. If the listed version has changed since, the prefetched set
 * is outdated.
 */
const listedVersions = new WeakMap<ReadSet, string | undefined>();

/**
 * Prefetches a saved set and the data that the editor needs to show it. Errors are ignored here; the editor repeats the
 * request and reports them.
 */
export const prefetchSet = async (queries: QueryClient, projectId: string, setId: number): Promise<void> => {
  // The list of sets names the series, so its modules are requested in parallel with the set.
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
  const modules = moduleIds(set, ...storedDrafts(browserStorage, { projectId, setId }).map((draft) => draft.set));
  await queries.prefetchQuery(usedModulesQuery(seriesId, modules));
};
