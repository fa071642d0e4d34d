import { buildDictionary, type Dictionary, emptyDictionary } from '@ramka/domain/search';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type KnownFunctions, readCatalogue, readFunctions } from '../api/catalogue.ts';

/** Query of the catalogue; the same for all projects. */
export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => readCatalogue(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Query of the module functions and the search dictionary; the same for all projects. */
export const functionsQuery = queryOptions({
  queryKey: ['functions'],
  queryFn: async ({ signal }): Promise<KnownFunctions & { readonly dictionary: Dictionary }> => {
    const known = await readFunctions(signal);
    return { ...known, dictionary: buildDictionary({ functions: known.functions, sharedWords: known.sharedWords }) };
  },
  structuralSharing: false,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns the search dictionary; empty until it has loaded. */
export const useDictionary = (): Dictionary => useQuery(functionsQuery).data?.dictionary ?? emptyDictionary;

/** Returns a function that finds the name of a series by its tag; empty until the catalogue has loaded. */
export const useSeriesName = (): ((tag: string) => string) => {
  const { data } = useQuery(catalogueQuery);
  return (tag) => data?.allSeries.find((series) => series.tag === tag)?.name ?? '';
};
