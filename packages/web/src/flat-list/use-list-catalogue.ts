import {
  buildFlatListIndex,
  type FlatListCatalogue,
  type FlatListIndex,
} from '@ramka/domain/flat-list/flat-list-index';
import { parseFlatList } from '@ramka/domain/flat-list/parse-flat-list';
import type { Module } from '@ramka/domain/catalogue';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { KnownFunctions } from '../api/catalogue.ts';
import { whenIdle } from '../platform/idle.ts';
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

/**
 * Loads the modules of all series and prepares the catalogue for lists. While there is no list yet, also the reader:
 * `isWaiting`.
 */
export const useListCatalogue = (catalogue: EditorCatalogue, isWaiting: boolean): ListCatalogueQuery => {
  const functions = useQuery(functionsQuery);
  const seriesIds = useMemo(() => seriesOf(catalogue), [catalogue]);
  const modules = useQuery(allModulesQuery(seriesIds));
  const list = useMemo(
    () => (modules.data && functions.data ? listCatalogueOf(catalogue, modules.data, functions.data) : undefined),
    [catalogue, functions.data, modules.data],
  );
  useEffect(() => {
    if (!list || !isWaiting) return undefined;
    const waiting = new AbortController();
    void readExamples(list, waiting.signal);
    return () => waiting.abort();
  }, [list, isWaiting]);
  return {
    list,
    failure: functions.error ?? modules.error,
    retry: () => {
      if (functions.isError) void functions.refetch();
      if (modules.isError) void modules.refetch();
    },
  };
};

/**
 * Reads some short lists before one is pasted, because the browser compiles the reader and its patterns when they are
 * first used.
 */
const readExamples = async (list: ListCatalogue, waiting: AbortSignal): Promise<void> => {
  const names = list.catalogue.allFunctions.map(({ name }) => name).slice(0, EXAMPLES);
  const context = { ...list, findProduct, abbreviations: {}, columns: {}, rooms: [], defaults: null };
  for (const [at, name] of names.entries()) {
    await whenIdle();
    if (waiting.aborted) return;
    const other = names.at(at - 1) ?? '';
    const text = `1. ${other}: ${name} (${other})\n- 2x ${name} x${at + 2} (${other} ${at})\n- ${name} + ${other}`;
    parseFlatList({ kind: 'text', text }, context);
  }
};

const EXAMPLES = 6;

const findProduct = (): undefined => undefined;

/** The ids of all series with frames. */
export const seriesOf = ({ allLines }: Pick<EditorCatalogue, 'allLines'>): readonly number[] => [
  ...new Set(allLines.map(({ seriesId }) => seriesId)),
];

/** Query of the modules of several series. */
export const allModulesQuery = (seriesIds: readonly number[]) =>
  queryOptions({
    queryKey: ['modules', 'of-list', seriesIds.join()],
    queryFn: async ({ client }) =>
      (await Promise.all(seriesIds.map((id) => client.ensureQueryData(modulesQuery(id))))).flat(),
    structuralSharing: false,
    staleTime: Infinity,
  });

/** Prepares a catalogue with the modules of all series for reading and writing lists. */
export const listCatalogueOf = (
  catalogue: EditorCatalogue,
  modules: readonly Module[],
  { functions, sharedWords }: KnownFunctions,
): ListCatalogue => {
  const bySeries = Map.groupBy(modules, ({ seriesTag }) => seriesTag);
  const byId = new Map(modules.map((module) => [module.id, module]));
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
    allFunctions: functions,
  };
  return { catalogue: complete, index: buildFlatListIndex(complete, sharedWords) };
};
