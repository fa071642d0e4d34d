import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { projectEvents } from './project-events.ts';
import { projectQuery } from './project-query.ts';

/** Shows what became of queued changes once they were sent. */
export type ProjectSync = {
  /** Reads a project again that was changed on the server. */
  readonly onChanged: (projectId: string) => Promise<void>;
  /** Leaves a project that the server no longer knows. */
  readonly onGone: (projectId: string) => Promise<void>;
};

/** See `ProjectSync`. */
export const useProjectSync = (): ProjectSync => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return {
    onChanged: async (projectId) => {
      await queries.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
      projectEvents.tell({ kind: 'projectUpdated', projectId });
    },
    // The server has said so: reading it once more might bring what is stored of it on this device.
    onGone: async (projectId) => {
      await navigate({ to: '/', replace: true });
      queries.removeQueries({ queryKey: projectQuery(projectId).queryKey });
    },
  };
};
