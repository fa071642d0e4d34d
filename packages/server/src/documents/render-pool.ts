import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Piscina } from 'piscina';
import { ApiProblem } from '../http/errors.ts';
import { threadProgram } from '../config/settings.ts';
import { FairQueue, places } from '../async/fair-queue.ts';
import type { DocumentOrder } from './render-worker.ts';

/** Who orders a document: the network that limits count by, and a signal for when the visitor has left. */
export type Orderer = { readonly network: string; readonly left: AbortSignal };

/** What a document is about, read and put together when its turn has come: what waits takes no memory. */
export type OrderedDocument = { readonly size: number; readonly order: () => DocumentOrder | Promise<DocumentOrder> };

/** Makes documents beside the calls, one after another in each of its threads. */
export type DocumentMaker = {
  /**
   * Refused with 503 where it would wait too long behind what stands before it, or takes too long. Ends early when the
   * visitor leaves.
   */
  readonly make: (ordered: OrderedDocument, orderer: Orderer) => Promise<Uint8Array>;
  /** Starts a thread that loads its libraries, so that the first visitor need not wait for that. */
  readonly prepare: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** How a maker is bounded. */
export type MakerLimits = {
  /** Milliseconds that one may wait, and that it may take then. */
  readonly timeout: number;
  /** Threads at most. */
  readonly threads?: number;
  /** Memory of a thread in MB for what lives longer than a moment. */
  readonly memory?: number;
};

const usualLimits: MakerLimits = { timeout: 60_000 };

/** From so many sets on a document is large: one thread is kept from these. */
const LARGE = 100;

/** Milliseconds that a set takes, until that is measured. */
const FIRST_PACE = 15;

/** Every document takes as long as so many sets before its first set. */
const BESIDE = 5;

/** One core stays for the calls; more threads than that would only take memory. One of two is kept from large documents. */
const THREADS = Math.min(4, Math.max(2, availableParallelism() - 1));

/** Memory of a thread in MB: short-lived objects, of which documents make very many, and all others. */
const YOUNG = 64;
const OLD = 1024;

/**
 * The niceness of threads: calls go first. Where too few cores are left, threads get a quarter of one, which is enough to
 * finish. On other systems than Linux niceness would hold back the whole process.
 */
const NICENESS = process.platform === 'linux' ? 5 : 0;

/** A maker that starts its threads when they are needed. */
export const documentMaker = (limits: MakerLimits = usualLimits): DocumentMaker => {
  const { timeout, threads: count = THREADS } = limits;
  const threads = threadPool(limits);
  const queue = new FairQueue(places(count, { large: LARGE, pace: FIRST_PACE }), timeout);

  const makeNow = async (ordered: OrderedDocument, left: AbortSignal): Promise<Uint8Array> => {
    const signal = AbortSignal.any([left, AbortSignal.timeout(timeout)]);
    try {
      const pool = await threads.open();
      return await pool.run(await ordered.order(), { signal });
    } catch (error) {
      throw signal.aborted || isLostThread(error) ? new ApiProblem('unavailable', [], { cause: error }) : error;
    }
  };

  return {
    make: async (ordered, { network, left }) => {
      try {
        return await queue.run({ client: network, size: ordered.size + BESIDE, signal: left }, () =>
          makeNow(ordered, left),
        );
      } catch (error) {
        throw left.aborted ? new ApiProblem('unavailable', [], { cause: error }) : error;
      }
    },
    prepare: async () => (await threads.open()).run(undefined, { name: 'loadLibraries' }),
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
const FAREWELL = 5000;

/** Threads that are started with the first document. */
const threadPool = (limits: MakerLimits) => {
  let pool: Promise<Piscina> | undefined;
  return {
    open: (): Promise<Piscina> => {
      pool ??= start(limits);
      return pool;
    },
    close: async (): Promise<void> => {
      if (pool === undefined) return;
      const ended = pool.then((own) => own.destroy());
      await Promise.race([ended, setTimeout(FAREWELL, undefined, { ref: false })]);
    },
  };
};

const start = async ({ threads = THREADS, memory = OLD }: MakerLimits): Promise<Piscina> => {
  const { Piscina: Threads } = await import('piscina');
  const pool = new Threads({
    filename: threadProgram('render-worker', import.meta.url),
    name: 'handOverDocument',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    niceIncrement: NICENESS,
    // A thread must come back to its event loop between orders: libraries release a document only there.
    atomics: 'disabled',
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG, maxOldGenerationSizeMb: memory },
  });
  // Nobody waits for a thread that ends between documents; another takes its place.
  pool.on('error', () => undefined);
  return pool;
};
