import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics, type HeapInfo } from 'node:v8';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { Metrics } from '../observability/metrics.ts';

/** Concurrent requests beyond which responses would come too late for their clients. */
const MAX_CONCURRENT_REQUESTS = 1000;

/** Maximum mean event loop delay, in milliseconds. */
const MAX_EVENT_LOOP_DELAY = 1000;

/** Interval of delay measurements, in milliseconds. */
const INTERVAL = 1000;

/** Fraction of the heap in use at which expensive requests are rejected, and at which all are. */
const HEAP_FOR_EXPENSIVE = 0.7;
const HEAP_FOR_ALL = 0.85;

/** External memory in bytes, mostly request bodies, above which large bodies are rejected. */
const MAX_BODY_MEMORY = 384 * 1024 * 1024;

/** Interval of memory measurements, in milliseconds. */
const MEMORY_INTERVAL = 100;

/** Consecutive measurements above the limit that count as overload. A single long task delays one measurement only. */
const OVERLOADED_MEASUREMENTS = 3;

/** Routes that are never rejected: restarting the process or redirecting its visitors would not help. */
const always = new Set(['/healthz', '/readyz', '/metrics']);

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** Whether the request is being processed: its body has arrived, its response is not complete. */
    atWork: boolean;
  }
}

/**
 * Rejects requests (503 with `Retry-After`) while there are too many, so that others are answered in time, and while
 * memory is short, so that the process survives. A request counts from the arrival of its body to the completion of its
 * response; slow clients thus do not exclude others. Documents have a separate queue.
 */
export const shedLoad = (
  app: FastifyInstance,
  { rejected, inFlight }: Pick<Metrics, 'rejected' | 'inFlight'>,
  mostAtOnce = MAX_CONCURRENT_REQUESTS,
  readHeap: ReadHeap = getHeapStatistics,
): void => {
  const isDelayed = watchDelay(app);
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
    if (isDelayed()) return reject('overload');
    const most = endpoint?.cost === undefined ? HEAP_FOR_ALL : HEAP_FOR_EXPENSIVE;
    const takesBody = endpoint?.bodyLimit !== undefined && memory.external > MAX_BODY_MEMORY;
    return memory.heap > most || takesBody ? reject('memory') : undefined;
  };
  app.decorateRequest('atWork', false);

  app.addHook('onRequest', (request, reply, done) => {
    inFlight.count += 1;
    // Fastify has no hook for clients that disconnect before the response.
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

/** Measures the fraction of the heap in use, from 0 to 1, and external memory in bytes. */
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

/** Returns whether the event loop has been delayed too long. */
const watchDelay = (app: FastifyInstance): (() => boolean) => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let delayedIntervals = 0;
  const watch = setInterval(() => {
    delayedIntervals = delay.mean / 1e6 > MAX_EVENT_LOOP_DELAY ? delayedIntervals + 1 : 0;
    delay.reset();
  }, INTERVAL).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(watch);
    delay.disable();
    done();
  });
  return () => delayedIntervals >= OVERLOADED_MEASUREMENTS;
};
