import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { snackbars } from '../platform/messages.ts';
import { projectEvents } from './project-events.ts';
import { projectQuery } from './project-query.ts';

/** Updates the page after queued changes were sent. */
export type ProjectSync = {
  /** Reloads a project that was changed on the server. */
  readonly onChanged: (projectId: string) => Promise<void>;
  /** Leaves a project that the server no longer knows. */
  readonly onDeleted: (projectId: string) => Promise<void>;
};

export const useProjectSync = (): ProjectSync => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return {
    onChanged: async (projectId) => {
      await queries.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
      snackbars.replaceOutdatedActions();
      projectEvents.emit({ kind: 'projectUpdated', projectId });
    },
    // Not refetched, because the response could come from the service worker's cache.
    onDeleted: async (projectId) => {
      await navigate({ to: '/', replace: true });
      queries.removeQueries({ queryKey: projectQuery(projectId).queryKey });
    },
  };
};
