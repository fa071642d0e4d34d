import { describe, expect, test } from 'vitest';
import { createProject, loadProject, removeProject, restoreProject } from '../project/projects.store.ts';
import type { Store } from '../store/store.ts';
import { engines } from '../testing/engines.ts';
import { tidy } from './tidying.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;
const start = Date.UTC(2030, 0, 1);
const id = 'aaaaaaaa';

const create = async (store: Store, projectId = id): Promise<void> => {
  await store.write(() => createProject({ id: projectId, name: 'Dom', variant: 'el12' }, start));
};

const remove = (store: Store, now: number, projectId = id) =>
  store.write(() => removeProject({ projectId, seen: undefined, now }));

/** Tidies at each of these days after the start; answers on which something was erased. */
const erasingDays = async (store: Store, days: readonly number[]): Promise<readonly number[]> => {
  const erasing: number[] = [];
  for (const day of days) if ((await tidy(store, start + day * DAY)) > 0) erasing.push(day);
  return erasing;
};

const daily = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe.each(engines)('tidying the store on $name', ({ create: createDatabase }) => {
  const open = async (): Promise<Store> => {
    const store = await createDatabase().open();
    await create(store);
    return store;
  };

  test('erases a deleted project after 30 days, and no other', async () => {
    const store = await open();
    await create(store, 'bbbbbbbb');
    await remove(store, start + 0.5 * DAY);
    expect(await erasingDays(store, daily(0, 40))).toEqual([31]);
    expect(await store.read(() => loadProject('bbbbbbbb'))).toBeDefined();
  });

  test('erases nothing early when the clock is years ahead for days, whatever restarts', async () => {
    const store = await open();
    await erasingDays(store, [0]);
    await remove(store, start + 0.5 * DAY);
    const ahead = daily(1, 5).flatMap((day) => [0, 0.01, 0.5].map((part) => YEAR / DAY + day + part));
    expect(await erasingDays(store, ahead)).toEqual([]);
    const restored = await store.write(() => restoreProject(id, start + 6 * DAY));
    expect(restored.ok).toBe(true);
  });

  test('goes on as before once the clock is right again', async () => {
    const store = await open();
    await erasingDays(store, [0]);
    await remove(store, start + 0.5 * DAY);
    expect(await erasingDays(store, [1, 2000, 2001, -9000, 2, ...daily(3, 40)])).toEqual([31]);
  });

  test('erases nothing at once that was deleted while the clock was years behind', async () => {
    const store = await open();
    await erasingDays(store, [0, 1]);
    await remove(store, start - 9 * YEAR);
    expect(await erasingDays(store, daily(2, 40))).toEqual([32]);
  });

  test('keeps what was deleted while the clock was ahead until that day has come and gone', async () => {
    const store = await open();
    await erasingDays(store, [0, 1]);
    await remove(store, start + 20 * DAY);
    expect(await erasingDays(store, daily(2, 60))).toEqual([50]);
  });

  test('is done once a day, however many servers start', async () => {
    const store = await open();
    await erasingDays(store, daily(0, 20));
    await remove(store, start + 0.5 * DAY);
    expect(await erasingDays(store, [20.1, 20.2, 20.9])).toEqual([]);
  });
});
