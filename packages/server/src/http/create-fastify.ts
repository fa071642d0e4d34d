import type { Writable } from 'node:stream';
import type { Deployment } from '@ramka/contract/deployment';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Settings } from '../config/settings.ts';
import { clientErrorHandler, HttpError, securityHeaders, sendError } from './errors.ts';
import { requestIdOf, loggedError } from './request-log.ts';

/** The largest body of a call, in bytes; the fullest set takes some 20 kB, 2,000 entries of a room 60 kB. */
export const BODY_LIMIT = 96 * 1024;

/** The longest address with all headers, in bytes; the ids of 2,000 sets take some 12 kB where no range says them. */
const HEAD_LIMIT = 32 * 1024;

/**
 * How long a caller may take to say what it wants, in milliseconds; slower ones are cut off (408). `bodyTimeout` is for
 * the body of a usual call, `requestTimeout` for the whole of one that may bring a file.
 */
type Timeouts = Readonly<
  Record<'headersTimeout' | 'requestTimeout' | 'bodyTimeout' | 'connectionsCheckingInterval', number>
>;

const defaultTimeouts: Timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  bodyTimeout: 10_000,
  connectionsCheckingInterval: 5000,
};

/** How long a connection may lie idle, even within an answer that its caller does not take, in milliseconds. */
const IDLE_TIMEOUT = 120_000;

/** How a server listens and logs. */
export type CreateFastifyOptions = {
  readonly settings: Pick<Settings, 'logLevel' | 'trustProxy'>;
  readonly deployment: Pick<Deployment, 'defaultLanguage'>;
  /** Where the log goes; absent: to standard output. */
  readonly logStream?: Writable;
  readonly timeouts?: Timeouts;
};

/** A server that answers nothing yet: what it takes from callers, how long it waits for them and what it logs. */
export const createFastify = ({
  settings,
  deployment,
  logStream,
  timeouts = defaultTimeouts,
}: CreateFastifyOptions): FastifyInstance => {
  const answerBroken = clientErrorHandler(deployment.defaultLanguage);
  const { trustProxy } = settings;
  const app = Fastify({
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
    http: { ...timeouts, maxHeaderSize: HEAD_LIMIT },
    requestTimeout: timeouts.requestTimeout,
    connectionTimeout: IDLE_TIMEOUT,
    bodyLimit: BODY_LIMIT,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBroken,
    frameworkErrors: (error, request, reply) => {
      request.language = deployment.defaultLanguage;
      void sendError(error, request, reply);
    },
  });
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (hasBody(request) && request.routeOptions.config.endpoint?.bodyLimit === undefined) {
      const { socket } = request.raw;
      const timer = setTimeout(() => answerBroken({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket), timeouts.bodyTimeout);
      for (const stream of [request.raw, reply.raw])
        for (const end of ['end', 'finish', 'close']) stream.once(end, () => clearTimeout(timer));
    }
    done(null, payload);
  });
  return app;
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Who came over TLS once comes no other way for a year. */
const strictTransport = 'max-age=31536000';

/** Gives every answer its headers. */
export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders);
    if (request.protocol === 'https') void reply.header('strict-transport-security', strictTransport);
    // Who stands in front may have believed another one than is believed here (RFC 9112, 3.2).
    done(countHosts(request.raw.rawHeaders) > 1 ? new HttpError('malformed') : undefined);
  });
};

/**
 * Keeps addresses that hold a key out of search engines: the API, pictures of sets, and every page but the start page. Robots may ask
 * for them, because they could not read this header otherwise.
 */
export const addRobotsHeader = (app: FastifyInstance, basePath: string): void => {
  app.addHook('onRequest', ({ url }, reply, done) => {
    const [path = ''] = url.split('?');
    const isPage = path.startsWith(basePath) && path !== basePath;
    if (isPage || path.startsWith('/api/') || path.startsWith('/product-set/'))
      void reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
    done();
  });
};

/** How many hosts a head names: names of headers and their values stand in turn. */
export const countHosts = (head: readonly string[]): number =>
  head.filter((text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length;

/** Once the server is closing, ends each connection with the last answer on it: closing waits for calls only. */
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
