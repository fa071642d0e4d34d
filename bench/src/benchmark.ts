/** One figure of a benchmark, with the measure that it has to reach. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The least or most that it may be; absent where it is told for interest. */
  readonly atLeast?: number;
  readonly atMost?: number;
};

/** Something that `npm run bench` measures. */
export type Benchmark = {
  readonly name: string;
  /** `rounds`: how often both sides are measured in turn; figures are medians over the rounds. */
  readonly measure: (rounds: number) => Promise<readonly Figure[]>;
};
