import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from '../platform/browser-storage.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { discard, outbox } from './outbox.ts';
import { pendingTag } from './id-map.ts';
import { flushOutbox } from './flush-outbox.ts';
import { sendOrEnqueue } from './mutation-queue.ts';

const projectId = 'aB3dE6gH';

/** Of the set on the server. */
let version: number;

beforeEach(() => {
  version = 2;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } });
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, locks: navigator.locks });
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    if (new Headers(headers).get('if-match') !== `"${version}"`)
      return Response.json({ code: 'stale', message: 'stale' }, { status: 412 });
    version += 1;
    return Response.json({ id: 5 }, { headers: { etag: `"${version}"` } });
  });
  onlineManager.setOnline(false);
});

afterEach(() => {
  for (const key of browserStorage.keys()) browserStorage.removeItem(key);
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Saves the set in a window that has seen a version of it; answers the tag that it has there then. */
const save = (name: string, seen: string): Promise<string> =>
  sendOrEnqueue(
    'saveSet',
    { params: { projectId, setId: 5 }, body: { payload: { id: 5, name } }, ifMatch: seen },
    async () => '',
    pendingTag,
  );

describe('a set that is saved twice without a connection', () => {
  test('is asked about where another window has not seen what the first saved', async () => {
    await save('Jedno okno', '"2"');
    await save('Drugie okno', '"2"');
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'conflict', why: 'changed' });
    expect(outbox.changes(projectId)).toMatchObject([{ body: { payload: { name: 'Drugie okno' } } }]);
  });

  test('is asked about also where the first has been sent meanwhile', async () => {
    await save('Jedno okno', '"2"');
    await flushOutbox(projectId);
    await save('Drugie okno', '"2"');
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'conflict', why: 'changed' });
  });

  test('is not asked about where the first was seen, while that waits or afterwards', async () => {
    const second = await save('Dwa razy', await save('Raz', '"2"'));
    expect(await flushOutbox(projectId)).toEqual({ kind: 'sent', count: 2 });
    await save('Trzy razy', second);
    expect(await flushOutbox(projectId)).toEqual({ kind: 'sent', count: 1 });
  });

  test('goes on from what the first began with where that is given up', async () => {
    await save('Dwa razy', await save('Raz', '"2"'));
    const [first] = outbox.changes(projectId);
    if (first) discard(projectId, first);
    expect(await flushOutbox(projectId)).toEqual({ kind: 'sent', count: 1 });
  });
});
