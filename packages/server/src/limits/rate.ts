/**
 * How often something may happen: so many times at once, then one more each interval. What has been used is told by one
 * moment, `paidAt`: when all of it will have been earned back.
 */
export type Rate = {
  readonly atOnce: number;
  /** Milliseconds. */
  readonly interval: number;
};

/** How long to wait before it may happen again, in milliseconds; 0: it may now. */
export const waitOf = ({ atOnce, interval }: Rate, paidAt: number, now: number): number =>
  Math.max(0, Math.min(paidAt - now, atOnce * interval) - (atOnce - 1) * interval);

/** When all will have been earned back once it has happened now. */
export const paidAfter = ({ interval }: Pick<Rate, 'interval'>, paidAt: number, now: number): number =>
  Math.max(paidAt, now) + interval;
