import { describe, expect, test } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { engines } from '../../testing/engines.ts';

const tick = (piece: number, part: string, done = true) => ({ groupId: 1, bundleId: 1, piece, part, done });
const storedTick = (piece: number, part: string) => ({ groupId: 1, bundleId: 1, piece, part });

describe.each(engines)('installation progress on $name', ({ create }) => {
  const aStoredProject = async () => aProject({ store: await create().open() });

  test('is empty at first and stores each completed item once', async () => {
    const { at } = await aStoredProject();
    expect(await at('GET', '/site')).toMatchObject({ status: 200, body: [] });
    await at('PUT', '/site', { payload: [tick(1, 'box'), tick(2, 'box')] });
    const again = await at('PUT', '/site', { payload: [tick(1, 'box'), tick(1, 'frame')] });
    expect(again).toMatchObject({
      status: 200,
      body: [storedTick(1, 'box'), storedTick(1, 'frame'), storedTick(2, 'box')],
    });
    expect((await at('GET', '/site')).body).toEqual(again.body);
  });

  test('merges concurrent changes of two clients, and stores unchecked items', async () => {
    const { at } = await aStoredProject();
    await Promise.all([1, 2, 3].map((piece) => at('PUT', '/site', { payload: [tick(piece, 'mechanism')] })));
    await at('PUT', '/site', { payload: [tick(2, 'mechanism', false)] });
    expect((await at('GET', '/site')).body).toEqual([storedTick(1, 'mechanism'), storedTick(3, 'mechanism')]);
  });

  test('separates a single product from a set with the same id', async () => {
    const { at } = await aStoredProject();
    const product = { groupId: 1, productId: 1, piece: 2 };
    await at('PUT', '/site', { payload: [tick(2, 'box'), { ...product, done: true }] });
    expect((await at('GET', '/site')).body).toEqual([storedTick(2, 'box'), product]);
    const gone = await at('PUT', '/site', { payload: [{ ...product, done: false }] });
    expect(gone.body).toEqual([storedTick(2, 'box')]);
  });

  test('does not change the project version', async () => {
    const { at } = await aStoredProject();
    const before = (await at('GET', '')).headers['etag'];
    await at('PUT', '/site', { payload: [tick(1, 'box')] });
    expect((await at('GET', '')).headers['etag']).toBe(before);
  });
});

describe('installation progress', () => {
  test.each([
    ['no tick', []],
    ['a part that is none', [tick(1, 'cable')]],
    ['a piece before the first', [tick(0, 'box')]],
    ['a piece of a product before the first', [{ groupId: 1, productId: 1, piece: 0, done: true }]],
    ['a tick of neither a set nor a product', [{ groupId: 1, piece: 1, done: true }]],
    ['a piece beyond the last that a room can have', [tick(10_000, 'box')]],
    ['more than a call takes', Array.from({ length: 501 }, () => tick(1, 'box'))],
  ])('rejects %s', async (_what, payload) => {
    const { at } = await aProject();
    expect([400, 422]).toContain((await at('PUT', '/site', { payload })).status);
    expect((await at('GET', '/site')).body).toEqual([]);
  });

  test('answers 404 for an unknown project', async () => {
    const { call } = await aProject();
    expect((await call('GET', '/project/zzzzzzzz/site')).status).toBe(404);
    expect((await call('PUT', '/project/zzzzzzzz/site', { payload: [tick(1, 'box')] })).status).toBe(404);
  });
});
