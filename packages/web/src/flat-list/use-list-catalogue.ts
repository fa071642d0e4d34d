import {
  buildFlatListIndex,
  type FlatListCatalogue,
  type FlatListIndex,
} from '@ramka/domain/flat-list/flat-list-index';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { functionsQuery } from '../project/catalogue.ts';
import type { EditorCatalogue } from '../project/editor-catalogue.ts';
import { modulesQuery } from '../project/series-modules.ts';

/** The catalogue with the modules of all series, which a list may mix. */
export type ListCatalogue = {
  readonly catalogue: FlatListCatalogue & EditorCatalogueParts;
  readonly index: FlatListIndex;
};

type EditorCatalogueParts = Pick<EditorCatalogue, 'findLineOfFrame'>;

type ListCatalogueQuery = {
  /** Undefined while it is loading, or if that has failed. */
  readonly list: ListCatalogue | undefined;
  readonly failure: Error | null;
  readonly retry: () => void;
};

/** Loads the modules of all series and prepares the catalogue for reading lists. */
export const useListCatalogue = (catalogue: EditorCatalogue): ListCatalogueQuery => {
  const functions = useQuery(functionsQuery);
  const seriesIds = useMemo(() => [...new Set(catalogue.allLines.map(({ seriesId }) => seriesId))], [catalogue]);
  const modules = useQueries({
    queries: seriesIds.map((id) => modulesQuery(id)),
    combine: (results) => ({
      lists: results.every(({ data }) => data) ? results.flatMap(({ data }) => (data ? [data] : [])) : undefined,
      failure: results.find(({ error }) => error)?.error ?? null,
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
  });
  const { lists } = modules;
  const known = functions.data;
  const list = useMemo(() => {
    if (!lists || !known) return undefined;
    const tagOf = (seriesId: number | undefined): string => {
      const line = catalogue.allLines.find((each) => each.seriesId === seriesId);
      return (line && catalogue.findSeriesOfLine(line)?.tag) ?? '';
    };
    const bySeries = new Map(seriesIds.map((id, index) => [tagOf(id), lists[index] ?? []]));
    const byId = new Map(lists.flat().map((module) => [module.id, module]));
    const lineOfSeries = new Map(
      catalogue.allLines.map((line) => [catalogue.findSeriesOfLine(line)?.tag ?? '', line] as const),
    );
    const complete: ListCatalogue['catalogue'] = {
      ...catalogue,
      findModule: (id) => byId.get(id),
      listSeriesModules: (tag) => bySeries.get(tag) ?? [],
      listColours: (tag) => {
        const line = lineOfSeries.get(tag);
        return line ? catalogue.listColours(line) : [];
      },
      allFunctions: known.functions,
    };
    return { catalogue: complete, index: buildFlatListIndex(complete, known.sharedWords) };
  }, [catalogue, known, lists, seriesIds]);
  return {
    list,
    failure: functions.error ?? modules.failure,
    retry: () => {
      if (functions.isError) void functions.refetch();
      modules.retry();
    },
  };
};
