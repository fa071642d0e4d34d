import { describe, expect, test } from 'vitest';
import { aDeliveredRoom, aDeliveredSet, aLinkedProject } from '../testing/a-planning-tool.ts';
import { problemOf } from '../testing/a-server.ts';

describe('a delivery', () => {
  // Holds §3.3, §3.7, R16.
  test('links the project, and adds rooms and sets in the order of the planning tool', async () => {
    const { link, load } = await aLinkedProject();
    const receipt = await link([
      aDeliveredRoom('r1', [aDeliveredSet('s1', { quantity: 2 }), aDeliveredSet('s2')], 'Salon'),
      aDeliveredRoom('r2', [], 'Kuchnia'),
    ]);
    expect(receipt).toEqual({
      changed: true,
      rooms: [
        {
          mioID: 'r1',
          id: 2,
          sets: [
            { mioID: 's1', id: 2 },
            { mioID: 's2', id: 1 },
          ],
        },
        { mioID: 'r2', id: 1, sets: [] },
      ],
    });
    const { project, productSets } = await load();
    expect(project.mioIntegration).toEqual({ projectUrl: 'https://mio.example/p/1' });
    expect(project.groups).toEqual([
      {
        id: 2,
        name: 'Salon',
        bundles: [
          { id: 2, quantity: 2 },
          { id: 1, quantity: 1 },
        ],
        products: [],
        properties: { mioData: { mioID: 'r1' } },
        look: null,
      },
      { id: 1, name: 'Kuchnia', bundles: [], products: [], properties: { mioData: { mioID: 'r2' } }, look: null },
    ]);
    expect(productSets.map(({ name, type }) => [name, type])).toEqual([
      ['s1', 'external'],
      ['s2', 'external'],
    ]);
  });

  test('renames, changes, moves and removes items by ids of the planning tool, and preserves their ids', async () => {
    const { link, load } = await aLinkedProject();
    await link([
      aDeliveredRoom('r1', [aDeliveredSet('s1'), aDeliveredSet('s2')]),
      aDeliveredRoom('r2', [aDeliveredSet('s3')]),
      aDeliveredRoom('r3'),
    ]);
    const before = await load();
    const remaining = aDeliveredSet('s2', { quantity: 5 });
    const { rooms } = await link([
      aDeliveredRoom('r2', [remaining, aDeliveredSet('s3', { name: 'Biurko' })], 'Gabinet'),
      aDeliveredRoom('r1'),
    ]);
    expect(rooms).toMatchObject([
      {
        id: 2,
        sets: [
          { mioID: 's2', id: 2 },
          { mioID: 's3', id: 1 },
        ],
      },
      { id: 3, sets: [] },
    ]);
    const { project, productSets } = await load();
    const groups = project.groups.map(({ id, name, bundles }) => ({ id, name, bundles }));
    expect(groups).toEqual([
      { id: 3, name: 'Pokój r1', bundles: [] },
      {
        id: 2,
        name: 'Gabinet',
        bundles: [
          { id: 2, quantity: 5 },
          { id: 1, quantity: 1 },
        ],
      },
    ]);
    expect(productSets.map(({ id, name }) => [id, name])).toEqual([
      [2, 's2'],
      [1, 'Biurko'],
    ]);
    const versionOf = (sets: typeof productSets, id: number) => sets.find((set) => set.id === id)?.version;
    expect(versionOf(productSets, 2)).toBe(versionOf(before.productSets, 2));
    expect(versionOf(productSets, 1)).not.toBe(versionOf(before.productSets, 1));
  });

  test('does not affect the visitor’s own items, also in planned rooms', async () => {
    const { at, link, load, addRoom, addSet } = await aLinkedProject();
    const own = await addRoom('Garaż');
    const set = await addSet();
    const { rooms } = await link([aDeliveredRoom('r1', [aDeliveredSet('s1')]), aDeliveredRoom('r2')]);
    const [first, second] = rooms.map(({ id }) => id);
    await at('POST', `/group/${first}/setlist`, { payload: [{ id: set.id, quantity: 3 }] });
    await at('POST', `/group/${second}/products`, { payload: [{ id: 801, quantity: 4 }] });
    await link([aDeliveredRoom('r1', [aDeliveredSet('s1', { quantity: 7 })])]);
    const { project } = await load();
    expect(project.groups).toMatchObject([
      {
        id: first,
        bundles: [{ quantity: 7 }, { id: set.id, quantity: 3 }],
        properties: { mioData: { mioID: 'r1' } },
      },
      { id: second, name: 'Pokój r2', products: [{ id: 801, quantity: 4 }], properties: { mioData: null } },
      { id: own, name: 'Garaż' },
    ]);
    await link([]);
    const emptied = await load();
    expect(emptied.project.groups).toMatchObject([
      { id: first, bundles: [{ id: set.id }], properties: { mioData: null } },
      { id: second },
      { id: own },
    ]);
    expect(emptied.productSets.map(({ id }) => id)).toEqual([set.id]);
  });

  test('that equals the current plan changes nothing', async () => {
    const { at, link, poll } = await aLinkedProject();
    const rooms = [aDeliveredRoom('r1', [aDeliveredSet('s1')]), aDeliveredRoom('r2')];
    const first = await link(rooms);
    const { etag } = (await at('GET', '')).headers;
    expect(await link(rooms)).toEqual({ ...first, changed: false });
    expect((await at('GET', '')).headers['etag']).toBe(etag);
    expect(await poll()).toBe(404);
  });

  test('without URL and rooms makes all items the visitor’s', async () => {
    const { at, link, load, poll } = await aLinkedProject();
    const { rooms } = await link([aDeliveredRoom('r1', [aDeliveredSet('s1')])]);
    const [room] = rooms;
    await load();
    expect(await link([], null)).toEqual({ changed: true, rooms: [] });
    expect(await poll()).toBe(200);
    const { project, productSets } = await load();
    expect(project.mioIntegration).toBeNull();
    expect(project.groups).toMatchObject([{ id: room?.id, bundles: [{ quantity: 1 }], properties: { mioData: null } }]);
    expect(productSets).toMatchObject([{ name: 's1', type: 'regular' }]);
    expect((await at('DELETE', `/group/${room?.id}`)).status).toBe(204);
    expect(await link([], null)).toEqual({ changed: false, rooms: [] });
  });

  test('increases the versions that clients compare', async () => {
    const { at, link } = await aLinkedProject();
    const { rooms } = await link([aDeliveredRoom('r1', [aDeliveredSet('s1')])]);
    const seen = String((await at('GET', '')).headers['etag']);
    const set = `/set/${rooms[0]?.sets[0]?.id}`;
    const seenSet = String((await at('GET', set)).headers['etag']);
    await link([aDeliveredRoom('r1', [aDeliveredSet('s1', { name: 'Inny' })])]);
    expect((await at('PUT', '', { name: 'Nowy' }, { 'if-match': seen })).status).toBe(412);
    expect((await at('GET', set, undefined, { 'if-none-match': seenSet })).status).toBe(200);
  });

  test('to an unknown project answers 404', async () => {
    const { at, deliver } = await aLinkedProject();
    await at('DELETE', '');
    expect(problemOf(await deliver([]))).toMatchObject({ status: 404, code: 'unknown-project' });
  });
});

describe('a delivery is rejected completely', () => {
  const good = aDeliveredSet('s1');
  test.each<[string, readonly unknown[], Record<string, string>]>([
    ['with a short name', [aDeliveredRoom('r1', [], 'ab')], { 'rooms.0.name': 'name-too-short' }],
    [
      'with an unknown frame',
      [aDeliveredRoom('r1', [good, aDeliveredSet('s2', { frameId: 999 })])],
      { 'rooms.0.sets.1.frameId': 'unknown-frame' },
    ],
    [
      'with too many pieces',
      [aDeliveredRoom('r1', [aDeliveredSet('s1', { quantity: 10_000 })])],
      { 'rooms.0.sets.0.quantity': 'quantity-out-of-range' },
    ],
    ['with a room twice', [aDeliveredRoom('r1'), aDeliveredRoom('r1')], { 'rooms.1.mioID': 'repeated' }],
    [
      'with a duplicate set',
      [aDeliveredRoom('r1', [good]), aDeliveredRoom('r2', [good])],
      { 'rooms.1.sets.0.mioID': 'repeated' },
    ],
    [
      'with all its problems at once',
      [aDeliveredRoom('r1', [aDeliveredSet('s1', { frameId: 999 })], ''), aDeliveredRoom('r1')],
      { 'rooms.0.name': 'name-required', 'rooms.0.sets.0.frameId': 'unknown-frame', 'rooms.1.mioID': 'repeated' },
    ],
    [
      'with more than two thousand sets',
      ['r1', 'r2'].map((room) =>
        aDeliveredRoom(
          room,
          Array.from({ length: 1001 }, (_, index) => aDeliveredSet(`${room}.${index}`)),
        ),
      ),
      { rooms: 'list-too-long' },
    ],
  ])('%s', async (_title, rooms, issues) => {
    const { deliver, load } = await aLinkedProject();
    const before = await load();
    const answer = problemOf(await deliver([aDeliveredRoom('fine', [aDeliveredSet('s0')]), ...rooms]));
    const moved = Object.entries(issues).map(([path, code]) => [
      path.replace(/\d/, (index) => `${Number(index) + 1}`),
      code,
    ]);
    expect(answer).toEqual({ status: 422, code: 'unprocessable', issues: Object.fromEntries(moved) });
    expect(await load()).toEqual(before);
  });

  test('with rooms but without a URL', async () => {
    const { deliver } = await aLinkedProject();
    expect(problemOf(await deliver([aDeliveredRoom('r1')], null))).toEqual({
      status: 422,
      code: 'unprocessable',
      issues: { projectUrl: 'rooms-without-link' },
    });
  });

  test.each([
    'javascript:alert(1)',
    'mio',
    'ftp://mio.example/',
    'https://mio.example/\0',
    'https://user:password@mio.example/',
    `https://mio.example/${'x'.repeat(2000)}`,
  ])('with the URL %j', async (address) => {
    const { deliver } = await aLinkedProject();
    expect((await deliver([], address)).status).toBe(422);
  });
});

const rooms = (...names: string[]) => names.map((name) => aDeliveredRoom(name));

// Holds §7.40, R16.
test('polling reports a delivery until it is read', async () => {
  const { link, load, poll } = await aLinkedProject();
  expect(await poll()).toBe(404);
  await link(rooms('r1'));
  expect([await poll(), await poll()]).toEqual([200, 200]);
  await load();
  expect(await poll()).toBe(404);
  await link(rooms('r1', 'r2'));
  expect(await poll()).toBe(200);
});

// Holds R16.
test('changes of visitors are not reported, and hide no delivery', async () => {
  const { link, poll, addRoom } = await aLinkedProject();
  await addRoom();
  expect(await poll()).toBe(404);
  await link(rooms('r1'));
  await addRoom('Garaż');
  expect(await poll()).toBe(200);
});

test('a 304 response counts as reading the project', async () => {
  const { at, link, load, poll } = await aLinkedProject();
  await link(rooms('r1'));
  const { etag } = (await at('GET', '')).headers;
  await link(rooms('r1', 'r2'));
  const again = await at('GET', '', undefined, { 'if-none-match': String(etag) });
  expect(again.status).toBe(200);
  expect(await poll()).toBe(404);
  expect((await load()).project.groups).toHaveLength(2);
});

test('reading a delivery does not change the project version', async () => {
  const { at, link } = await aLinkedProject();
  await link(rooms('r1'));
  const tags = [await at('GET', ''), await at('GET', '')].map(({ headers }) => headers['etag']);
  expect(tags[0]).toBe(tags[1]);
});

test('polling an unknown project answers 404', async () => {
  const { call } = await aLinkedProject();
  expect((await call('HEAD', '/mio-integration/project/22222222')).status).toBe(404);
});
