import { err, type Result } from '@ramka/domain/result';
import { describe, expect, test } from 'vitest';
import type { Change } from '../project/change.ts';
import { createProject, loadProject, removeProject, renameProject } from '../project/projects.store.ts';
import { addToRoom, changeInRoom, removeFromRoom, saveSetInRoom } from '../project/rooms/room-entries.store.ts';
import { createRoom, removeRoom } from '../project/rooms/rooms.store.ts';
import { addEcatalogItem } from '../project/ecatalog-items/ecatalog-items.store.ts';
import { createSet, removeSet, saveSet } from '../project/sets/sets.store.ts';
import { engines } from '../testing/engines.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { type Operation, execute } from './operation.ts';
import { type Store, StoreUnavailable } from './store.ts';
import { queryBuilder } from './tables.ts';

const projectId = 'aaaaaaaa';
const change = (seen?: readonly number[]): Change => ({ projectId, expectedVersions: seen, now: 2000 });
const contents = { name: 'Umywalka', seriesId: 5, document: '{}' };

const withProject = async (store: Store): Promise<Store> => {
  await store.write(() => createProject({ id: projectId, name: 'Dom', deploymentId: 'el12' }, 1000));
  return store;
};

function* renameAndRefuse(): Operation<Result<null, string>> {
  yield* execute(queryBuilder.updateTable('projects').set({ name: 'Half' }).where('id', '=', projectId));
  return err('no');
}

function* breakHalfWay(): Operation<Result<null, string>> {
  yield* execute(queryBuilder.updateTable('projects').set({ name: 'Half' }).where('id', '=', projectId));
  throw new Error('a fault');
}

const load = (store: Store) => store.read(() => loadProject(projectId));

describe.each(engines)('the store on $name', ({ create }) => {
  const open = async () => withProject(await create().open());

  test('preserves everything over a restart', async () => {
    const database = create();
    const first = await withProject(await database.open());
    await first.write(() => createRoom(change(), 'Salon'));
    await first.write(() => createSet(change(), contents));
    const entries = { ...change(), roomId: 1, list: 'roomSets' } as const;
    await first.write(() => addToRoom(entries, [{ id: 1, quantity: 3 }]));
    await first.write(() => addEcatalogItem(change(), { catalogId: 7, symbol: 'S', name: 'N', quantity: 2 }));
    const before = await load(first);
    await first.close();
    const second = await database.open();
    expect(await load(second)).toEqual(before);
    expect(before?.rooms).toEqual([
      { id: 1, name: 'Salon', sets: [{ id: 1, quantity: 3 }], products: [], planningId: null, look: null, wall: null },
    ]);
    expect(before?.ecatalogItems).toEqual([{ catalogId: 7, symbol: 'S', name: 'N', quantity: 2 }]);
  });

  // Holds R13, R32.
  test('saves a set for one room: a copy replaces it there, and other rooms keep the set', async () => {
    const store = await open();
    for (const name of ['Salon', 'Kuchnia']) await store.write(() => createRoom(change(), name));
    for (const name of ['A', 'B']) await store.write(() => createSet(change(), { ...contents, name }));
    for (const roomId of [1, 2])
      await store.write(() =>
        addToRoom({ ...change(), roomId, list: 'roomSets' }, [
          { id: 1, quantity: 4 },
          { id: 2, quantity: 1 },
        ]),
      );
    const inRoom = { ...change(), roomId: 2, setId: 1 };
    expect(await store.write(() => saveSetInRoom({ ...inRoom, expectedVersions: [7] }, contents))).toEqual(
      err({ kind: 'stale' }),
    );
    const copy = await store.write(() =>
      saveSetInRoom({ ...inRoom, expectedVersions: [1] }, { ...contents, name: 'Other' }),
    );
    expect(copy).toMatchObject({ ok: true, value: { id: 3, name: 'Other', version: 1 } });
    const project = await load(store);
    expect(project?.rooms.map(({ id, sets }) => ({ id, sets }))).toEqual([
      {
        id: 2,
        sets: [
          { id: 3, quantity: 4 },
          { id: 2, quantity: 1 },
        ],
      },
      {
        id: 1,
        sets: [
          { id: 1, quantity: 4 },
          { id: 2, quantity: 1 },
        ],
      },
    ]);
    expect(await store.write(() => saveSetInRoom(inRoom, contents))).toEqual(err({ kind: 'unknown-set' }));
  });

  // Holds §4.7, R30.
  test('returns rooms and sets newest first', async () => {
    const store = await open();
    for (const name of ['Salon', 'Kuchnia']) await store.write(() => createRoom(change(), name));
    for (const name of ['A', 'B']) await store.write(() => createSet(change(), { ...contents, name }));
    const project = await load(store);
    expect(project?.rooms.map(({ name }) => name)).toEqual(['Kuchnia', 'Salon']);
    expect(project?.sets.map(({ name }) => name)).toEqual(['B', 'A']);
  });

  test('never reuses an id', async () => {
    const store = await open();
    await store.write(() => createSet(change(), contents));
    await store.write(() => removeSet({ ...change(), setId: 1 }));
    await store.write(() => createSet(change(), contents));
    expect((await load(store))?.sets.map(({ id }) => id)).toEqual([2]);
  });

  // Holds §4.10.
  test('removes a deleted set from every room', async () => {
    const store = await open();
    await store.write(() => createSet(change(), contents));
    for (const roomId of [1, 2]) {
      await store.write(() => createRoom(change(), `Room ${roomId}`));
      await store.write(() => addToRoom({ ...change(), roomId, list: 'roomSets' }, [{ id: 1, quantity: 1 }]));
    }
    await store.write(() => removeSet({ ...change(), setId: 1 }));
    expect((await load(store))?.rooms.map(({ sets }) => sets)).toEqual([[], []]);
  });

  test('keeps the sets of a deleted room', async () => {
    const store = await open();
    await store.write(() => createSet(change(), contents));
    await store.write(() => createRoom(change(), 'Salon'));
    await store.write(() => addToRoom({ ...change(), roomId: 1, list: 'roomSets' }, [{ id: 1, quantity: 1 }]));
    await store.write(() => removeRoom(change(), 1));
    const project = await load(store);
    expect(project?.rooms).toEqual([]);
    expect(project?.sets).toHaveLength(1);
  });

  // Holds R8, R30.
  test('lists the entries of a room in the order of adding, whatever changes later', async () => {
    const store = await open();
    await store.write(() => createRoom(change(), 'Salon'));
    const products = { ...change(), roomId: 1, list: 'roomProducts' } as const;
    await store.write(() =>
      addToRoom(
        products,
        [9, 3, 5].map((id) => ({ id, quantity: 1 })),
      ),
    );
    await store.write(() => changeInRoom(products, [{ id: 3, quantity: 7 }]));
    await store.write(() => removeFromRoom(products, 9));
    await store.write(() =>
      addToRoom(
        products,
        [9, 3].map((id) => ({ id, quantity: 2 })),
      ),
    );
    expect((await load(store))?.rooms[0]?.products).toEqual([
      { id: 3, quantity: 9 },
      { id: 5, quantity: 1 },
      { id: 9, quantity: 2 },
    ]);
  });

  // Holds R14.
  test('hides a deleted project, and keeps its id reserved', async () => {
    const store = await open();
    await store.write(() => removeProject(change()));
    expect(await load(store)).toBeUndefined();
    const again = await store.write(() => createProject({ id: projectId, name: 'Dom', deploymentId: 'el12' }, 1));
    expect(again).toEqual(err('taken'));
  });

  // Holds R13.
  test('rejects a change with an outdated version, and changes nothing', async () => {
    const store = await open();
    await store.write(() => createSet(change(), contents));
    const setChange = { ...change([1]), setId: 1 };
    expect((await store.write(() => saveSet(setChange, { name: 'B' }))).ok).toBe(true);
    const before = await load(store);
    expect(await store.write(() => saveSet(setChange, { name: 'C' }))).toEqual(err({ kind: 'stale' }));
    expect(await store.write(() => renameProject(change([1]), 'C'))).toEqual(err({ kind: 'stale' }));
    expect(await load(store)).toEqual(before);
  });

  test('rolls back a rejected change without affecting others of its group', async () => {
    const store = await open();
    const [first, second, third] = await Promise.all([
      store.write(() => createRoom(change(), 'Salon')),
      store.write(renameAndRefuse),
      store.write(() => createRoom(change(), 'Kuchnia')),
    ]);
    expect([first.ok, second.ok, third.ok]).toEqual([true, false, true]);
    const project = await load(store);
    expect(project?.name).toBe('Dom');
    expect(project?.rooms).toHaveLength(2);
  });

  test('isolates a change that throws from others of its group', async () => {
    const store = await open();
    const [room, broken] = await Promise.allSettled([
      store.write(() => createRoom(change(), 'Salon')),
      store.write(breakHalfWay),
    ]);
    expect([room.status, broken.status]).toEqual(['fulfilled', 'rejected']);
    const project = await load(store);
    expect(project?.name).toBe('Dom');
    expect(project?.rooms).toHaveLength(1);
  });

  test('assigns distinct ids to concurrent changes', async () => {
    const store = await open();
    const rooms = await Promise.all(
      Array.from({ length: 200 }, (_, index) => store.write(() => createRoom(change(), `Room ${index}`))),
    );
    const ids = rooms.map((room) => (room.ok ? room.value.id : 0));
    expect(new Set(ids).size).toBe(200);
    expect((await load(store))?.version).toBe(201);
  });

  test('writes queued changes before it closes, and is unavailable afterwards', async () => {
    const database = create();
    const store = await withProject(await database.open());
    const room = store.write(() => createRoom(change(), 'Salon'));
    await store.close();
    expect((await room).ok).toBe(true);
    await expect(load(store)).rejects.toThrow(StoreUnavailable);
    await expect(store.write(() => createRoom(change(), 'Kuchnia'))).rejects.toThrow(StoreUnavailable);
    expect((await load(await database.open()))?.rooms).toHaveLength(1);
  });

  test('rejects data of a newer version of the program', async () => {
    const database = create();
    const newer = {
      number: allMigrations.length + 1,
      name: 'later',
      statements: ['CREATE TABLE "later" ("id" BIGINT)'],
    };
    await (await database.open([...allMigrations, newer])).close();
    await expect(database.open()).rejects.toThrow('install a newer one');
  });

  test('applies a migration completely or not at all', async () => {
    const database = create();
    const broken = {
      number: allMigrations.length + 1,
      name: 'broken',
      statements: ['CREATE TABLE "half" ("id" BIGINT)', 'CREATE TABLE "half" ("id" BIGINT)'],
    };
    await expect(database.open([...allMigrations, broken])).rejects.toThrow('half');
    const mended = { ...broken, statements: ['CREATE TABLE "half" ("id" BIGINT)'] };
    await expect(database.open([...allMigrations, mended])).resolves.toBeDefined();
  });
});
