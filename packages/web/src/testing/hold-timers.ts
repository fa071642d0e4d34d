import { vi } from 'vitest';

/** Timers that elapse only when the test says so. */
export type HeldTimers = {
  /** The number of timers of a duration. */
  readonly running: (duration: number) => number;
  readonly elapse: (duration: number) => void;
};

/**
 * Holds timers of these durations until the test ends its stubs of globals. On a busy machine, real ones would elapse
 * before the test has looked.
 */
export const holdTimers = (...durations: readonly number[]): HeldTimers => {
  const held = new Map<number, { readonly duration: number; readonly run: () => void }>();
  const [set, clear] = [setTimeout, clearTimeout];
  vi.stubGlobal('setTimeout', (run: () => void, duration = 0) => {
    if (!durations.includes(duration)) return set(run, duration);
    const id = nextId++;
    held.set(id, { duration, run });
    return id;
  });
  vi.stubGlobal('clearTimeout', (id: number) => {
    if (!held.delete(id)) clear(id);
  });
  const of = (duration: number) => [...held].filter(([, timer]) => timer.duration === duration);
  return {
    running: (duration) => of(duration).length,
    elapse: (duration) => {
      for (const [id, { run }] of of(duration)) {
        held.delete(id);
        run();
      }
    },
  };
};

/** Larger than the ids of the browser. */
let nextId = 1_000_000_000;
