import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Everything of a project, from one read; the one place of a project in the query cache. */
export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project', projectId],
    queryFn: ({ signal }) => call('readProject', { params: { projectId }, signal }),
  });
