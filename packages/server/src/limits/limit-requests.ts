import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiProblem } from '../http/api-problem.ts';
import type { Metrics } from '../operations/metrics.ts';
import { paidAfter, waitOf, type Rate } from './rate.ts';

/** What one address may ask for: opening the editor takes some hundred requests, then a few a second at most. */
const requests: Rate = { atOnce: 3000, interval: 10 };

/** Changes: a visitor makes one every few seconds. */
const changes: Rate = { atOnce: 600, interval: 50 };

/** Documents: making one keeps a processor busy for a while. */
const documents: Rate = { atOnce: 60, interval: 1000 };

/** This machine itself: operators, health checks, and a proxy that `TRUST_PROXY` does not name. */
const ownAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Answers 429 to an address that asks for more than any office full of visitors would. Each process counts for itself;
 * what guards the projects' keys is counted together (`guardLookUps`).
 */
export const limitRequests = (app: FastifyInstance, { turnedAway }: Pick<Metrics, 'turnedAway'>): void => {
  const paidAt = new LRUCache<string, number>({ max: 100_000 });

  app.addHook('onRequest', (request, reply, done) => {
    if (ownAddresses.has(request.ip)) {
      done();
      return;
    }
    const now = Date.now();
    for (const [kind, rate] of ratesOf(request.method, request.routeOptions.url ?? '')) {
      const key = `${kind} ${request.ip}`;
      const present = paidAt.get(key) ?? now;
      const wait = waitOf(rate, present, now);
      if (wait > 0) {
        turnedAway.inc({ reason: kind });
        void reply.header('retry-after', Math.ceil(wait / 1000));
        done(new ApiProblem('too-many-requests'));
        return;
      }
      paidAt.set(key, paidAfter(rate, present, now));
    }
    done();
  });
};

const ratesOf = (method: string, route: string): readonly (readonly [kind: string, rate: Rate])[] => {
  if (method === 'GET' || method === 'HEAD') return [['requests', requests]];
  if (/\/(?:pdf|xls|csv|pdf-cards)$/.test(route)) return [['documents', documents]];
  return [['changes', changes]];
};
