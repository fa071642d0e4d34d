import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '../http/problems/api-problem.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Store } from '../store/store.ts';
import { rateOfChanges, rateOfDocuments, rateOfRequests } from './request-rates.ts';
import { sharedLimit, type SharedLimit } from './shared-limit.ts';

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
    const kind = kindOf(request.method, request.routeOptions.url ?? '');
    const wait = limits[kind].take(request.ip);
    if (wait > 0) {
      turnedAway.inc({ reason: kind });
      void reply.header('retry-after', Math.ceil(wait / 1000));
    }
    done(wait > 0 ? new ApiProblem('too-many-requests') : undefined);
  });
};

type Kind = 'requests' | 'changes' | 'documents';

const kindOf = (method: string, route: string): Kind => {
  if (method === 'GET' || method === 'HEAD') return 'requests';
  return /\/(?:pdf|xls|csv|pdf-cards)$/.test(route) ? 'documents' : 'changes';
};
