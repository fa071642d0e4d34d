import { PROJECT_ID_LENGTH } from '@ramka/domain/project';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { failureText } from '../../api/failure-text.ts';
import { currentTexts } from '../../language/current-texts.ts';
import { snackbars } from '../../ui/feedback/snackbar-store.ts';
import { openProject } from './open-project.ts';

/**
 * The guard of a project's routes: fetches the project if its id has 8 characters; where that fails it says why, and
 * leads to the new-project screen (specification §2).
 */
export const requireProject = async (queries: QueryClient, projectId: string): Promise<void> => {
  if (projectId.length === PROJECT_ID_LENGTH) {
    try {
      await openProject(queries, projectId);
      return;
    } catch (failure) {
      const { texts } = await currentTexts();
      snackbars.error(failureText(failure, texts.messages.storeFailed));
    }
  }
  throw redirect({ to: '/', replace: true });
};
