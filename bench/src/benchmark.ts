import type { startServer } from '@ramka/e2e/start-server';

/** One figure of a benchmark, with its limits. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The size at which it was measured, for growth benchmarks: `1,000 sets`. */
  readonly at?: string;
  /** The limits of the value; absent for a figure that is only informative. */
  readonly atLeast?: number;
  readonly atMost?: number;
  /** With `--against`: upper limit relative to the other checkout's value in the same run. */
  readonly atMostOfOther?: number;
};

/** How thoroughly a benchmark measures. */
export type Effort = {
  /** Number of rounds, in which both sides are measured alternately. Figures are medians over the rounds. */
  readonly rounds: number;
  /** Duration of each measurement in a round, in seconds. */
  readonly seconds: number;
  /** Whether smaller sizes are used where large ones take long to set up. */
  readonly quick: boolean;
  /** Folder for browser traces; undefined: no traces are written. */
  readonly traces: string | undefined;
  /** Starts the measured product, from this checkout or from another. */
  readonly startServer: typeof startServer;
};

export type Benchmark = {
  readonly name: string;
  readonly measure: (effort: Effort) => Promise<readonly Figure[]>;
};
