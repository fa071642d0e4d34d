import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterTaking, type TokenBucket, tokenBuckets, waitOf } from './token-bucket.ts';

const bucket: TokenBucket = { capacity: 3, interval: 100 };

/** The times at which a client gets a token, among the times at which it requests one. */
const takenAt = (bucket: TokenBucket, moments: readonly number[]): number[] => {
  let now = 0;
  const buckets = tokenBuckets(bucket, () => now);
  return moments.filter((moment) => {
    now = moment;
    return buckets.take('somebody') === 0;
  });
};

test('provides its capacity at once, and then one token per interval', () => {
  expect(takenAt(bucket, [0, 0, 0, 0, 50, 99, 100, 101, 200, 250])).toEqual([0, 0, 0, 100, 200]);
});

test('reports a sufficient waiting time', () => {
  const fullAt = afterTaking(bucket, afterTaking(bucket, afterTaking(bucket, 0, 0), 10), 10);
  expect(waitOf(bucket, fullAt, 10)).toBe(90);
  expect(waitOf(bucket, fullAt, 100)).toBe(0);
});

test('ignores times written by a clock that has been set back since', () => {
  const future = afterTaking(bucket, 0, 10 ** 12);
  expect(waitOf(bucket, future, 0)).toBe(0);
  expect(afterTaking(bucket, future, 0)).toBe(100);
});

test('has no debt, however often an empty bucket is used', () => {
  let fullAt = 0;
  for (let times = 0; times < 1000; times += 1) fullAt = afterTaking(bucket, fullAt, 0);
  expect(waitOf(bucket, fullAt, 0)).toBe(100);
});

test('separates keys, and reports waiting times without taking tokens', () => {
  const buckets = tokenBuckets(bucket, () => 0);
  for (let times = 0; times < 3; times += 1) expect([buckets.wait('one'), buckets.take('one')]).toEqual([0, 0]);
  expect([buckets.wait('one'), buckets.take('one')]).toEqual([100, 100]);
  expect([buckets.wait('other'), buckets.take('other')]).toEqual([0, 0]);
});

test('never exceeds its capacity and interval, in any sequence of requests', () => {
  const tries = fc.array(fc.nat(400), { maxLength: 60 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 300 }),
      tries,
      (capacity, interval, pauses) => {
        let now = 0;
        const taken = takenAt(
          { capacity, interval },
          pauses.map((pause) => (now += pause)),
        );
        taken.forEach((from, index) => {
          const until = taken.slice(index);
          until.forEach((to, more) =>
            expect(more + 1).toBeLessThanOrEqual(capacity + Math.floor((to - from) / interval)),
          );
        });
      },
    ),
  );
});
