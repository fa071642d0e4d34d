import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Logs each request: id, kind of endpoint, status and duration. Never logs the URL, the client or the body, because the
 * URL contains the key of a project. Successful reads are logged at level `debug`.
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

/** The request id for logs and responses: the one set by a proxy, or a new one. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const requestId = headers['x-request-id'];
  return typeof requestId === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(requestId) ? requestId : randomUUID();
};

/** Sends the request id to clients, for their inquiries about errors. */
export const sendRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
};

/** The logged part of an error, without the values that it concerns. */
export type LoggedError = {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
};

/** Converts an error for the log. */
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

/** Converts an error for the log, without stack traces. */
export const loggedReason = (error: unknown): LoggedError => withoutStack(loggedError(error));

const withoutStack = ({ stack: _stack, cause, ...fields }: LoggedError): LoggedError => ({
  ...fields,
  ...(cause && { cause: withoutStack(cause) }),
});
