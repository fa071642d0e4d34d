import type { ProjectFile } from '@ramka/contract/wire/project-file';
import { routes } from '@ramka/contract/routes';
import { shownSince } from '../platform/connection.ts';
import { call, callForFile, callWithTag } from './call.ts';
import type { AnsweredFile } from './client.ts';
import { newProjectFromWire, type Project, projectFromWire } from './project.ts';

/** A project's id and its name. */
export type NamedProject = Pick<Project, 'id' | 'name'>;

/** A project as the server had it at a moment, in milliseconds. */
export type ReadProject = { readonly project: Project; readonly readAt: number };

/** Reads everything of a project; without a connection as the service worker has stored it. */
export const readProject = async (projectId: string, signal?: AbortSignal): Promise<ReadProject> => {
  const askedAt = Date.now();
  const { answer, keptAt } = await callWithTag('readProject', { params: { projectId }, signal });
  shownSince.set(keptAt);
  return { project: projectFromWire(answer), readAt: keptAt?.getTime() ?? askedAt };
};

/** Creates a project in a deployment. */
export const createProject = async (name: string, variant: string): Promise<Project> =>
  newProjectFromWire(await call('createProject', { body: { name, variant } }));

/** The project that a file claims to hold, for the server to check; undefined where it makes no such claim. */
export const projectFileIn = (text: string): ProjectFile | undefined => {
  try {
    const content: ProjectFile | null = JSON.parse(text);
    return content?.format === 'ramka-project' ? content : undefined;
  } catch {
    return undefined;
  }
};

/** Creates a project from what was saved in a file. */
export const createProjectFromFile = (content: ProjectFile): Promise<NamedProject> =>
  call('createProjectFromFile', { body: content });

/** The project as a file to keep. */
export const readProjectFile = (projectId: string): Promise<AnsweredFile> =>
  callForFile('readProjectFile', { params: { projectId } });

/** The address of that file. */
export const projectFileAddress = (projectId: string): string =>
  `/api${routes.readProjectFile.path.replace(':projectId', projectId)}`;

/** Deletes a project. */
export const deleteProject = (projectId: string): Promise<void> => call('deleteProject', { params: { projectId } });

/** Asks whether the planning tool has sent something new; fails with 404 where it has not. */
export const pollPlanningTool = (projectId: string, signal: AbortSignal): Promise<unknown> =>
  call('pollPlanningTool', { params: { projectId }, signal });
