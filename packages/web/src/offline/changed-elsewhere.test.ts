import { beforeEach, describe, expect, test } from 'vitest';
import { change, json, mockNetwork, projectId, refusal, queuedNames } from '../testing/mock-network.ts';
import { saveAsCopy } from './pending-sets.ts';
import { outbox } from './outbox.ts';
import { discard } from './queue-operations.ts';
import { flushOutbox } from './flush-outbox.ts';

const network = mockNetwork();

describe('a set that was changed elsewhere', () => {
  beforeEach(async () => {
    await change('saveSet', { params: { setId: 5 }, body: { payload: { id: 5, name: 'Moja' } }, ifMatch: '"2"' });
    await change('renameSet', { params: { setId: 5 }, body: { name: 'Moja 2' }, ifMatch: '"2"' });
  });

  test.each([
    [412, 'stale', 'changed'],
    [404, 'unknown-set', 'gone'],
    [409, 'external-set', 'changed'],
  ])('stops the queue until the visitor has decided (%d %s)', async (status, code, why) => {
    network.answer = () => refusal(status, code);
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'conflict', why });
    expect(queuedNames()).toEqual(['saveSet', 'renameSet']);
  });

  test('is saved as a copy once, and later changes apply to the copy', async () => {
    const [mine] = outbox.changes(projectId);
    if (!mine) throw new Error('nothing waits');
    saveAsCopy(projectId, mine, false);
    // Simulates the same dialog in another window.
    saveAsCopy(projectId, mine, false);
    expect(queuedNames()).toEqual(['createSet', 'renameSet']);
    network.answer = ({ path }) => json({ id: 9 }, path.endsWith('/set') ? 201 : 200, '"1"');
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'sent', count: 2 });
    expect(network.calls()).toEqual(['POST /set', 'POST /set/9/name']);
    expect(network.requests[1]?.headers.get('if-match')).toBeNull();
  });

  test('and deleted is replaced by the new set in later changes that name it', async () => {
    const moved = { list: 'bundles', id: 5, from: 1, to: 2, before: 5 };
    const [of5, ofOthers] = [
      { id: 5, quantity: 2 },
      { id: 6, quantity: 5 },
    ];
    for (const [name, input] of [
      ['addRoomSets', { params: { groupId: 5 }, body: { payload: [of5, ofOthers] } }],
      ['fillRooms', { body: { payload: [{ groupId: 5, bundles: [of5], products: [of5] }] } }],
      ['moveRoomEntry', { body: moved }],
      ['moveRoomEntry', { body: { ...moved, list: 'products' } }],
      ['addRoomProducts', { params: { groupId: 1 }, body: { payload: [of5] } }],
      ['removeRoomSet', { params: { groupId: 5, bundleId: 5 } }],
      ['copySet', { query: { sourceId: '5' }, body: { name: 'Kopia' } }],
      ['tickSite', { body: { payload: [{ groupId: 5, bundleId: 5, piece: 5, part: 'box', done: true }] } }],
      ['createRooms', { body: { payload: [{ name: 'Kopia', sourceId: 5 }] } }],
    ] as const)
      await change(name, input);
    const [mine] = outbox.changes(projectId);
    if (mine) saveAsCopy(projectId, mine, true);
    network.answer = ({ path }) => json({ id: 9 }, path.endsWith('/set') ? 201 : 200, '"1"');
    expect(await flushOutbox(projectId)).toMatchObject({ kind: 'sent', count: 11 });
    const of9 = { ...of5, id: 9 };
    expect(network.requests.slice(2).map(({ body }) => body)).toEqual([
      { payload: [of9, ofOthers] },
      { payload: [{ groupId: 5, bundles: [of9], products: [of5] }] },
      { ...moved, id: 9, before: 9 },
      { ...moved, list: 'products' },
      { payload: [of5] },
      undefined,
      { name: 'Kopia' },
      { payload: [{ groupId: 5, bundleId: 9, piece: 5, part: 'box', done: true }] },
      { payload: [{ name: 'Kopia', sourceId: 5 }] },
    ]);
    expect(network.calls()).toContain('DELETE /group/5/setlist/9');
    expect(network.calls().filter((made) => made.includes('sourceId'))).toEqual(['PUT /set?sourceId=9']);
  });

  test('is discarded alone', () => {
    const [mine] = outbox.changes(projectId);
    if (mine) discard(projectId, mine);
    expect(queuedNames()).toEqual(['renameSet']);
  });
});
