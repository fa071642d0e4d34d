import { ok } from '@ramka/domain/result';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createProject,
  hasUnreadDelivery,
  loadProject,
  markRead,
  type StoredProject,
} from '../project/projects.store.ts';
import { addToRoom } from '../project/rooms/room-entries.store.ts';
import { createRoom } from '../project/rooms/rooms.store.ts';
import { createSet } from '../project/sets/sets.store.ts';
import type { Store } from '../store/store.ts';
import { engines } from '../testing/engines.ts';
import { deliverPlan } from './deliver-plan.store.ts';
import type { Plan, PlannedRoom } from './plan.ts';
import { takeNonce } from './signature.ts';

const projectId = 'aaaaaaaa';
const change = { projectId, expectedVersions: undefined, now: 2000 };
const url = 'https://mio.example/p/1';

const aStore = async (opening: Promise<Store>): Promise<Store> => {
  const store = await opening;
  await store.write(() => createProject({ id: projectId, name: 'Dom', deploymentId: 'el12' }, 1000));
  await store.write(() => createRoom(change, 'Garaż'));
  await store.write(() => createSet(change, { name: 'Mój', seriesId: 5, document: '{}' }));
  await store.write(() => addToRoom({ ...change, roomId: 1, list: 'roomSets' }, [{ id: 1, quantity: 3 }]));
  return store;
};

const load = async (store: Store): Promise<StoredProject> => {
  const project = await store.read(() => loadProject(projectId));
  if (project === undefined) throw new Error('no project');
  return project;
};

const deliver = (store: Store, plan: Plan) => store.write(() => deliverPlan(change, plan));

/** Plans with few distinct names, so that successive plans overlap. Each set occurs once in a plan. */
const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    rooms: fc.uniqueArray(fc.constantFrom('r1', 'r2', 'r3'), { maxLength: 3 }),
    places: fc.dictionary(fc.constantFrom('s1', 's2', 's3', 's4'), fc.nat(2), { maxKeys: 4 }),
    word: fc.constantFrom('a', 'b'),
  })
  .map(({ rooms, places, word }) => ({
    url,
    rooms: rooms.map((room, index) => plannedRoom(room, index, places, word)),
  }));

const plannedRoom = (
  planningId: string,
  index: number,
  places: Readonly<Record<string, number>>,
  word: string,
): PlannedRoom => ({
  planningId,
  name: `Pokój ${planningId} ${word}`,
  sets: Object.entries(places)
    .filter(([, place]) => place === index)
    .map(([name]) => ({
      planningId: name,
      quantity: word.length + index,
      contents: { name: `${name} ${word}`, seriesId: 5, document: '{}' },
    })),
});

/** The part of a project that belongs to the planning tool, as a plan. */
const planOf = ({ planningUrl, rooms, sets }: StoredProject): Plan => ({
  url: planningUrl,
  rooms: rooms.flatMap((room) => {
    const entries = room.sets.flatMap(({ id, quantity }) => {
      const set = sets.find((set) => set.id === id);
      if (set?.planningId === undefined || set.planningId === null) return [];
      const { planningId, name, seriesId, document } = set;
      return [{ planningId, quantity, contents: { name, seriesId, document } }];
    });
    return room.planningId === null ? [] : [{ planningId: room.planningId, name: room.name, sets: entries }];
  }),
});

const inOrder = ({ url, rooms }: Plan): unknown => ({
  url,
  rooms: rooms.toSorted((one, other) => one.planningId.localeCompare(other.planningId)),
});

describe.each(engines)('a plan in the store on $name', ({ create }) => {
  test('equals the delivered plan, whatever was there before, and preserves the visitor’s own data', async () => {
    const store = await aStore(create().open());
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        const before = await load(store);
        const delivered = await deliver(store, plan);
        const after = await load(store);
        expect(inOrder(planOf(after))).toEqual(inOrder(plan));
        expect(after.version).toBe(before.version + (delivered.ok ? 1 : 0));
        expect(after.sets.find(({ id }) => id === 1)).toEqual(before.sets.find(({ id }) => id === 1));
        expect(after.rooms.at(-1)).toEqual(before.rooms.at(-1));
        expect((await deliver(store, plan)).ok).toBe(false);
        expect(await load(store)).toEqual(after);
      }),
      { numRuns: 30 },
    );
  });

  test('becomes the visitor’s own set by set when the link is removed', async () => {
    const store = await aStore(create().open());
    const contents = { name: 'Biurko', seriesId: 5, document: '{}' };
    const sets = [{ planningId: 's1', quantity: 2, contents }];
    await deliver(store, { url, rooms: [{ planningId: 'r1', name: 'Salon', sets }] });
    await deliver(store, { url: null, rooms: [] });
    const { planningUrl, rooms, sets: left } = await load(store);
    expect(planningUrl).toBeNull();
    expect(rooms[0]).toMatchObject({
      id: 2,
      name: 'Salon',
      sets: [{ id: 2, quantity: 2 }],
      products: [],
      planningId: null,
    });
    expect(left[0]).toEqual({ ...contents, id: 2, version: 2, planningId: null });
  });

  // Holds R16.
  test('is unread until it is read; reading an older version does not hide a newer one', async () => {
    const store = await aStore(create().open());
    expect(hasUnreadDelivery(await load(store))).toBe(false);
    await deliver(store, { url, rooms: [] });
    const first = await load(store);
    await deliver(store, { url: `${url}?2`, rooms: [] });
    const second = await load(store);
    await store.write(() => markRead(first));
    expect(hasUnreadDelivery(await load(store))).toBe(true);
    await store.write(() => markRead(second));
    await store.write(() => markRead(first));
    expect(hasUnreadDelivery(await load(store))).toBe(false);
    expect((await load(store)).version).toBe(second.version);
  });

  test('has a nonce that is accepted once among concurrent requests', async () => {
    const store = await aStore(create().open());
    const takings = await Promise.all(
      Array.from({ length: 8 }, () => store.write(() => takeNonce('n'.repeat(16), 5000, 1))),
    );
    expect(takings.filter(({ ok }) => ok)).toHaveLength(1);
    const later = 5000 + 11 * 60 * 1000;
    expect(await store.write(() => takeNonce('m'.repeat(16), later, later))).toEqual(ok(null));
    expect(await store.write(() => takeNonce('n'.repeat(16), later, later))).toEqual(ok(null));
  });
});
