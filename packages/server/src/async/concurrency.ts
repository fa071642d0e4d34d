import { setImmediate as nextTurn } from 'node:timers/promises';

/** A semaphore per visitor, so that one visitor's requests do not delay those of others. */
export type VisitorSemaphore = {
  /** Runs work when the visitor has a free place, first come, first served. Rejects if `signal` aborts before. */
  readonly run: <Answer>(visitor: string, work: () => Promise<Answer>, signal?: AbortSignal) => Promise<Answer>;
};

type Places = { used: number; readonly queue: (() => void)[] };

/** Creates a semaphore with `most` places per visitor. */
export const visitorSemaphore = (limit: number): VisitorSemaphore => {
  const visitors = new Map<string, Places>();

  const acquire = async (places: Places, signal: AbortSignal | undefined): Promise<void> => {
    if (places.used >= limit) await freePlace(places, signal);
    else places.used += 1;
  };

  /** Passes the place directly to the first waiting task; it is never free in between. */
  const release = (visitor: string, places: Places): void => {
    const next = places.queue.shift();
    if (next) next();
    else places.used -= 1;
    if (places.used === 0) visitors.delete(visitor);
  };

  return {
    run: async (visitor, work, signal) => {
      signal?.throwIfAborted();
      const places = visitors.get(visitor) ?? { used: 0, queue: [] };
      visitors.set(visitor, places);
      await acquire(places, signal);
      try {
        signal?.throwIfAborted();
        return await work();
      } finally {
        release(visitor, places);
      }
    },
  };
};

/** Resolves when a place is passed on; rejects if the signal aborts before. */
const freePlace = ({ queue }: Places, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const enter = (): void => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = (): void => {
      queue.splice(queue.indexOf(enter), 1);
      reject(signal?.reason);
    };
    queue.push(enter);
    signal?.addEventListener('abort', leave, { once: true });
  });

/** Runs work when a place is free, first come, first served. */
export type Semaphore = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** Creates a semaphore with `most` places. */
export const semaphore = (limit: number): Semaphore => {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => void queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is passed directly to the first waiting task; it is never free in between.
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
};

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Resolves in a later turn of the event loop, for one caller per turn. Long tasks that run in parallel thus never add up
 * to a long turn.
 */
export const ownTurn = (): Promise<void> => {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
};

/** Milliseconds after which mapping yields to the event loop. */
const SLICE = 5;

/** Maps items in order, and yields to the event loop regularly, so that other requests are handled meanwhile. */
export const mapCooperatively = async <Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  let begun = performance.now();
  for (const item of items) {
    if (performance.now() - begun > SLICE) {
      await ownTurn();
      begun = performance.now();
    }
    results.push(map(item));
  }
  return results;
};
