import type { FastifyInstance } from 'fastify';

/** Answers 304 without a body where the caller already holds what an `ETag` names. */
export const answerNotModified = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const tag = reply.getHeader('etag');
    const known = request.headers['if-none-match'];
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (!reading || reply.statusCode !== 200 || typeof tag !== 'string' || known === undefined || !names(known, tag)) {
      done(null, payload);
      return;
    }
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    done(null, null);
  });
};

const names = (header: string, tag: string): boolean =>
  header === '*' || header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
