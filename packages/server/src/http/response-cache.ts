import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { countHosts } from './create-fastify.ts';
import { requestedUrl } from './path-prefix.ts';
import { type RequestLabels, type RouteLabels, routeLabels } from './request-labels.ts';
import { registerListener, setRequestListener } from './request-listener.ts';

/** Hooks of routes whose responses depend only on the request and the version of the catalogue. */
export type ResponseCache = {
  /** Caches a picture response. */
  readonly cacheResponse: onSendHookHandler;
  /** Caches the entity tag of a response, to send 304 for matching requests. */
  readonly cacheNotModified: onSendHookHandler;
};

type CachedHead = { readonly headers: OutgoingHttpHeaders; readonly etag: string; readonly labels: RouteLabels };

/** A picture response by cache key. */
export type CachedResponse = CachedHead & { readonly bytes: Buffer };

type CachedResponses = {
  readonly get: (key: string) => CachedResponse | undefined;
  readonly set: (key: string, response: CachedResponse) => void;
};

/** The memory use of a cached picture with its headers, in bytes. */
export const sizeOfResponse = ({ bytes }: CachedResponse): number => bytes.length + HEAD_BYTES;

/** Estimated memory use of the headers of a response, in bytes. */
const HEAD_BYTES = 1024;

/** Maximum number of distinct requests that can be answered with 304 from the cache. */
const MAX_NOT_MODIFIED = 500;

/** Headers that belong to one response only and must not be cached. */
const perResponse = new Set(['x-request-id', 'connection', 'keep-alive', 'date']);

/** Applies rate limits and metrics to requests that are answered from the cache. */
type RequestCounter = {
  /** Counts a request for its client; false if the client exceeds its rate limit. */
  readonly admit: (request: IncomingMessage) => boolean;
  readonly observe: (labels: RequestLabels) => void;
};

/**
 * The only place that answers requests before Fastify: frequent requests whose responses never vary. These are 304 for
 * app data, at every visit, and pictures, hundreds per screen. Fastify would take as long as the rest of the response
 * (docs/decisions/0006-catalogue-responses-are-cached-in-front-of-the-framework.md). Rate limits and metrics include
 * them. Every other request goes to Fastify, also one beyond the rate limit, which is rejected there, and one with two
 * Host headers.
 */
export const addResponseCache = (
  app: FastifyInstance,
  pictures: CachedResponses,
  counter: RequestCounter,
): ResponseCache => {
  const notModified = new LRUCache<string, CachedHead>({ max: MAX_NOT_MODIFIED });
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' || closing) return false;
    const tag = request.headers['if-none-match'];
    const picture = pictures.get(keyOf(request));
    const cached = picture ?? (tag === undefined ? undefined : notModified.get(languageKeyOf(request)));
    if (cached === undefined || (tag !== undefined && tag !== cached.etag)) return false;
    if (countHosts(request.rawHeaders) > 1 || !counter.admit(request)) return false;
    const status = tag === undefined ? 200 : 304;
    counter.observe({ method: 'GET', ...cached.labels, status });
    if (status === 304) response.writeHead(304, withoutBody(cached.headers)).end();
    else response.writeHead(200, { ...cached.headers, 'content-length': picture?.bytes.length }).end(picture?.bytes);
    return true;
  };

  const listener: RequestListener = (request, response) => {
    if (!answer(request, response)) app.routing(request, response);
  };
  registerListener(app, listener);
  app.addHook('onReady', (done) => {
    setRequestListener(app.server, listener);
    done();
  });

  return {
    cacheResponse: (request, reply, payload, done) => {
      const head = request.method === 'GET' && reply.statusCode === 200 ? headOf(request, reply) : undefined;
      if (head && Buffer.isBuffer(payload)) pictures.set(keyOf(request.raw), { ...head, bytes: payload });
      done(null, payload);
    },
    cacheNotModified: (request, reply, payload, done) => {
      const head = request.method === 'GET' && reply.statusCode < 400 ? headOf(request, reply) : undefined;
      if (head) notModified.set(languageKeyOf(request.raw), head);
      done(null, payload);
    },
  };
};

/** The headers of a cacheable response; undefined without an entity tag. */
const headOf = (request: FastifyRequest, reply: FastifyReply): CachedHead | undefined => {
  const etag = reply.getHeader('etag');
  if (typeof etag !== 'string') return undefined;
  const lasting = Object.entries(reply.getHeaders()).filter(([name]) => !perResponse.has(name));
  return { headers: Object.fromEntries(lasting), etag, labels: routeLabels(request) };
};

/** The cache key of a picture: the exact URL and the accepted encodings. */
const keyOf = (request: IncomingMessage): string => `${requestedUrl(request)}\n${request.headers['accept-encoding']}`;

/** The cache key of an API response: also includes the accepted languages. */
const languageKeyOf = (request: IncomingMessage): string => `${keyOf(request)}\n${request.headers['accept-language']}`;

/** Removes the headers that describe a body. */
const withoutBody = ({ 'content-type': _type, ...headers }: OutgoingHttpHeaders): OutgoingHttpHeaders => headers;
