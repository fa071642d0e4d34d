import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidAfter, type Rate, waitOf } from './rates.ts';

const rate: Rate = { atOnce: 3, interval: 100 };

/** The moments at which something was let happen, when it is tried at each of the given ones. */
const allowedOf = (rate: Rate, moments: readonly number[]): number[] => {
  let paidAt = 0;
  return moments.filter((now) => {
    if (waitOf(rate, paidAt, now) > 0) return false;
    paidAt = paidAfter(rate, paidAt, now);
    return true;
  });
};

test('lets the first ones pass at once, and then one each interval', () => {
  expect(allowedOf(rate, [0, 0, 0, 0, 50, 99, 100, 101, 200, 250])).toEqual([0, 0, 0, 100, 200]);
});

test('says how long to wait, and waiting that long is enough', () => {
  const paidAt = paidAfter(rate, paidAfter(rate, paidAfter(rate, 0, 0), 10), 10);
  expect(waitOf(rate, paidAt, 10)).toBe(90);
  expect(waitOf(rate, paidAt, 100)).toBe(0);
});

test('lets nobody wait for what a clock wrote that was set back since', () => {
  const future = paidAfter(rate, 0, 10 ** 12);
  expect(waitOf(rate, future, 0)).toBe(0);
  expect(paidAfter(rate, future, 0)).toBe(100);
});

test('owes no more than the whole, however often it has happened', () => {
  expect(paidAfter(rate, 0, 0, 1000)).toBe(300);
  expect(waitOf(rate, paidAfter(rate, 0, 0, 1000), 0)).toBe(100);
});

test('never lets more pass than the rate says, however it is tried', () => {
  const tries = fc.array(fc.nat(400), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 300 }), tries, (atOnce, interval, pauses) => {
      let now = 0;
      const allowed = allowedOf(
        { atOnce, interval },
        pauses.map((pause) => (now += pause)),
      );
      allowed.forEach((from, index) => {
        const until = allowed.slice(index);
        until.forEach((to, more) => expect(more + 1).toBeLessThanOrEqual(atOnce + Math.floor((to - from) / interval)));
      });
    }),
  );
});
