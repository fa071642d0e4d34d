import { describe, expect, test } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { problemOf } from '../../testing/a-server.ts';

/** A room, and two items for each of its lists. */
const aRoom = async () => {
  const project = await aProject();
  const room = await project.addRoom();
  const sets = [await project.addSet(), await project.addSet()].map(({ id }) => id);
  return { ...project, room, idsOf: { setlist: sets, products: [801, 802] } };
};

describe.each(['setlist', 'products'] as const)('the %s of a room', (list) => {
  const start = async () => {
    const { room, idsOf, at, load } = await aRoom();
    const [first = 0, second = 0] = idsOf[list];
    return { at, load, first, second, path: `/group/${room}/${list}` };
  };

  // Holds §4.9, §7.13, §7.16, R8.
  test('appends new entries and increases the quantities of existing ones', async () => {
    const { at, first, second, path } = await start();
    await at('POST', path, { payload: [{ id: second, quantity: 2 }] });
    const answer = await at('POST', path, {
      payload: [
        { id: first, quantity: 1 },
        { id: second, quantity: 3 },
      ],
    });
    expect(answer).toMatchObject({
      status: 200,
      body: [
        { id: second, quantity: 5 },
        { id: first, quantity: 1 },
      ],
    });
  });

  // Holds R8.
  test('adds both quantities of an entry that occurs twice', async () => {
    const { at, first, path } = await start();
    const entry = { id: first, quantity: 2 };
    expect((await at('POST', path, { payload: [entry, entry] })).body).toEqual([{ id: first, quantity: 4 }]);
  });

  // Holds §7.14, §7.17, R8.
  test('sets the quantities of named entries and leaves others unchanged', async () => {
    const { at, first, second, path } = await start();
    await at('POST', path, { payload: [first, second].map((id) => ({ id, quantity: 4 })) });
    expect(await at('PUT', path, { payload: [{ id: second, quantity: 9999 }] })).toMatchObject({
      status: 200,
      body: [
        { id: first, quantity: 4 },
        { id: second, quantity: 9999 },
      ],
    });
  });

  // Holds §7.15, §7.18.
  test('removes an entry and returns the remaining ones', async () => {
    const { at, first, second, path } = await start();
    await at('POST', path, { payload: [first, second].map((id) => ({ id, quantity: 4 })) });
    expect(await at('DELETE', `${path}/${first}`)).toMatchObject({
      status: 200,
      body: [{ id: second, quantity: 4 }],
    });
    expect((await at('DELETE', `${path}/${first}`)).status).toBe(404);
    expect((await at('DELETE', `${path}/abc`)).status).toBe(404);
  });

  // Holds §5.13.
  test.each([0, -1, 1.5, 10_000, 1e300])(
    'rejects the quantity %d with its path, and changes nothing',
    async (quantity) => {
      const { at, load, first, second, path } = await start();
      await at('POST', path, { payload: [{ id: first, quantity: 1 }] });
      const before = await load();
      const payload = [
        { id: second, quantity: 1 },
        { id: first, quantity },
      ];
      for (const method of ['POST', 'PUT'] as const)
        expect(problemOf(await at(method, path, { payload }))).toEqual({
          status: 422,
          code: 'unprocessable',
          issues: { 'payload.1.quantity': 'quantity-out-of-range' },
        });
      expect(await load()).toEqual(before);
    },
  );

  // Holds R8.
  test('rejects more than 9999 pieces in total, and changes nothing', async () => {
    const { at, load, first, second, path } = await start();
    await at('POST', path, { payload: [{ id: first, quantity: 9999 }] });
    const before = await load();
    const payload = [second, first].map((id) => ({ id, quantity: 1 }));
    expect(problemOf(await at('POST', path, { payload }))).toMatchObject({
      status: 422,
      issues: { 'payload.1.quantity': 'quantity-out-of-range' },
    });
    expect(await load()).toEqual(before);
  });

  // Holds R7, R8.
  test('rejects an unknown entry with its path, and changes nothing', async () => {
    const { at, load, first, path } = await start();
    await at('POST', path, { payload: [{ id: first, quantity: 1 }] });
    const before = await load();
    const payload = [first, 4711].map((id) => ({ id, quantity: 2 }));
    for (const method of ['POST', 'PUT'] as const)
      expect(problemOf(await at(method, path, { payload }))).toMatchObject({
        status: 422,
        issues: { 'payload.1.id': expect.stringMatching(/^unknown-/) },
      });
    expect(await load()).toEqual(before);
  });

  // Holds R8.
  test('rejects a quantity for an entry that is not in the room', async () => {
    const { at, first, path } = await start();
    expect(problemOf(await at('PUT', path, { payload: [{ id: first, quantity: 1 }] }))).toMatchObject({
      status: 422,
      issues: { 'payload.0.id': 'unknown-entry' },
    });
  });

  test.each([
    [{ payload: [] }, 422],
    [{ payload: Array.from({ length: 2001 }, () => ({ id: 1, quantity: 1 })) }, 422],
    [{ payload: [{ id: '1', quantity: 1 }] }, 400],
    [{ payload: [{ id: 1, quantity: '5' }] }, 400],
    [{ payload: [{ id: 1 }] }, 400],
    [{ payload: {} }, 400],
    [[], 400],
    [{}, 400],
  ])('answers the body %j with %i', async (body, status) => {
    const { at, path } = await start();
    expect((await at('POST', path, body)).status).toBe(status);
    expect((await at('PUT', path, body)).status).toBe(status);
  });
});
