import { type FlatListBody, flatListReceipt } from '@ramka/contract/wire/flat-list';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { describe, expect, test } from 'vitest';
import { aDeliveredRoom, aDeliveredSet, aLinkedProject } from '../../testing/a-planning-tool.ts';
import { aProject, type TestProject, workedPayload } from '../../testing/a-project.ts';
import { problemOf } from '../../testing/a-server.ts';
import { engines } from '../../testing/engines.ts';

const aDesk = workedPayload(desk);
const aLivingRoom = { ...workedPayload(livingRoom), name: 'Przy drzwiach' };

/** A list with two new rooms and an existing one, which uses everything that a list may contain. */
const listFor = (room: number, set: number): FlatListBody => ({
  newBundles: [aDesk, aLivingRoom],
  rooms: [
    { name: ' Salon ', newBundles: [{ index: 0, quantity: 3 }], products: [{ id: 801, quantity: 2 }] },
    { name: 'Sypialnia', newBundles: [{ index: 0, quantity: 1 }], bundles: [{ id: set, quantity: 2 }] },
    {
      groupId: room,
      newBundles: [{ index: 1, quantity: 1 }],
      bundleQuantities: [{ id: set, quantity: 7 }],
      productQuantities: [{ id: 801, quantity: 9 }],
    },
  ],
  ecatalogProducts: [{ catalogId: 54701, quantity: 4 }],
  noteLines: ['Salon: 2x coś dziwnego', 'rolety?'],
  abbreviations: [{ abbreviation: 'GW', meaning: 'gniazdo' }],
});

/** A project with a room that contains a set and a product. */
const aFurnishedProject = async (overrides: Parameters<typeof aProject>[0] = {}) => {
  const project = await aProject(overrides);
  const room = await project.addRoom('Kuchnia');
  const { id: set } = await project.addSet();
  await project.at('POST', `/group/${room}/setlist`, { payload: [{ id: set, quantity: 1 }] });
  await project.at('POST', `/group/${room}/products`, { payload: [{ id: 801, quantity: 1 }] });
  await project.at('POST', '/ecatalog-products', { catalogId: 54701, quantity: 1 });
  await project.at('PUT', '/note', { note: 'rolety?' });
  return { ...project, room, set };
};

const undo = ({ at }: TestProject, headers: Readonly<Record<string, unknown>>) =>
  at('POST', `/removals/${String(headers['x-removal'])}/undo`);

/** The project without versions, which every change raises. */
const withoutVersions = async ({ load }: TestProject) => {
  const { productSets, ...rest } = await load();
  return { ...rest, productSets: productSets.map(({ version: _version, ...set }) => set) };
};

// Holds R32.
describe.each(engines)('a list on $name', ({ create }) => {
  test('is added as one change, and one undo takes everything back', async () => {
    const project = await aFurnishedProject({ store: await create().open() });
    const { at, load, room, set } = project;
    const before = await withoutVersions(project);
    const { status, body, headers } = await at('POST', '/flat-list', listFor(room, set));
    expect([status, flatListReceipt.parse(body)]).toEqual([200, { rooms: 2, bundles: 2 }]);
    const after = await load();
    const [second, first] = after.productSets
      .map(({ id }) => id)
      .toSorted((one, other) => one - other)
      .slice(1);
    expect(after.project.groups).toMatchObject([
      { name: 'Salon', bundles: [{ id: first, quantity: 3 }], products: [{ id: 801, quantity: 2 }] },
      {
        name: 'Sypialnia',
        bundles: [
          { id: first, quantity: 1 },
          { id: set, quantity: 2 },
        ],
      },
      {
        name: 'Kuchnia',
        bundles: [
          { id: set, quantity: 7 },
          { id: second, quantity: 1 },
        ],
        products: [{ id: 801, quantity: 9 }],
      },
    ]);
    expect(after.productSets.map(({ name }) => name)).toContain('Przy drzwiach');
    expect(after.ecatalogProducts).toMatchObject([{ catalogId: 54701, quantity: 5 }]);
    expect(after.project.note).toBe('rolety?\nSalon: 2x coś dziwnego');
    expect(after.project.abbreviations).toEqual([{ abbreviation: 'GW', meaning: 'gniazdo' }]);
    expect((await undo(project, headers)).status).toBe(204);
    expect(await withoutVersions(project)).toEqual(before);
  });

  test('is added once, however often the request is repeated', async () => {
    const project = await aFurnishedProject({ store: await create().open() });
    const { at, room, set } = project;
    const key = { 'idempotency-key': 'list-of-a-flat-01' };
    const first = await at('POST', '/flat-list', listFor(room, set), key);
    const after = await project.load();
    const second = await at('POST', '/flat-list', listFor(room, set), key);
    expect([second.body, second.headers['x-removal']]).toEqual([first.body, first.headers['x-removal']]);
    expect(await project.load()).toEqual(after);
  });

  test('can be left by its restore point, which keeps note and abbreviations', async () => {
    const project = await aFurnishedProject({ store: await create().open() });
    const { at, room, set } = project;
    const before = await withoutVersions(project);
    await at('POST', '/flat-list', listFor(room, set));
    const listed = await withoutVersions(project);
    const { body } = await at('GET', '/points');
    expect(body).toMatchObject([{ cause: 'list' }]);
    const [point] = Array.isArray(body) ? body : [];
    await at('POST', `/points/${Object(point).id}/restore`);
    expect(await withoutVersions(project)).toEqual(before);
    const [left] = Object((await at('GET', '/points')).body);
    await at('POST', `/points/${left.id}/restore`);
    expect(await withoutVersions(project)).toEqual(listed);
  });

  test('brings note and abbreviations into variants and project files', async () => {
    const project = await aFurnishedProject({ store: await create().open() });
    const { at, call, room, set } = project;
    await at('POST', '/flat-list', listFor(room, set));
    const { note, abbreviations } = (await project.load()).project;
    const variant = Object((await at('POST', '/variants', { name: 'Tańszy' })).body);
    const opened = Object((await call('POST', '/project/file', Object((await at('GET', '/file')).body))).body);
    for (const id of [variant.id, opened.id]) {
      const { body } = await call('GET', `/project/${id}`);
      expect(Object(body).project).toMatchObject({ note, abbreviations });
    }
  });
});

describe('a list', () => {
  test.each<[string, Record<string, string>, (room: number) => object]>([
    [
      'a set that breaks the rules',
      { 'newBundles.0.frameId': 'unknown-frame' },
      () => ({ newBundles: [{ ...aDesk, frameId: 1 }] }),
    ],
    [
      'an index beyond its sets',
      { 'rooms.0.newBundles.0.index': 'unknown-entry' },
      (room) => ({ rooms: [{ groupId: room, newBundles: [{ index: 0, quantity: 1 }] }] }),
    ],
    [
      'a set that the project lacks',
      { 'rooms.0.bundles.0.id': 'unknown-entry' },
      (room) => ({ rooms: [{ groupId: room, bundles: [{ id: 99, quantity: 1 }] }] }),
    ],
    [
      'a quantity of a set that the project lacks',
      { 'rooms.0.bundleQuantities.0.id': 'unknown-entry' },
      (room) => ({ rooms: [{ groupId: room, bundleQuantities: [{ id: 99, quantity: 1 }] }] }),
    ],
    [
      'a product that the catalogue lacks',
      { 'rooms.0.products.0.id': 'unknown-product' },
      (room) => ({ rooms: [{ groupId: room, products: [{ id: 1, quantity: 1 }] }] }),
    ],
    [
      'an e-catalogue product that the catalogue lacks',
      { 'ecatalogProducts.0.catalogId': 'unknown-product' },
      () => ({ ecatalogProducts: [{ catalogId: 1, quantity: 1 }] }),
    ],
    [
      'too many pieces',
      { 'ecatalogProducts.0.quantity': 'quantity-out-of-range' },
      () => ({ ecatalogProducts: [{ catalogId: 54701, quantity: 9999 }] }),
    ],
    ['a room without a name', { 'rooms.0.name': 'name-required' }, () => ({ rooms: [{}] })],
    ['a room whose name is too short', { 'rooms.0.name': 'name-too-short' }, () => ({ rooms: [{ name: 'WC' }] })],
    [
      'an abbreviation without words',
      { 'abbreviations.0.meaning': 'invalid' },
      () => ({ abbreviations: [{ abbreviation: 'GW', meaning: '' }] }),
    ],
    [
      'more rooms than a project may have',
      { '': 'too-many-rooms' },
      () => ({ rooms: Array.from({ length: 500 }, (_, index) => ({ name: `Pokój ${index}` })) }),
    ],
    [
      'a note that is too long',
      { '': 'note-too-long' },
      () => ({ noteLines: Array.from({ length: 110 }, (_, index) => `${index} ${'x'.repeat(480)}`) }),
    ],
  ])('with %s is rejected, and nothing is added', async (_name, issues, listOf) => {
    const project = await aFurnishedProject();
    const before = await project.load();
    const answer = await project.at('POST', '/flat-list', { noteLines: ['Salon'], ...listOf(project.room) });
    expect(problemOf(answer)).toEqual({ status: 422, code: 'unprocessable', issues });
    expect(await project.load()).toEqual(before);
  });

  test('is rejected for an unknown room and an outdated version', async () => {
    const { at, addRoom } = await aProject();
    const etag = String((await at('GET', '')).headers['etag']);
    const unknown = await at('POST', '/flat-list', { rooms: [{ groupId: 9, products: [{ id: 801, quantity: 1 }] }] });
    expect(problemOf(unknown)).toMatchObject({ status: 404, code: 'unknown-room' });
    await addRoom();
    const stale = await at('POST', '/flat-list', { rooms: [{ name: 'Salon' }] }, { 'if-match': etag });
    expect(stale.status).toBe(412);
  });

  test('determines the defaults of a project without any', async () => {
    const { at, load } = await aProject();
    const { headers } = await at('POST', '/flat-list', { newBundles: [aDesk], rooms: [] });
    expect((await load()).project.look).toMatchObject({ frameCategory: 'simon-54-premium' });
    await at('POST', `/removals/${String(headers['x-removal'])}/undo`);
    expect((await load()).project.look).toBeNull();
  });

  test('adds own sets to a room of the planning tool, and leaves its name and sets as they are', async () => {
    const project = await aLinkedProject();
    await project.link([aDeliveredRoom('a', [aDeliveredSet('s')])]);
    const [delivered] = (await project.load()).project.groups;
    const rooms = [{ groupId: delivered?.id, name: 'Inna', newBundles: [{ index: 0, quantity: 2 }] }];
    expect((await project.at('POST', '/flat-list', { newBundles: [aDesk], rooms })).status).toBe(200);
    const { project: after, productSets } = await project.load();
    expect(after.groups).toMatchObject([
      { name: delivered?.name, bundles: [...(delivered?.bundles ?? []), { quantity: 2 }] },
    ]);
    expect(productSets.map(({ type }) => type)).toEqual(['regular', 'external']);
  });

  test('keeps what was changed after it when it is undone', async () => {
    const project = await aFurnishedProject();
    const { at, room, set } = project;
    const { headers } = await at('POST', '/flat-list', listFor(room, set));
    await at('PUT', '/note', { note: 'Moje' });
    await at('PUT', '/ecatalog-products/54701', { quantity: 6 });
    await undo(project, headers);
    const { project: after, ecatalogProducts } = await project.load();
    expect([after.note, after.abbreviations, ecatalogProducts[0]?.quantity]).toEqual(['Moje', [], 6]);
  });
});

describe('the note of a project', () => {
  test('is stored with its lines, and deleted with white space', async () => {
    const { at, load } = await aProject();
    const changed = await at('PUT', '/note', { note: ' rolety?  \r\n\r\ndomofon\n' });
    expect(changed).toMatchObject({ status: 200, body: { note: ' rolety?\n\ndomofon' } });
    expect((await load()).project.note).toBe(' rolety?\n\ndomofon');
    await at('PUT', '/note', { note: ' \n ' });
    expect((await load()).project.note).toBeNull();
  });
});
