import { setImmediate as soon, setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mapCooperatively, visitorSemaphore, semaphore } from './concurrency.ts';

const stays = new AbortController().signal;

test('a visitor runs a limited number of tasks concurrently', async () => {
  const visitors = visitorSemaphore(2);
  let [running, most] = [0, 0];
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await pause(5);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 9 }, () => visitors.run('a', work, stays)));
  expect([running, most]).toEqual([0, 2]);
});

test('a task that arrives during a hand-over waits behind earlier ones', async () => {
  const visitors = visitorSemaphore(1);
  const order: string[] = [];
  let [running, most] = [0, 0];
  const work = (name: string) => async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await pause(5);
    order.push(name);
    running -= 1;
  };
  const first = visitors.run('a', work('first'), stays);
  const second = visitors.run('a', work('second'), stays);
  // One task is queued in every step of the hand-over.
  const late: Promise<void>[] = [];
  void first.then(() => late.push(visitors.run('a', work('late'), stays)));
  await first;
  for (let step = 0; step < 5; step += 1) {
    late.push(visitors.run('a', work('late'), stays));
    await Promise.resolve();
  }
  await Promise.all([second, ...late]);
  expect(most).toBe(1);
  expect(order.slice(0, 2)).toEqual(['first', 'second']);
});

test('a task aborted during its hand-over yields its place to the next one', async () => {
  const visitors = visitorSemaphore(1);
  const leaving = new AbortController();
  const first = visitors.run('a', async () => 'first', stays);
  const aborted = visitors.run('a', async () => 'left', leaving.signal);
  const third = visitors.run('a', async () => 'third', stays);
  void first.then(() => leaving.abort());
  await Promise.allSettled([aborted]);
  expect(await third).toBe('third');
});

test('tasks of other visitors are not delayed', async () => {
  const visitors = visitorSemaphore(1);
  const order: string[] = [];
  const work = (name: string) => async () => {
    await pause(5);
    order.push(name);
  };
  await Promise.all([
    ...['a1', 'a2', 'a3'].map((name) => visitors.run('a', work(name), stays)),
    visitors.run('b', work('b1'), stays),
  ]);
  expect(order.indexOf('b1')).toBeLessThan(order.indexOf('a2'));
});

test('a task aborted while waiting does not block the next one', async () => {
  const visitors = visitorSemaphore(1);
  const leaving = new AbortController();
  const first = visitors.run('a', () => pause(10), stays);
  const second = visitors.run('a', () => pause(10), leaving.signal);
  const third = visitors.run('a', async () => 'done', stays);
  leaving.abort();
  await expect(second).rejects.toThrow('aborted');
  expect(await Promise.all([first, third])).toEqual([undefined, 'done']);
});

test('a failed task releases its place', async () => {
  const visitors = visitorSemaphore(1);
  await expect(visitors.run('a', () => Promise.reject(new Error('torn')), stays)).rejects.toThrow('torn');
  expect(await visitors.run('a', async () => 'done', stays)).toBe('done');
});

test('the number of concurrent tasks is limited, and all are completed in order', async () => {
  const inTurn = semaphore(2);
  let [running, most] = [0, 0];
  const begun: number[] = [];
  const work = (piece: number) => async (): Promise<number> => {
    begun.push(piece);
    running += 1;
    most = Math.max(most, running);
    await soon();
    running -= 1;
    return piece;
  };
  const pieces = [1, 2, 3, 4, 5, 6, 7];
  expect(await Promise.all(pieces.map((piece) => inTurn(work(piece))))).toEqual(pieces);
  expect([begun, running, most]).toEqual([pieces, 0, 2]);
});

test('a failed task makes room for the next one', async () => {
  const inTurn = semaphore(1);
  const failing = inTurn(() => Promise.reject(new Error('torn')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('torn');
  expect(await next).toBe('done');
  expect(await inTurn(async () => 'again')).toBe('again');
});

test('lists that are mapped in parallel share the turns of the event loop', async () => {
  let now = 0;
  // Every item takes a whole slice.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  onTestFinished(() => void vi.restoreAllMocks());
  let turn = 0;
  const turns: number[] = [];
  const map = () => mapCooperatively([1, 2, 3, 4], () => turns.push(turn));
  const over = new AbortController();
  const maps = Promise.all([map(), map(), map()]).finally(() => over.abort());
  while (!over.signal.aborted) {
    await soon();
    turn += 1;
  }
  await maps;
  // All begin at once, and then take one turn each.
  const later = turns.filter((each) => each > 0);
  expect(later.length).toBeGreaterThan(5);
  expect(new Set(later).size).toBe(later.length);
});
