import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { whenOnline } from './connection.ts';

afterEach(() => onlineManager.setOnline(true));

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
