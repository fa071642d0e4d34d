import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiProblem } from '../http/errors.ts';
import type { Metrics } from '../observability/metrics.ts';
import { type TokenBucket, tokenBuckets } from './token-bucket.ts';

/** What one network may ask this process for, by what it costs. */
export const requestLimits = {
  /** Opening the editor takes some hundred requests, then a few a second at most. */
  request: { capacity: 3000, interval: 10 },
  /** A visitor makes a change every few seconds. */
  change: { capacity: 600, interval: 50 },
  /** Making a document keeps a processor busy for a while. */
  document: { capacity: 60, interval: 1000 },
  /** A file may bring a project of the largest kind. */
  file: { capacity: 20, interval: 5000 },
} as const satisfies Readonly<Record<string, TokenBucket>>;

type Cost = keyof typeof requestLimits;

/** How a request that is too much is told of in the metrics. */
const reasons: Readonly<Record<Cost, string>> = {
  request: 'requests',
  change: 'changes',
  document: 'documents',
  file: 'files',
};

/** Answers 429 to a network that asks for more than any office full of visitors would. Each process counts for itself. */
export const limitRequests = (app: FastifyInstance, { turnedAway }: Pick<Metrics, 'turnedAway'>): void => {
  const buckets = {
    request: tokenBuckets(requestLimits.request),
    change: tokenBuckets(requestLimits.change),
    document: tokenBuckets(requestLimits.document),
    file: tokenBuckets(requestLimits.file),
  };
  app.addHook('onRequest', (request, reply, done) => {
    const cost = costOf(request);
    const wait = request.fromOwnMachine ? 0 : buckets[cost].take(request.network);
    if (wait > 0) {
      turnedAway.inc({ reason: reasons[cost] });
      void reply.header('retry-after', Math.ceil(wait / 1000));
    }
    done(wait > 0 ? new ApiProblem('too-many-requests') : undefined);
  });
};

/** What the contract says of the call; whatever only reads is a request. */
const costOf = ({ method, routeOptions }: FastifyRequest): Cost =>
  routeOptions.config.call?.cost ?? (method === 'GET' || method === 'HEAD' ? 'request' : 'change');
