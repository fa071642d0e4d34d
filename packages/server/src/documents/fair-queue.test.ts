import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ApiProblem } from '../http/errors.ts';
import { fairQueue } from './fair-queue.ts';

/** A queue whose work ends when it is told to, in the order in which it was begun. */
const aQueue = (places: number, timeout = 60_000) => {
  const queue = fairQueue(places, timeout);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const order = (network: string, size: number, left = new AbortController().signal): Promise<string> => {
    const name = `${network}:${size}`;
    return queue.run({ network, size, left }, async () => {
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

describe('documents that wait', () => {
  test('are begun in turns of their networks, small ones first', async () => {
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

  test('leave a place to small ones, however many large ones wait', async () => {
    const { order, begun, finishAll } = aQueue(2);
    const all = [order('a', 1000), order('b', 1000), order('c', 1000), order('d', 8)];
    await nextTurn();
    expect(begun).toEqual(['a:1000', 'd:8']);
    await finishAll();
    expect(await Promise.all(all)).toHaveLength(4);
  });

  test('wait by the hundred', async () => {
    const { order, finishAll } = aQueue(2);
    const all = Array.from({ length: 500 }, (_, index) => order(`n${index}`, 5));
    await finishAll();
    expect(await Promise.all(all)).toHaveLength(500);
  });

  test('are refused by how long they would wait, with when to try again: those of who waits for much, and no other', async () => {
    const { order, finishAll } = aQueue(1, 10_000);
    const many = Array.from({ length: 12 }, () => order('many', 200).catch((error: unknown) => error));
    const small = order('small', 8);
    await finishAll();
    expect(await small).toBe('small:8');
    const refused = (await Promise.all(many)).filter((answer) => answer instanceof ApiProblem);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(12);
    expect(refused).toEqual(refused.map(() => expect.objectContaining({ code: 'unavailable' })));
    expect(refused.every(({ retryAfter = 0 }) => retryAfter >= 1)).toBe(true);
  });

  test('make room when nobody wants them any more', async () => {
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
