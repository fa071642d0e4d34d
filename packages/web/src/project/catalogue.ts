import { queryOptions, useQuery } from '@tanstack/react-query';
import { readCatalogue } from '../api/catalogue.ts';

/** What the catalogue says at once, the same for all projects. */
export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => readCatalogue(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The name of a series by its tag; empty until the catalogue has arrived. */
export const useSeriesName = (): ((tag: string) => string) => {
  const { data } = useQuery(catalogueQuery);
  return (tag) => data?.allSeries.find((series) => series.tag === tag)?.name ?? '';
};
