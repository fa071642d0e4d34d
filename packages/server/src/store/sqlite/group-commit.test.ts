import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { createProject } from '../../project/projects.store.ts';
import { aFolder } from '../../testing/server-process.ts';
import { StoreUnavailable } from '../store.ts';
import { openSqliteStore } from './sqlite-store.ts';

/** A store, and another process that writes to the same file. */
const aHeldStore = async () => {
  const file = join(aFolder(), 'ramka.sqlite');
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  const other = new Database(file);
  onTestFinished(() => void other.close());
  other.exec('BEGIN IMMEDIATE');
  const add = (id: string) => store.write(() => createProject({ id, name: 'Dom', deploymentId: 'el12' }, 1));
  return { other, add };
};

test('a change waits for another writing process without blocking other requests', async () => {
  const { other, add } = await aHeldStore();
  let isSettled = false;
  const changes = Promise.all([add('aaaaaaaa'), add('bbbbbbbb')]).finally(() => (isSettled = true));
  // A store that blocked the event loop would have given up before this timer.
  await pause(100);
  expect(isSettled).toBe(false);
  const later = add('cccccccc');
  other.exec('COMMIT');
  expect([...(await changes), await later].map(({ ok }) => ok)).toEqual([true, true, true]);
});

test('a change that waits too long fails with a clear error, and the next one succeeds', async () => {
  const { other, add } = await aHeldStore();
  await expect(add('aaaaaaaa')).rejects.toThrow(StoreUnavailable);
  other.exec('COMMIT');
  expect(await add('bbbbbbbb')).toMatchObject({ ok: true });
});
