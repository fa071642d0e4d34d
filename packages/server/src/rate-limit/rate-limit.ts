import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '@ramka/contract/endpoints/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { ClientKeys } from './client-key.ts';
import { type TokenBucket, tokenBuckets } from './token-bucket.ts';

/** What one client may ask this process for, by what it costs. */
export const rateLimits = {
  /** Opening the editor takes some hundred requests, then a few a second at most. */
  request: { capacity: 3000, interval: 10 },
  /** A visitor makes a change every few seconds. */
  change: { capacity: 600, interval: 50 },
  /** Making a document keeps a processor busy for a while. */
  document: { capacity: 60, interval: 1000 },
  /** A project that is opened from a file or copied may be of the largest kind. */
  file: { capacity: 20, interval: 5000 },
} as const satisfies Readonly<Record<string, TokenBucket>>;

type Limit = keyof typeof rateLimits;

/** How the metrics name the requests that a limit rejects. */
const reasons: Readonly<Record<Limit, string>> = {
  request: 'requests',
  change: 'changes',
  document: 'documents',
  file: 'files',
};

/** Which limit counts calls of a declared cost; others count as requests or changes. */
const limitOfCost: Partial<Record<NonNullable<Endpoint['cost']>, Limit>> = {
  document: 'document',
  file: 'file',
  copy: 'file',
};

/**
 * Answers 429 to a client that asks for more than any office full of visitors would. Each process counts for itself. `admit` counts a
 * request that is answered before the framework sees it; false: its client has asked too often.
 */
export const rateLimit = (
  app: FastifyInstance,
  clients: ClientKeys,
  { rejected }: Pick<Metrics, 'rejected'>,
): { readonly admit: (request: IncomingMessage) => boolean } => {
  const buckets = {
    request: tokenBuckets(rateLimits.request),
    change: tokenBuckets(rateLimits.change),
    document: tokenBuckets(rateLimits.document),
    file: tokenBuckets(rateLimits.file),
  };
  app.addHook('onRequest', (request, reply, done) => {
    const limit = limitOf(request);
    const wait = request.isLimited ? buckets[limit].take(request.clientKey) : 0;
    if (wait > 0) {
      rejected.inc({ reason: reasons[limit] });
      void reply.header('retry-after', Math.ceil(wait / 1000));
    }
    done(wait > 0 ? new HttpError('too-many-requests') : undefined);
  });
  return {
    admit: (request) => {
      const key = clients.keyOf(request);
      return key !== undefined && (!clients.isLimited(request) || buckets.request.take(key) === 0);
    },
  };
};

/** As the contract declares it; whatever only reads is a request. */
const limitOf = ({ method, routeOptions }: FastifyRequest): Limit => {
  const cost = routeOptions.config.endpoint?.cost;
  const declared = cost && limitOfCost[cost];
  return declared ?? (method === 'GET' || method === 'HEAD' ? 'request' : 'change');
};
