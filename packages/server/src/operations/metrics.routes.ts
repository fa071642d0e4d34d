import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { ApiProblem } from '../http/problems/api-problem.ts';
import { metricsOfProcess, type Metrics } from './metrics.ts';

/**
 * Times requests, and serves all that is counted at `/metrics` to those who ask this process itself; what comes through
 * a proxy is a visitor's and finds nothing there.
 */
export const addMetricsRoute = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async ({ headers }, reply) => {
    if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined)
      throw new ApiProblem('not-found');
    const all = Registry.merge([metrics.registry, metricsOfProcess()]);
    return reply
      .header('cache-control', 'no-store')
      .type(all.contentType)
      .send(await all.metrics());
  });
};
