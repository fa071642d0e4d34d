import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Piscina } from 'piscina';
import { HttpError } from '../http/errors.ts';
import { threadProgram } from '../config/settings.ts';
import { FairQueue, places } from '../async/fair-queue.ts';
import type { RenderJob } from './render-worker.ts';

/** Who orders a document: the network that limits count by, and a signal for when the visitor has left. */
export type Requester = { readonly network: string; readonly signal: AbortSignal };

/** What a document is about, read and put together when its turn has come: what waits takes no memory. */
export type QueuedRender = { readonly size: number; readonly readJob: () => RenderJob | Promise<RenderJob> };

/** Makes documents beside the calls, one after another in each of its threads. */
export type RenderPool = {
  /**
   * Refused with 503 where it would wait too long behind what stands before it, or takes too long. Ends early when the
   * visitor leaves.
   */
  readonly render: (ordered: QueuedRender, requester: Requester) => Promise<Uint8Array>;
  /** Starts a thread that loads its libraries, so that the first visitor need not wait for that. */
  readonly warmUp: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** How a maker is bounded. */
export type RenderPoolLimits = {
  /** Milliseconds that one may wait, and that it may take then. */
  readonly timeout: number;
  /** Threads at most. */
  readonly threads?: number;
  /** Memory of a thread in MB for what lives longer than a moment. */
  readonly memory?: number;
};

const defaultLimits: RenderPoolLimits = { timeout: 60_000 };

/** From so many sets on a document is large: one thread is kept from these. */
const LARGE_JOB = 100;

/** Milliseconds that a set takes, until that is measured. */
const INITIAL_PACE = 15;

/** Every document takes as long as so many sets before its first set. */
const FIXED_COST = 5;

/** One core stays for the calls; more threads than that would only take memory. One of two is kept from large documents. */
const MAX_THREADS = Math.min(4, Math.max(2, availableParallelism() - 1));

/** Memory of a thread in MB: short-lived objects, of which documents make very many, and all others. */
const YOUNG_GENERATION_MB = 64;
const OLD_GENERATION_MB = 1024;

/**
 * The niceness of threads: calls go first. Where too few cores are left, threads get a quarter of one, which is enough to
 * finish. On other systems than Linux niceness would hold back the whole process.
 */
const NICENESS = process.platform === 'linux' ? 5 : 0;

/** A maker that starts its threads when they are needed. */
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
      throw signal.aborted || isLostThread(error) ? new HttpError('unavailable', [], { cause: error }) : error;
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

/** Whether a thread ended under its document: of too little memory, or because something ended it. */
const isLostThread = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') || error.message.startsWith('worker exited'));

/**
 * Milliseconds that threads may take to end. On a busy machine, a thread that is told to end while it starts may not hear
 * of it; it then ends with the process.
 */
const SHUTDOWN_TIMEOUT = 5000;

/** Threads that are started with the first document. */
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
    // A thread must come back to its event loop between orders: libraries release a document only there.
    atomics: 'disabled',
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB, maxOldGenerationSizeMb: memory },
  });
  // Nobody waits for a thread that ends between documents; another takes its place.
  pool.on('error', () => undefined);
  return pool;
};
