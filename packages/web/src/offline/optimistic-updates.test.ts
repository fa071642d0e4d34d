import { idempotentEndpoints } from '@ramka/contract/routes';
import { priceFromDecimal } from '@ramka/domain/money';
import { describe, expect, test } from 'vitest';
import { applyChanges } from './optimistic-updates.ts';
import { queueableChanges } from '../project-changes/index.ts';
import { FIRST_TEMPORARY_ID } from './policy.ts';
import { type QueuedChange } from './outbox.ts';
import { newProjectFromWire, type Project, type Room, type SavedSet } from '../api/project.ts';
import { emptyWireProject } from '../api/testing/wire-project.ts';

const projectId = 'abcdEFGH';
const other = FIRST_TEMPORARY_ID + 1;

const project: Project = {
  ...newProjectFromWire(emptyWireProject(projectId)),
  rooms: [
    {
      id: 1,
      name: 'Kuchnia',
      sets: [{ id: 5, quantity: 9998 }],
      products: [{ id: 801, quantity: 1 }],
      planningId: null,
      setDefaults: null,
    },
  ],
};

const change = (overrides: Partial<QueuedChange> & Pick<QueuedChange, 'name'>): QueuedChange => ({
  key: 'k',
  place: 1,
  temporaryIds: [],
  ...overrides,
});

const renamed = (name: string) => change({ name: 'renameProject', params: { projectId }, body: { name } });

const wallChosen = (groupId: number | null, wall: string | null) =>
  change({ name: 'chooseWall', params: { projectId }, body: { groupId, wall } });

const inRoom = (groupId: number, more: Readonly<Record<string, number>> = {}) => ({ projectId, groupId, ...more });
const entries = (...payload: readonly { readonly id: number; readonly quantity: number }[]) => ({ payload });

test('every queueable change is idempotent or has an idempotency key on the server', () => {
  expect(
    Array.from(Object.values(queueableChanges), ({ endpoint }) => endpoint).filter(
      (name) => !idempotentEndpoints.has(name),
    ),
  ).toEqual(['chooseLook', 'chooseWall', 'changeOrder', 'tickSite', 'changeLabels']);
});

describe('a project with queued changes', () => {
  test('contains a new room, a new set, and that set in that room', () => {
    const after = applyChanges(project, [
      change({
        name: 'createRoom',
        params: { projectId },
        body: { name: 'Garaż' },
        temporaryIds: [FIRST_TEMPORARY_ID],
      }),
      change({
        name: 'createSet',
        params: { projectId },
        body: { payload: { name: 'Przy bramie', modules: { 1: {}, 2: {} }, controllers: {} } },
        temporaryIds: [other],
      }),
      change({ name: 'addRoomSets', params: inRoom(FIRST_TEMPORARY_ID), body: entries({ id: other, quantity: 2 }) }),
    ]);
    expect(after.rooms[0]).toMatchObject({ id: FIRST_TEMPORARY_ID, name: 'Garaż', sets: [{ id: other, quantity: 2 }] });
    expect(after.sets).toMatchObject([{ id: other, name: 'Przy bramie', slots: 2, price: 0, awaited: true }]);
  });

  test('adds quantities like the server, replaces them, and removes entries', () => {
    const add = change({ name: 'addRoomSets', params: inRoom(1), body: entries({ id: 5, quantity: 5 }) });
    expect(applyChanges(project, [add]).rooms[0]?.sets).toEqual([{ id: 5, quantity: 9999 }]);
    const set = change({ name: 'changeRoomSets', params: inRoom(1), body: entries({ id: 5, quantity: 3 }) });
    expect(applyChanges(project, [add, set]).rooms[0]?.sets).toEqual([{ id: 5, quantity: 3 }]);
    const remove = change({ name: 'removeRoomSet', params: inRoom(1, { bundleId: 5 }) });
    const removeProduct = change({ name: 'removeRoomProduct', params: inRoom(1, { productId: 801 }) });
    expect(applyChanges(project, [remove, removeProduct]).rooms[0]).toMatchObject({ sets: [], products: [] });
  });

  test('has its new name', () => {
    expect(applyChanges(project, [renamed('Dom nad morzem'), renamed('Dom w górach')])).toEqual({
      ...project,
      name: 'Dom w górach',
    });
  });

  test('is unchanged if a change concerns a deleted object or cannot be parsed', () => {
    const changeOfDeletedRoom = change({ name: 'renameRoom', params: inRoom(77), body: { name: 'Hol' } });
    const broken = change({
      name: 'addRoomSets',
      params: inRoom(1),
      body: { payload: [{ id: '<b>', quantity: {} }, null] },
    });
    expect(applyChanges(project, [changeOfDeletedRoom, broken])).toEqual(project);
  });

  test('contains several new rooms, one of them with the contents of another, in the chosen order', () => {
    const ids = [FIRST_TEMPORARY_ID, other];
    const after = applyChanges(project, [
      change({
        name: 'createRooms',
        params: { projectId },
        body: { payload: [{ name: 'Łazienka' }, { name: 'Kuchnia (2)', sourceId: 1 }] },
        temporaryIds: ids,
      }),
      change({ name: 'orderRooms', params: { projectId }, body: { payload: [1, other] } }),
      change({
        name: 'fillRooms',
        params: { projectId },
        body: { payload: [{ groupId: FIRST_TEMPORARY_ID, bundles: [{ id: 5, quantity: 2 }], products: [] }] },
      }),
    ]);
    expect(after.rooms.map(({ id, name, sets }) => [id, name, sets])).toEqual([
      [FIRST_TEMPORARY_ID, 'Łazienka', [{ id: 5, quantity: 2 }]],
      [1, 'Kuchnia', [{ id: 5, quantity: 9998 }]],
      [other, 'Kuchnia (2)', [{ id: 5, quantity: 9998 }]],
    ]);
  });

  test('contains a copied room with the set defaults of its source', () => {
    const setDefaults = { lineTag: 'simon-54-premium', subcategoryId: null, finishId: null, colourId: null };
    const chosen = { ...project, rooms: [{ ...aRoom(1), setDefaults }] };
    const copying = change({
      name: 'createRooms',
      params: { projectId },
      body: { payload: [{ name: 'Kopia', sourceId: 1 }] },
      temporaryIds: [FIRST_TEMPORARY_ID],
    });
    expect(applyChanges(chosen, [copying]).rooms.map((room) => room.setDefaults)).toEqual([setDefaults, setDefaults]);
  });

  test.each([
    ['into another room', { from: 1, to: 2, before: 7, copy: false }, [], [5, 7]],
    ['as a copy, last', { from: 1, to: 2, before: null, copy: true }, [5], [7, 5]],
    ['nowhere where it is not', { from: 2, to: 1, before: null, copy: false }, [5], [7]],
  ])('contains a set moved %s', (_where, move, here, there) => {
    const two = { ...project, rooms: [...project.rooms, { ...aRoom(2), sets: [{ id: 7, quantity: 1 }] }] };
    const body = { list: 'bundles', id: 5, ...move };
    const after = applyChanges(two, [change({ name: 'moveRoomEntry', params: { projectId }, body })]);
    expect(after.rooms.map(({ sets }) => sets.map(({ id }) => id))).toEqual([here, there]);
  });

  test('keeps the planning tool’s sets first, and adds to existing quantities', () => {
    const planned = { ...aSavedSet(7), isExternal: true };
    const rooms = [...project.rooms, { ...aRoom(2), sets: [{ id: 7, quantity: 1 }] }];
    const move = change({
      name: 'moveRoomEntry',
      params: { projectId },
      body: { list: 'bundles', id: 5, from: 1, to: 2, before: 7, copy: true },
    });
    const after = applyChanges({ ...project, rooms, sets: [planned] }, [move, move]);
    expect(after.rooms[1]?.sets).toEqual([
      { id: 7, quantity: 1 },
      { id: 5, quantity: 9999 },
    ]);
  });

  test('contains copies of sets, one behind its original in a room', () => {
    const sets = [{ ...aSavedSet(5), name: 'Biurko' }];
    const after = applyChanges({ ...project, sets }, [
      change({ name: 'duplicateInRoom', params: inRoom(1, { setId: 5 }), temporaryIds: [FIRST_TEMPORARY_ID] }),
      change({
        name: 'copySet',
        params: { projectId },
        query: { sourceId: '5' },
        body: { name: 'Kopia' },
        temporaryIds: [other],
      }),
    ]);
    expect(after.sets.map(({ id, name, awaited }) => [id, name, awaited])).toEqual([
      [other, 'Kopia', true],
      [FIRST_TEMPORARY_ID, 'Biurko (2)', true],
      [5, 'Biurko', undefined],
    ]);
    expect(after.rooms[0]?.sets.map(({ id }) => id)).toEqual([5, FIRST_TEMPORARY_ID]);
  });

  test('has the chosen set defaults, of the project or of a room', () => {
    const defaults = { frameCategory: 'simon-54-go', subcategoryId: null, finish: 3, colorId: null };
    const choose = (groupId: number | null) =>
      change({ name: 'chooseLook', params: { projectId }, body: { groupId, look: defaults } });
    const after = applyChanges(project, [choose(null), choose(1)]);
    expect([after.setDefaults, after.rooms[0]?.setDefaults].map((chosen) => chosen?.lineTag)).toEqual([
      'simon-54-go',
      'simon-54-go',
    ]);
  });

  test('has the chosen walls, of the project and of a room, until they are taken back', () => {
    const after = applyChanges(project, [wallChosen(null, 'sage'), wallChosen(1, '#20242a')]);
    expect([after.wall, after.rooms[0]?.wall]).toEqual(['sage', '#20242a']);
    expect(applyChanges(after, [wallChosen(1, null)]).rooms[0]?.wall).toBeNull();
  });
});

const aRoom = (id: number): Room => ({ id, name: 'Hol', sets: [], products: [], planningId: null, setDefaults: null });

const aSavedSet = (id: number): SavedSet => ({
  id,
  name: '',
  seriesTag: 's54',
  version: '3',
  price: priceFromDecimal(12.5),
  description: '',
  contents: '',
  isExternal: false,
  slots: 2,
  emptySlots: 0,
  boxes: 2,
});
