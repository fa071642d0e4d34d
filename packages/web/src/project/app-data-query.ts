import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** What the catalogue says about series, frames, categories, colours and controllers; the same for all projects. */
export const appDataQuery = queryOptions({
  queryKey: ['app-data'],
  queryFn: ({ signal }) => call('readAppData', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
