import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '../platform/browser-storage.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { readIdMap, writeIdMap } from './id-map.ts';
import { newIdempotencyKey, outbox, removeChange } from './outbox.ts';
import { enqueue } from './queue-operations.ts';

const projectId = 'aB3dE6gH';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

afterEach(() => {
  for (const key of browserStorage.keys()) browserStorage.removeItem(key);
  vi.unstubAllGlobals();
});

const addRoom = (project = projectId) =>
  enqueue(project, 'createRoom', newIdempotencyKey(), { params: { projectId: project }, body: { name: 'Garaż' } });

test('a queued change belongs to its project until it is sent', () => {
  addRoom('zY9xW8vU');
  const change = addRoom();
  expect(outbox.changes(projectId)).toEqual([change]);
  removeChange(projectId, change);
  expect(outbox.changes(projectId)).toEqual([]);
});

test('a newly queued change never overwrites what another window queues at the same time', () => {
  addRoom();
  const before = localStorage.getItem(`configurator.outbox.${projectId}`);
  writeIdMap(projectId, { realIds: { 9_000_000_000_001: 3 }, tags: {} });
  const storage = localStorage;
  // Browsers propagate changes of `localStorage` to other processes with a delay.
  const getItem = (key: string): string | null =>
    key === `configurator.outbox.${projectId}` ? before : storage.getItem(key);
  vi.stubGlobal('localStorage', Object.assign(memoryStorage(), { getItem, setItem: storage.setItem.bind(storage) }));
  addRoom();
  vi.stubGlobal('localStorage', storage);
  expect(readIdMap(projectId).realIds).toEqual({ 9_000_000_000_001: 3 });
});
