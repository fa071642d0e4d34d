import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Piscina } from 'piscina';
import { HttpError } from '../http/errors.ts';
import { threadProgram } from '../config/settings.ts';
import { FairQueue, places } from '../async/fair-queue.ts';
import type { RenderJob } from './render-worker.ts';

/** The requester of a document: the client's network, which limits apply to, and a signal that aborts on disconnect. */
export type Requester = { readonly network: string; readonly signal: AbortSignal };

/** A queued job. Its content is read when the job starts, so that waiting jobs take no memory. */
export type QueuedRender = { readonly size: number; readonly readJob: () => RenderJob | Promise<RenderJob> };

/** Renders documents in worker threads, one at a time per thread. */
export type RenderPool = {
  /** Rejects with 503 if the queue is too long or the document takes too long. Aborts with the requester's signal. */
  readonly render: (ordered: QueuedRender, requester: Requester) => Promise<Uint8Array>;
  /** Starts a thread and loads its libraries, so that the first document does not wait for them. */
  readonly warmUp: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type RenderPoolLimits = {
  /** Milliseconds; applies separately to waiting and to rendering. */
  readonly timeout: number;
  /** Maximum number of threads. */
  readonly threads?: number;
  /** Old-generation heap of a thread, in MB. */
  readonly memory?: number;
};

const defaultLimits: RenderPoolLimits = { timeout: 60_000 };

/** A document of at least this many sets is large. One thread never renders large documents. */
const LARGE_JOB = 100;

/** Initial estimate of the milliseconds per set, until measured. */
const INITIAL_PACE = 15;

/** Fixed cost of a document, expressed in sets. */
const FIXED_COST = 5;

/** One core remains for the main thread. At least two threads, so that one is free of large documents. */
const MAX_THREADS = Math.min(4, Math.max(2, availableParallelism() - 1));

/** Heap limits of a thread in MB: short-lived objects, which documents create in large numbers, and all others. */
const YOUNG_GENERATION_MB = 64;
const OLD_GENERATION_MB = 1024;

/**
 * Niceness of worker threads: requests have priority. With too few cores, the threads get a quarter of one, which
 * suffices to finish. Linux only, because niceness applies to the whole process elsewhere.
 */
const NICENESS = process.platform === 'linux' ? 5 : 0;

/** Creates a pool that starts its threads on demand. */
export const createRenderPool = (limits: RenderPoolLimits = defaultLimits): RenderPool => {
  const { timeout, threads: count = MAX_THREADS } = limits;
  const threads = threadPool(limits);
  const queue = new FairQueue(places(count, { large: LARGE_JOB, pace: INITIAL_PACE }), timeout);

  const renderNow = async (queued: QueuedRender, aborted: AbortSignal): Promise<Uint8Array> => {
    const signal = AbortSignal.any([aborted, AbortSignal.timeout(timeout)]);
    try {
      const pool = await threads.open();
      return await pool.run(await queued.readJob(), { signal });
    } catch (error) {
      throw signal.aborted || isThreadFailure(error) ? new HttpError('unavailable', [], { cause: error }) : error;
    }
  };

  return {
    render: async (queued, { network, signal }) => {
      try {
        return await queue.run({ client: network, size: queued.size + FIXED_COST, signal }, () =>
          renderNow(queued, signal),
        );
      } catch (error) {
        throw signal.aborted ? new HttpError('unavailable', [], { cause: error }) : error;
      }
    },
    warmUp: async () => (await threads.open()).run(undefined, { name: 'warmUp' }),
    close: () => threads.close(),
  };
};

/** Whether a thread died during its document, by lack of memory or otherwise. */
const isThreadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') || error.message.startsWith('worker exited'));

/**
 * Milliseconds that threads may take to end. On a busy machine a thread that is terminated during its start may miss
 * the signal; it then ends with the process.
 */
const SHUTDOWN_TIMEOUT = 5000;

/** The worker threads, started with the first document. */
const threadPool = (limits: RenderPoolLimits) => {
  let pool: Promise<Piscina> | undefined;
  return {
    open: (): Promise<Piscina> => {
      pool ??= start(limits);
      return pool;
    },
    close: async (): Promise<void> => {
      if (pool === undefined) return;
      const ended = pool.then((own) => own.destroy());
      await Promise.race([ended, setTimeout(SHUTDOWN_TIMEOUT, undefined, { ref: false })]);
    },
  };
};

const start = async ({ threads = MAX_THREADS, memory = OLD_GENERATION_MB }: RenderPoolLimits): Promise<Piscina> => {
  const { Piscina: Threads } = await import('piscina');
  const pool = new Threads({
    filename: threadProgram('render-worker', import.meta.url),
    name: 'renderInWorker',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    niceIncrement: NICENESS,
    // A thread must return to its event loop between jobs, because libraries release a document only there.
    atomics: 'disabled',
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB, maxOldGenerationSizeMb: memory },
  });
  // No job depends on a thread that ends between documents; the pool replaces it.
  pool.on('error', () => undefined);
  return pool;
};
