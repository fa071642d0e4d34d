import { bundle } from '@ramka/contract/wire/bundle';
import { describe, expect, test } from 'vitest';
import { aProject, type TestProject } from '../../testing/a-project.ts';
import { problemOf } from '../../testing/a-server.ts';
import { engines } from '../../testing/engines.ts';
import type { Store } from '../../store/store.ts';

/** Three rooms and two sets: the living room has both and a product, the kitchen the first set, the hall nothing. */
const aFlat = async (store?: Store) => {
  const project = await aProject(store && { store });
  const [salon, kitchen, hall] = [
    await project.addRoom('Salon'),
    await project.addRoom('Kuchnia'),
    await project.addRoom('Hol'),
  ];
  const [first, second] = [(await project.addSet()).id, (await project.addSet()).id];
  await project.at('POST', `/group/${salon}/setlist`, {
    payload: [
      { id: first, quantity: 2 },
      { id: second, quantity: 1 },
    ],
  });
  await project.at('POST', `/group/${salon}/products`, { payload: [{ id: 801, quantity: 3 }] });
  await project.at('POST', `/group/${kitchen}/setlist`, { payload: [{ id: first, quantity: 5 }] });
  return { ...project, salon, kitchen, hall, first, second };
};

const roomsOf = async ({ load }: TestProject) => (await load()).project.groups;
const namesOf = async (project: TestProject) => (await roomsOf(project)).map(({ name }) => name);
const setsOf = async (project: TestProject, room: number) =>
  (await roomsOf(project)).find(({ id }) => id === room)?.bundles.map(({ id, quantity }) => [id, quantity]);

type Change = (flat: Awaited<ReturnType<typeof aFlat>>) => readonly ['POST' | 'PUT', string, unknown];

const changes: readonly (readonly [string, Change])[] = [
  [
    'sets and products added to many rooms',
    ({ salon, hall, first }) => [
      'POST',
      '/groups/entries',
      {
        payload: [
          { groupId: hall, bundles: [{ id: first, quantity: 4 }], products: [{ id: 802, quantity: 1 }] },
          { groupId: salon, bundles: [{ id: first, quantity: 4 }] },
        ],
      },
    ],
  ],
  [
    'quantities of sets in many rooms, one of them added and one removed',
    ({ salon, kitchen, hall, first, second }) => [
      'POST',
      '/groups/entries',
      {
        payload: [
          {
            groupId: salon,
            quantities: [
              { id: first, quantity: 7 },
              { id: second, quantity: 0 },
            ],
          },
          { groupId: kitchen, quantities: [{ id: first, quantity: 1 }] },
          { groupId: hall, quantities: [{ id: second, quantity: 3 }] },
        ],
      },
    ],
  ],
  [
    'a set moved to another room',
    ({ salon, kitchen, first }) => ['PUT', '/groups/entries', { list: 'bundles', id: first, from: salon, to: kitchen }],
  ],
  [
    'a set moved to another position',
    ({ salon, first, second }) => [
      'PUT',
      '/groups/entries',
      { list: 'bundles', id: second, from: salon, to: salon, before: first },
    ],
  ],
  [
    'a product copied to another room',
    ({ salon, hall }) => ['PUT', '/groups/entries', { list: 'products', id: 801, from: salon, to: hall, copy: true }],
  ],
  ['rooms put into order', ({ salon, hall, kitchen }) => ['PUT', '/groups/order', { payload: [salon, hall, kitchen] }]],
  [
    'rooms added, one of them a copy',
    ({ salon }) => ['POST', '/groups', { payload: [{ name: 'Gabinet' }, { name: 'Salon 2', sourceId: salon }] }],
  ],
];

describe.each(engines)('a change of many rooms on $name', ({ create }) => {
  // Holds R14, R32.
  test.each(changes)('is undone as one: %s', async (_what, change) => {
    const flat = await aFlat(await create().open());
    const before = await flat.load();
    const { status, body, headers } = await flat.at(...change(flat));
    expect([200, 201]).toContain(status);
    const after = await flat.load();
    expect(after).not.toEqual(before);
    expect(body).toEqual(after.project.groups);
    const undo = `/removals/${String(headers['x-removal'])}/undo`;
    expect((await flat.at('POST', undo)).status).toBe(204);
    expect(await flat.load()).toEqual(before);
    expect((await flat.at('POST', undo)).status).toBe(409);
  });

  // Holds R13.
  test.each(changes)('is rejected with an outdated project version: %s', async (_what, change) => {
    const flat = await aFlat();
    const before = await flat.load();
    expect((await flat.at(...change(flat), { 'if-match': '"1"' })).status).toBe(412);
    expect(await flat.load()).toEqual(before);
  });

  test('sets quantities of sets: some are added, and 0 removes one', async () => {
    const flat = await aFlat(await create().open());
    const { salon, kitchen, hall, first, second } = flat;
    const payload = [
      {
        groupId: salon,
        quantities: [
          { id: first, quantity: 7 },
          { id: second, quantity: 0 },
        ],
      },
      {
        groupId: kitchen,
        quantities: [
          { id: second, quantity: 2 },
          { id: first, quantity: 4 },
        ],
      },
      { groupId: hall, quantities: [{ id: second, quantity: 0 }] },
    ];
    expect((await flat.at('POST', '/groups/entries', { payload })).status).toBe(200);
    expect(await Promise.all([salon, kitchen, hall].map((room) => setsOf(flat, room)))).toEqual([
      [[first, 7]],
      [
        [first, 4],
        [second, 2],
      ],
      [],
    ]);
    const unknown = [{ groupId: hall, quantities: [{ id: 999, quantity: 1 }] }];
    expect(problemOf(await flat.at('POST', '/groups/entries', { payload: unknown }))).toMatchObject({
      issues: { 'payload.0.quantities.0.id': 'unknown-entry' },
    });
  });

  test('sets the last quantity of a set that occurs twice', async () => {
    const flat = await aFlat(await create().open());
    const { salon, hall, first, second } = flat;
    const quantitiesOf = (...all: readonly number[]) => all.map((quantity) => ({ id: first, quantity }));
    const payload = [
      { groupId: salon, quantities: quantitiesOf(5, 0) },
      { groupId: hall, quantities: [...quantitiesOf(0, 3), { id: second, quantity: 1 }] },
    ];
    expect((await flat.at('POST', '/groups/entries', { payload })).status).toBe(200);
    expect((await setsOf(flat, salon))?.map(([id]) => id)).toEqual([second]);
    expect(await setsOf(flat, hall)).toEqual([
      [first, 3],
      [second, 1],
    ]);
  });

  test('is undone except for rows changed since', async () => {
    const flat = await aFlat(await create().open());
    const { hall, kitchen, first, second } = flat;
    const { headers } = await flat.at('POST', '/groups/entries', {
      payload: [
        { groupId: hall, bundles: [{ id: first, quantity: 4 }] },
        { groupId: kitchen, bundles: [{ id: second, quantity: 4 }] },
      ],
    });
    await flat.at('PUT', `/group/${hall}/setlist`, { payload: [{ id: first, quantity: 9 }] });
    await flat.at('POST', `/removals/${String(headers['x-removal'])}/undo`);
    expect(await setsOf(flat, hall)).toEqual([[first, 9]]);
    expect(await setsOf(flat, kitchen)).toEqual([[first, 5]]);
  });

  test('does not remove a new room that has contents by now', async () => {
    const flat = await aFlat();
    const { headers, body } = await flat.at('POST', '/groups', { payload: [{ name: 'Gabinet' }, { name: 'Garaż' }] });
    expect(body).toHaveLength(5);
    const [study] = await roomsOf(flat);
    await flat.at('POST', `/group/${study?.id ?? 0}/products`, { payload: [{ id: 801, quantity: 1 }] });
    await flat.at('POST', `/removals/${String(headers['x-removal'])}/undo`);
    expect(await namesOf(flat)).toEqual(['Gabinet', 'Hol', 'Kuchnia', 'Salon']);
  });
});

describe('adding sets to many rooms', () => {
  // Holds R8.
  test('increases existing quantities', async () => {
    const flat = await aFlat();
    const { salon, kitchen, first } = flat;
    const payload = [salon, kitchen].map((groupId) => ({ groupId, bundles: [{ id: first, quantity: 3 }] }));
    await flat.at('POST', '/groups/entries', { payload });
    expect(await setsOf(flat, salon)).toContainEqual([first, 5]);
    expect(await setsOf(flat, kitchen)).toEqual([[first, 8]]);
  });

  test.each([
    ['an unknown set', { id: 4711, quantity: 1 }, 'bundles', 'id', 'unknown-entry'],
    ['an unknown product', { id: 4711, quantity: 1 }, 'products', 'id', 'unknown-product'],
    ['too many pieces', { id: 1, quantity: 9998 }, 'bundles', 'quantity', 'quantity-out-of-range'],
  ])('is rejected with its path, and changes nothing: %s', async (_what, entry, list, field, code) => {
    const flat = await aFlat();
    const before = await flat.load();
    const payload = [
      { groupId: flat.hall, bundles: [{ id: flat.second, quantity: 1 }], products: [{ id: 801, quantity: 1 }] },
      { groupId: flat.kitchen, [list]: [entry] },
    ];
    expect(problemOf(await flat.at('POST', '/groups/entries', { payload }))).toMatchObject({
      status: 422,
      issues: { [`payload.1.${list}.0.${field}`]: code },
    });
    expect(await flat.load()).toEqual(before);
  });

  test('is rejected for an unknown room', async () => {
    const flat = await aFlat();
    const payload = [{ groupId: 4711, bundles: [{ id: flat.first, quantity: 1 }] }];
    expect(problemOf(await flat.at('POST', '/groups/entries', { payload }))).toMatchObject({ status: 404 });
  });
});

describe('moving an entry', () => {
  test('merges it with the entry of the target room, which keeps its position', async () => {
    const flat = await aFlat();
    const { salon, kitchen, first, second } = flat;
    await flat.at('PUT', '/groups/entries', { list: 'bundles', id: second, from: salon, to: kitchen, before: first });
    expect(await setsOf(flat, kitchen)).toEqual([
      [second, 1],
      [first, 5],
    ]);
    await flat.at('PUT', '/groups/entries', { list: 'bundles', id: first, from: salon, to: kitchen });
    expect(await setsOf(flat, kitchen)).toEqual([
      [second, 1],
      [first, 7],
    ]);
    expect(await setsOf(flat, salon)).toEqual([]);
  });

  test('is rejected if the room does not contain it', async () => {
    const flat = await aFlat();
    const { hall, kitchen, first } = flat;
    const move = { list: 'bundles', id: first, from: hall, to: kitchen };
    expect(problemOf(await flat.at('PUT', '/groups/entries', move))).toMatchObject({ status: 404 });
    expect(problemOf(await flat.at('PUT', '/groups/entries', { ...move, to: 4711 }))).toMatchObject({ status: 404 });
  });

  // Holds R30.
  test('defines an order, and later entries are appended', async () => {
    const flat = await aFlat();
    const { salon, first, second } = flat;
    await flat.at('PUT', '/groups/entries', { list: 'bundles', id: second, from: salon, to: salon, before: first });
    const third = (await flat.addSet()).id;
    await flat.at('POST', `/group/${salon}/setlist`, { payload: [{ id: third, quantity: 1 }] });
    expect(await setsOf(flat, salon)).toEqual([
      [second, 1],
      [first, 2],
      [third, 1],
    ]);
  });
});

describe('the order of rooms', () => {
  // Holds §3.1, §4.7, R30.
  test('is newest first until reordered; new rooms are still first', async () => {
    const flat = await aFlat();
    expect(await namesOf(flat)).toEqual(['Hol', 'Kuchnia', 'Salon']);
    await flat.at('PUT', '/groups/order', { payload: [flat.salon, flat.hall, flat.kitchen] });
    expect(await namesOf(flat)).toEqual(['Salon', 'Hol', 'Kuchnia']);
    await flat.addRoom('Gabinet');
    await flat.addRoom('Garaż');
    expect(await namesOf(flat)).toEqual(['Garaż', 'Gabinet', 'Salon', 'Hol', 'Kuchnia']);
  });

  // Holds R30.
  test('is part of project files, variants and snapshots', async () => {
    const flat = await aFlat();
    await flat.at('PUT', '/groups/order', { payload: [flat.salon, flat.hall, flat.kitchen] });
    await flat.at('PUT', '/groups/entries', {
      list: 'bundles',
      id: flat.second,
      from: flat.salon,
      to: flat.salon,
      before: flat.first,
    });
    const order = [flat.second, flat.first];
    const file = (await flat.at('GET', '/file')).body;
    const again = await flat.call('POST', '/project/file', file);
    expect(again.body).toMatchObject({ groups: [{ name: 'Salon' }, { name: 'Hol' }, { name: 'Kuchnia' }] });
    const variant = await flat.at('POST', '/variants', { name: 'Czarny' });
    const made = await flat.call('GET', `/project/${String(Object(variant.body).id)}`);
    expect(made.body).toMatchObject({
      project: {
        groups: [{ name: 'Salon', bundles: order.map((id) => ({ id })) }, { name: 'Hol' }, { name: 'Kuchnia' }],
      },
    });
  });

  test('ignores rooms that were deleted meanwhile', async () => {
    const flat = await aFlat();
    const before = await flat.load();
    const [top, ...others] = before.project.groups.map(({ id }) => id);
    await flat.at('DELETE', `/group/${others[0]}`);
    const left = [...others.slice(1), top];
    const ordered = await flat.at('PUT', '/groups/order', { payload: [...others, top] });
    expect(ordered).toMatchObject({ status: 200, body: left.map((id) => ({ id })) });
    expect((await flat.load()).project.groups.map(({ id }) => id)).toEqual(left);
  });
});

describe('adding several rooms', () => {
  test('puts them first in the requested order; a copy has all contents of its source', async () => {
    const flat = await aFlat();
    const payload = [{ name: 'Gabinet' }, { name: 'Sypialnia', sourceId: flat.salon }, { name: 'Garaż' }];
    expect((await flat.at('POST', '/groups', { payload })).status).toBe(201);
    const [study, bedroom, garage] = await roomsOf(flat);
    expect([study?.name, bedroom?.name, garage?.name]).toEqual(['Gabinet', 'Sypialnia', 'Garaż']);
    const salon = (await roomsOf(flat)).find(({ id }) => id === flat.salon);
    expect(bedroom).toMatchObject({ bundles: salon?.bundles, products: salon?.products });
  });

  // Holds §5.10, R12, R28.
  test.each([
    ['a short name', { payload: [{ name: 'Gabinet' }, { name: 'ab' }] }, { 'payload.1.name': 'name-too-short' }],
    [
      'an unknown source',
      { payload: [{ name: 'Gabinet' }, { name: 'Salon', sourceId: 4711 }] },
      { 'payload.1.sourceId': 'unknown-entry' },
    ],
    ['too many', { payload: Array.from({ length: 498 }, () => ({ name: 'Pokój' })) }, { '': 'too-many-rooms' }],
  ])('are rejected completely: %s', async (_what, body, issues) => {
    const flat = await aFlat();
    const before = await flat.load();
    expect(problemOf(await flat.at('POST', '/groups', body))).toMatchObject({ status: 422, issues });
    expect(await flat.load()).toEqual(before);
  });
});

describe('a variant of a set in a room', () => {
  test('is a new set placed after the original, in a quantity of one', async () => {
    const flat = await aFlat();
    const { salon, first, second } = flat;
    const answer = await flat.at('POST', `/group/${salon}/setlist/${first}/copy`);
    expect(answer.status).toBe(201);
    const copy = bundle.parse(answer.body);
    expect(await setsOf(flat, salon)).toEqual([
      [first, 2],
      [copy.id, 1],
      [second, 1],
    ]);
  });

  test('is rejected if the room does not contain the set, and creates no copy', async () => {
    const flat = await aFlat();
    expect((await flat.at('POST', `/group/${flat.hall}/setlist/${flat.first}/copy`)).status).toBe(404);
    expect((await flat.load()).productSets).toHaveLength(2);
  });
});

test('a copied room has the set defaults of its source', async () => {
  const flat = await aFlat();
  const look = { frameCategory: 'simon-54-premium', subcategoryId: 411, finish: 'white', colorId: 401 };
  const chosen = await flat.at('PUT', '/look', { groupId: flat.salon, look });
  expect(chosen.status).toBe(200);
  await flat.at('POST', '/groups', { payload: [{ name: 'Salon 2', sourceId: flat.salon }, { name: 'Strych' }] });
  expect((await roomsOf(flat)).slice(0, 2)).toMatchObject([
    { name: 'Salon 2', look },
    { name: 'Strych', look: null },
  ]);
});
