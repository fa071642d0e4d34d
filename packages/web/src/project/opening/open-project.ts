import type { LoadedProject } from '@ramka/contract/wire/project';
import type { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../../api/api-failure.ts';
import { browserStorage } from '../../page/browser-storage.ts';
import { projectQuery } from '../project-query.ts';
import { forgetProject, rememberProject } from './remembered-projects.ts';

/**
 * Loads a project, unless it is loaded already and need not be read anew. What was loaded is remembered; what the server
 * does not know is forgotten (specification §4).
 */
export const openProject = async (
  queries: QueryClient,
  projectId: string,
  reading: 'if-unknown' | 'anew' = 'if-unknown',
): Promise<LoadedProject> => {
  try {
    const loaded = await read(queries, projectId, reading);
    rememberProject(browserStorage, loaded.project);
    return loaded;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) {
      forgetProject(browserStorage, projectId);
    }
    throw failure;
  }
};

const read = async (
  queries: QueryClient,
  projectId: string,
  reading: 'if-unknown' | 'anew',
): Promise<LoadedProject> => {
  const query = projectQuery(projectId);
  if (reading === 'if-unknown') return queries.ensureQueryData(query);
  // What is being read already may be older than what is asked for.
  await queries.cancelQueries({ queryKey: query.queryKey });
  return queries.fetchQuery({ ...query, staleTime: 0 });
};
