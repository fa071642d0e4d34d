import { restorePoint, restorePointDifference, restoreReceipt } from '@ramka/contract/wire/restore-points';
import { restyleReceipt } from '@ramka/contract/wire/restyle';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { runMaintenance } from '../../maintenance/maintenance.ts';
import { aBlackCatalogue } from '../../testing/a-black-catalogue.ts';
import { aDeliveredRoom, aDeliveredSet, aLinkedProject } from '../../testing/a-planning-tool.ts';
import { aProject, type TestProject } from '../../testing/a-project.ts';
import { problemOf } from '../../testing/a-server.ts';
import { engines } from '../../testing/engines.ts';
import { removeProject } from '../projects.store.ts';
import { createRoom } from '../rooms/rooms.store.ts';

const DAY = 24 * 60 * 60 * 1000;

const black = { frameLineId: null, finish: { kind: 'finish', id: 'black' }, color: { kind: 'as-frame' } };

const pointsOf = async ({ at }: Pick<TestProject, 'at'>) =>
  z.array(restorePoint).parse((await at('GET', '/points')).body);

const differenceTo = async ({ at }: TestProject, id: number) =>
  restorePointDifference.parse((await at('GET', `/points/${id}`)).body);

/** A project with a desk in a room, a single product and an e-catalogue product. */
const aFurnishedProject = async (overrides: Parameters<typeof aProject>[0] = {}) => {
  const project = await aProject({ catalogue: await aBlackCatalogue(), ...overrides });
  await project.addSet();
  await project.addRoom();
  await project.at('POST', '/group/1/setlist', { payload: [{ id: 1, quantity: 2 }] });
  await project.at('POST', '/group/1/products', { payload: [{ id: 801, quantity: 3 }] });
  await project.at('POST', '/ecatalog-products', { catalogId: 54701, quantity: 4 });
  return project;
};

const paint = async ({ at }: TestProject) => {
  const { headers, body } = await at('PUT', '/restyle', black);
  return { etag: String(headers['etag']), pointId: restyleReceipt.parse(body).pointId ?? 0 };
};

/** Changes a project at a given time. */
const addRoomAt = ({ store, id }: TestProject, now: number) =>
  store.write(() => createRoom({ projectId: id, expectedVersions: undefined, now }, 'Hol'));

// Holds R32.
describe.each(engines)('restore points on $name', ({ create }) => {
  const aStoredProject = async () => aFurnishedProject({ store: await create().open() });

  test('restoring the point before a bulk change undoes it completely', async () => {
    const project = await aStoredProject();
    const before = await project.load();
    const { etag, pointId } = await paint(project);
    const undone = await project.at('POST', `/points/${pointId}/restore`, undefined, { 'if-match': etag });
    expect(undone.status).toBe(200);
    const after = await project.load();
    const unversioned = ({ productSets, ...rest }: typeof after) => ({
      ...rest,
      productSets: productSets.map(({ version: _version, ...set }) => set),
    });
    expect(unversioned(after)).toEqual(unversioned(before));
    expect((await project.at('GET', '/set/1')).body).toMatchObject({ frameId: 54014 });
    const { pointId: again } = restoreReceipt.parse(undone.body);
    await project.at('POST', `/points/${again}/restore`);
    expect((await project.at('GET', '/set/1')).body).toMatchObject({ frameId: 54114 });
  });

  test('a restored set gets a new version, which invalidates cached pictures', async () => {
    const project = await aStoredProject();
    const { pointId } = await paint(project);
    await project.at('POST', `/points/${pointId}/restore`);
    await project.at('POST', '/set/1/name', { name: 'Inny' });
    const versions = [(await project.at('GET', '/set/1')).headers['etag']];
    await paint(project);
    versions.push((await project.at('GET', '/set/1')).headers['etag']);
    expect(versions).not.toContain('"2"');
    expect(new Set(versions).size).toBe(2);
  });

  test('restoring with an outdated version is rejected and changes nothing', async () => {
    const project = await aStoredProject();
    const { etag, pointId } = await paint(project);
    await project.addRoom('Hol');
    const refused = await project.at('POST', `/points/${pointId}/restore`, undefined, { 'if-match': etag });
    expect(problemOf(refused)).toMatchObject({ status: 412, code: 'stale' });
    expect((await project.at('GET', '/set/1')).body).toMatchObject({ frameId: 54114 });
    expect(await pointsOf(project)).toHaveLength(1);
  });

  test('they have a time and a cause, and list later changes and the differences from now', async () => {
    const contents = '2×\u00A0gniazdo z uziemieniem, pokrywa na moduły Keystone, łącznik żaluzjowy';
    const project = await aStoredProject();
    const { pointId } = await paint(project);
    await project.addSet();
    await project.at('PUT', '/group/1/setlist', { payload: [{ id: 1, quantity: 5 }] });
    expect(await pointsOf(project)).toEqual([
      { id: pointId, keptAt: expect.stringMatching(/^20.*Z$/), cause: 'restyle', changes: 3 },
    ]);
    const { total, ...difference } = await differenceTo(project, pointId);
    expect(difference).toEqual({
      added: [{ bundleId: 2, name: 'Biurko', contents }],
      removed: [],
      changed: [{ bundleId: 1, name: 'Biurko', contents }],
      rooms: true,
    });
    const prices = new Map((await project.load()).productSets.map(({ id, price }) => [id, price]));
    expect(total.after - total.before).toBeCloseTo(5 * (prices.get(1) ?? 0) - 2 * (prices.get(2) ?? 0), 2);
    await project.at('DELETE', '/set/1');
    expect(await differenceTo(project, pointId)).toMatchObject({
      removed: [{ bundleId: 1, name: 'Biurko', contents }],
    });
    await project.at('POST', `/points/${pointId}/restore`);
    expect(await differenceTo(project, pointId)).toMatchObject({ added: [], removed: [], changed: [], rooms: false });
  });

  test('the state before the first change of a day is stored once', async () => {
    const project = await aStoredProject();
    expect(await pointsOf(project)).toEqual([]);
    const tomorrow = Date.now() + DAY;
    for (const now of [tomorrow, tomorrow + 1]) await addRoomAt(project, now);
    expect((await pointsOf(project)).map(({ cause, changes }) => [cause, changes])).toEqual([['day', 2]]);
    expect((await pointsOf(project))[0]?.keptAt).toBe(new Date(tomorrow).toISOString());
  });

  test('the newest fifty are stored, and the oldest of them can be restored', async () => {
    const project = await aStoredProject();
    for (let day = 1; day <= 53; day += 1) await addRoomAt(project, Date.now() + day * DAY);
    const points = await pointsOf(project);
    expect(points).toHaveLength(50);
    expect((await project.at('POST', `/points/${points.at(-1)?.id}/restore`)).status).toBe(200);
    expect((await project.load()).project.groups).toHaveLength(4);
    expect(await pointsOf(project)).toHaveLength(50);
  });

  test('they expire after 30 days and are deleted with their project', async () => {
    const project = await aStoredProject();
    await addRoomAt(project, Date.now() + DAY);
    await runMaintenance(project.store, Date.now() + 30 * DAY);
    expect(await pointsOf(project)).toHaveLength(1);
    await runMaintenance(project.store, Date.now() + 31 * DAY + 60_000);
    expect(await pointsOf(project)).toEqual([]);
    const { pointId } = await paint(project);
    await project.store.write(() =>
      removeProject({ projectId: project.id, expectedVersions: undefined, now: Date.now() }),
    );
    expect((await project.at('GET', `/points/${pointId}`)).status).toBe(404);
    await runMaintenance(project.store, Date.now() + 31 * DAY);
    expect((await project.at('GET', '/points')).status).toBe(404);
  });
});

describe('restore points', () => {
  test('a delivery of the planning tool creates one unless it changes nothing', async () => {
    const project = await aLinkedProject();
    const rooms = [aDeliveredRoom('a', [aDeliveredSet('s')])];
    for (let times = 0; times < 2; times += 1) await project.deliver(rooms);
    const points = await pointsOf(project);
    expect(points.map(({ cause }) => cause)).toEqual(['delivery']);
    await project.at('POST', `/points/${points[0]?.id}/restore`);
    expect((await project.load()).productSets).toEqual([]);
    await project.deliver(rooms);
    expect((await project.load()).productSets).toHaveLength(1);
  });

  test('locked sets are restored unlocked if the project is no longer linked', async () => {
    const project = await aLinkedProject();
    await project.link([aDeliveredRoom('a', [aDeliveredSet('s')])]);
    await project.link([]);
    await project.deliver([], null);
    const [unlinked] = await pointsOf(project);
    await project.at('POST', `/points/${(await pointsOf(project))[1]?.id}/restore`);
    expect(unlinked?.cause).toBe('delivery');
    const { productSets, project: back } = await project.load();
    expect(productSets.map(({ type }) => type)).toEqual(['regular']);
    expect(back.groups.map(({ properties }) => properties.mioData)).toEqual([null]);
  });

  test('a set restored as locked gets a new version, which invalidates caches', async () => {
    const project = await aLinkedProject();
    await project.link([aDeliveredRoom('a', [aDeliveredSet('s')])]);
    await project.deliver([], null);
    await project.deliver([]);
    const open = await project.load();
    const [, unlinking] = await pointsOf(project);
    await project.at('POST', `/points/${unlinking?.id}/restore`);
    const locked = await project.load();
    expect([open, locked].map(({ productSets }) => productSets[0]?.type)).toEqual(['regular', 'external']);
    expect(locked.productSets[0]?.version).not.toBe(open.productSets[0]?.version);
  });

  test.each(['999999', 'x', '__proto__', '-1'])('the id %s is unknown', async (name) => {
    const project = await aFurnishedProject();
    const compared = await project.at('GET', `/points/${name}`);
    const restored = await project.at('POST', `/points/${name}/restore`);
    expect([compared, restored].map(problemOf)).toMatchObject([
      { status: 404, code: 'unknown-point' },
      { status: 404, code: 'unknown-point' },
    ]);
  });
});
