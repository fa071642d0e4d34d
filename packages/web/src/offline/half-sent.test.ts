import { onlineManager, QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Project } from '../api/project.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { change, cutOff, json, mockNetwork, newSet, projectId, refusal, queuedNames } from '../testing/mock-network.ts';
import { projectQuery } from '../project/project-query.ts';
import { flushOutbox } from './flush-outbox.ts';
import { withPendingChanges } from './optimistic-updates.ts';

const network = mockNetwork();

const project = (rooms: Project['rooms']): Project => ({
  id: projectId,
  name: 'Dom',
  variant: 'el12',
  rooms,
  sets: [],
  products: [],
  selections: [],
  planningAddress: null,
  setDefaults: null,
});

const room = (id: number) => ({ id, name: 'Garaż', sets: [], products: [], planningId: null, setDefaults: null });

const shownIn = ({ rooms }: Project) => rooms.map(({ name, sets }) => [name, sets.map(({ quantity }) => quantity)]);

/** Queues a new room, a change of a set that will cause a conflict, and two sets in the room. */
const workOffline = async () => {
  const garage = Number(await change('createRoom', { body: { name: 'Garaż' } }));
  await change('saveSet', { params: { setId: 5 }, body: { payload: { id: 5, name: 'Biurko' } }, ifMatch: '"2"' });
  const [one, other] = [Number(await newSet('Jeden')), Number(await newSet('Drugi'))];
  const put = (id: number, quantity: number) =>
    change('addRoomSets', { params: { groupId: garage }, body: { payload: [{ id, quantity }] } });
  await put(one, 1);
  await put(other, 2);
};

test('half-sent changes are shown with the server’s ids while a conflict blocks the rest', async () => {
  await workOffline();
  network.answer = ({ path }) => (path.endsWith('/group') ? json({ id: 3 }, 201) : refusal(412, 'stale'));
  expect(await flushOutbox(projectId)).toMatchObject({ kind: 'conflict' });
  expect(queuedNames()).toEqual(['saveSet', 'createSet', 'createSet', 'addRoomSets', 'addRoomSets']);
  expect(shownIn(withPendingChanges(project([room(3)]), Date.now()))).toEqual([['Garaż', [1, 2]]]);
});

test('half-sent changes remain visible offline, although the cached project does not contain them yet', async () => {
  await workOffline();
  const readAt = Date.now() - 1000;
  network.answer = ({ path }) => (path.endsWith('/group') ? json({ id: 3 }, 201) : cutOff());
  await flushOutbox(projectId);
  onlineManager.setOnline(false);
  expect(shownIn(withPendingChanges(project([]), readAt))).toEqual([['Garaż', [1, 2]]]);
  // A project loaded after sending contains the room itself.
  expect(shownIn(withPendingChanges(project([room(3)]), Date.now() + 1000))).toEqual([['Garaż', [1, 2]]]);
  expect(browserStorage.keys().filter((key) => key.includes('.sent.'))).toEqual([]);
});

test('sent changes are not shown twice after the clock of the device was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await change('addRoomSets', { params: { groupId: 3 }, body: { payload: [{ id: 5, quantity: 2 }] } });
  network.answer = () => json({});
  await flushOutbox(projectId);
  vi.setSystemTime(Date.now() - 60 * 60 * 1000);
  network.answer = () =>
    json({
      project: {
        id: projectId,
        name: 'Dom',
        variant: 'el12',
        groups: [
          {
            id: 3,
            name: 'Garaż',
            bundles: [{ id: 5, quantity: 2 }],
            products: [],
            properties: { mioData: null },
            look: null,
          },
        ],
        mioIntegration: null,
        look: null,
      },
      products: [],
      ecatalogProducts: [],
      productSets: [],
    });
  onlineManager.setOnline(true);
  expect(shownIn(await new QueryClient().fetchQuery(projectQuery(projectId)))).toEqual([['Garaż', [2]]]);
});

test('a queued change that cannot be applied leaves the rest of the project readable, and is sent', async () => {
  await change('moveRoomEntry', { body: { list: 'bundles', id: 5, from: 3, to: 3, before: null, copy: false } });
  await change('renameRoom', { params: { groupId: 3 }, body: { name: 'Hol' } });
  // Simulates a browser without a method that applying the change needs.
  vi.spyOn(Array.prototype, 'find').mockImplementationOnce(() => {
    throw new TypeError('find is not a function');
  });
  const shown = withPendingChanges(project([room(3)]), 0);
  expect(shown.rooms.map(({ name }) => name)).toEqual(['Hol']);
  expect(reportError).toHaveBeenCalledOnce();
  network.answer = () => json({});
  expect(await flushOutbox(projectId)).toEqual({ kind: 'sent', count: 2 });
});
