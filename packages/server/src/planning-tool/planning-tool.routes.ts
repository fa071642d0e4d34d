import type { FastifyInstance } from 'fastify';
import { addCall } from '../http/add-call.ts';
import { ApiProblem } from '../http/api-problem.ts';

/** The call by which a page asks whether the planning tool sent something new (reading R16). The tool is off: nothing does. */
export const addPlanningToolRoutes = (api: FastifyInstance): void => {
  addCall(api, 'pollPlanningTool', () => {
    throw new ApiProblem('not-found');
  });
};
