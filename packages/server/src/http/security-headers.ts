import type { FastifyInstance } from 'fastify';

/** Headers of every answer: types are not guessed, and no other site learns an address that holds a project's key. */
export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'same-origin');
    done();
  });
};
