import { describe, expect, test, vi } from 'vitest';
import { aProject, type TestProject } from '../../testing/a-project.ts';
import { deleteExpiredUndoEntries } from './undo.store.ts';

/** Two rooms with two sets and two single products each, and two e-catalogue products. */
const aFilledProject = async () => {
  const project = await aProject();
  const rooms = [await project.addRoom('Salon'), await project.addRoom('Kuchnia')];
  const sets = [(await project.addSet()).id, (await project.addSet()).id];
  for (const room of rooms)
    for (const [list, ids] of [
      ['setlist', sets],
      ['products', [801, 802]],
    ] as const)
      await project.at('POST', `/group/${room}/${list}`, {
        payload: ids.map((id, index) => ({ id, quantity: index + 2 })),
      });
  for (const catalogId of [54701, 54702]) await project.at('POST', '/ecatalog-products', { catalogId, quantity: 4 });
  return project;
};

const remove = async ({ at }: TestProject, path: string) => {
  const answer = await at('DELETE', path);
  return `/removals/${String(answer.headers['x-removal'])}/undo`;
};

const removals = [
  ['a room', '/group/1'],
  ['a set', '/set/1'],
  ['a set of a room', '/group/1/setlist/1'],
  ['a single product of a room', '/group/1/products/801'],
  ['an e-catalogue product', '/ecatalog-products/54701'],
] as const;

describe('undo of a removal', () => {
  // Holds R14.
  test.each(removals)('restores %s with its position', async (_what, path) => {
    const project = await aFilledProject();
    const before = await project.load();
    const undo = await remove(project, path);
    expect(await project.load()).not.toEqual(before);
    expect((await project.at('POST', undo)).status).toBe(204);
    expect(await project.load()).toEqual(before);
  });

  test.each(removals)('restores %s only once', async (_what, path) => {
    const project = await aFilledProject();
    const undo = await remove(project, path);
    await project.at('POST', undo);
    expect(await project.at('POST', undo)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('works in reverse order for several removals', async () => {
    const project = await aFilledProject();
    const before = await project.load();
    const undos = [
      await remove(project, '/group/1/setlist/2'),
      await remove(project, '/set/2'),
      await remove(project, '/group/1'),
    ];
    for (const undo of undos.toReversed()) expect((await project.at('POST', undo)).status).toBe(204);
    expect(await project.load()).toEqual(before);
  });
});

describe('undo after changes by others', () => {
  test('keeps the new quantity of a set that was added again', async () => {
    const project = await aFilledProject();
    const undo = await remove(project, '/group/1/setlist/1');
    await project.at('POST', '/group/1/setlist', { payload: [{ id: 1, quantity: 9 }] });
    const before = await project.load();
    expect((await project.at('POST', undo)).status).toBe(204);
    expect(await project.load()).toEqual(before);
  });

  test('restores a room without a set that was deleted meanwhile', async () => {
    const project = await aFilledProject();
    const undo = await remove(project, '/group/1');
    await project.at('DELETE', '/set/1');
    expect((await project.at('POST', undo)).status).toBe(204);
    const [, salon] = (await project.load()).project.groups;
    expect(salon).toMatchObject({ id: 1, name: 'Salon', bundles: [{ id: 2, quantity: 3 }] });
  });

  test('a room created meanwhile does not get the id of the removed one', async () => {
    const project = await aFilledProject();
    const undo = await remove(project, '/group/2');
    await project.addRoom('Hol');
    await project.at('POST', undo);
    expect((await project.load()).project.groups.map(({ id, name }) => [id, name])).toEqual([
      [3, 'Hol'],
      [2, 'Kuchnia'],
      [1, 'Salon'],
    ]);
  });
});

describe('undo entries', () => {
  test('expire after an hour', async () => {
    const project = await aFilledProject();
    const undo = await remove(project, '/group/1');
    const hour = 60 * 60 * 1000;
    expect(await project.store.write(() => deleteExpiredUndoEntries(Date.now() + hour - 10_000))).toMatchObject({
      value: 0,
    });
    vi.useFakeTimers({ now: Date.now() + hour + 10_000, toFake: ['Date'] });
    expect((await project.at('POST', undo)).status).toBe(409);
    vi.useRealTimers();
    expect(await project.store.write(() => deleteExpiredUndoEntries(Date.now() + hour + 10_000))).toMatchObject({
      value: 1,
    });
  });

  test('belong to their project', async () => {
    const [one, other] = [await aFilledProject(), await aFilledProject()];
    const undo = await remove(one, '/group/1');
    expect((await other.at('POST', undo)).status).toBe(409);
    expect((await one.at('POST', '/removals/abc/undo')).status).toBe(404);
  });
});
