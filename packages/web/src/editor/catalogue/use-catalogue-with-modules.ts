import type { Module } from '@ramka/domain/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withModules, type EditorCatalogue } from './editor-catalogue.ts';
import { useSeriesModules } from './use-series-modules.ts';

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
