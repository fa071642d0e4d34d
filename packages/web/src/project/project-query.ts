import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { externalUpdates } from '../planning-tool/external-updates.ts';

/**
 * Everything of a project, from one read; the one place of a project in the query cache. While an update by the planning
 * tool is awaited, nothing is read unasked: it would pass for seen, and the visitor would not be told.
 */
export const projectQuery = (projectId: string) => {
  const unlessAwaited = (): boolean => !externalUpdates.areAwaited(projectId);
  return queryOptions({
    queryKey: ['project', projectId],
    queryFn: ({ signal }) => call('readProject', { params: { projectId }, signal }),
    refetchOnWindowFocus: unlessAwaited,
    refetchOnMount: unlessAwaited,
    refetchOnReconnect: unlessAwaited,
  });
};
