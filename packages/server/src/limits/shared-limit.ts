import { accepted } from '@ramka/domain/result';
import { LRUCache } from 'lru-cache';
import type { Store } from '../store/store.ts';
import { networkOf } from './network-of.ts';
import { paidAfter, waitOf, wholeOf, type Rate } from './rate.ts';
import { addUse } from './use.store.ts';
import { visitorOf } from './visitor-of.ts';

/** A limit that the servers on one store keep together. */
export type SharedLimit = {
  /** Lets one more pass and answers 0, or answers how long to wait, in milliseconds. */
  readonly take: (address: string) => number;
};

/** What this server knows of a visitor; `untoldUntil` counts what it has let pass and not told the others, as a `Rate` does. */
type Known = { paidAt: number; untoldUntil: number };

/** The share of what may pass at once that a server lets pass before it tells the others. */
const BATCH = 1 / 20;

/** How many times slower than allowed somebody must ask to be told of to nobody: so many servers then let twice as much pass. */
const UNTOLD = 16;

/**
 * Counts in this process and tells the store in batches, whose answer says what all servers together have let pass: no
 * call waits for that, and who asks as people do causes no write at all. Each further server lets one batch too many pass.
 * Where the store cannot be reached, or its servers' clocks differ by more than the whole, each counts for itself.
 */
export const sharedLimit = (kind: string, rate: Rate, store: Store, clock: () => number = Date.now): SharedLimit => {
  const visitors = new LRUCache<string, Known>({ max: 100_000 });
  const batch = Math.max(1, Math.round(rate.atOnce * BATCH));
  const untold: Rate = { atOnce: batch, interval: rate.interval * UNTOLD };

  const tell = async (address: string, known: Known): Promise<void> => {
    const now = clock();
    const use = { kind, visitor: visitorOf(address), rate, times: batch };
    const told = await store.write(function* () {
      return accepted(yield* addUse(use, now));
    });
    const later = Math.max(0, known.untoldUntil - clock()) / UNTOLD;
    if (told.ok) known.paidAt = Math.max(known.paidAt, Math.min(told.value + later, now + wholeOf(rate)));
  };

  return {
    take: (address) => {
      const now = clock();
      const network = networkOf(address);
      const known = visitors.get(network) ?? { paidAt: now, untoldUntil: now };
      const wait = waitOf(rate, known.paidAt, now);
      if (wait > 0) return wait;
      known.paidAt = paidAfter(rate, known.paidAt, now);
      known.untoldUntil = paidAfter(untold, known.untoldUntil, now);
      visitors.set(network, known);
      if (known.untoldUntil - now > wholeOf(untold) - untold.interval) {
        known.untoldUntil = now;
        void tell(address, known).catch(() => undefined);
      }
      return 0;
    },
  };
};
