import { randomBytes } from 'node:crypto';
import { projectIdFrom } from '@ramka/domain/project/project-id-from';
import type { FastifyInstance } from 'fastify';
import { addCall } from '../http/add-call.ts';
import { ApiProblem, type ProblemIssue } from '../http/api-problem.ts';
import { versionTag } from '../http/version-tag.ts';
import type { Store } from '../store/store.ts';
import { acceptedValue } from './accepted-value.ts';
import { changeOf } from './change-of.ts';
import { checkedName } from './checked-name.ts';
import { loadProject } from './load-project.ts';
import { loadedProjectAnswer, projectAnswer } from './project-answers.ts';
import type { ProjectServices } from './project-services.ts';
import { createProject, removeProject, renameProject, type ProjectWithRooms } from './project.store.ts';

/** The calls that create, read, rename and delete a project. */
export const addProjectRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue, deployment, bundleOf } = services;
  const edition = catalogue.fingerprint.slice(0, 8);

  addCall(api, 'createProject', async ({ body }, reply) => {
    const name = checkedName('project', body.name);
    if (body.variant !== deployment.variant) throw new ApiProblem('unprocessable', [unknownVariant]);
    const project = await createWithNewId(store, name, body.variant);
    void reply.header('etag', versionTag(project.version));
    return projectAnswer(project);
  });

  addCall(api, 'readProject', async ({ params, language }, reply) => {
    const project = await store.read(() => loadProject(params.projectId));
    if (project === undefined) throw new ApiProblem('unknown-project');
    void reply.header('etag', versionTag(project.version, edition, language));
    return loadedProjectAnswer(project, catalogue.in(language), bundleOf);
  });

  addCall(api, 'renameProject', async (request, reply) => {
    const name = checkedName('project', request.body.name);
    const change = changeOf(request);
    const project = acceptedValue(await store.write(() => renameProject(change, name)));
    void reply.header('etag', versionTag(project.version));
    return projectAnswer(project);
  });

  addCall(api, 'deleteProject', async (request) => {
    const change = changeOf(request);
    acceptedValue(await store.write(() => removeProject(change)));
  });
};

const unknownVariant: ProblemIssue = {
  path: 'variant',
  code: 'unknown-variant',
  message: ({ input }) => input.variant,
};

/** The id is the only key to a project, so that it comes from a cryptographic source (reading R6). */
const createWithNewId = async (store: Store, name: string, variant: string): Promise<ProjectWithRooms> => {
  for (;;) {
    const id = projectIdFrom(randomBytes);
    const created = await store.write(() => createProject({ id, name, variant }, Date.now()));
    if (created.ok) return created.value;
  }
};
