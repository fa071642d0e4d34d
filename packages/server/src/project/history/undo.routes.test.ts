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

describe('what was removed is given back', () => {
  // Holds R14.
  test.each(removals)('%s, as it was and where it was', async (_what, path) => {
    const project = await aFilledProject();
    const before = await project.load();
    const undo = await remove(project, path);
    expect(await project.load()).not.toEqual(before);
    expect((await project.at('POST', undo)).status).toBe(204);
    expect(await project.load()).toEqual(before);
  });

  test.each(removals)('%s, once', async (_what, path) => {
    const project = await aFilledProject();
    const undo = await remove(project, path);
    await project.at('POST', undo);
    expect(await project.at('POST', undo)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('one after the other, last first', async () => {
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

describe('what somebody else did in the meantime', () => {
  test('stays: a set that was put into the room again keeps its new quantity', async () => {
    const project = await aFilledProject();
    const undo = await remove(project, '/group/1/setlist/1');
    await project.at('POST', '/group/1/setlist', { payload: [{ id: 1, quantity: 9 }] });
    const before = await project.load();
    expect((await project.at('POST', undo)).status).toBe(204);
    expect(await project.load()).toEqual(before);
  });

  test('stays: a room whose set was deleted comes back without it', async () => {
    const project = await aFilledProject();
    const undo = await remove(project, '/group/1');
    await project.at('DELETE', '/set/1');
    expect((await project.at('POST', undo)).status).toBe(204);
    const [, salon] = (await project.load()).project.groups;
    expect(salon).toMatchObject({ id: 1, name: 'Salon', bundles: [{ id: 2, quantity: 3 }] });
  });

  test('stays: a new room gets an id of its own while the old one is away', async () => {
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

describe('what was removed is kept', () => {
  test('for an hour, and forgotten then', async () => {
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

  test('for its own project only', async () => {
    const [one, other] = [await aFilledProject(), await aFilledProject()];
    const undo = await remove(one, '/group/1');
    expect((await other.at('POST', undo)).status).toBe(409);
    expect((await one.at('POST', '/removals/abc/undo')).status).toBe(404);
  });
});
