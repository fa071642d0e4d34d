import type { FastifyInstance } from 'fastify';
import { ApiProblem } from './problems/api-problem.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses changing calls without `X-Requested-With: XMLHttpRequest`: another site's form cannot send it (reading R7). */
export const requireRequestHeader = (api: FastifyInstance): void => {
  api.addHook('onRequest', (request, _reply, done) => {
    const allowed =
      request.is404 || readingMethods.has(request.method) || request.headers['x-requested-with'] === 'XMLHttpRequest';
    done(allowed ? undefined : new ApiProblem('missing-request-header'));
  });
};
