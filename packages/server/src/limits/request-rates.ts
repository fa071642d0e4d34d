import type { Rate } from './rate.ts';

/** What one address may ask for: opening the editor takes some hundred requests, then a few a second at most. */
export const rateOfRequests: Rate = { atOnce: 3000, interval: 10 };

/** Changes: a visitor makes one every few seconds. */
export const rateOfChanges: Rate = { atOnce: 600, interval: 50 };

/** Documents: making one keeps a processor busy for a while. */
export const rateOfDocuments: Rate = { atOnce: 60, interval: 1000 };
