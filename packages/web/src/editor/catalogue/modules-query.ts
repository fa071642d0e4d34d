import { moduleFromWire } from '@ramka/contract/translate/module';
import type { Module } from '@ramka/domain/catalogue';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Modules of a category, once a visit: the catalogue does not change while somebody looks at it. */
export const modulesQuery = (categoryId: number) =>
  queryOptions({
    queryKey: ['modules', 'by-category', categoryId],
    queryFn: async ({ signal }): Promise<readonly Module[]> =>
      (await call('listModules', { params: { categoryId }, signal })).map(moduleFromWire),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/**
 * The modules that a saved set uses, wherever they are listed; those that the catalogue no longer has are left out. Only
 * those are asked for that no category brought so far: the next set of a series opens without a further call.
 */
export const usedModulesQuery = (moduleIds: readonly number[]) =>
  queryOptions({
    queryKey: ['modules', 'by-id', moduleIds.join(',')],
    queryFn: async ({ client, signal }): Promise<readonly Module[]> => {
      const listed = listedModules(client);
      const unknown = moduleIds.filter((id) => !listed.has(id));
      const found =
        unknown.length === 0 ? [] : await call('findModules', { query: { ids: unknown.join(',') }, signal });
      return [...moduleIds.flatMap((id) => listed.get(id) ?? []), ...found.map(moduleFromWire)];
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The modules that categories brought so far, by id; none whose names are yet to come in another language. */
const listedModules = (queries: QueryClient): ReadonlyMap<number, Module> => {
  const lists = queries.getQueriesData<readonly Module[]>({ queryKey: ['modules', 'by-category'], stale: false });
  return new Map(lists.flatMap(([, modules]) => modules ?? []).map((module) => [module.id, module]));
};
