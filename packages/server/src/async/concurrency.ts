import { setImmediate as nextTurn } from 'node:timers/promises';

/** A semaphore for each visitor, so that whoever asks for much does not keep the others waiting. */
export type VisitorSemaphore = {
  /** Does work as soon as the visitor has a free place, first come, first served; rejects when they leave before that. */
  readonly run: <Answer>(visitor: string, work: () => Promise<Answer>, left?: AbortSignal) => Promise<Answer>;
};

type Places = { taken: number; readonly waiting: (() => void)[] };

/** A semaphore with so many places for each visitor. */
export const visitorSemaphore = (most: number): VisitorSemaphore => {
  const visitors = new Map<string, Places>();

  const acquire = async (places: Places, left: AbortSignal | undefined): Promise<void> => {
    if (places.taken >= most) await freePlace(places, left);
    else places.taken += 1;
  };

  /** Whoever waits longest takes over the place; it is never free in between. */
  const release = (visitor: string, places: Places): void => {
    const next = places.waiting.shift();
    if (next) next();
    else places.taken -= 1;
    if (places.taken === 0) visitors.delete(visitor);
  };

  return {
    run: async (visitor, work, left) => {
      left?.throwIfAborted();
      const places = visitors.get(visitor) ?? { taken: 0, waiting: [] };
      visitors.set(visitor, places);
      await acquire(places, left);
      try {
        left?.throwIfAborted();
        return await work();
      } finally {
        release(visitor, places);
      }
    },
  };
};

/** Resolves when a place is taken over; rejects when whoever waits leaves before that. */
const freePlace = ({ waiting }: Places, left: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const enter = (): void => {
      left?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = (): void => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(left?.reason);
    };
    waiting.push(enter);
    left?.addEventListener('abort', leave, { once: true });
  });

/** Does work as soon as a place is free for it, first come, first served. */
export type Semaphore = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** A semaphore: at most so many pieces of work are under way at once. */
export const semaphore = (most: number): Semaphore => {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (work) => {
    if (underWay >= most) await new Promise<void>((resolve) => void waiting.push(resolve));
    else underWay += 1;
    try {
      return await work();
    } finally {
      // Whoever waits longest takes over the place; it is never free in between.
      const next = waiting.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
};

/** After so many milliseconds the event loop may answer other calls. */
const SLICE = 5;

/** Maps things in their order, and yields to the event loop now and then, so that other calls are answered meanwhile. */
export const mapCooperatively = async <Thing, Made>(
  things: Iterable<Thing>,
  make: (thing: Thing) => Made,
): Promise<readonly Made[]> => {
  const made: Made[] = [];
  let begun = performance.now();
  for (const thing of things) {
    if (performance.now() - begun > SLICE) {
      await nextTurn();
      begun = performance.now();
    }
    made.push(make(thing));
  }
  return made;
};
