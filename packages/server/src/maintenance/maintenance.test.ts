import { ok } from '@ramka/domain/result';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createProject, loadProject, removeProject, restoreProject } from '../project/projects.store.ts';
import { execute, chunk, rowsOf } from '../store/operation.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { queryBuilder } from '../store/tables.ts';
import { engines } from '../testing/engines.ts';
import { ERASED_A_DAY, runMaintenance, scheduleMaintenance } from './maintenance.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;
const start = Date.UTC(2030, 0, 1);
const id = 'aaaaaaaa';

const create = async (store: Store, projectId = id): Promise<void> => {
  await store.write(() => createProject({ id: projectId, name: 'Dom', deploymentId: 'el12' }, start));
};

const remove = (store: Store, now: number, projectId = id) =>
  store.write(() => removeProject({ projectId, expectedVersions: undefined, now }));

/** Runs maintenance on each of these days after the start. Returns the days on which projects were erased. */
const erasingDays = async (store: Store, days: readonly number[]): Promise<readonly number[]> => {
  const erasing: number[] = [];
  for (const day of days) if ((await runMaintenance(store, start + day * DAY)) > 0) erasing.push(day);
  return erasing;
};

/** Creates many projects with the same time of deletion. */
const removeMany = async (store: Store, count: number, deletedAt: number): Promise<void> => {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `b${index}`,
    name: 'Dom',
    variant: 'el12',
    version: 1,
    nextRoomId: 1,
    nextSetId: 1,
    createdAt: start,
    changedAt: start,
    deletedAt,
  }));
  await store.write(function* () {
    for (const portion of chunk(rows))
      yield* execute(queryBuilder.insertInto('projects').values(portion.map(([row]) => row)));
    return ok(null);
  });
};

const daily = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe.each(engines)('maintenance of the store on $name', ({ create: createDatabase }) => {
  const open = async (): Promise<Store> => {
    const store = await createDatabase().open();
    await create(store);
    return store;
  };

  // Holds R14.
  test('erases a deleted project after 30 days, and no other', async () => {
    const store = await open();
    await create(store, 'bbbbbbbb');
    await remove(store, start + 0.5 * DAY);
    expect(await erasingDays(store, daily(0, 40))).toEqual([31]);
    expect(await store.read(() => loadProject('bbbbbbbb'))).toBeDefined();
  });

  test('erases at most a thousand projects per day, oldest deletion first, however far ahead the clock is', async () => {
    const store = await open();
    await removeMany(store, ERASED_A_DAY + 1, start);
    await remove(store, start + 10 * DAY);
    expect(await runMaintenance(store, start + 10 * YEAR)).toBe(ERASED_A_DAY);
    const restored = await store.write(() => restoreProject(id, start + 11 * DAY));
    expect(restored.ok).toBe(true);
    expect(await runMaintenance(store, start + 10 * YEAR + DAY)).toBe(1);
  });

  test('keeps projects that were deleted while the clock was ahead until 30 days after that date', async () => {
    const store = await open();
    await erasingDays(store, [0, 1]);
    await remove(store, start + 20 * DAY);
    expect(await erasingDays(store, daily(2, 60))).toEqual([50]);
  });
});

test('runs an hour after the start of a server, when its clock is synchronised, and not before', async () => {
  const store = await openSqliteStore(':memory:');
  await create(store);
  await remove(store, Date.now() - 31 * DAY);
  const rows = () => store.read(() => rowsOf(queryBuilder.selectFrom('projects').select('id')));
  const app = Fastify();
  onTestFinished(() => app.close());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  scheduleMaintenance(app, store);
  await app.listen({ port: 0, host: '127.0.0.1' });
  vi.advanceTimersByTime(59 * 60 * 1000);
  expect(await rows()).toHaveLength(1);
  vi.advanceTimersByTime(60 * 1000);
  vi.useRealTimers();
  await expect.poll(rows).toHaveLength(0);
});

describe.each(engines)('expired rows on $name', ({ create: createDatabase }) => {
  test('are deleted in batches of a thousand, and other changes run in between', async () => {
    const store = await createDatabase().open();
    await create(store);
    const rows = Array.from({ length: 5001 }, (_, index) => ({
      projectId: id,
      key: `key-${index}`,
      callName: 'createRoom',
      // Some have equal times; the last one is a day old.
      sentAt: index === 5000 ? start + 20 * DAY : start + Math.floor(index / 700),
      answer: '{}',
      digest: null,
    }));
    await store.write(function* () {
      for (const portion of chunk(rows))
        yield* execute(queryBuilder.insertInto('sentChanges').values(portion.map(([row]) => row)));
      return ok(null);
    });
    let batchesSeen = 0;
    const watched: Store = {
      ...store,
      write: async (operation) => {
        const left = await store.read(() => rowsOf(queryBuilder.selectFrom('sentChanges').select('key')));
        const done = await store.write(operation);
        const after = await store.read(() => rowsOf(queryBuilder.selectFrom('sentChanges').select('key')));
        if (after.length < left.length) batchesSeen += 1;
        expect(left.length - after.length).toBeLessThanOrEqual(1000);
        return done;
      },
    };
    await runMaintenance(watched, start + 21 * DAY);
    expect(batchesSeen).toBe(5);
    expect(await store.read(() => rowsOf(queryBuilder.selectFrom('sentChanges').select('key')))).toEqual([
      { key: 'key-5000' },
    ]);
  });
});
