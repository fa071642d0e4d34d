import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
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

/** The id under which a request is told of everywhere: what a proxy has given it, or one of our own. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID();
};

/** Tells callers the id of their request, for them to name when they ask what went wrong. */
export const sendRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
};

/** What the log tells of an error: never the values that it was about. */
export type LoggedError = {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
};

/** An error as the log tells it. */
export const loggedError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { name: typeof error, message: '' };
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    ...('code' in error && { code: String(error.code) }),
    ...(stack !== undefined && { stack }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
};
