import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** What the catalogue says about series, frames, categories, colours and controllers; the same for all projects. */
export const appDataQuery = queryOptions({
  queryKey: ['app-data'],
  queryFn: ({ signal }) => call('readAppData', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The name of a series by its tag; empty until the catalogue has arrived. */
export const useSeriesName = (): ((tag: string) => string) => {
  const { data } = useQuery(appDataQuery);
  return (tag) => data?.productSeries.find((series) => series.tag === tag)?.name ?? '';
};
