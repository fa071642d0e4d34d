import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics, type HeapInfo } from 'node:v8';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { Metrics } from '../observability/metrics.ts';

/** More requests than this at once are more than a process can answer before their callers give up. */
const MOST_AT_ONCE = 1000;

/** How far behind the process may be on average, in milliseconds. */
const LONGEST_DELAY = 1000;

/** How often the delay is looked at, in milliseconds. */
const INTERVAL = 1000;

/** How much of the heap may be in use before expensive requests are rejected, and before all are. */
const HEAP_FOR_EXPENSIVE = 0.7;
const HEAP_FOR_ALL = 0.85;

/** Bytes beside the heap, most of them bodies of requests, beyond which no large body is taken. */
const MOST_BODIES = 384 * 1024 * 1024;

/** How often memory is looked at, in milliseconds. */
const MEMORY_INTERVAL = 100;

/** How often in a row it must be too long: a single long task, as at the start, is no overload. */
const TIMES = 3;

/** What is answered however busy the process is: restarting it, or sending its visitors elsewhere, would help nobody. */
const always = new Set(['/healthz', '/readyz', '/metrics']);

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** Whether it is being worked on: its body is there, its answer is not. */
    atWork: boolean;
  }
}

/**
 * Rejects requests (503 with `Retry-After`) while there are too many, so that the others are still answered in time, and while memory is
 * short, so that the process survives. A request counts once its body is there and until its response is made: slow clients keep
 * nobody out. Documents wait in a queue of their own.
 */
export const shedLoad = (
  app: FastifyInstance,
  { rejected, inFlight }: Pick<Metrics, 'rejected' | 'inFlight'>,
  mostAtOnce = MOST_AT_ONCE,
  readHeap: ReadHeap = getHeapStatistics,
): void => {
  const isLate = watchDelay(app);
  const memory = watchMemory(app, readHeap);
  let atWork = 0;
  const endWork = (request: FastifyRequest): void => {
    if (request.atWork) atWork -= 1;
    request.atWork = false;
  };
  const reject = (reason: 'overload' | 'memory'): HttpError => {
    rejected.inc({ reason });
    return new HttpError('unavailable');
  };
  const rejection = ({ url = '', config: { endpoint } }: FastifyRequest['routeOptions']): HttpError | undefined => {
    if (always.has(url)) return undefined;
    if (isLate()) return reject('overload');
    const most = endpoint?.cost === undefined ? HEAP_FOR_ALL : HEAP_FOR_EXPENSIVE;
    const takesBody = endpoint?.bodyLimit !== undefined && memory.external > MOST_BODIES;
    return memory.heap > most || takesBody ? reject('memory') : undefined;
  };
  app.decorateRequest('atWork', false);

  app.addHook('onRequest', (request, reply, done) => {
    inFlight.count += 1;
    // The framework tells of answers alone; some callers leave before theirs.
    reply.raw.once('close', () => {
      inFlight.count -= 1;
      endWork(request);
    });
    done(rejection(request.routeOptions));
  });

  app.addHook('preValidation', (request, _reply, done) => {
    const { url = '', config } = request.routeOptions;
    if (always.has(url) || config.endpoint?.cost === 'document') done();
    else if (atWork >= mostAtOnce) done(reject('overload'));
    else {
      atWork += 1;
      request.atWork = true;
      done();
    }
  });

  app.addHook('onSend', (request, _reply, payload, done) => {
    endWork(request);
    done(null, payload);
  });
};

type ReadHeap = () => Pick<HeapInfo, 'used_heap_size' | 'heap_size_limit' | 'external_memory'>;

/** The part of the heap that is in use, from 0 to 1, and bytes beside it. */
const watchMemory = (
  app: FastifyInstance,
  readHeap: ReadHeap,
): { readonly heap: number; readonly external: number } => {
  const memory = { heap: 0, external: 0 };
  const look = (): void => {
    const { used_heap_size: used, heap_size_limit: limit, external_memory: external } = readHeap();
    Object.assign(memory, { heap: used / limit, external });
  };
  const watch = setInterval(look, MEMORY_INTERVAL).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(watch);
    done();
  });
  return memory;
};

/** Whether the process has been behind for too long by now. */
const watchDelay = (app: FastifyInstance): (() => boolean) => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let timesLate = 0;
  const watch = setInterval(() => {
    timesLate = delay.mean / 1e6 > LONGEST_DELAY ? timesLate + 1 : 0;
    delay.reset();
  }, INTERVAL).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(watch);
    delay.disable();
    done();
  });
  return () => timesLate >= TIMES;
};
