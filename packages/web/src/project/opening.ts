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
import { forgetDeletedProject, isRemembered, rememberProject } from '../offline/remembered-projects.ts';

/** Thrown if a project is not cached on this device and the device is offline. */
export class ProjectAway extends Error {}

/**
 * Route guard of a project: loads the project if its id has 8 characters. Otherwise, or after a failure, it shows the
 * reason and redirects to the home screen (docs/specification.md#s2-17). If only the connection is missing, it throws
 * `ProjectAway` instead, so that the address remains and opens when the device is online. Nothing is shown for a
 * preload or if the visitor has navigated elsewhere.
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
  } else if (isAwaited()) {
    const { texts } = await currentTexts();
    snackbars.error(texts.newProject.idLength);
  }
  throw redirect({ to: '/', replace: true });
};

/** Returns the text of why a project cannot be opened. A missing connection is not described as an error. */
export const openingFailure = (failure: unknown, { messages }: PageTexts): string =>
  failureText(failure, needsConnection() ? messages.notKept : messages.storeFailed);

/**
 * Loads a project, unless it is cached and need not be reloaded. A loaded project is remembered, unless another window
 * has removed it since. A project that the server does not know is removed (docs/specification.md#s4-2).
 */
export const openProject = async (
  queries: QueryClient,
  projectId: string,
  reading: 'if-unknown' | 'always' = 'if-unknown',
): Promise<Project> => {
  const isOpen = queries.getQueryData(projectQuery(projectId).queryKey) !== undefined;
  try {
    const project = await read(queries, projectId, reading);
    if (!isOpen || isRemembered(projectId)) rememberProject(browserStorage, project);
    return project;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'unknown-project') forgetDeletedProject(projectId);
    throw failure;
  }
};

const read = async (queries: QueryClient, projectId: string, reading: 'if-unknown' | 'always'): Promise<Project> => {
  const query = projectQuery(projectId);
  if (reading === 'if-unknown') return queries.ensureQueryData(query);
  // A response that is pending may be outdated.
  await queries.cancelQueries({ queryKey: query.queryKey });
  return queries.fetchQuery({ ...query, staleTime: 0 });
};
