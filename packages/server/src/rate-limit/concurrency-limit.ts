import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Endpoint } from '@ramka/contract/endpoints/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { visitorSemaphore } from '../async/concurrency.ts';
import { FairQueue, timeBudget, type Turn } from '../async/fair-queue.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyInstance {
    /** Does the work of a request in its turn. */
    inTurn: InTurn;
  }

  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** The turn that the request has in the queue of work on whole projects; null: none yet, or it needs none. */
    turn: Turn | null;
  }
}

/**
 * Does a part of the work of a request in its turn. The turn is kept from the body to the response, and ends when that is sent. Rejects
 * with 503 where the turn would come too late.
 */
type InTurn = <Result>(
  request: FastifyRequest,
  part: 'body' | 'response',
  work: () => Result | Promise<Result>,
) => Promise<Result>;

/** Calls of one client that are worked on at the same time, apart from those that wait in a queue for all clients. */
const PER_CLIENT = 2;

/** Milliseconds of work on whole projects that is begun at the same time: other calls come in between soon. */
const WORK_AT_ONCE = 25;

/** How long a call waits for its turn at most, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** Milliseconds that a call on a project is expected to take the first time: more than the others beside which it might run. */
const FIRST_ESTIMATE = WORK_AT_ONCE + 1;

/** Calls whose times are remembered. */
const MOST_TIMES = 20_000;

/** What a call took the last times, in milliseconds, and on average. */
type Times = { readonly last: readonly number[]; readonly mean: number };

const withTime = (times: Times | undefined, took: number): Times => ({
  last: [took, ...(times?.last.slice(0, 2) ?? [])],
  mean: times ? times.mean + (took - times.mean) * 0.3 : took,
});

/**
 * What a call is expected to take. The shortest of the last times, because a busy process makes everything take longer; but not much less
 * than the mean, so that nobody makes an expensive call count little by calling it with nothing to do in between.
 */
const estimateOf = ({ last, mean }: Times): number => Math.max(1, Math.min(...last), mean / 8);

/** Costs of calls that work on whole projects. */
const queuedCosts: ReadonlySet<Endpoint['cost']> = new Set<Endpoint['cost']>(['project', 'copy', 'file']);

/**
 * Limits how many calls are worked on at the same time. Of one client it is two, in their order: whatever one client asks for, it
 * stands between the calls of others a few times only. Calls on whole projects also wait in one queue for all clients, by what they took
 * the last time: each of them may take a second and a hundred megabytes. Documents have a queue of their own.
 */
export const limitConcurrency = (app: FastifyInstance): void => {
  limitPerClient(app);
  const queue = new FairQueue(timeBudget(WORK_AT_ONCE), LONGEST_WAIT);
  const times = new LRUCache<string, Times>({ maxSize: MOST_TIMES, sizeCalculation: () => 1 });

  const enter = (request: FastifyRequest): Promise<Turn> | Turn => {
    const { clientKey: client } = request;
    const known = times.get(keyOf(request));
    const size = known ? estimateOf(known) : FIRST_ESTIMATE;
    return queue.tryEnter(client, size) ?? whileConnected(request, (signal) => queue.enter({ client, size, signal }));
  };

  const leave = async (request: FastifyRequest, turn: Turn): Promise<void> => {
    const key = keyOf(request);
    times.set(key, withTime(times.get(key), performance.now() - turn.started));
    // Others come between two calls, even where nothing of them waits for anything.
    await nextTurn();
    queue.leave(turn);
  };

  /** Ends the turn of a request that is rejected between its body and its response. */
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

/** Waits for something that nobody wants any more once the connection of a request is closed. */
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

/** The same call on the same project takes about the same time. */
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
