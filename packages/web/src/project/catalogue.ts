import { buildDictionary, type Dictionary, emptyDictionary } from '@ramka/domain/search';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type KnownFunctions, readCatalogue, readFunctions } from '../api/catalogue.ts';

/** What the catalogue says at once, the same for all projects. */
export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => readCatalogue(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What modules do, and the words by which people ask for it: the same for all projects. */
export const functionsQuery = queryOptions({
  queryKey: ['functions'],
  queryFn: async ({ signal }): Promise<KnownFunctions & { readonly dictionary: Dictionary }> => {
    const known = await readFunctions(signal);
    return { ...known, dictionary: buildDictionary({ functions: known.functions, sharedWords: known.sharedWords }) };
  },
  structuralSharing: false,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The words that the searches know; none until they have arrived. */
export const useDictionary = (): Dictionary => useQuery(functionsQuery).data?.dictionary ?? emptyDictionary;

/** The name of a series by its tag; empty until the catalogue has arrived. */
export const useSeriesName = (): ((tag: string) => string) => {
  const { data } = useQuery(catalogueQuery);
  return (tag) => data?.allSeries.find((series) => series.tag === tag)?.name ?? '';
};
