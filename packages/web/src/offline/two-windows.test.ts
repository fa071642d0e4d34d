import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from '../platform/browser-storage.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { outbox } from './outbox.ts';
import { discard } from './queue-operations.ts';
import { pendingTag } from './id-map.ts';
import { flushOutbox } from './flush-outbox.ts';
import { sendOrEnqueue } from './mutation-queue.ts';

const projectId = 'aB3dE6gH';

/** Version of the set on the server. */
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

/** Saves the set in a window that has seen a certain version. Resolves to the set's entity tag in that window. */
const save = (name: string, etag: string): Promise<string> =>
  sendOrEnqueue(
    'saveSet',
    { params: { projectId, setId: 5 }, body: { payload: { id: 5, name } }, ifMatch: etag },
    async () => '',
    pendingTag,
  );

describe('a set that is saved twice offline', () => {
  test('opens a question if another window has not seen the first save', async () => {
    await save('Jedno okno', '"2"');
    await save('Drugie okno', '"2"');
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'conflict', why: 'changed' });
    expect(outbox.changes(projectId)).toMatchObject([{ body: { payload: { name: 'Drugie okno' } } }]);
  });

  test('also opens a question if the first save has been sent meanwhile', async () => {
    await save('Jedno okno', '"2"');
    await flushOutbox(projectId);
    await save('Drugie okno', '"2"');
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'conflict', why: 'changed' });
  });

  test('opens no question if the first save was seen, while it is queued or afterwards', async () => {
    const second = await save('Dwa razy', await save('Raz', '"2"'));
    expect(await flushOutbox(projectId)).toEqual({ kind: 'sent', count: 2 });
    await save('Trzy razy', second);
    expect(await flushOutbox(projectId)).toEqual({ kind: 'sent', count: 1 });
  });

  test('is based on the original version if the first save is discarded', async () => {
    await save('Dwa razy', await save('Raz', '"2"'));
    const [first] = outbox.changes(projectId);
    if (first) discard(projectId, first);
    expect(await flushOutbox(projectId)).toEqual({ kind: 'sent', count: 1 });
  });
});
