import type { ProjectFile } from '@ramka/contract/wire/project-file';
import { routes } from '@ramka/contract/routes';
import { shownSince } from '../platform/connection.ts';
import { publicPath } from '../platform/public-path.ts';
import { call, callForFile, callWithTag } from './call.ts';
import type { AnsweredFile } from './client.ts';
import { newProjectFromWire, type Project, projectFromWire } from './project.ts';

/** Id and name of a project. */
export type NamedProject = Pick<Project, 'id' | 'name'>;

/** A project with its entity tag; if it comes from the service worker's cache, with the time of caching. */
export type ReadProject = { readonly project: Project; readonly etag: string | null; readonly cachedAt: Date | null };

/** Requests a project with all its contents; offline it comes from the service worker's cache. */
export const readProject = async (projectId: string, signal?: AbortSignal): Promise<ReadProject> => {
  const { answer, etag, cachedAt } = await callWithTag('readProject', { params: { projectId }, signal });
  shownSince.set(cachedAt);
  return { project: projectFromWire(answer), etag, cachedAt };
};

/** Creates a project in a deployment. */
export const createProject = async (name: string, variant: string): Promise<Project> =>
  newProjectFromWire(await call('createProject', { body: { name, variant } }));

/** Parses a project file; undefined if the text is not one. The server validates the contents. */
export const projectFileIn = (text: string): ProjectFile | undefined => {
  try {
    const content: ProjectFile | null = JSON.parse(text);
    return content?.format === 'ramka-project' ? content : undefined;
  } catch {
    return undefined;
  }
};

/** Creates a project from a project file. */
export const createProjectFromFile = (content: ProjectFile): Promise<NamedProject> =>
  call('createProjectFromFile', { body: content });

/** Creates a copy of the deployment's sample project. */
export const createSampleProject = (): Promise<NamedProject> => call('createSampleProject', {});

/** Requests a project as a file. */
export const readProjectFile = (projectId: string): Promise<AnsweredFile> =>
  callForFile('readProjectFile', { params: { projectId } });

/** The address of that file. */
export const projectFileAddress = (projectId: string): string =>
  publicPath(`/api${routes.readProjectFile.path.replace(':projectId', projectId)}`);

export const deleteProject = (projectId: string): Promise<void> => call('deleteProject', { params: { projectId } });

/** Asks whether the planning tool has sent an update. Fails with 404 if it has not. */
export const pollPlanningTool = (projectId: string, signal: AbortSignal): Promise<unknown> =>
  call('pollPlanningTool', { params: { projectId }, signal });
