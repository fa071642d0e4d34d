import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '../page/browser-storage.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { keep, newKey, outbox, remove } from './outbox.ts';

const projectId = 'aB3dE6gH';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

afterEach(() => {
  for (const key of browserStorage.keys()) browserStorage.removeItem(key);
  vi.unstubAllGlobals();
});

const addRoom = (project = projectId) =>
  keep(project, 'createRoom', newKey(), { params: { projectId: project }, body: { name: 'Garaż' } });

test('what has come to wait is told apart from what waited before, what was sent, and what is of other projects', () => {
  addRoom();
  const waits = outbox.keptSince(projectId);
  addRoom('zY9xW8vU');
  expect(waits()).toBe(false);
  const change = addRoom();
  expect(waits()).toBe(true);
  remove(projectId, change);
  expect(waits()).toBe(false);
});
