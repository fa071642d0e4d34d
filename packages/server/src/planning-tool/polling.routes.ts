import type { FastifyInstance } from 'fastify';
import { addCall } from '../http/add-call.ts';
import { ApiProblem } from '../http/problems/api-problem.ts';
import { findProject } from '../projects/find-project.ts';
import { knownProject } from '../projects/known-project.ts';
import type { ProjectServices } from '../projects/project-services.ts';
import { hasNews } from './news.store.ts';

/** The call by which a page asks whether the planning tool sent something new since the project was last read (reading R16). */
export const addPollingRoute = (api: FastifyInstance, { store }: ProjectServices): void => {
  addCall(api, 'pollPlanningTool', async ({ params }) => {
    const project = knownProject(await store.read(() => findProject(params.projectId)));
    if (!hasNews(project)) throw new ApiProblem('not-found');
  });
};
