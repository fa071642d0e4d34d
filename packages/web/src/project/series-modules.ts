import type { FrameLine, Module } from '@ramka/domain/catalogue';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findModules, listModules } from '../api/catalogue.ts';
import { type EditorCatalogue, withModules } from './editor-catalogue.ts';

/** The modules of a line's series, as far as they are loaded. */
export type SeriesModules = {
  readonly modules: readonly Module[];
  readonly pending: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** Loads all modules of a line's series, for the drawer and its search. */
export const useSeriesModules = (line: FrameLine | undefined): SeriesModules => {
  const { data, isPending, isError, refetch } = useQuery({
    ...modulesQuery(line?.seriesId ?? 0),
    enabled: line !== undefined,
  });
  return {
    modules: data ?? noModules,
    pending: line !== undefined && isPending,
    failed: isError,
    retry: () => void refetch(),
  };
};

const noModules: readonly Module[] = [];

/** Returns the catalogue with all modules loaded so far, and prefetches those of the line's series. */
export const useCatalogueWithModules = (catalogue: EditorCatalogue, lineId: number | null): EditorCatalogue => {
  const queries = useQueryClient();
  const { modules } = useSeriesModules(catalogue.findLine(lineId));
  return useMemo(() => {
    // Modules of other series are kept, because undo may bring them back.
    const loaded = queries.getQueriesData<readonly Module[]>({ queryKey: ['modules'] });
    const all = [...loaded.flatMap(([, list]) => list ?? []), ...modules];
    return withModules(catalogue, new Map(all.map((module) => [module.id, module])));
  }, [queries, catalogue, modules]);
};

/** Query of a series' modules. They are loaded once per visit, because the catalogue does not change meanwhile. */
export const modulesQuery = (seriesId: number) =>
  queryOptions({
    queryKey: ['modules', 'by-series', seriesId],
    queryFn: ({ signal }) => listModules(seriesId, signal),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/**
 * Query of the modules used by a set; those no longer in the catalogue are left out. The modules of the set's series
 * are loaded completely, because its drawer needs them; others are requested by id.
 */
export const usedModulesQuery = (seriesId: number | null, moduleIds: readonly number[]) =>
  queryOptions({
    queryKey: ['modules', 'by-id', seriesId, moduleIds.join(',')],
    queryFn: async ({ client }): Promise<readonly Module[]> => {
      if (moduleIds.length > 0 && seriesId) await client.ensureQueryData(modulesQuery(seriesId)).catch(() => undefined);
      const listed = listedModules(client);
      const unknown = moduleIds.filter((id) => !listed.has(id));
      const found = unknown.length === 0 ? [] : await findModules(unknown);
      return [...moduleIds.flatMap((id) => listed.get(id) ?? []), ...found];
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/**
 * Returns the modules loaded with series, by id. Lists in another language, which are stale after a change of language,
 * are ignored.
 */
const listedModules = (queries: QueryClient): ReadonlyMap<number, Module> => {
  const lists = queries.getQueriesData<readonly Module[]>({ queryKey: ['modules', 'by-series'], stale: false });
  return new Map(lists.flatMap(([, modules]) => modules ?? []).map((module) => [module.id, module]));
};
