import type { FastifyInstance } from 'fastify';

/**
 * Tells of each request: its id, what kind of call it was, the status and how long it took. Never its address, who asked,
 * or what it said: the address holds the key of a project. Reads that went well are told at `debug` alone.
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const quiet = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD');
    request.log[quiet ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
};
