import type { FastifyInstance } from 'fastify';
import { addCall } from '../http/add-call.ts';
import { ApiProblem, type ProblemIssue } from '../http/problems/api-problem.ts';
import { versionTag } from '../http/version-tag.ts';
import { hasNews, markRead } from '../planning-tool/news.store.ts';
import { acceptedValue } from './accepted-value.ts';
import { changeOf } from './changes/change-of.ts';
import { checkedName } from './checked-name.ts';
import { knownProject } from './known-project.ts';
import { loadProject } from './load-project.ts';
import { loadedProjectAnswer, projectAnswer } from './project-answers.ts';
import type { ProjectServices } from './project-services.ts';
import { createProject, removeProject, renameProject } from './project.store.ts';
import { withNewId } from './with-new-id.ts';

/** What the specification's §3 has every client send; such a project gets the variant of the deployment it is made in. */
const SPECIFIED_VARIANT = 'el12';

/** The calls that create, read, rename and delete a project. */
export const addProjectRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue, deployment, bundleOf } = services;
  const edition = catalogue.fingerprint.slice(0, 8);

  addCall(api, 'createProject', async ({ body }, reply) => {
    const name = checkedName('project', body.name);
    const { variant } = deployment;
    if (body.variant !== variant && body.variant !== SPECIFIED_VARIANT)
      throw new ApiProblem('unprocessable', [unknownVariant]);
    const project = await withNewId((id) => store.write(() => createProject({ id, name, variant }, Date.now())));
    void reply.header('etag', versionTag(project.version));
    return projectAnswer(project);
  });

  addCall(api, 'readProject', async ({ params, language }, reply) => {
    const project = knownProject(await store.read(() => loadProject(params.projectId)));
    // A notice too many is better than no project.
    if (hasNews(project)) await store.write(() => markRead(project)).catch(() => null);
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
