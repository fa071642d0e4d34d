import { repeatableCalls } from '@ramka/contract/routes';
import { describe, expect, test } from 'vitest';
import { withKeptChanges } from './kept-changes.ts';
import { FIRST_TEMPORARY, keptCalls, type KeptChange } from './outbox.ts';
import { newProjectFromWire, type Project } from './project.ts';

const projectId = 'abcdEFGH';
const other = FIRST_TEMPORARY + 1;

const project: Project = {
  ...newProjectFromWire({ id: projectId, name: 'Dom', variant: 'el12', groups: [], mioIntegration: null, look: null }),
  rooms: [
    {
      id: 1,
      name: 'Kuchnia',
      sets: [{ id: 5, quantity: 9998 }],
      products: [{ id: 801, quantity: 1 }],
      planningId: null,
      look: null,
    },
  ],
};

const change = (overrides: Partial<KeptChange> & Pick<KeptChange, 'name'>): KeptChange => ({
  key: 'k',
  temporaryId: null,
  follows: false,
  ...overrides,
});

const inRoom = (groupId: number, more: Readonly<Record<string, number>> = {}) => ({ projectId, groupId, ...more });
const entries = (...payload: readonly { readonly id: number; readonly quantity: number }[]) => ({ payload });

test('what waits is made once by the server, or is the same made twice', () => {
  expect(keptCalls.filter((name) => !repeatableCalls.has(name))).toEqual(['tickSite']);
});

describe('a project with what waits for the network', () => {
  test('has a new room, a new set, and that set in that room', () => {
    const left = withKeptChanges(project, [
      change({ name: 'createRoom', params: { projectId }, body: { name: 'Garaż' }, temporaryId: FIRST_TEMPORARY }),
      change({
        name: 'createSet',
        params: { projectId },
        body: { payload: { name: 'Przy bramie', modules: { 1: {}, 2: {} }, controllers: {} } },
        temporaryId: other,
      }),
      change({ name: 'addRoomSets', params: inRoom(FIRST_TEMPORARY), body: entries({ id: other, quantity: 2 }) }),
    ]);
    expect(left.rooms[0]).toMatchObject({ id: FIRST_TEMPORARY, name: 'Garaż', sets: [{ id: other, quantity: 2 }] });
    expect(left.sets).toMatchObject([{ id: other, name: 'Przy bramie', slots: 2, price: 0, awaited: true }]);
  });

  test('adds pieces as the server does, sets them, and takes them away', () => {
    const add = change({ name: 'addRoomSets', params: inRoom(1), body: entries({ id: 5, quantity: 5 }) });
    expect(withKeptChanges(project, [add]).rooms[0]?.sets).toEqual([{ id: 5, quantity: 9999 }]);
    const set = change({ name: 'changeRoomSets', params: inRoom(1), body: entries({ id: 5, quantity: 3 }) });
    expect(withKeptChanges(project, [add, set]).rooms[0]?.sets).toEqual([{ id: 5, quantity: 3 }]);
    const remove = change({ name: 'removeRoomSet', params: inRoom(1, { bundleId: 5 }) });
    const removeProduct = change({ name: 'removeRoomProduct', params: inRoom(1, { productId: 801 }) });
    expect(withKeptChanges(project, [remove, removeProduct]).rooms[0]).toMatchObject({ sets: [], products: [] });
  });

  test('is the same where what waits was meant for something that is gone, or cannot be read', () => {
    const gone = change({ name: 'renameRoom', params: inRoom(77), body: { name: 'Hol' } });
    const broken = change({
      name: 'addRoomSets',
      params: inRoom(1),
      body: { payload: [{ id: '<b>', quantity: {} }, null] },
    });
    expect(withKeptChanges(project, [gone, broken])).toEqual(project);
  });
});
