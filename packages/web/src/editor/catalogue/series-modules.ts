import type { FrameLine, Module } from '@ramka/domain/catalogue';
import { type QueryClient, queryOptions, useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findModules, listModules } from '../../api/catalogue.ts';
import { type EditorCatalogue, withModules } from './editor-catalogue.ts';

/** The modules of a line's series, as far as they are loaded. */
export type SeriesModules = {
  readonly modules: readonly Module[];
  readonly pending: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** Loads every category of a series, each by a call of its own, so that the drawer's search sees them all. */
export const useSeriesModules = (line: FrameLine | undefined, catalogue: EditorCatalogue): SeriesModules => {
  const categories = line ? catalogue.listModuleCategories(line) : [];
  return useQueries({ queries: categories.map(({ id }) => modulesQuery(id)), combine: together });
};

const together = (results: readonly UseQueryResult<readonly Module[]>[]): SeriesModules => ({
  modules: results.flatMap(({ data }) => data ?? []),
  pending: results.some(({ isPending }) => isPending),
  failed: results.some(({ isError }) => isError),
  retry: () => {
    for (const result of results) if (result.isError) void result.refetch();
  },
});

/** The catalogue with every module that was loaded so far; those of the line's series are loaded ahead. */
export const useCatalogueWithModules = (catalogue: EditorCatalogue, lineId: number | null): EditorCatalogue => {
  const queries = useQueryClient();
  const { modules } = useSeriesModules(catalogue.findLine(lineId), catalogue);
  return useMemo(() => {
    // Those of other series stay known too: undoing may bring them back.
    const loaded = queries.getQueriesData<readonly Module[]>({ queryKey: ['modules'] });
    const all = [...loaded.flatMap(([, list]) => list ?? []), ...modules];
    return withModules(catalogue, new Map(all.map((module) => [module.id, module])));
  }, [queries, catalogue, modules]);
};

/** Modules of a category, once a visit: the catalogue does not change while somebody looks at it. */
const modulesQuery = (categoryId: number) =>
  queryOptions({
    queryKey: ['modules', 'by-category', categoryId],
    queryFn: ({ signal }) => listModules(categoryId, signal),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/**
 * The modules that a saved set uses; those that the catalogue has lost are left out. Modules that a category brought
 * already are not asked for again, so that the next set of a series opens without a call.
 */
export const usedModulesQuery = (moduleIds: readonly number[]) =>
  queryOptions({
    queryKey: ['modules', 'by-id', moduleIds.join(',')],
    queryFn: async ({ client }): Promise<readonly Module[]> => {
      const listed = listedModules(client);
      const unknown = moduleIds.filter((id) => !listed.has(id));
      const found = unknown.length === 0 ? [] : await findModules(unknown);
      return [...moduleIds.flatMap((id) => listed.get(id) ?? []), ...found];
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The modules that categories brought so far, by id; none whose names are yet to come in another language. */
const listedModules = (queries: QueryClient): ReadonlyMap<number, Module> => {
  const lists = queries.getQueriesData<readonly Module[]>({ queryKey: ['modules', 'by-category'], stale: false });
  return new Map(lists.flatMap(([, modules]) => modules ?? []).map((module) => [module.id, module]));
};
