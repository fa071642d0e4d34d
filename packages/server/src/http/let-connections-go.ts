import type { FastifyInstance } from 'fastify';

/** Ends each connection with the last answer on it once the server is closing, so that closing waits for calls only. */
export const letConnectionsGo = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
};
