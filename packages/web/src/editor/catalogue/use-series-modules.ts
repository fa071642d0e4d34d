import type { FrameLine, Module } from '@ramka/domain/catalogue';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { EditorCatalogue } from './editor-catalogue.ts';
import { modulesQuery } from './modules-query.ts';

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
