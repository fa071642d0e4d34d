import { type QueryClient, queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { readProject } from '../api/project-calls.ts';
import type { Project } from '../api/project.ts';
import { withPendingChanges } from '../offline/optimistic-updates.ts';
import { externalUpdates } from './external-updates.ts';
import { useCallback, useEffect } from 'react';
import { projectEvents } from './project-events.ts';

/** The project that the address names; the route's guard has loaded it. */
export const useProject = (): Project => useSuspenseQuery(projectQuery(useProjectId())).data;

/** A part of the project that the address names: what asks for it is drawn anew only when that part has changed. */
export const useProjectPart = <Part>(select: (project: Project) => Part): Part =>
  useSuspenseQuery({ ...projectQuery(useProjectId()), select }).data;

/**
 * Everything of a project, from one read; its one place in the query cache. While an update by the planning tool is
 * awaited, nothing is read unasked: the server would take the update for seen, and the visitor would not be told.
 */
export const projectQuery = (projectId: string) => {
  const unlessAwaited = (): boolean => !externalUpdates.areAwaited(projectId);
  return queryOptions({
    queryKey: ['project', projectId],
    queryFn: async ({ signal }) => {
      const { project, readAt } = await readProject(projectId, signal);
      return withOptimisticUpdates(projectId, withPendingChanges(project, readAt));
    },
    refetchOnWindowFocus: unlessAwaited,
    refetchOnMount: unlessAwaited,
    refetchOnReconnect: unlessAwaited,
  });
};

/** What changes under way will make of the projects, in their order. */
export const optimisticUpdates = new Map<(project: Project) => Project, string>();

const withOptimisticUpdates = (projectId: string, project: Project): Project =>
  [...optimisticUpdates].reduce((shown, [change, id]) => (id === projectId ? change(shown) : shown), project);

/** Shows a change that the server has made. What is being read may be older than the answer: it is read once more. */
export const showChange = async (
  queries: QueryClient,
  projectId: string,
  changed: (project: Project) => Project,
): Promise<void> => {
  const { queryKey } = projectQuery(projectId);
  const isRead = queries.isFetching({ queryKey, exact: true }) > 0;
  await queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData(queryKey, (project) => project && withOptimisticUpdates(projectId, changed(project)));
  if (isRead) void queries.invalidateQueries({ queryKey, exact: true });
};

/** Reads projects from the query cache, as the pages show them; undefined: not loaded. */
export const useProjectLookup = (): ((projectId: string) => Project | undefined) => {
  const queries = useQueryClient();
  return useCallback((projectId: string) => queries.getQueryData(projectQuery(projectId).queryKey), [queries]);
};

/** The id of the project that the address names. */
export const useProjectId = (): string => useParams({ from: '/projekt/$projectId' }).projectId;

/** What the tabs of one browser talk to each other on: ids of projects that were changed. */
const CHANNEL = 'configurator.project-updated';

/** Undefined where the visitor lets sites keep nothing: Firefox has no channels then. */
const openChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
};

/** Tells the other tabs of this browser what was changed here, and shows what was changed in them. */
export const useOtherTabs = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const tabs = openChannel();
    if (tabs === undefined) return undefined;
    tabs.addEventListener('message', ({ data: projectId }: MessageEvent<string>) => {
      void queries.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
    });
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, and takes no other
    const stop = projectEvents.listen('projectUpdated', (projectId) => tabs.postMessage(projectId));
    return () => {
      stop();
      tabs.close();
    };
  }, [queries]);
};
