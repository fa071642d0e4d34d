import {
  type QueryClient,
  queryOptions,
  replaceEqualDeep,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReadProject, readProject } from '../api/project-calls.ts';
import type { Project } from '../api/project.ts';
import { outbox } from '../offline/outbox.ts';
import { loadPart } from '../platform/lazy-part.ts';
import { onPageRestored } from '../platform/page-visibility.ts';
import { storedName } from '../platform/public-path.ts';
import { externalUpdates } from './external-updates.ts';
import { useCallback, useEffect } from 'react';
import { projectEvents } from './project-events.ts';

/** Returns the current project, which the route guard has loaded. */
export const useProject = (): Project => useSuspenseQuery(projectQuery(useProjectId())).data;

/** Selects a part of the current project. The component re-renders only when that part changes. */
export const useProjectPart = <Part>(select: (project: Project) => Part): Part =>
  // In an object, because a suspense query with undefined data throws when reloading fails.
  useSuspenseQuery({ ...projectQuery(useProjectId()), select: (project) => ({ part: select(project) }) }).data.part;

/** Applies the pending changes to a project. Their declarations are not part of the first page load. */
const withPending = async (project: Project, readAt: number): Promise<Project> => {
  if (outbox.changesSince(project.id, readAt).length === 0) return project;
  const { withPendingChanges } = await loadPart(() => import('../offline/optimistic-updates.ts'));
  return withPendingChanges(project, readAt);
};

/**
 * Query of a project with all its contents. While polling for an update by the planning tool, automatic refetching is
 * disabled: the server would consider the update as delivered, and the visitor would not be notified.
 */
export const projectQuery = (projectId: string) => {
  const unlessAwaited = (): boolean => !externalUpdates.areAwaited(projectId);
  return queryOptions({
    queryKey: ['project', projectId],
    queryFn: async ({ signal }) => {
      const requestedAt = outbox.currentTime(projectId);
      const { project, etag, cachedAt } = await readProject(projectId, signal);
      latestReads.set(projectId, { etag, cachedAt });
      return withOptimisticUpdates(projectId, await withPending(project, cachedAt?.getTime() ?? requestedAt));
    },
    refetchOnWindowFocus: unlessAwaited,
    refetchOnMount: unlessAwaited,
    refetchOnReconnect: unlessAwaited,
  });
};

/** Entity tags of projects when they were last read, and whether that was from the service worker's cache. */
const latestReads = new Map<string, Pick<ReadProject, 'etag' | 'cachedAt'>>();

/**
 * Reads a project again, before a change that was planned for the project as it is shown. Returns whether it has changed
 * since, and the entity tag that the change may require. Both are unknown without a connection.
 */
export const readProjectAgain = async (
  queries: QueryClient,
  projectId: string,
): Promise<{ readonly isChanged: boolean; readonly etag: string | null }> => {
  const query = projectQuery(projectId);
  const shown = queries.getQueryData(query.queryKey);
  const present = await queries.fetchQuery({ ...query, staleTime: 0 });
  const { etag = null, cachedAt = null } = latestReads.get(projectId) ?? {};
  if (cachedAt !== null) return { isChanged: false, etag: null };
  return { isChanged: replaceEqualDeep(shown, present) !== shown, etag };
};

/** Optimistic updates of changes in flight, in order, with their project ids. */
export const optimisticUpdates = new Map<(project: Project) => Project, string>();

const withOptimisticUpdates = (projectId: string, project: Project): Project =>
  [...optimisticUpdates].reduce((shown, [change, id]) => (id === projectId ? change(shown) : shown), project);

/**
 * Applies the result of a change to the cache. A refetch that is in flight may be older than the result and is
 * repeated.
 */
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

/** Returns a function that reads a project from the query cache; undefined if it has not been loaded. */
export const useProjectLookup = (): ((projectId: string) => Project | undefined) => {
  const queries = useQueryClient();
  return useCallback((projectId: string) => queries.getQueryData(projectQuery(projectId).queryKey), [queries]);
};

/** Returns the id of the project in the address. */
export const useProjectId = (): string => useParams({ from: '/projekt/$projectId' }).projectId;

/** Name of the broadcast channel on which tabs exchange the ids of changed projects. */
const CHANNEL = storedName('configurator.project-updated');

/** Undefined if Firefox is configured to store no site data, because it then has no channels. */
const openChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
};

/**
 * Notifies other tabs of changes in this one, and refetches projects changed in them. A page that was in the
 * back/forward cache has missed such notifications, so it refetches everything.
 */
export const useOtherTabs = (): void => {
  const queries = useQueryClient();
  useEffect(() => onPageRestored(() => void queries.invalidateQueries()), [queries]);
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
