import { queryOptions, useQuery } from '@tanstack/react-query';
import { type EcatalogueSeries, readEcatalogueTree } from '../api/products.ts';
import { ownSeriesFirst, useOwnSeries } from './own-series.ts';

/** Query of the e-catalogue's series, groups and product groups; the same for all projects. */
const ecatalogueTreeQuery = queryOptions({
  queryKey: ['ecatalogue-tree'],
  queryFn: ({ signal }) => readEcatalogueTree(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

type EcatalogueTree = {
  /** Undefined until it has loaded. The series of the project come first. */
  readonly tree: readonly EcatalogueSeries[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
};

/** Requests the series, groups and product groups of the e-catalogue. */
export const useEcatalogueTree = (): EcatalogueTree => {
  const { data, error, refetch } = useQuery(ecatalogueTreeQuery);
  const own = useOwnSeries();
  return { tree: data && ownSeriesFirst(data, ({ name }) => name, own), error, refetch };
};
