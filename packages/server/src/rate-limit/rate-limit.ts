import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '@ramka/contract/endpoints/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { ClientKeys } from './client-key.ts';
import { type TokenBucket, tokenBuckets } from './token-bucket.ts';

/** Rate limits of one client in this process, by cost: `capacity` requests at once, then one every `interval` milliseconds. */
export const rateLimits = {
  /** Opening the editor takes about a hundred requests, then a few per second at most. */
  request: { capacity: 3000, interval: 10 },
  /** A visitor makes a change every few seconds. */
  change: { capacity: 600, interval: 50 },
  /** Rendering a document takes considerable CPU time. */
  document: { capacity: 60, interval: 1000 },
  /** A project opened from a file or copied may have the maximum size. */
  file: { capacity: 20, interval: 5000 },
} as const satisfies Readonly<Record<string, TokenBucket>>;

type Limit = keyof typeof rateLimits;

/** Labels of rejected requests in the metrics. */
const reasons: Readonly<Record<Limit, string>> = {
  request: 'requests',
  change: 'changes',
  document: 'documents',
  file: 'files',
};

/** Limits by declared cost. Endpoints without an entry are counted as requests or changes. */
const limitOfCost: Partial<Record<NonNullable<Endpoint['cost']>, Limit>> = {
  document: 'document',
  file: 'file',
  copy: 'file',
};

/**
 * Rejects (429) clients that request more than a whole office would. Each process counts separately. `admit` counts a
 * request that is answered before Fastify; it returns false if the client exceeds its limit.
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

/** The limit by the declared cost; a read without one counts as a request. */
const limitOf = ({ method, routeOptions }: FastifyRequest): Limit => {
  const cost = routeOptions.config.endpoint?.cost;
  const declared = cost && limitOfCost[cost];
  return declared ?? (method === 'GET' || method === 'HEAD' ? 'request' : 'change');
};
