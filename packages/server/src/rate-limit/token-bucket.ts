import { LRUCache } from 'lru-cache';

/**
 * A token bucket: so many tokens at once, then one more each interval (in milliseconds). Its state is one moment, as in the
 * generic cell rate algorithm (GCRA): when it will be full again. A moment in the past, such as 0, is a full bucket.
 */
export type TokenBucket = { readonly capacity: number; readonly interval: number };

/** How long until there is a token, in milliseconds; 0: there is one. */
export const waitOf = (bucket: TokenBucket, fullAt: number, now: number): number =>
  Math.max(0, missingOf(bucket, fullAt, now) - (bucket.capacity - 1) * bucket.interval);

/** When it will be full again once so many tokens are taken now. An empty bucket stays empty, and owes nothing. */
export const afterTaking = (bucket: TokenBucket, fullAt: number, now: number, count = 1): number =>
  now + Math.min(missingOf(bucket, fullAt, now) + count * bucket.interval, wholeOf(bucket));

/**
 * How long until it is full, in milliseconds. What lies further ahead than any difference of two servers' clocks explains
 * was written by a clock that has been set back since, and keeps nobody waiting.
 */
const missingOf = (bucket: TokenBucket, fullAt: number, now: number): number =>
  fullAt - now > 2 * wholeOf(bucket) ? 0 : Math.max(0, fullAt - now);

const wholeOf = ({ capacity, interval }: TokenBucket): number => capacity * interval;

/** Buckets of one kind in this process, one a key. */
export type TokenBuckets = {
  /** Takes a token and answers 0, or answers how long to wait for one, in milliseconds. */
  readonly take: (key: string) => number;
  /** How long to wait for one, in milliseconds. */
  readonly wait: (key: string) => number;
  /** Takes so many tokens, or as many as there are. */
  readonly charge: (key: string, count: number) => void;
};

/** Full buckets; of more than 100,000 keys the one that was used longest ago is forgotten. */
export const tokenBuckets = (bucket: TokenBucket, clock: () => number = () => performance.now()): TokenBuckets => {
  const fullAt = new LRUCache<string, number>({ maxSize: 100_000, sizeCalculation: () => 1 });
  const wait = (key: string): number => waitOf(bucket, fullAt.get(key) ?? 0, clock());
  const charge = (key: string, count: number): void =>
    void fullAt.set(key, afterTaking(bucket, fullAt.get(key) ?? 0, clock(), count));
  return {
    wait,
    charge,
    take: (key) => {
      const time = wait(key);
      if (time === 0) charge(key, 1);
      return time;
    },
  };
};
