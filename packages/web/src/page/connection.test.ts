import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { loadPart, whenOnline } from './connection.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

it('does something at once where there is a connection', async () => {
  expect(await whenOnline(async () => 'done')).toBe('done');
});

it('waits for the connection, and does it once', async () => {
  const done: string[] = [];
  onlineManager.setOnline(false);
  const waiting = whenOnline(async () => done.push('done'));
  await Promise.resolve();
  expect(done).toEqual([]);
  onlineManager.setOnline(true);
  await waiting;
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  expect(done).toEqual(['done']);
});

// Holds §9.16.
it('gives a part of the app up that has not arrived after two minutes', async () => {
  vi.useFakeTimers();
  const given: string[] = [];
  const waiting = loadPart(() => new Promise<never>(() => undefined)).catch(({ message }: Error) =>
    given.push(message),
  );
  await vi.advanceTimersByTimeAsync(119_999);
  expect(given).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(given).toEqual(['A part of the app did not arrive within 120000 ms']);
  expect(await loadPart(async () => 'arrived')).toBe('arrived');
  expect(vi.getTimerCount()).toBe(0);
});
