import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import type { Deployment } from '@ramka/contract/deployment';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Settings } from '../config/settings.ts';
import { withoutPrefix } from './path-prefix.ts';
import { clientErrorHandler, HttpError, securityHeaders, sendError } from './errors.ts';
import { loggedError, loggedReason, requestIdOf } from './request-log.ts';

/** Maximum size of a request body in bytes; the largest set takes about 20 kB, 2,000 entries of a room 60 kB. */
export const BODY_LIMIT = 96 * 1024;

/** Maximum size of URL and headers in bytes; the ids of 2,000 sets take about 12 kB without ranges. */
const HEAD_LIMIT = 32 * 1024;

/**
 * Time limits for receiving a request, in milliseconds; slower requests are aborted (408). `bodyTimeout` applies to
 * normal bodies, `requestTimeout` to complete requests of endpoints that accept files.
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

/** Milliseconds after which an idle connection is closed, also if the client stops reading a response. */
const IDLE_TIMEOUT = 120_000;

export type CreateFastifyOptions = {
  readonly settings: Pick<Settings, 'logLevel' | 'trustProxy'> & Partial<Pick<Settings, 'pathPrefix'>>;
  readonly deployment: Pick<Deployment, 'defaultLanguage'>;
  /** Destination of the log; defaults to standard output. */
  readonly logStream?: Writable;
  readonly timeouts?: Timeouts;
};

/** Creates a Fastify instance without routes: request limits, timeouts and logging. */
export const createFastify = ({
  settings,
  deployment,
  logStream,
  timeouts = defaultTimeouts,
}: CreateFastifyOptions): FastifyInstance => {
  const answerBroken = clientErrorHandler(deployment.defaultLanguage);
  const { trustProxy, pathPrefix = '' } = settings;
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      serializers: {
        error: loggedError,
        reason: loggedReason,
        // Errors logged by Fastify itself.
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
    ...(pathPrefix !== '' && { rewriteUrl: ({ url = '' }: IncomingMessage) => withoutPrefix(url, pathPrefix) }),
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

/** Browsers that have used TLS must use it for a year. */
const strictTransport = 'max-age=31536000';

/**
 * Adds the security headers to every response. Below a path of a host, `Strict-Transport-Security` is left to the host,
 * which it would apply to. Its other site has the same origin, but may learn no address either; a shop's basket may
 * check the origin of forms.
 */
export const addSecurityHeaders = (
  app: FastifyInstance,
  { pathPrefix = '' }: Partial<Pick<Settings, 'pathPrefix'>>,
): void => {
  const sharesHost = pathPrefix !== '';
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders);
    if (sharesHost) void reply.header('referrer-policy', 'strict-origin');
    else if (request.protocol === 'https') void reply.header('strict-transport-security', strictTransport);
    // A proxy in front may have chosen another of the hosts than this server (RFC 9112, 3.2).
    done(countHosts(request.raw.rawHeaders) > 1 ? new HttpError('malformed') : undefined);
  });
};

const keyedAddressHeaders = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * Protects addresses that contain a key: the API, pictures of sets, and every page except the start page. Search engines
 * must not list them, and other sites must not embed them. Crawling remains allowed, because crawlers must be able to
 * read the header.
 */
export const addKeyedAddressHeaders = (app: FastifyInstance, basePath: string): void => {
  app.addHook('onRequest', ({ url }, reply, done) => {
    const [path = ''] = url.split('?');
    const isPage = path.startsWith(basePath) && path !== basePath;
    if (isPage || path.startsWith('/api/') || path.startsWith('/product-set/')) void reply.headers(keyedAddressHeaders);
    done();
  });
};

/** The number of Host headers in a list of alternating names and values. */
export const countHosts = (head: readonly string[]): number =>
  head.filter((text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length;

/** While the server is closing, closes each connection after its current response. */
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
