import { useQuery } from '@tanstack/react-query';
import { appDataQuery } from './app-data-query.ts';

/** The name of a series by its tag; empty until the catalogue has arrived. */
export const useSeriesName = (): ((tag: string) => string) => {
  const { data } = useQuery(appDataQuery);
  return (tag) => data?.productSeries.find((series) => series.tag === tag)?.name ?? '';
};
