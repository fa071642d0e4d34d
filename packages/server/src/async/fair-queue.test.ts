import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Capacity, FairQueue, places, QueueTooLong, timeBudget } from './fair-queue.ts';

/** A queue whose tasks end, in order, when the test says so. */
const aQueue = (capacity: number | Capacity, timeout = 60_000) => {
  const queue = new FairQueue(
    typeof capacity === 'number' ? places(capacity, { large: 100, pace: 15 }) : capacity,
    timeout,
  );
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const order = (client: string, size: number, signal = new AbortController().signal): Promise<string> => {
    const name = `${client}:${size}`;
    return queue.run({ client, size, signal }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  };
  const finishAll = async (): Promise<void> => {
    await nextTurn();
    while (ends.length > 0) {
      ends.shift()?.();
      await nextTurn();
    }
  };
  return { order, begun, finishAll };
};

describe('queued tasks', () => {
  test('start in turns by client, short ones first', async () => {
    const { order, begun, finishAll } = aQueue(1);
    const all = [
      ...Array.from({ length: 4 }, () => order('many', 50)),
      order('other', 60),
      order('small', 1),
      order('other', 10),
    ];
    await nextTurn();
    await finishAll();
    await Promise.all(all);
    expect(begun).toEqual(['many:50', 'small:1', 'other:60', 'other:10', 'many:50', 'many:50', 'many:50']);
  });

  test('leave a place for small tasks, however many large ones wait', async () => {
    const { order, begun, finishAll } = aQueue(2);
    const all = [order('a', 1000), order('b', 1000), order('c', 1000), order('d', 8)];
    await nextTurn();
    expect(begun).toEqual(['a:1000', 'd:8']);
    await finishAll();
    expect(await Promise.all(all)).toHaveLength(4);
  });

  test('can wait by the hundred', async () => {
    const { order, finishAll } = aQueue(2);
    const all = Array.from({ length: 500 }, (_, index) => order(`n${index}`, 5));
    await finishAll();
    expect(await Promise.all(all)).toHaveLength(500);
  });

  test('are rejected with Retry-After if their own wait is too long, without affecting other clients', async () => {
    const { order, finishAll } = aQueue(1, 10_000);
    const many = Array.from({ length: 12 }, () => order('many', 200).catch((error: unknown) => error));
    const small = order('small', 8);
    await finishAll();
    expect(await small).toBe('small:8');
    const refused = (await Promise.all(many)).filter((answer) => answer instanceof QueueTooLong);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(12);
    expect(refused.every(({ retryAfter }) => retryAfter >= 1)).toBe(true);
  });

  test('leave the queue when they are aborted', async () => {
    const { order, begun, finishAll } = aQueue(1);
    const leaving = new AbortController();
    const [first, gone, next] = [order('a', 1), order('b', 1, leaving.signal), order('c', 1)];
    leaving.abort(new Error('left'));
    await expect(gone).rejects.toThrow('left');
    await finishAll();
    await Promise.all([first, next]);
    expect(begun).toEqual(['a:1', 'c:1']);
  });
});

/** Stops the clock by which the queue measures durations, because a busy machine may delay the test itself. */
const stopClock = (): void => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
};

describe('tasks within a time budget', () => {
  test('start while their sizes fit the budget, plus one larger task', async () => {
    stopClock();
    const { order, begun, finishAll } = aQueue(timeBudget(20));
    const all = [order('a', 8), order('b', 8), order('c', 8), order('d', 500), order('e', 400), order('f', 3)];
    await nextTurn();
    expect(begun).toEqual(['a:8', 'b:8', 'd:500', 'f:3']);
    await finishAll();
    expect(begun.slice(4)).toEqual(['c:8', 'e:400']);
    expect(await Promise.all(all)).toHaveLength(6);
  });

  test('start beside a much longer one if they exceed the budget only moderately, and do not displace the next one', async () => {
    const { order, begun, finishAll } = aQueue(timeBudget(20));
    const all = [order('a', 500), order('b', 30), order('c', 400)];
    await nextTurn();
    expect(begun).toEqual(['a:500', 'b:30']);
    all.push(...Array.from({ length: 20 }, () => order('b', 40)));
    await finishAll();
    await Promise.all(all);
    // In the order in which their clients have had their share.
    expect(begun.indexOf('c:400')).toBe(11);
  });

  test('run for a client with few tasks, however many another client has', async () => {
    stopClock();
    const { order, begun, finishAll } = aQueue(timeBudget(20), 500);
    const much = Array.from({ length: 100 }, () => order('much', 15).catch((error: unknown) => error));
    const little = order('little', 2);
    await nextTurn();
    expect(begun).toEqual(['much:15', 'little:2']);
    await finishAll();
    expect(await little).toBe('little:2');
    expect((await Promise.all(much)).some((answer) => answer instanceof QueueTooLong)).toBe(true);
  });

  test('are not rejected because a busy machine delayed short ones', async () => {
    stopClock();
    const { order, finishAll } = aQueue(timeBudget(25), 10_000);
    for (let round = 0; round < 40; round += 1) {
      const short = order('a', 1);
      vi.advanceTimersByTime(100);
      await finishAll();
      await short;
    }
    const first = Array.from({ length: 10 }, () => order('a', 26));
    await finishAll();
    expect(await Promise.all(first)).toHaveLength(10);
  });

  test('start synchronously if possible', async () => {
    stopClock();
    const queue = new FairQueue(timeBudget(20), 1000);
    const first = queue.tryEnter('a', 50);
    expect(first).toBeDefined();
    expect(queue.tryEnter('b', 50)).toBeUndefined();
    expect(queue.tryEnter('b', 5)).toBeDefined();
    if (first) queue.leave(first);
    expect(queue.tryEnter('b', 50)).toBeDefined();
  });

  test('do not wait for a task that takes longer than estimated', async () => {
    stopClock();
    const { order, begun, finishAll } = aQueue(timeBudget(20));
    const all = Array.from({ length: 20 }, (_, index) => order(`n${index}`, 18));
    await nextTurn();
    expect(begun).toHaveLength(1);
    for (const count of [2, 3]) {
      vi.advanceTimersByTime(30);
      await expect.poll(() => begun).toHaveLength(count);
    }
    vi.advanceTimersByTime(1000);
    // Some tasks may run alongside, but not all, because each takes memory.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(begun).toHaveLength(3);
    await finishAll();
    expect(await Promise.all(all)).toHaveLength(20);
  });
});
