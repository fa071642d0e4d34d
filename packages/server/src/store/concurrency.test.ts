import { describe, expect, test } from 'vitest';
import type { Change } from '../project/change.ts';
import { createProject, loadProject, removeProject, type StoredProject } from '../project/projects.store.ts';
import { addToRoom } from '../project/rooms/room-entries.store.ts';
import { createRoom } from '../project/rooms/rooms.store.ts';
import { addEcatalogItem } from '../project/ecatalog-items/ecatalog-items.store.ts';
import { createSet, findSet, removeSet, saveSet } from '../project/sets/sets.store.ts';
import { engines } from '../testing/engines.ts';
import { rowsOf } from './operation.ts';
import { queryBuilder } from './tables.ts';
import type { Store } from './store.ts';

const WRITERS = 50;
const projectId = 'aaaaaaaa';
const change = (seen?: readonly number[]): Change => ({ projectId, expectedVersions: seen, now: 2000 });
const contents = { name: 'Umywalka', seriesId: 5, document: '{}' };

const load = async (store: Store): Promise<StoredProject> => {
  const project = await store.read(() => loadProject(projectId));
  if (project === undefined) throw new Error('the project is gone');
  return project;
};

/** Runs the work of all writers concurrently. */
const inParallel = (work: (writer: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: WRITERS }, (_, writer) => work(writer)));

describe.each(engines)('fifty writers on one project on $name', ({ name, create }) => {
  /** One store per writer, as separate processes would have. SQLite allows only one store per file. */
  const open = async (): Promise<(writer: number) => Store> => {
    const database = create();
    const first = await database.open();
    const stores = name === 'SQLite' ? [first] : [first, await database.open(), await database.open()];
    await first.write(() => createProject({ id: projectId, name: 'Dom', deploymentId: 'el12' }, 1000));
    await first.write(() => createRoom(change(), 'Salon'));
    return (writer) => stores[writer % stores.length] ?? first;
  };

  test('lose no piece, no room and no version', async () => {
    const storeOf = await open();
    await inParallel(async (writer) => {
      const store = storeOf(writer);
      const products = { ...change(), roomId: 1, list: 'roomProducts' } as const;
      await store.write(() => addToRoom(products, [{ id: writer % 5, quantity: 2 }]));
      await store.write(() => addEcatalogItem(change(), { catalogId: 7, symbol: 'S', name: 'N', quantity: 3 }));
      await store.write(() => createRoom(change(), `Pokój ${writer}`));
    });
    const { rooms, ecatalogItems, version } = await load(storeOf(0));
    const salon = rooms.at(-1);
    expect(salon?.products.toSorted((one, other) => one.id - other.id)).toEqual(
      [0, 1, 2, 3, 4].map((id) => ({ id, quantity: 20 })),
    );
    expect(ecatalogItems).toEqual([{ catalogId: 7, symbol: 'S', name: 'N', quantity: 150 }]);
    expect(rooms.map(({ id }) => id)).toEqual(Array.from({ length: 51 }, (_, index) => 51 - index));
    expect(version).toBe(2 + 3 * WRITERS);
  });

  test('leave no orphans and no duplicates while sets are added and deleted', async () => {
    const storeOf = await open();
    await inParallel(async (writer) => {
      const store = storeOf(writer);
      const set = await store.write(() => createSet(change(), contents));
      if (!set.ok) throw new Error('no set');
      const setId = set.value.id;
      const sets = { ...change(), roomId: 1, list: 'roomSets' } as const;
      await Promise.all([
        store.write(() => addToRoom(sets, [{ id: setId, quantity: 1 }])),
        writer % 2 === 0 ? storeOf(writer + 1).write(() => removeSet({ ...change(), setId })) : undefined,
      ]);
    });
    const { rooms, sets } = await load(storeOf(0));
    const entries = await storeOf(0).read(() => rowsOf(queryBuilder.selectFrom('roomSets').select('entryId')));
    const ids = sets.map(({ id }) => id);
    expect(ids).toHaveLength(WRITERS / 2);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rooms[0]?.sets.map(({ id }) => id).toSorted((one, other) => other - one)).toEqual(ids);
    expect(entries).toHaveLength(ids.length);
  });

  test('reject changes based on an outdated version', async () => {
    const storeOf = await open();
    await storeOf(0).write(() => createSet(change(), { ...contents, name: '' }));
    await inParallel(async (writer) => {
      const store = storeOf(writer);
      for (;;) {
        const seen = await store.read(() => findSet(projectId, 1));
        if (!seen.ok) throw new Error('no set');
        const next = { name: `${seen.value.name} ${writer}` };
        const saved = await store.write(() => saveSet({ ...change([seen.value.version]), setId: 1 }, next));
        if (saved.ok) return;
      }
    });
    const [set] = (await load(storeOf(0))).sets;
    const numbers = set?.name.trim().split(' ').map(Number);
    expect(numbers?.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: WRITERS }, (_, index) => index),
    );
    expect(set?.version).toBe(1 + WRITERS);
  });

  // Holds R9.
  test('see each other’s changes completely or not at all', async () => {
    const storeOf = await open();
    const products = { ...change(), roomId: 1, list: 'roomProducts' } as const;
    const pair = [1, 2].map((id) => ({ id, quantity: 1 }));
    const torn: unknown[] = [];
    await inParallel(async (writer) => {
      await storeOf(writer).write(() => addToRoom(products, pair));
      const { rooms, version } = await load(storeOf(writer + 1));
      const [one, other] = rooms.at(-1)?.products ?? [];
      if (one?.quantity !== other?.quantity || one?.quantity !== version - 2) torn.push({ one, other, version });
    });
    expect(torn).toEqual([]);
  });

  test('change nothing after one of them has deleted the project', async () => {
    const storeOf = await open();
    const rooms = await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) =>
        writer === 10
          ? storeOf(writer).write(() => removeProject(change()))
          : storeOf(writer).write(() => createRoom(change(), 'Pokój')),
      ),
    );
    const [row] = await storeOf(0).read(() =>
      rowsOf(queryBuilder.selectFrom('projects').select(['version', 'nextRoomId', 'deletedAt'])),
    );
    const made = rooms.filter((room, writer) => room.ok && writer !== 10).length;
    expect(row).toEqual({ version: 3 + made, nextRoomId: 2 + made, deletedAt: 2000 });
  });
});
