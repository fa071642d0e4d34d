import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

test('so many pieces of work are under way at once, and all are done in order', async () => {
  const inTurn = fewAtOnce(2);
  let [underWay, most] = [0, 0];
  const begun: number[] = [];
  const work = (piece: number) => async (): Promise<number> => {
    begun.push(piece);
    underWay += 1;
    most = Math.max(most, underWay);
    await soon();
    underWay -= 1;
    return piece;
  };
  const pieces = [1, 2, 3, 4, 5, 6, 7];
  expect(await Promise.all(pieces.map((piece) => inTurn(work(piece))))).toEqual(pieces);
  expect([begun, underWay, most]).toEqual([pieces, 0, 2]);
});

test('work that fails makes room for the next', async () => {
  const inTurn = fewAtOnce(1);
  const failing = inTurn(() => Promise.reject(new Error('torn')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('torn');
  expect(await next).toBe('done');
  expect(await inTurn(async () => 'again')).toBe('again');
});
