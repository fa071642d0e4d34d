import type { startServer } from '@ramka/e2e/start-server';

/** One figure of a benchmark, with the measure that it has to reach. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Of how much it was measured, where it is about growth: `1,000 sets`. */
  readonly at?: string;
  /** The least or most that it may be; absent where it is told for interest. */
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Beside another checkout: the most that it may be of what that has in the same run. */
  readonly atMostOfOther?: number;
};

/** How thoroughly is measured. */
export type Effort = {
  /** How often both sides are measured in turn; figures are medians over the rounds. */
  readonly rounds: number;
  /** How long each of them is asked in a round. */
  readonly seconds: number;
  /** Whether a smaller size will do where a large one takes long to make. */
  readonly quick: boolean;
  /** Folder for traces of the browser; undefined: none are written. */
  readonly traces: string | undefined;
  /** Starts the product that is measured, of this checkout or of another. */
  readonly startServer: typeof startServer;
};

/** Something that `npm run bench` measures. */
export type Benchmark = {
  readonly name: string;
  readonly measure: (effort: Effort) => Promise<readonly Figure[]>;
};
