import { beforeEach, expect, test, vi } from 'vitest';
import { debounceBusy } from './busy-bar.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Records when the busy indicator appears and disappears, in milliseconds from the start. */
const aSign = () => {
  const start = Date.now();
  const changes: (readonly [number, boolean])[] = [];
  const work = debounceBusy((shown) => changes.push([Date.now() - start, shown]));
  return { work, changes };
};

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

test('work that ends within 250 ms is never shown', () => {
  const { work, changes } = aSign();
  work(true);
  pass(249);
  work(false);
  pass(10_000);
  expect(changes).toEqual([]);
});

test('work that ends just after the indicator appeared keeps it for 400 ms', () => {
  const { work, changes } = aSign();
  work(true);
  pass(260);
  work(false);
  pass(10_000);
  expect(changes).toEqual([
    [250, true],
    [650, false],
  ]);
});

test('long work is shown until it ends, and no longer', () => {
  const { work, changes } = aSign();
  work(true);
  pass(3000);
  work(false);
  expect(changes).toEqual([
    [250, true],
    [3000, false],
  ]);
});

test('a short pause between two requests does not hide the indicator', () => {
  const { work, changes } = aSign();
  work(true);
  pass(300);
  work(false);
  pass(100);
  work(true);
  pass(1600);
  work(false);
  pass(10_000);
  expect(changes).toEqual([
    [250, true],
    [2000, false],
  ]);
});

test('many short requests in a row are not added up', () => {
  const { work, changes } = aSign();
  for (let call = 0; call < 20; call += 1) {
    work(true);
    pass(100);
    work(false);
    pass(50);
  }
  expect(changes).toEqual([]);
});
