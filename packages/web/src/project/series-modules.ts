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

/** Loads the modules of a line's series, so that the drawer's search sees them all. */
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

/** The catalogue with every module that was loaded so far; those of the line's series are loaded ahead. */
export const useCatalogueWithModules = (catalogue: EditorCatalogue, lineId: number | null): EditorCatalogue => {
  const queries = useQueryClient();
  const { modules } = useSeriesModules(catalogue.findLine(lineId));
  return useMemo(() => {
    // Those of other series stay known too: undoing may bring them back.
    const loaded = queries.getQueriesData<readonly Module[]>({ queryKey: ['modules'] });
    const all = [...loaded.flatMap(([, list]) => list ?? []), ...modules];
    return withModules(catalogue, new Map(all.map((module) => [module.id, module])));
  }, [queries, catalogue, modules]);
};

/** Modules of a series, once a visit: the catalogue does not change while somebody looks at it. */
export const modulesQuery = (seriesId: number) =>
  queryOptions({
    queryKey: ['modules', 'by-series', seriesId],
    queryFn: ({ signal }) => listModules(seriesId, signal),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/**
 * The modules that a set of a series uses; those that the catalogue has lost are left out. The series is loaded whole, so that its drawer
 * has it too, and only what belongs to others is asked for by itself.
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

/** The modules that series brought so far, by id; none whose names are yet to come in another language. */
const listedModules = (queries: QueryClient): ReadonlyMap<number, Module> => {
  const lists = queries.getQueriesData<readonly Module[]>({ queryKey: ['modules', 'by-series'], stale: false });
  return new Map(lists.flatMap(([, modules]) => modules ?? []).map((module) => [module.id, module]));
};
