import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { requestsInFlight, trackRequest } from './call.ts';
import { ApiFailure } from './failure.ts';

const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => written.mockClear());

describe('a failed request', () => {
  // Holds §8.22.
  it('is logged to the console with its name, status and code, and still fails', async () => {
    const failure = new ApiFailure(422, 'unprocessable', 'Nie można');
    await expect(trackRequest('createRoom', Promise.reject(failure))).rejects.toBe(failure);
    expect(written.mock.calls).toEqual([['createRoom failed: 422 unprocessable', failure]]);
  });

  it('is not logged if it was aborted', async () => {
    const abortion = new DOMException('left', 'AbortError');
    await expect(trackRequest('readProject', Promise.reject(abortion))).rejects.toBe(abortion);
    expect(written).not.toHaveBeenCalled();
  });

  it('is not logged if it is a poll without news', async () => {
    const nothingNew = new ApiFailure(404, 'unreadable');
    await expect(trackRequest('pollPlanningTool', Promise.reject(nothingNew))).rejects.toBe(nothingNew);
    expect(written).not.toHaveBeenCalled();
  });
});

it('logs nothing about a successful request', async () => {
  expect(await trackRequest('readAppData', Promise.resolve('answer'))).toBe('answer');
  expect(written).not.toHaveBeenCalled();
});

// Holds §4.29.
it('counts requests while they are in flight, whatever their outcome', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const failed = trackRequest('readAppData', promise);
  const done = trackRequest('readAppData', Promise.resolve('answer'));
  expect(requestsInFlight.get()).toBe(2);
  await done;
  expect(requestsInFlight.get()).toBe(1);
  reject(new Error('cut off'));
  await expect(failed).rejects.toThrow('cut off');
  expect(requestsInFlight.get()).toBe(0);
});

it.each([
  ['that nobody answered', 'renameRoom', false],
  ['that asks now and then', 'pollPlanningTool', true],
] as const)('after a request %s the connection is probed, or not', async (_, name, online) => {
  vi.stubGlobal('fetch', async () => Response.error());
  onTestFinished(() => {
    onlineManager.setOnline(true);
    vi.unstubAllGlobals();
  });
  const nobody = new ApiFailure(0, 'unreachable');
  await expect(trackRequest(name, Promise.reject(nobody))).rejects.toBe(nobody);
  expect(onlineManager.isOnline()).toBe(online);
});
