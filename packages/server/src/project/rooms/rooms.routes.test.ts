import { describe, expect, test } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { problemOf } from '../../testing/a-server.ts';

describe('a room', () => {
  // Holds §7.10, R7.
  test('is created empty and returned with 201', async () => {
    const { at, load } = await aProject();
    const answer = await at('POST', '/group', { name: ' Salon ' });
    const room = { id: 1, name: 'Salon', bundles: [], products: [], properties: { mioData: null }, look: null };
    expect(answer).toMatchObject({ status: 201, body: room });
    expect((await load()).project.groups).toEqual([room]);
  });

  // Holds §5.10, §5.11.
  test.each([
    ['pl', '', 'name-required', 'Musisz nazwać pomieszczenie'],
    ['cs', '', 'name-required', 'Místnost musíte pojmenovat'],
    ['pl', 'WC', 'name-too-short', 'Nazwa pomieszczenia musi mieć przynajmniej 3 znaki'],
    ['cs', 'WC', 'name-too-short', 'Název místnosti musí obsahovat minimálně 3 znaky'],
  ])('is rejected in %s with the name %j', async (language, name, code, message) => {
    const { at, addRoom } = await aProject();
    const headers = { 'accept-language': language };
    const created = await at('POST', '/group', { name }, headers);
    const renamed = await at('PUT', `/group/${await addRoom()}`, { name }, headers);
    for (const answer of [created, renamed]) {
      expect(problemOf(answer)).toEqual({ status: 422, code: 'unprocessable', issues: { name: code } });
      expect(answer.body).toMatchObject({ message });
    }
  });

  // Holds §7.11, R12.
  test('can be renamed to three characters, and keeps its contents', async () => {
    const { at, addRoom, addSet } = await aProject();
    const room = await addRoom();
    await at('POST', `/group/${room}/setlist`, { payload: [{ id: (await addSet()).id, quantity: 2 }] });
    expect(await at('PUT', `/group/${room}`, { name: 'Hol' })).toMatchObject({
      status: 200,
      body: { id: room, name: 'Hol', bundles: [{ quantity: 2 }] },
    });
  });

  // Holds §7.12, R7.
  test('is deleted with 204; its sets stay in the project', async () => {
    const { at, load, addRoom, addSet } = await aProject();
    const [room, set] = [await addRoom(), await addSet()];
    await at('POST', `/group/${room}/setlist`, { payload: [{ id: set.id, quantity: 2 }] });
    expect((await at('DELETE', `/group/${room}`)).status).toBe(204);
    const { project, productSets } = await load();
    expect([project.groups, productSets]).toEqual([[], [set]]);
  });

  test.each(['1', '99', '0', '-1', '1.5', 'abc', '%20', '9999999999999999', '1e3'])(
    'answers 404 if unknown: %s',
    async (id) => {
      const { at } = await aProject();
      const calls = [
        at('PUT', `/group/${id}`, { name: 'Salon' }),
        at('DELETE', `/group/${id}`),
        at('POST', `/group/${id}/setlist`, { payload: [{ id: 1, quantity: 1 }] }),
        at('PUT', `/group/${id}/products`, { payload: [{ id: 801, quantity: 1 }] }),
        at('DELETE', `/group/${id}/products/801`),
      ];
      for (const answer of await Promise.all(calls))
        expect(problemOf(answer)).toMatchObject({ status: 404, code: 'unknown-room' });
    },
  );

  test('is not changed by a request with an outdated project version', async () => {
    const { at, load, addRoom } = await aProject();
    const seen = String((await at('GET', '')).headers['etag']);
    const room = await addRoom();
    const before = await load();
    const stale = { 'if-match': seen };
    expect((await at('PUT', `/group/${room}`, { name: 'Hol' }, stale)).status).toBe(412);
    expect((await at('DELETE', `/group/${room}`, undefined, stale)).status).toBe(412);
    expect(await load()).toEqual(before);
  });
});
