import type { LoadedProject } from '@ramka/contract/wire/project';
import type { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../api/api-failure.ts';
import { projectQuery } from './project-query.ts';
import { forgetProject, rememberProject } from './remembered-projects.ts';

/**
 * Loads a project unless it is loaded already. What was loaded is remembered; what the server does not know is
 * forgotten (specification §4).
 */
export const openProject = async (queries: QueryClient, projectId: string): Promise<LoadedProject> => {
  try {
    const loaded = await queries.ensureQueryData(projectQuery(projectId));
    rememberProject(localStorage, loaded.project);
    return loaded;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) {
      forgetProject(localStorage, projectId);
    }
    throw failure;
  }
};
