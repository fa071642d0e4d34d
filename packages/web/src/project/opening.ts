import { PROJECT_ID_LENGTH } from '@ramka/domain/project';
import type { PageTexts } from '@ramka/texts/texts';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { ApiFailure, failureText, isUnanswered, needsConnection } from '../api/failure.ts';
import type { Project } from '../api/project.ts';
import { currentTexts } from '../language/current-texts.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { hasServiceWorker } from '../platform/connection.ts';
import { snackbars } from '../platform/messages.ts';
import { projectQuery } from './project-query.ts';
import { forgetGone, isRemembered, rememberProject } from '../offline/remembered-projects.ts';

/** That a project is not on this device, and there is no connection to fetch it. */
export class ProjectAway extends Error {}

/**
 * The guard of a project's routes: fetches the project if its id has 8 characters; where that fails it says why, and
 * leads to the new-project screen (docs/specification.md#s2-17). A page that opens without a network throws where only
 * the connection is missing: the address stays, and opens once there is one. Nothing is said to who does not wait for it: a link
 * to it was only pointed at, or they have gone elsewhere.
 */
export const requireProject = async (
  queries: QueryClient,
  projectId: string,
  isAwaited: () => boolean,
): Promise<void> => {
  if (projectId.length === PROJECT_ID_LENGTH) {
    try {
      await openProject(queries, projectId);
      return;
    } catch (failure) {
      if (hasServiceWorker() && needsConnection() && isUnanswered(failure)) throw new ProjectAway();
      const { texts } = await currentTexts();
      if (isAwaited()) snackbars.error(openingFailure(failure, texts));
    }
  }
  throw redirect({ to: '/', replace: true });
};

/** Why a project cannot be opened: without a connection nothing went wrong, it is only not here. */
export const openingFailure = (failure: unknown, { messages }: PageTexts): string =>
  failureText(failure, needsConnection() ? messages.notKept : messages.storeFailed);

/**
 * Loads a project, unless it is loaded already and need not be read anew. What was loaded is remembered, but for what another
 * window has had forgotten since; what the server does not know is forgotten (docs/specification.md#s4-2).
 */
export const openProject = async (
  queries: QueryClient,
  projectId: string,
  reading: 'if-unknown' | 'anew' = 'if-unknown',
): Promise<Project> => {
  const isOpen = queries.getQueryData(projectQuery(projectId).queryKey) !== undefined;
  try {
    const project = await read(queries, projectId, reading);
    if (!isOpen || isRemembered(projectId)) rememberProject(browserStorage, project);
    return project;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'unknown-project') forgetGone(projectId);
    throw failure;
  }
};

const read = async (queries: QueryClient, projectId: string, reading: 'if-unknown' | 'anew'): Promise<Project> => {
  const query = projectQuery(projectId);
  if (reading === 'if-unknown') return queries.ensureQueryData(query);
  // What is being read already may be older than what is asked for.
  await queries.cancelQueries({ queryKey: query.queryKey });
  return queries.fetchQuery({ ...query, staleTime: 0 });
};
