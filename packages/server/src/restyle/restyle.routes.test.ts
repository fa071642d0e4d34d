import { restylePreview, type RestylePreview, restyleReceipt } from '@ramka/contract/wire/restyle';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { describe, expect, test } from 'vitest';
import { aBlackCatalogue, aPlainCatalogue } from '../testing/a-black-catalogue.ts';
import { aDeliveredRoom, aDeliveredSet, aLinkedProject } from '../testing/a-planning-tool.ts';
import { aProject, type TestProject, workedPayload } from '../testing/a-project.ts';
import { problemOf } from '../testing/a-server.ts';
import { engines } from '../testing/engines.ts';

/** Requests black for all parts. */
const black = { frameLineId: null, finish: { kind: 'finish', id: 'black' }, color: { kind: 'as-frame' } };

/** A project with the desk in two rooms, and in one of them a wash basin, which is not available in black. */
const aWhiteProject = async (overrides: Parameters<typeof aProject>[0] = {}) => {
  const project = await aProject({ catalogue: await aBlackCatalogue(), ...overrides });
  const { at } = project;
  for (const { set } of [desk, washBasin])
    await at('POST', '/set', { payload: { ...workedPayload({ ...desk, set }), name: set.name } });
  for (const name of ['Salon', 'Kuchnia']) await project.addRoom(name);
  await at('POST', '/group/1/setlist', {
    payload: [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 1 },
    ],
  });
  await at('POST', '/group/2/setlist', { payload: [{ id: 1, quantity: 3 }] });
  return project;
};

const preview = async ({ at }: TestProject, body: object): Promise<{ etag: string; answer: RestylePreview }> => {
  const { status, headers, body: answer } = await at('POST', '/restyle', body);
  expect(status).toBe(200);
  return { etag: String(headers['etag']), answer: restylePreview.parse(answer) };
};

const setOf = async ({ at }: TestProject, id: number) => (await at('GET', `/set/${id}`)).body;

// Holds R32.
describe('a bulk change of sets', () => {
  test('previews appearance, verdicts, reasons and prices, and changes nothing', async () => {
    const project = await aWhiteProject();
    const before = await project.at('GET', '');
    const { answer, etag } = await preview(project, black);
    const [basin, table] = answer.rows;
    expect(basin).toMatchObject({ bundleId: 2, verdict: 'impossible', reason: 'no-frame-of-finish', after: null });
    expect(table).toMatchObject({
      bundleId: 1,
      name: 'Biurko',
      verdict: 'changed',
      same: false,
      rooms: [
        { groupId: 2, quantity: 3 },
        { groupId: 1, quantity: 2 },
      ],
      before: { line: 'Simon 54 Premium', finish: 'biały' },
      after: { line: 'Simon 54 Premium', finish: 'black' },
      reason: null,
      copyName: null,
    });
    expect(table?.after?.drawing?.layers.map(({ picture }) => picture)).toContain('frames/simon-54-premium/DR4-49.svg');
    expect(table?.changes).toContainEqual({ kind: 'color', slot: 4, wanted: 'czarny mat', to: 'biały' });
    const difference = (table?.after?.price ?? 0) - (table?.before.price ?? 0);
    expect(answer.total.after - answer.total.before).toBeCloseTo(5 * difference, 2);
    expect(answer.rooms.map(({ groupId, before, after }) => [groupId, +(after - before).toFixed(2)])).toEqual([
      [2, +(3 * difference).toFixed(2)],
      [1, +(2 * difference).toFixed(2)],
    ]);
    const after = await project.at('GET', '');
    expect([after.body, after.headers['etag'], etag]).toEqual([before.body, before.headers['etag'], etag]);
    expect(etag).toBe(before.headers['etag']);
  });

  describe.each(engines)('on $name', ({ create }) => {
    test('is executed as previewed, preserves names and quantities, and does not affect other sets', async () => {
      const project = await aWhiteProject({ store: await create().open() });
      const { etag, answer } = await preview(project, black);
      const [basin, rooms] = [await project.at('GET', '/set/2'), (await project.load()).project.groups];
      const applied = await project.at('PUT', '/restyle', black, { 'if-match': etag });
      expect(restyleReceipt.parse(applied.body)).toMatchObject({ changed: 1, copied: 0, pointId: expect.any(Number) });
      expect(await setOf(project, 1)).toMatchObject({ name: 'Biurko', frameId: 54114 });
      const loaded = await project.load();
      expect(loaded.project.groups).toEqual(rooms);
      expect(loaded.productSets.find(({ id }) => id === 1)?.price).toBe(
        answer.rows.find(({ bundleId }) => bundleId === 1)?.after?.price,
      );
      expect((await project.at('GET', '/set/2')).headers['etag']).toBe(basin.headers['etag']);
      expect((await preview(project, black)).answer.rows.map(({ same }) => same)).toEqual([false, true]);
    });

    test('is rejected if the project changed since the preview, and changes nothing', async () => {
      const project = await aWhiteProject({ store: await create().open() });
      const { etag } = await preview(project, black);
      await project.addRoom('Hol');
      const before = await project.at('GET', '');
      const refused = await project.at('PUT', '/restyle', black, { 'if-match': etag });
      expect(problemOf(refused)).toMatchObject({ status: 412, code: 'stale' });
      expect(await project.at('GET', '')).toMatchObject({
        body: before.body,
        headers: { etag: before.headers['etag'] },
      });
    });

    test('of one room replaces sets that are also in other rooms by copies, in the same positions', async () => {
      const project = await aWhiteProject({ store: await create().open() });
      const { answer, etag } = await preview(project, { ...black, groupId: 1 });
      expect(answer.rows.map(({ bundleId, copyName }) => [bundleId, copyName])).toEqual([
        [2, null],
        [1, 'Biurko (2)'],
      ]);
      const applied = await project.at('PUT', '/restyle', { ...black, groupId: 1 }, { 'if-match': etag });
      expect(applied.body).toMatchObject({ changed: 0, copied: 1 });
      const { project: changed, productSets } = await project.load();
      expect(changed.groups.map(({ id, bundles }) => [id, bundles])).toEqual([
        [2, [{ id: 1, quantity: 3 }]],
        [
          1,
          [
            { id: 3, quantity: 2 },
            { id: 2, quantity: 1 },
          ],
        ],
      ]);
      expect(productSets.map(({ id, name }) => [id, name])).toContainEqual([3, 'Biurko (2)']);
      expect(await setOf(project, 3)).toMatchObject({ frameId: 54114 });
      expect(await setOf(project, 1)).toMatchObject({ frameId: 54014 });
      expect((await project.addSet()).id).toBe(4);
    });
  });

  const divided = { frameLineId: 51, finish: { kind: 'as-is' }, color: { kind: 'as-frame' }, divided: [1] };

  describe.each(engines)('that divides a set, on $name', ({ create }) => {
    test('puts the second set behind the first one in all rooms, as previewed, and can be reverted', async () => {
      const project = await aWhiteProject({ store: await create().open() });
      const before = await project.load();
      const [, undivided] = (await preview(project, { ...divided, divided: [] })).answer.rows;
      expect(undivided).toMatchObject({ bundleId: 1, reason: 'no-frame-of-size', after: null });
      const { answer, etag } = await preview(project, divided);
      const [, table] = answer.rows;
      expect(table).toMatchObject({ bundleId: 1, same: false, after: { line: 'Simon 55 Line' }, reason: null });
      const frames = table?.after?.drawing?.layers.filter(({ kind }) => kind === 'frame') ?? [];
      expect(frames).toHaveLength(2);
      expect(frames[1]?.x).toBeGreaterThan((frames[0]?.x ?? 0) + (frames[0]?.width ?? 0));
      const applied = await project.at('PUT', '/restyle', divided, { 'if-match': etag });
      expect(applied.status).toBe(200);
      const { project: after, productSets } = await project.load();
      expect(after.groups.map(({ id, bundles }) => [id, bundles])).toEqual([
        [
          2,
          [
            { id: 1, quantity: 3 },
            { id: 3, quantity: 3 },
          ],
        ],
        [
          1,
          [
            { id: 1, quantity: 2 },
            { id: 3, quantity: 2 },
            { id: 2, quantity: 1 },
          ],
        ],
      ]);
      const prices = [1, 3].map((id) => productSets.find((set) => set.id === id)?.price ?? 0);
      expect(prices.reduce((sum, price) => sum + price, 0)).toBeCloseTo(table?.after?.price ?? 0, 2);
      expect(await setOf(project, 3)).toMatchObject({ name: 'Biurko (2)', frameId: 55012 });
      expect((await project.addSet()).id).toBe(4);
      const { pointId } = restyleReceipt.parse(applied.body);
      expect((await project.at('POST', `/points/${pointId}/restore`)).status).toBe(200);
      const reverted = await project.load();
      expect(reverted.project.groups).toEqual(before.project.groups);
      expect(reverted.productSets.map(({ id, price }) => [id, price])).toEqual(
        before.productSets.map(({ id, price }) => [id, price]),
      );
    });

    test('of one room divides a copy of a set that is also in other rooms', async () => {
      const project = await aWhiteProject({ store: await create().open() });
      const applied = await project.at('PUT', '/restyle', { ...divided, groupId: 1 });
      expect(applied.body).toMatchObject({ copied: 1 });
      expect((await project.load()).project.groups.map(({ id, bundles }) => [id, bundles])).toEqual([
        [2, [{ id: 1, quantity: 3 }]],
        [
          1,
          [
            { id: 3, quantity: 2 },
            { id: 4, quantity: 2 },
            { id: 2, quantity: 1 },
          ],
        ],
      ]);
    });
  });

  test('changes many more sets than one query supports', async () => {
    const project = await aWhiteProject();
    for (let index = 0; index < 450; index += 1) await project.addSet();
    expect((await project.at('PUT', '/restyle', black)).body).toMatchObject({ changed: 451 });
    const { answer } = await preview(project, black);
    expect(answer.rows.filter(({ same }) => same)).toHaveLength(451);
  });

  test("is rejected if the catalogue differs from the preview's", async () => {
    const project = await aWhiteProject();
    const { etag } = await preview(project, black);
    const other = await aWhiteProject({ catalogue: await aBlackCatalogue(), store: project.store });
    const version = etag.split('.')[0];
    const refused = await other.call('PUT', `/project/${project.id}/restyle`, black, {
      'if-match': `${version}.00000000.pl"`,
    });
    expect(refused.status).toBe(412);
    const plain = await project.at('PUT', '/restyle', black, { 'if-match': `${version}"` });
    expect(plain.status).toBe(200);
  });

  test('skips excluded sets and changes only selected ones', async () => {
    const project = await aWhiteProject();
    const left = await project.at('PUT', '/restyle', { ...black, leave: [1] });
    expect(left.body).toEqual({ changed: 0, copied: 0, pointId: null });
    expect((await preview(project, { ...black, bundles: [2] })).answer.rows).toHaveLength(1);
    expect((await preview(project, { ...black, groupId: 2, bundles: [1, 2] })).answer.rows).toHaveLength(1);
  });

  test('gives a set another frame than the requested one', async () => {
    const project = await aWhiteProject();
    const stays = { ...black, color: { kind: 'as-is' }, frames: { 1: { frameLineId: 41, finish: 'white' } } };
    const { answer } = await preview(project, stays);
    expect(answer.rows.find(({ bundleId }) => bundleId === 1)).toMatchObject({
      same: true,
      after: { finish: 'biały' },
    });
    const none = { ...black, frames: { 1: { frameLineId: 41, finish: 'no-such-finish' } } };
    expect((await preview(project, none)).answer.rows[1]?.reason).toBe('no-frame-of-finish');
    expect((await project.at('PUT', '/restyle', stays)).body).toEqual({ changed: 0, copied: 0, pointId: null });
  });

  test('works with a catalogue without functions, finishes and families', async () => {
    const project = await aProject({ catalogue: await aPlainCatalogue() });
    await project.addSet();
    const { answer } = await preview(project, { ...black, finish: { kind: 'as-is' } });
    expect(answer.rows[0]).toMatchObject({ verdict: 'kept', before: { finish: null } });
    expect((await preview(project, black)).answer.rows[0]?.reason).toBe('no-frame-of-finish');
    expect((await preview(project, { ...black, frameLineId: 999 })).answer.rows[0]?.reason).toBe('unknown-line');
  });

  test('skips sets of the planning tool, and reports them', async () => {
    const project = await aLinkedProject({ catalogue: await aBlackCatalogue() });
    await project.link([aDeliveredRoom('a', [aDeliveredSet('s')])]);
    const { answer } = await preview(project, black);
    expect(answer.rows[0]).toMatchObject({ verdict: 'impossible', reason: 'external-set', same: false });
    expect((await project.at('PUT', '/restyle', black)).body).toMatchObject({ changed: 0, pointId: null });
  });

  test.each([
    ['groupId', { groupId: 99 }, { groupId: 'unknown-entry' }],
    ['bundles', { bundles: [1, 99] }, { 'bundles.1': 'unknown-entry' }],
    ['no bundles', { bundles: [] }, { bundles: 'empty-list' }],
    ['too many bundles', { bundles: Array.from({ length: 2001 }, () => 1) }, { bundles: 'list-too-long' }],
    ['leave', { leave: [99] }, { 'leave.0': 'unknown-entry' }],
    ['divided', { divided: [99] }, { 'divided.0': 'unknown-entry' }],
    ['frames', { frames: { 99: { frameLineId: 41, finish: 'white' } } }, { 'frames.99': 'unknown-entry' }],
    ['decisions', { decisions: { 99: { 1: null } } }, { 'decisions.99': 'unknown-entry' }],
  ])('is rejected with %s that the project does not contain', async (_name, part, issues) => {
    const project = await aWhiteProject();
    const refused = problemOf(await project.at('POST', '/restyle', { ...black, ...part }));
    expect(refused).toEqual({ status: 422, code: 'unprocessable', issues });
  });

  test.each([
    ['__proto__ as a set', JSON.parse('{"decisions":{"__proto__":{"1":null}}}')],
    ['__proto__ as a set with a frame', JSON.parse('{"frames":{"__proto__":{"frameLineId":1,"finish":"white"}}}')],
    ['__proto__ as a slot', JSON.parse('{"decisions":{"1":{"__proto__":null}}}')],
    ['constructor as a set', { decisions: { constructor: { 1: null } } }],
    ['a slot that no frame has', { decisions: { 1: { 9: null } } }],
    ['a finish of another shape', { finish: 'black' }],
  ])('is rejected with %s, and changes nothing', async (_name, part) => {
    const project = await aWhiteProject();
    const before = await project.at('GET', '');
    for (const method of ['POST', 'PUT'] as const) {
      const { status } = await project.at(method, '/restyle', { ...black, ...part });
      expect(status === 400 || status === 422).toBe(true);
    }
    expect((await project.at('GET', '')).headers['etag']).toBe(before.headers['etag']);
  });
});
