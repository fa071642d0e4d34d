import { expect, test } from 'vitest';
import { StoreUnavailable } from '../store.ts';
import { retryConflicts } from './postgres-store.ts';
import { ConflictingChange } from './transaction.ts';

/** Work that meets so many conflicts before it succeeds. */
const meeting = (conflicts: number) => {
  let left = conflicts;
  return async (): Promise<string> => {
    left -= 1;
    if (left >= 0) throw new ConflictingChange('could not serialize access');
    return 'done';
  };
};

test('runs again until no other change comes in between', async () => {
  expect(await retryConflicts(meeting(2))).toBe('done');
});

test('asks to try again later where others come in between every time', async () => {
  await expect(retryConflicts(meeting(Infinity))).rejects.toThrow(StoreUnavailable);
});

test('keeps other failures as they are', async () => {
  const failure = new Error('a fault of this program');
  await expect(retryConflicts(() => Promise.reject(failure))).rejects.toBe(failure);
});
