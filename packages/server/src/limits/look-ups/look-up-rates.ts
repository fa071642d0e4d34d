import type { Rate } from '../rate.ts';

/** Unknown project ids that one visitor may ask for: a hundred, then one a minute. Guessing takes centuries then (docs/security.md). */
export const rateOfVisitor: Rate = { atOnce: 100, interval: 60_000 };

/** Unknown project ids that all visitors together may ask for: a thousand, then one every ten seconds. */
export const rateOfAll: Rate = { atOnce: 1000, interval: 10_000 };
