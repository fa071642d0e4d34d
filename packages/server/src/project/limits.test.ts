import { bundle } from '@ramka/contract/wire/bundle';
import { group } from '@ramka/contract/wire/project';
import { type ProjectLimit, projectLimits } from '@ramka/domain/project';
import { ok } from '@ramka/domain/result';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { expect, test } from 'vitest';
import { chunk, execute } from '../store/operation.ts';
import { writeSetDocument } from '../store/set-document.ts';
import { queryBuilder } from '../store/tables.ts';
import { aProject, workedPayload } from '../testing/a-project.ts';
import { problemOf } from '../testing/a-server.ts';

const aSetRow = {
  name: '',
  seriesId: 1,
  document: writeSetDocument({ ...washBasin.set, frameId: 55012 }),
  version: 1,
  createdAt: 1,
  changedAt: 1,
};

/** A project that has reached a limit. */
const aFullProject = async (what: ProjectLimit) => {
  const own = await aProject();
  const { id: projectId, store, addRoom, addSet } = own;
  const roomId = await addRoom('Salon');
  await addSet();
  const count = projectLimits[what] - (what === 'rooms' || what === 'sets' ? 1 : 0);
  const numbers = Array.from({ length: count }, (_, index) => index + 1000);
  for (const batch of chunk(numbers))
    await store.write(function* () {
      const ids = batch.map(([id]) => id);
      if (what === 'rooms')
        yield* execute(queryBuilder.insertInto('rooms').values(ids.map((id) => ({ projectId, id, name: 'Pokój' }))));
      else if (what === 'sets')
        yield* execute(queryBuilder.insertInto('sets').values(ids.map((id) => ({ ...aSetRow, projectId, id }))));
      else if (what === 'entries')
        yield* execute(
          queryBuilder
            .insertInto('roomProducts')
            .values(ids.map((id) => ({ projectId, roomId, entryId: id, quantity: 1, position: id }))),
        );
      else
        yield* execute(
          queryBuilder
            .insertInto('selections')
            .values(ids.map((id) => ({ projectId, catalogId: id, symbol: 'X', name: 'X', quantity: 1, position: id }))),
        );
      return ok(null);
    });
  return { ...own, roomId };
};

const tooMany = (what: string) => ({ status: 422, code: 'unprocessable', issues: { '': `too-many-${what}` } });

// Holds R28.
test('a project contains at most 500 rooms', async () => {
  const { at, roomId } = await aFullProject('rooms');
  expect(problemOf(await at('POST', '/group', { name: 'Hol' }))).toEqual(tooMany('rooms'));
  const removal = await at('DELETE', `/group/${roomId}`);
  expect(removal.status).toBe(204);
  expect(group.parse((await at('POST', '/group', { name: 'Hol' })).body).name).toBe('Hol');
  const undone = await at('POST', `/removals/${String(removal.headers['x-removal'])}/undo`);
  expect(problemOf(undone)).toEqual(tooMany('rooms'));
});

// Holds R28.
test('a project contains at most 2,000 sets, including copies', async () => {
  const { at } = await aFullProject('sets');
  expect(problemOf(await at('POST', '/set', { payload: workedPayload(washBasin) }))).toEqual(tooMany('sets'));
  expect(problemOf(await at('PUT', '/set?sourceId=1', {}))).toEqual(tooMany('sets'));
  await at('DELETE', '/set/1500');
  expect(bundle.parse((await at('PUT', '/set?sourceId=1', {})).body).name).toBe('Biurko');
});

// Holds R28.
test('the rooms of a project contain at most 10,000 entries together; quantities may still increase', async () => {
  const { at, roomId } = await aFullProject('entries');
  const one = { payload: [{ id: 1, quantity: 1 }] };
  expect(problemOf(await at('POST', `/group/${roomId}/setlist`, one))).toEqual(tooMany('entries'));
  const changed = await at('PUT', `/group/${roomId}/products`, { payload: [{ id: 1000, quantity: 7 }] });
  expect(changed.status).toBe(200);
});

// Holds R28.
test('a project contains at most 2,000 e-catalogue products', async () => {
  const { at } = await aFullProject('ecatalogItems');
  const answer = await at('POST', '/ecatalog-products', { catalogId: 99001, quantity: 1 });
  expect(problemOf(answer)).toEqual(tooMany('selections'));
  expect(answer.body).toMatchObject({ message: 'Inwestycja może mieć najwyżej 2\u202F000 produktów z katalogu' });
});

// Holds R28, §2.82.
test('the component list of all sets of the largest project is returned in one response', async () => {
  const { at } = await aFullProject('sets');
  const ids = [1, ...Array.from({ length: 1999 }, (_, index) => index + 1000)];
  expect((await at('GET', `/components/list?sets=${ids.toReversed().join(',')}`)).status).toBe(200);
  const tooLong = await at('GET', `/components/list?sets=${[...ids, 3000].join(',')}`);
  expect(problemOf(tooLong)).toEqual({ status: 422, code: 'unprocessable', issues: { sets: 'list-too-long' } });
});

// Holds R28.
test('reports fifty issues and the number of further ones', async () => {
  const { at } = await aProject();
  const ids = Array.from({ length: 700 }, (_, index) => ({ id: index + 1, quantity: 0 }));
  const { status, body } = await at('POST', '/group/1/setlist', { payload: ids });
  expect(status).toBe(422);
  expect(body).toMatchObject({ moreIssues: 650 });
  expect(body).toHaveProperty('issues.length', 50);
});
