import { LRUCache } from 'lru-cache';

/**
 * A token bucket with an initial capacity and one more token per interval (in milliseconds). As in the generic cell
 * rate algorithm (GCRA), its state is the time at which it will be full again. A time in the past, such as 0, means a
 * full bucket.
 */
export type TokenBucket = { readonly capacity: number; readonly interval: number };

/** Milliseconds until a token is available; 0 if there is one. */
export const waitOf = (bucket: TokenBucket, fullAt: number, now: number): number =>
  Math.max(0, missingOf(bucket, fullAt, now) - (bucket.capacity - 1) * bucket.interval);

/** The time at which the bucket is full again after `count` tokens are taken now. An empty bucket has no debt. */
export const afterTaking = (bucket: TokenBucket, fullAt: number, now: number, count = 1): number =>
  now + Math.min(missingOf(bucket, fullAt, now) + count * bucket.interval, timeToFill(bucket));

/**
 * Milliseconds until the bucket is full. A time too far in the future was written by a clock that has been set back
 * since, and counts as full.
 */
const missingOf = (bucket: TokenBucket, fullAt: number, now: number): number =>
  fullAt - now > 2 * timeToFill(bucket) ? 0 : Math.max(0, fullAt - now);

const timeToFill = ({ capacity, interval }: TokenBucket): number => capacity * interval;

/** Buckets of one kind in this process, by key. */
export type TokenBuckets = {
  /** Takes a token and returns 0, or returns the milliseconds until one is available. */
  readonly take: (key: string) => number;
  /** Milliseconds until a token is available. */
  readonly wait: (key: string) => number;
  /** Takes a number of tokens, or as many as there are. */
  readonly charge: (key: string, count: number) => void;
};

/** Creates buckets, which are full at first. Beyond 100,000 keys the least recently used one is evicted. */
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
