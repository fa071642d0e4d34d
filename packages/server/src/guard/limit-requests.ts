import { accepted } from '@ramka/domain/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiProblem } from '../http/problems.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { paidAfter, type Rate, rateOfChanges, rateOfDocuments, rateOfRequests, waitOf, wholeOf } from './rates.ts';
import { addUse } from './uses.store.ts';
import { networkOf, visitorOf } from './visitors.ts';

/** This machine itself: operators, health checks, and a proxy that `TRUST_PROXY` does not name. */
const ownAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Answers 429 to an address that asks for more than any office full of visitors would; the servers on one store count together. */
export const limitRequests = (
  app: FastifyInstance,
  store: Store,
  { turnedAway }: Pick<Metrics, 'turnedAway'>,
): void => {
  const limits: Readonly<Record<Kind, SharedLimit>> = {
    requests: sharedLimit('requests', rateOfRequests, store),
    changes: sharedLimit('changes', rateOfChanges, store),
    documents: sharedLimit('documents', rateOfDocuments, store),
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (ownAddresses.has(request.ip)) {
      done();
      return;
    }
    const kind = kindOf(request);
    const wait = limits[kind].take(request.ip);
    if (wait > 0) {
      turnedAway.inc({ reason: kind });
      void reply.header('retry-after', Math.ceil(wait / 1000));
    }
    done(wait > 0 ? new ApiProblem('too-many-requests') : undefined);
  });
};

type Kind = 'requests' | 'changes' | 'documents';

const kindOf = ({ method, routeOptions }: FastifyRequest): Kind => {
  if (routeOptions.config.call?.cost === 'document') return 'documents';
  return method === 'GET' || method === 'HEAD' ? 'requests' : 'changes';
};

/** A limit that the servers on one store keep together. */
export type SharedLimit = {
  /** Lets one more pass and answers 0, or answers how long to wait, in milliseconds. */
  readonly take: (address: string) => number;
};

/** What this server knows of a visitor; `untoldUntil` counts what it has let pass and not told the others, as a `Rate` does. */
type Known = { paidAt: number; untoldUntil: number };

/** The share of what may pass at once that a server lets pass before it tells the others. */
const BATCH = 1 / 20;

/** How many times slower than allowed somebody must ask to be told of to nobody: so many servers then let twice as much pass. */
const UNTOLD = 16;

/**
 * Counts in this process and tells the store in batches, whose answer says what all servers together have let pass: no
 * call waits for that, and who asks as people do causes no write at all. Each further server lets one batch too many pass.
 * Where the store cannot be reached, or its servers' clocks differ by more than the whole, each counts for itself.
 */
export const sharedLimit = (kind: string, rate: Rate, store: Store, clock: () => number = Date.now): SharedLimit => {
  const visitors = new LRUCache<string, Known>({ max: 100_000 });
  const batch = Math.max(1, Math.round(rate.atOnce * BATCH));
  const untold: Rate = { atOnce: batch, interval: rate.interval * UNTOLD };

  const tell = async (address: string, known: Known): Promise<void> => {
    const now = clock();
    const use = { kind, visitor: visitorOf(address), rate, times: batch };
    const told = await store.write(function* () {
      return accepted(yield* addUse(use, now));
    });
    const later = Math.max(0, known.untoldUntil - clock()) / UNTOLD;
    if (told.ok) known.paidAt = Math.max(known.paidAt, Math.min(told.value + later, now + wholeOf(rate)));
  };

  return {
    take: (address) => {
      const now = clock();
      const network = networkOf(address);
      const known = visitors.get(network) ?? { paidAt: now, untoldUntil: now };
      const wait = waitOf(rate, known.paidAt, now);
      if (wait > 0) return wait;
      known.paidAt = paidAfter(rate, known.paidAt, now);
      known.untoldUntil = paidAfter(untold, known.untoldUntil, now);
      visitors.set(network, known);
      if (known.untoldUntil - now > wholeOf(untold) - untold.interval) {
        known.untoldUntil = now;
        void tell(address, known).catch(() => undefined);
      }
      return 0;
    },
  };
};
