import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { whileOnline } from './while-online.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const unanswered = () => new Promise<string>(() => undefined);

it('passes an answer on, and leaves nothing behind', async () => {
  vi.useFakeTimers();
  await expect(whileOnline(Promise.resolve('price'), 1000)).resolves.toBe('price');
  expect(vi.getTimerCount()).toBe(0);
});

it('fails at the moment in which the connection is lost', async () => {
  const request = whileOnline(unanswered(), 60_000);
  onlineManager.setOnline(false);
  await expect(request).rejects.toMatchObject({ code: 'unreachable' });
});

it('fails if there is no response in time, and probes the connection', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const request = whileOnline(unanswered(), 1000);
  const [settled] = await Promise.all([Promise.allSettled([request]), vi.advanceTimersByTimeAsync(1000)]);
  expect(settled).toMatchObject([{ status: 'rejected', reason: { code: 'unreachable' } }]);
  await vi.waitFor(() => expect(onlineManager.isOnline()).toBe(false));
});
