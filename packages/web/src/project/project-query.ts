import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { readProject } from '../api/project-calls.ts';
import type { Project } from '../api/project.ts';
import { externalUpdates } from './external-updates.ts';

/** The project that the address names; the route's guard has loaded it. */
export const useProject = (): Project => useSuspenseQuery(projectQuery(useProjectId())).data;

/**
 * Everything of a project, from one read; its one place in the query cache. While an update by the planning tool is
 * awaited, nothing is read unasked: the server would take the update for seen, and the visitor would not be told.
 */
export const projectQuery = (projectId: string) => {
  const unlessAwaited = (): boolean => !externalUpdates.areAwaited(projectId);
  return queryOptions({
    queryKey: ['project', projectId],
    queryFn: ({ signal }) => readProject(projectId, signal),
    refetchOnWindowFocus: unlessAwaited,
    refetchOnMount: unlessAwaited,
    refetchOnReconnect: unlessAwaited,
  });
};

/** The id of the project that the address names. */
export const useProjectId = (): string => useParams({ from: '/projekt/$projectId' }).projectId;
