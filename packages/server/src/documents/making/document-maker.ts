import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { ApiProblem } from '../../http/api-problem.ts';
import type { DocumentOrder } from './document-order.ts';

/** Makes documents beside the calls, one after another in each of its threads. */
export type DocumentMaker = {
  /** Refused with 503 while too many wait, or when one takes too long; ends early when `left` is aborted. */
  readonly make: (order: DocumentOrder, left: AbortSignal) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/** How a maker is bounded. */
export type MakerLimits = {
  /** Documents that may wait for a thread. */
  readonly waiting: number;
  /** Milliseconds that one may take, its wait included. */
  readonly patience: number;
};

/** One core stays for the calls; more threads than that would only take memory. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

/** Memory of a thread in MB: short-lived objects, of which documents make very many, and all others. */
const YOUNG = 64;
const OLD = 1024;

const usualLimits: MakerLimits = { waiting: 24, patience: 60_000 };

/** A maker that starts its first thread with the first order. */
export const documentMaker = ({ waiting, patience }: MakerLimits = usualLimits): DocumentMaker => {
  let pool: Piscina<DocumentOrder, Uint8Array> | undefined;
  const open = (): Piscina<DocumentOrder, Uint8Array> => {
    pool ??= new Piscina<DocumentOrder, Uint8Array>({
      filename: new URL('./make-document.ts', import.meta.url).href,
      name: 'makeDocument',
      minThreads: 1,
      maxThreads: THREADS,
      maxQueue: waiting,
      idleTimeout: 60_000,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG, maxOldGenerationSizeMb: OLD },
    });
    return pool;
  };
  return {
    make: async (order, left) => {
      const tooLong = AbortSignal.timeout(patience);
      const threads = open();
      if (threads.queueSize >= waiting) throw new ApiProblem('unavailable');
      try {
        return await threads.run(order, { signal: AbortSignal.any([left, tooLong]) });
      } catch (error) {
        if (tooLong.aborted || left.aborted) throw new ApiProblem('unavailable');
        throw error;
      }
    },
    close: async () => pool?.destroy(),
  };
};
