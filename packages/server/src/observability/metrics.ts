import type { BlockList } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { hasProxyHeaders, includesAddress } from '../http/client-address.ts';
import { HttpError } from '../http/errors.ts';
import { type RequestLabels, routeLabels } from '../http/request-labels.ts';
import type { Store } from '../store/store.ts';

/** The metrics of a server for Prometheus. */
export type Metrics = {
  readonly registry: Registry;
  readonly requests: Histogram<keyof RequestLabels>;
  /** Requests in flight; updated by `shedLoad`. */
  readonly inFlight: { count: number };
  readonly storeOperations: Histogram<'kind' | 'outcome'>;
  /** Requests rejected with 429 or 503. */
  readonly rejected: Counter<'reason'>;
  /** Look-ups delayed because all clients together exceed the limit of failed look-ups. */
  readonly slowedLookups: Counter;
};

/** In seconds; most requests take a few milliseconds, documents several hundred. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const inFlight = { count: 0 };
  registry.registerMetric(
    new Gauge({
      name: 'ramka_requests_under_way',
      help: 'Requests in flight',
      registers: [],
      collect() {
        this.set(inFlight.count);
      },
    }),
  );
  return {
    registry,
    requests: new Histogram({
      name: 'ramka_request_seconds',
      help: 'Duration of requests in seconds',
      labelNames: ['method', 'route', 'endpoint', 'status'],
      buckets,
      registers,
    }),
    inFlight: inFlight,
    storeOperations: new Histogram({
      name: 'ramka_store_seconds',
      help: 'Duration of store operations in seconds; rejected changes are rolled back',
      labelNames: ['kind', 'outcome'],
      buckets,
      registers,
    }),
    rejected: new Counter({
      name: 'ramka_requests_turned_away_total',
      help: 'Requests rejected with 429 or 503 by rate limits and load shedding',
      labelNames: ['reason'],
      registers,
    }),
    slowedLookups: new Counter({
      name: 'ramka_look_ups_slowed_total',
      help: 'Project look-ups that were delayed because all clients together requested too many unknown ids',
      registers,
    }),
  };
};

let processMetrics: Registry | undefined;

/** Metrics of the process: memory, event loop, garbage collection. Shared by all servers of a process. */
const metricsOfProcess = (): Registry => {
  if (processMetrics !== undefined) return processMetrics;
  processMetrics = new Registry();
  collectDefaultMetrics({ register: processMetrics });
  return processMetrics;
};

/**
 * Measures requests, and serves `/metrics` to this machine and the addresses in `METRICS_FROM`. Requests through a
 * proxy are external and get 404.
 */
export const addMetricsRoute = (app: FastifyInstance, metrics: Metrics, from?: BlockList): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, ...routeLabels(request), status: reply.statusCode };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async ({ isLocal, raw, socket }, reply) => {
    const isScraper = isLocal || (!hasProxyHeaders(raw) && includesAddress(from, socket.remoteAddress ?? ''));
    if (!isScraper) throw new HttpError('not-found');
    const all = Registry.merge([metrics.registry, metricsOfProcess()]);
    return reply
      .header('cache-control', 'no-store')
      .type(all.contentType)
      .send(await all.metrics());
  });
};

/** Wraps a store to count and time its operations. */
export const meteredStore = (store: Store, { storeOperations }: Pick<Metrics, 'storeOperations'>): Store => {
  const timed = async <Answer>(
    kind: 'read' | 'write',
    work: () => Promise<Answer>,
    outcomeOf: (answer: Answer) => string,
  ): Promise<Answer> => {
    const begin = performance.now();
    let outcome = 'failed';
    try {
      const answer = await work();
      outcome = outcomeOf(answer);
      return answer;
    } finally {
      storeOperations.observe({ kind, outcome }, (performance.now() - begin) / 1000);
    }
  };
  return {
    ...store,
    read: (operation) =>
      timed(
        'read',
        () => store.read(operation),
        () => 'done',
      ),
    write: (operation) =>
      timed(
        'write',
        () => store.write(operation),
        ({ ok }) => (ok ? 'done' : 'refused'),
      ),
  };
};
