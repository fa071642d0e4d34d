import { afterEach, describe, expect, it, vi } from 'vitest';
import { logFailure } from './call.ts';
import { ApiFailure } from './failure.ts';

const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => written.mockClear());

describe('a failed call', () => {
  // Holds §8.22.
  it('is written to the console with its name, its status and its code, and still fails', async () => {
    const failure = new ApiFailure(422, 'unprocessable', 'Nie można');
    await expect(logFailure('createRoom', Promise.reject(failure))).rejects.toBe(failure);
    expect(written.mock.calls).toEqual([['createRoom failed: 422 unprocessable', failure]]);
  });

  it('is not written where it was called off', async () => {
    const abortion = new DOMException('left', 'AbortError');
    await expect(logFailure('readProject', Promise.reject(abortion))).rejects.toBe(abortion);
    expect(written).not.toHaveBeenCalled();
  });

  it('is not written where it answers that nothing is new', async () => {
    const nothingNew = new ApiFailure(404, 'unreadable');
    await expect(logFailure('pollPlanningTool', Promise.reject(nothingNew))).rejects.toBe(nothingNew);
    expect(written).not.toHaveBeenCalled();
  });
});

it('writes nothing about a call that succeeds', async () => {
  expect(await logFailure('readAppData', Promise.resolve('answer'))).toBe('answer');
  expect(written).not.toHaveBeenCalled();
});
