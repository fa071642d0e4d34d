import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Endpoint } from '@ramka/contract/endpoints/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { visitorSemaphore } from '../async/concurrency.ts';
import { FairQueue, MODERATE, timeBudget, type Turn } from '../async/fair-queue.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyInstance {
    /** Runs the work of a request in its turn. */
    inTurn: InTurn;
  }

  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** The request's turn in the queue for whole projects; null before it starts, and for requests that need none. */
    turn: Turn | null;
  }
}

/**
 * Runs a part of a request's work in its turn. The turn extends from the body to the end of the response. Rejects with
 * 503 if the wait would be too long.
 */
type InTurn = <Result>(
  request: FastifyRequest,
  part: 'body' | 'response',
  work: () => Result | Promise<Result>,
) => Promise<Result>;

/** Requests of one client that run at the same time, apart from those in the queue for whole projects. */
const PER_CLIENT = 2;

/** Milliseconds of estimated work on whole projects that may run at the same time, so that other requests run soon. */
const WORK_AT_ONCE = 25;

/** Maximum wait for a turn, in milliseconds. */
const MAX_WAIT = 10_000;

/** Initial estimate in milliseconds: more than the budget, so that the first request on a project runs alone. */
const FIRST_ESTIMATE = WORK_AT_ONCE + 1;

/**
 * Initial estimate for further clients until the first request is measured: so much that only one of them runs, and
 * that a first request on another project starts before them.
 */
const LATER_ESTIMATE = MODERATE * WORK_AT_ONCE + 1;

/** Number of endpoint and project pairs whose durations are stored. */
const MAX_STORED_DURATIONS = 20_000;

/** The last durations and the mean duration in milliseconds. */
type Times = { readonly last: readonly number[]; readonly mean: number };

const withTime = (times: Times | undefined, duration: number): Times => ({
  last: [duration, ...(times?.last.slice(0, 2) ?? [])],
  mean: times ? times.mean + (duration - times.mean) * 0.3 : duration,
});

/**
 * Estimates the duration of a request. It is the shortest of the last durations, because everything takes longer while
 * the process is busy. It is at least an eighth of the mean, so that nobody can lower the estimate of an expensive
 * request with trivial ones.
 */
const estimateOf = ({ last, mean }: Times): number => Math.max(1, Math.min(...last), mean / 8);

/** Cost classes of endpoints that work on whole projects. */
const queuedCosts: ReadonlySet<Endpoint['cost']> = new Set<Endpoint['cost']>(['project', 'copy', 'file']);

/**
 * Limits concurrent requests. Two requests of a client run at a time, in order, so that one client delays others only a
 * little. Requests on whole projects also wait in one queue of all clients, weighted by their last durations: each may
 * take a second and a hundred megabytes. Documents have a separate queue.
 */
export const limitConcurrency = (app: FastifyInstance): void => {
  limitPerClient(app);
  const queue = new FairQueue(timeBudget(WORK_AT_ONCE), MAX_WAIT);
  const times = new LRUCache<string, Times>({ maxSize: MAX_STORED_DURATIONS, sizeCalculation: () => 1 });

  /** The client whose request is the first of its endpoint and project, until one ends. */
  const firstClients = new LRUCache<string, string>({ max: MAX_STORED_DURATIONS });

  const sizeOf = (key: string, client: string): number => {
    const duration = times.get(key);
    if (duration) return estimateOf(duration);
    const first = firstClients.get(key) ?? client;
    firstClients.set(key, first);
    return first === client ? FIRST_ESTIMATE : LATER_ESTIMATE;
  };

  const enter = (request: FastifyRequest): Promise<Turn> | Turn => {
    const { clientKey: client } = request;
    const size = sizeOf(keyOf(request), client);
    return queue.tryEnter(client, size) ?? whileConnected(request, (signal) => queue.enter({ client, size, signal }));
  };

  const leave = async (request: FastifyRequest, turn: Turn): Promise<void> => {
    const key = keyOf(request);
    times.set(key, withTime(times.get(key), performance.now() - turn.started));
    firstClients.delete(key);
    // Other requests run between two turns, even if neither waits for I/O.
    await nextTurn();
    queue.leave(turn);
  };

  /** Ends the turn of a request that fails between its body and its response. */
  const abandon = (request: FastifyRequest): void => {
    const { turn } = request;
    request.turn = null;
    if (turn) void leave(request, turn);
  };

  const watched = new WeakMap<FastifyRequest, () => void>();
  const watch = (request: FastifyRequest): void => {
    const { socket } = request.raw;
    const end = (): void => abandon(request);
    socket.once('close', end);
    watched.set(request, () => socket.off('close', end));
  };

  app.decorateRequest('turn', null);
  app.decorate('inTurn', async (request, part, work) => {
    if (!queuedCosts.has(request.routeOptions.config.endpoint?.cost)) return work();
    const turn = request.turn ?? (await enter(request));
    if (part === 'body') {
      request.turn = turn;
      watch(request);
      return work();
    }
    request.turn = null;
    try {
      return await work();
    } finally {
      void leave(request, turn);
    }
  });
  app.addHook('onResponse', (request, _reply, done) => {
    watched.get(request)?.();
    abandon(request);
    done();
  });
};

/** Waits with a signal that aborts when the connection of a request closes. */
const whileConnected = async <Result>(
  { raw: { socket } }: FastifyRequest,
  wait: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const closing = new AbortController();
  const abort = (): void => closing.abort();
  socket.once('close', abort);
  try {
    return await wait(closing.signal);
  } finally {
    socket.off('close', abort);
  }
};

/** Requests of one endpoint on one project take about the same time. */
const keyOf = ({ routeOptions, params }: FastifyRequest): string => {
  const ids: readonly unknown[] = typeof params === 'object' && params !== null ? Object.values(params) : [];
  return `${routeOptions.config.endpointName} ${ids.join(' ')}`;
};

const limitPerClient = (app: FastifyInstance): void => {
  const running = visitorSemaphore(PER_CLIENT);
  const ends = new WeakMap<FastifyRequest, () => void>();
  app.addHook('preValidation', (request, reply, done) => {
    const { endpoint } = request.routeOptions.config;
    if (
      endpoint === undefined ||
      endpoint.cost === 'document' ||
      queuedCosts.has(endpoint.cost) ||
      !request.isLimited
    ) {
      done();
      return;
    }
    const { promise: answered, resolve: end } = Promise.withResolvers<void>();
    ends.set(request, end);
    reply.raw.once('close', end);
    void running.run(request.clientKey, async () => {
      done();
      await answered;
      await nextTurn();
    });
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    ends.get(request)?.();
    done(null, payload);
  });
};
