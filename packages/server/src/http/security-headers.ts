import type { FastifyInstance } from 'fastify';

/**
 * Headers of every answer; pages and pictures, which need more, set a policy of their own. Types are not guessed, nothing
 * is framed or run, and no other site learns an address that holds a project's key.
 */
const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Who came over TLS once comes no other way for a year. */
const strictTransport = 'max-age=31536000';

/** Gives every answer its headers. */
export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers);
    if (request.protocol === 'https') void reply.header('strict-transport-security', strictTransport);
    done();
  });
};
