import { moduleFromWire } from '@ramka/contract/translate/module';
import type { Module } from '@ramka/domain/catalogue/module';
import { queryOptions } from '@tanstack/react-query';
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

/** The modules that a saved set uses, wherever they are listed; those that the catalogue no longer has are left out. */
export const usedModulesQuery = (moduleIds: readonly number[]) =>
  queryOptions({
    queryKey: ['modules', 'by-id', moduleIds.join(',')],
    queryFn: async ({ signal }): Promise<readonly Module[]> =>
      moduleIds.length === 0
        ? []
        : (await call('findModules', { query: { ids: moduleIds.join(',') }, signal })).map(moduleFromWire),
    staleTime: Infinity,
    gcTime: Infinity,
  });
