import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** The e-catalogue's series, groups and product groups; the same for all projects. */
export const ecatalogueTreeQuery = queryOptions({
  queryKey: ['ecatalogue-tree'],
  queryFn: ({ signal }) => call('readEcatalogTree', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
