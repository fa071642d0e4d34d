import { describe, expect, test } from 'vitest';
import { browserStorage } from '../platform/browser-storage.ts';
import { change, cutOff, json, mockNetwork, newSet, projectId, refusal, queuedNames } from '../testing/mock-network.ts';
import { FIRST_TEMPORARY_ID } from './policy.ts';
import { outbox } from './outbox.ts';
import { pendingTag } from './id-map.ts';
import { flushOutbox } from './flush-outbox.ts';

const network = mockNetwork();

/** Returns the pending tag of each queued change. */
const tags = () => outbox.changes(projectId).map(pendingTag);

/** A set for a room, in the wire format. */
const fill = (groupId: number) => ({ groupId, bundles: [{ id: 5, quantity: 1 }], products: [] });

describe('queued changes', () => {
  test('are sent in order under their keys, with the ids and versions from earlier responses', async () => {
    const room = Number(await change('createRoom', { body: { name: 'Garaż' } }));
    const set = Number(await newSet());
    await change('addRoomSets', { params: { groupId: room }, body: { payload: [{ id: set, quantity: 2 }] } });
    await change('renameSet', { params: { setId: set }, body: { name: 'Nad blatem' }, ifMatch: '"0"' });
    expect(queuedNames()).toEqual(['createRoom', 'createSet', 'addRoomSets', 'renameSet']);
    expect(new Set([room, set]).size).toBe(2);
    expect(Math.min(room, set)).toBeGreaterThanOrEqual(FIRST_TEMPORARY_ID);
    network.answer = ({ path }) =>
      path.endsWith('/group') ? json({ id: 3 }, 201) : path.endsWith('/set') ? json({ id: 8 }, 201, '"1"') : json([]);
    expect(await flushOutbox(projectId)).toEqual({ kind: 'sent', count: 4 });
    expect(network.calls()).toEqual(['POST /group', 'POST /set', 'POST /group/3/setlist', 'POST /set/8/name']);
    expect(network.requests[2]?.body).toEqual({ payload: [{ id: 8, quantity: 2 }] });
    expect(network.requests[3]?.headers.get('if-match')).toBe('"1"');
    expect(new Set(network.requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(4);
    expect([outbox.realId(projectId, room), outbox.realId(projectId, set)]).toEqual([3, 8]);
  });

  test('of two windows are complete, although each started from the same state', async () => {
    const before = browserStorage.keys();
    await change('createRoom', { body: { name: 'Tu' } });
    const here = browserStorage.keys().filter((key) => !before.includes(key));
    const texts = here.map((key) => [key, browserStorage.getItem(key) ?? ''] as const);
    for (const key of here) browserStorage.removeItem(key);
    await change('createRoom', { body: { name: 'Tam' } });
    for (const [key, text] of texts) browserStorage.setItem(key, text);
    expect(queuedNames()).toEqual(['createRoom', 'createRoom']);
  });

  test('are sent one at a time, whichever window sends them', async () => {
    await change('createRoom', { body: { name: 'Tu' } });
    network.answer = async () => json({ id: 1 }, 201);
    const sendings = await Promise.all([flushOutbox(projectId), flushOutbox(projectId)]);
    expect(sendings).toEqual([
      { kind: 'sent', count: 1 },
      { kind: 'sent', count: 0 },
    ]);
    expect(network.requests).toHaveLength(1);
  });

  test.each([
    ['nobody answers', cutOff],
    ['the server fails', () => refusal(500, 'internal')],
    ['it came in too slowly', () => refusal(408, 'malformed')],
    ['the server is too busy', () => refusal(429, 'too-many-requests')],
    ['a gateway answers', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a gateway knows of no server', () => new Response('404 page not found', { status: 404 })],
    ['a network asks to log in', () => new Response('<h1>Hotel</h1>', { status: 200 })],
    ['a network refuses', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
    ['a gateway refuses in JSON of its own', () => refusal(403, 'ACCESS_DENIED')],
    ['a gateway takes the header that calls need', () => refusal(403, 'missing-request-header')],
    ['an older server does not know the call', () => refusal(404, 'not-found')],
    ['the answer is cut off', () => new Response('{"id":', { status: 201 })],
  ])('stay queued if %s, and are sent again under the same key', async (_what, failing) => {
    await change('createRoom', { body: { name: 'Garaż' } });
    network.answer = failing;
    expect(await flushOutbox(projectId)).toEqual({ kind: 'waits' });
    expect(queuedNames()).toEqual(['createRoom']);
    network.answer = () => json({ id: 3 }, 201);
    expect(await flushOutbox(projectId)).toEqual({ kind: 'sent', count: 1 });
    expect(network.requests[1]?.headers.get('idempotency-key')).toBe(
      network.requests[0]?.headers.get('idempotency-key'),
    );
  });

  test.each([
    ['createRoom', () => new Response(null, { status: 204 })],
    ['createRoom', () => json({})],
    ['createRooms', () => json([{ id: 3 }])],
    ['renameRoom', () => new Response(null, { status: 204 })],
    ['renameRoom', () => json('ok')],
    ['deleteRoom', () => json({})],
  ] as const)('stay queued if the response to %s does not contain the result', async (name, answer) => {
    await change(name, { params: { groupId: 1 }, body: { payload: [{ name: 'Hol' }, { name: 'Taras' }] } });
    network.answer = answer;
    expect(await flushOutbox(projectId)).toEqual({ kind: 'waits' });
    expect(queuedNames()).toEqual([name]);
  });

  test('leave no data if the project was removed while one was in flight', async () => {
    await change('createRoom', { body: { name: 'Garaż' } });
    network.answer = () => {
      for (const key of browserStorage.keys()) browserStorage.removeItem(key);
      return json({ id: 3 }, 201);
    };
    await flushOutbox(projectId);
    expect(browserStorage.keys()).toEqual([]);
  });

  test('are reported as lost with their project, and stay stored until it is removed', async () => {
    await change('createRoom', { body: { name: 'Garaż' } });
    network.answer = () => refusal(404, 'unknown-project');
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'gone' });
  });

  test('are read regardless of other data in the storage', async () => {
    await change('createRoom', { body: { name: 'Garaż' } });
    for (const [key, text] of [
      ['', '{"realIds":7'],
      ['.k1', '{"key":"k1"}'],
      ['.k2', 'null'],
      ['.k3', '{"key":"k3","name":"toString","place":1,"temporaryIds":[]}'],
      ['.k4', '{"key":"k5","name":"createRoom","place":1,"temporaryIds":[]}'],
    ])
      browserStorage.setItem(`configurator.outbox.${projectId}${key}`, text ?? '');
    expect(queuedNames()).toEqual(['createRoom']);
    expect(outbox.realId(projectId, FIRST_TEMPORARY_ID)).toBe(FIRST_TEMPORARY_ID);
  });

  test('report if the browser does not store them beyond the page', async () => {
    await change('createRoom', { body: { name: 'Garaż' } });
    expect(outbox.isPersisted(projectId)).toBe(true);
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await change('createRoom', { body: { name: 'Piwnica' } });
    expect(queuedNames()).toEqual(['createRoom', 'createRoom']);
    expect(outbox.isPersisted(projectId)).toBe(false);
  });
});

describe('a change that is rejected for good', () => {
  test('is discarded with the changes that depend on it, and no others', async () => {
    const room = Number(await change('createRoom', { body: { name: 'Garaż' } }));
    const other = Number(await change('createRoom', { body: { name: 'Piwnica' } }));
    await change('addRoomSets', { params: { groupId: room }, body: { payload: [{ id: 5, quantity: 1 }] } });
    await change('fillRooms', {
      body: { payload: [room, other].map(fill) },
    });
    await change('orderRooms', { body: { payload: [room, other, 1] } });
    network.answer = () => refusal(400, 'malformed');
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'refused', failure: { code: 'malformed' } });
    expect(outbox.changes(projectId).map(({ name, body }) => [name, body])).toEqual([
      ['createRoom', { name: 'Piwnica' }],
      ['fillRooms', { payload: [fill(other)] }],
      ['orderRooms', { payload: [other, 1] }],
    ]);
  });

  test('with several items is sent item by item, so that only invalid items are lost', async () => {
    await change('fillRooms', { body: { payload: [1, 2, 3].map(fill) } });
    await change('createRoom', { body: { name: 'Garaż' } });
    network.answer = ({ body }) => {
      if (JSON.stringify(body).includes('"groupId":2')) return refusal(404, 'unknown-room');
      return json({ id: 3 });
    };
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'refused', change: { body: { payload: [fill(2)] } } });
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'sent', count: 2 });
    const [complete, ...parts] = network.requests;
    expect(parts.map(({ body }) => body)).toEqual([
      ...[1, 2, 3].map((groupId) => ({ payload: [fill(groupId)] })),
      { name: 'Garaż' },
    ]);
    expect(parts.map(({ headers }) => headers.get('idempotency-key'))).not.toContain(
      complete?.headers.get('idempotency-key'),
    );
  });

  test('that creates rooms loses the copy of a deleted room, and no other', async () => {
    const rooms = [{ name: 'Hol' }, { name: 'Kopia', sourceId: 4 }, { name: 'Taras' }];
    await change('createRooms', { body: { payload: rooms } });
    const [, , terrace] = outbox.changes(projectId)[0]?.temporaryIds ?? [];
    await change('renameRoom', { params: { groupId: terrace ?? 0 }, body: { name: 'Balkon' } });
    let last = 4;
    network.answer = ({ body }) => {
      if (JSON.stringify(body).includes('"sourceId":4')) return refusal(422, 'unprocessable');
      last += 1;
      return json([{ id: last }, { id: 1 }]);
    };
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'refused', change: { body: { payload: [rooms[1]] } } });
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'sent', count: 2 });
    // New rooms are inserted at the top, so the last one is sent first.
    expect(network.requests.slice(1).map(({ body }) => body)).toEqual([
      { payload: [rooms[2]] },
      { payload: [rooms[1]] },
      { payload: [rooms[0]] },
      { name: 'Balkon' },
    ]);
    expect(network.calls().at(-1)).toBe('PUT /group/5');
  });

  test.each([
    ['copySet', []],
    ['duplicateInRoom', ['addRoomSets']],
  ] as const)(
    'that is a copy (%s) does not discard later edits of it, which become a new set',
    async (copying, instead) => {
      const copy = Number(await change(copying, { params: { groupId: 1, setId: 5 } }));
      const saved = { id: copy, name: 'Moja kopia' };
      await change('saveSet', { params: { setId: copy }, body: { payload: saved }, ifMatch: '"0"' });
      await change('renameSet', { params: { setId: copy }, body: { name: 'Kopia' }, ifMatch: '"0"' });
      await change('addRoomSets', { params: { groupId: 2 }, body: { payload: [{ id: copy, quantity: 4 }] } });
      network.answer = () => refusal(404, 'unknown-set');
      expect(await flushOutbox(projectId)).toMatchObject({ kind: 'refused', change: { name: copying } });
      expect(queuedNames()).toEqual(['createSet', ...instead, 'renameSet', 'addRoomSets']);
      network.answer = ({ path }) => json({ id: 9 }, path.endsWith('/set') ? 201 : 200, '"1"');
      expect(await flushOutbox(projectId)).toMatchObject({ kind: 'sent' });
      const inRoom = instead.map(() => 'POST /group/1/setlist');
      expect(network.calls().slice(1)).toEqual(['POST /set', ...inRoom, 'POST /set/9/name', 'POST /group/2/setlist']);
      expect(network.requests[1]?.body).toEqual({ payload: { id: null, name: 'Moja kopia' } });
      expect(network.requests.at(-1)?.body).toEqual({ payload: [{ id: 9, quantity: 4 }] });
    },
  );

  test('is ignored if it removes something that is already deleted', async () => {
    await change('deleteSet', { params: { setId: 5 }, ifMatch: '"2"' });
    await change('createRoom', { body: { name: 'Garaż' } });
    network.answer = () => refusal(404, 'not-found');
    expect(await flushOutbox(projectId)).toEqual({ kind: 'waits' });
    network.answer = ({ method }) => (method === 'DELETE' ? refusal(404, 'unknown-set') : json({ id: 1 }, 201));
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'sent' });
    expect(queuedNames()).toEqual([]);
  });

  test('of a set waits for its visitor, and is sent in its place after it was edited', async () => {
    const set = Number(await newSet());
    await change('addRoomSets', { params: { groupId: 1 }, body: { payload: [{ id: set, quantity: 2 }] } });
    network.answer = () => refusal(422, 'unprocessable');
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'conflict', why: 'refused' });
    expect(queuedNames()).toEqual(['createSet', 'addRoomSets']);
    await change('saveSet', { params: { setId: set }, body: { payload: { id: set, name: 'Bez ściemniacza' } } });
    expect(queuedNames()).toEqual(['createSet', 'addRoomSets']);
    network.answer = ({ path }) => (path.endsWith('/set') ? json({ id: 8 }, 201, '"1"') : json([]));
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'sent', count: 2 });
    const [rejected, corrected] = network.requests;
    expect(corrected?.body).toEqual({ payload: { id: null, name: 'Bez ściemniacza' } });
    expect(corrected?.headers.get('idempotency-key')).not.toBe(rejected?.headers.get('idempotency-key'));
  });

  test.each([
    ['what was seen of it since', true, ['createSet', 'addRoomSets'], []],
    [
      'nothing that another window made of it',
      false,
      ['createSet', 'saveSet', 'renameSet', 'addRoomSets'],
      ['"1"', '"2"'],
    ],
  ])('of a set replaces %s after it was edited', async (_what, isBasedOnLast, remaining, versions) => {
    const set = Number(await newSet());
    const save = (name: string, ifMatch = '') =>
      change('saveSet', { params: { setId: set }, body: { payload: { id: set, name } }, ifMatch });
    const [first] = tags();
    await save('Z dwoma ściemniaczami', first);
    await change('renameSet', { params: { setId: set }, body: { name: 'Hol' }, ifMatch: tags().at(-1) ?? '' });
    const last = tags().at(-1);
    await change('addRoomSets', { params: { groupId: 1 }, body: { payload: [{ id: set, quantity: 2 }] } });
    network.answer = () => refusal(422, 'unprocessable');
    await flushOutbox(projectId);
    await save('Bez ściemniacza', isBasedOnLast ? last : first);
    expect(queuedNames()).toEqual(remaining);
    let version = 0;
    network.answer = () => json({ id: 8 }, 200, `"${(version += 1)}"`);
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'sent', count: remaining.length });
    expect(network.requests[1]?.body).toEqual({ payload: { id: null, name: 'Bez ściemniacza' } });
    // Each request names the version produced by the one before.
    expect(network.requests.slice(2, -1).map(({ headers }) => headers.get('if-match'))).toEqual(versions);
  });
});
