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
export const waitOf = (rate: Rate, paidAt: number, now: number): number =>
  Math.max(0, Math.min(believed(rate, paidAt, now) - now, wholeOf(rate)) - (rate.atOnce - 1) * rate.interval);

/** When all will have been earned back once it has happened now, so many times. More than the whole is not owed. */
export const paidAfter = (rate: Rate, paidAt: number, now: number, times = 1): number =>
  Math.min(Math.max(believed(rate, paidAt, now), now) + times * rate.interval, now + wholeOf(rate));

/**
 * The latest moment that counts. Nothing is ever owed beyond the whole: what lies further away than any difference of two
 * servers' clocks explains was written by a clock that has been set back since, and must keep nobody waiting.
 */
export const latestBelieved = (rate: Rate, now: number): number => now + 2 * wholeOf(rate);

/** How long it takes to earn back everything, in milliseconds. */
export const wholeOf = ({ atOnce, interval }: Rate): number => atOnce * interval;

const believed = (rate: Rate, paidAt: number, now: number): number =>
  paidAt > latestBelieved(rate, now) ? now : paidAt;

/** What one address may ask for: opening the editor takes some hundred requests, then a few a second at most. */
export const rateOfRequests: Rate = { atOnce: 3000, interval: 10 };

/** Changes: a visitor makes one every few seconds. */
export const rateOfChanges: Rate = { atOnce: 600, interval: 50 };

/** Documents: making one keeps a processor busy for a while. */
export const rateOfDocuments: Rate = { atOnce: 60, interval: 1000 };

/** Unknown project ids that one visitor may ask for: a hundred, then one a minute. Guessing takes centuries then (docs/security.md). */
export const rateOfVisitor: Rate = { atOnce: 100, interval: 60_000 };

/** Unknown project ids that all visitors together may ask for: a thousand, then one every ten seconds. */
export const rateOfAll: Rate = { atOnce: 1000, interval: 10_000 };
