import type { QueryClient } from '@tanstack/react-query';
import { changesAnswered } from '../offline/mutation-queue.ts';
import { sendAllDelayed } from './delayed-changes.ts';
import { projectQuery } from './project-query.ts';

/**
 * Resolves when all changes of a project that are being saved were answered or queued. Awaited before a request whose
 * result must contain them, such as that for a document.
 */
export const changesSaved = async (queries: QueryClient, projectId: string): Promise<void> => {
  sendAllDelayed();
  await mutationsSettled(queries, projectId);
  await changesAnswered(projectId);
};

const mutationsSettled = (queries: QueryClient, projectId: string): Promise<void> =>
  new Promise((resolve) => {
    const { queryKey } = projectQuery(projectId);
    const check = (): void => {
      if (queries.isMutating({ mutationKey: queryKey }) > 0) return;
      stop();
      resolve();
    };
    const stop = queries.getMutationCache().subscribe(check);
    check();
  });
