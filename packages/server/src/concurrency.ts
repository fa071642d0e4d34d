import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets work begin in turns, so that whoever asks for much does not keep the others waiting. */
export type FairTurns = {
  /** Waits until fewer than the allowed number of the same visitor's pieces are under way, then does one more, unless they have left. */
  readonly take: <Answer>(visitor: string, work: () => Promise<Answer>, left?: AbortSignal) => Promise<Answer>;
};

type Lane = { underWay: number; readonly waiting: (() => void)[] };

/** Turns of which each visitor has so many at once. */
export const fairTurns = (atOnce: number): FairTurns => {
  const lanes = new Map<string, Lane>();

  const begin = async (lane: Lane, left: AbortSignal | undefined): Promise<void> => {
    if (lane.underWay >= atOnce) await turnOf(lane, left);
    else lane.underWay += 1;
  };

  /** A piece that waits takes over the place of the one that ends, so that nobody comes in between. */
  const end = (visitor: string, lane: Lane): void => {
    const next = lane.waiting.shift();
    if (next) next();
    else lane.underWay -= 1;
    if (lane.underWay === 0) lanes.delete(visitor);
  };

  return {
    take: async (visitor, work, left) => {
      left?.throwIfAborted();
      const lane = lanes.get(visitor) ?? { underWay: 0, waiting: [] };
      lanes.set(visitor, lane);
      await begin(lane, left);
      try {
        left?.throwIfAborted();
        return await work();
      } finally {
        end(visitor, lane);
      }
    },
  };
};

/** Resolves when it is this one's turn; rejects when whoever waits has left before. */
const turnOf = (lane: Lane, left: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const step = (): void => {
      left?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = (): void => {
      lane.waiting.splice(lane.waiting.indexOf(step), 1);
      reject(left?.reason);
    };
    lane.waiting.push(step);
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

/** Maps things in their order, and yields to the event loop now and then: others are answered while many are made. */
export const mapYielding = async <Thing, Made>(
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
