import type { Writable } from 'node:stream';
import type { Deployment } from '@ramka/contract/deployment';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Settings } from '../settings.ts';
import { answerBrokenRequests, sendProblem } from './problems.ts';
import { requestIdOf, loggedError } from './request-log.ts';

/** The largest body of a call, in bytes; the fullest set takes some 20 kB. */
const BODY_LIMIT = 256 * 1024;

/** How long a caller may take to say what it wants, in milliseconds; slower ones are cut off (408). */
type Patience = Readonly<Record<'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval', number>>;

const usualPatience: Patience = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };

/** How long a connection may lie idle, even within an answer that its caller does not take, in milliseconds. */
const IDLE = 120_000;

/** How a server listens and logs. */
export type BareAppParts = {
  readonly settings: Pick<Settings, 'logLevel' | 'trustProxy'>;
  readonly deployment: Pick<Deployment, 'defaultLanguage'>;
  /** Where the log goes; absent: to standard output. */
  readonly logStream?: Writable;
  readonly patience?: Patience;
};

/** A server that answers nothing yet: what it takes from callers, how long it waits for them and what it logs. */
export const bareApp = ({ settings, deployment, logStream, patience = usualPatience }: BareAppParts): FastifyInstance =>
  Fastify({
    logger: {
      level: settings.logLevel,
      serializers: {
        error: loggedError,
        // What the framework itself tells of.
        err: (error) => ({ type: error.name, stack: '', ...loggedError(error) }),
      },
      ...(logStream && { stream: logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    http: patience,
    requestTimeout: patience.requestTimeout,
    connectionTimeout: IDLE,
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequests(deployment.defaultLanguage),
    frameworkErrors: (error, request, reply) => {
      request.language = deployment.defaultLanguage;
      void sendProblem(error, request, reply);
    },
  });

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

/** Ends each connection with the last answer on it once the server is closing, so that closing waits for calls only. */
export const drainConnections = (app: FastifyInstance): void => {
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
