import { setToWire } from '@ramka/contract/translate/product-set';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { describe, expect, test } from 'vitest';
import { change, json, mockNetwork, newSet, projectId } from '../testing/mock-network.ts';
import { outbox } from './outbox.ts';
import { pendingTag } from './id-map.ts';
import { readSet } from './pending-sets.ts';

const network = mockNetwork();

const wire = setToWire({ ...desk.set, frameId: 54_014 }, 5);

describe('a set that was renamed offline', () => {
  test.each([
    ['as the server has it', false],
    ['as it was saved here before', true],
  ])('is opened under its new name, %s otherwise', async (_what, isSaved) => {
    network.answer = () => json({ ...wire, serieId: 3 });
    if (isSaved) await change('saveSet', { params: { setId: 5 }, body: { payload: { ...wire, name: 'Biurko' } } });
    await change('renameSet', { params: { setId: 5 }, body: { name: 'Hol' } });
    const { set, etag } = await readSet(projectId, 5, new AbortController().signal);
    expect(set).toEqual({ ...desk.set, frameId: 54_014, name: 'Hol' });
    expect(etag).toBe(outbox.changes(projectId).map(pendingTag).at(-1));
  });

  test('is opened under the name with which it was saved later', async () => {
    const id = Number(await newSet());
    await change('renameSet', { params: { setId: id }, body: { name: 'Hol' } });
    await change('saveSet', { params: { setId: id }, body: { payload: { ...wire, id, name: 'Korytarz' } } });
    expect((await readSet(projectId, id, new AbortController().signal)).set.name).toBe('Korytarz');
  });
});
