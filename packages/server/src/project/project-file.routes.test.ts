import { componentRow } from '@ramka/contract/wire/component-row';
import { loadedProject, type LoadedProject, project } from '@ramka/contract/wire/project';
import { projectFile, type ProjectFile } from '@ramka/contract/wire/project-file';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { ok } from '@ramka/domain/result';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { execute } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';
import { aProject, workedPayload } from '../testing/a-project.ts';
import { aServer, problemOf } from '../testing/a-server.ts';
import { addEcatalogItem } from './ecatalog-items/ecatalog-items.store.ts';

/** A project with three sets, two rooms with them, a single product and a product of the e-catalogue. */
const aFullProject = async () => {
  const own = await aProject();
  const { at, addRoom, addSet, load, call } = own;
  await addSet();
  await at('POST', '/set', { payload: workedPayload(livingRoom) });
  await at('POST', '/set', { payload: workedPayload(washBasin) });
  await at('DELETE', '/set/2');
  await at('POST', '/set', { payload: workedPayload(livingRoom) });
  const [salon, bath] = [await addRoom('Salon'), await addRoom('Łazienka')];
  await at('POST', `/group/${salon}/setlist`, {
    payload: [
      { id: 4, quantity: 2 },
      { id: 1, quantity: 3 },
    ],
  });
  await at('POST', `/group/${bath}/setlist`, { payload: [{ id: 3, quantity: 1 }] });
  await at('POST', `/group/${bath}/products`, { payload: [{ id: 801, quantity: 5 }] });
  await at('POST', '/ecatalog-products', { catalogId: 99001, quantity: 7 });
  const file = projectFile.parse((await at('GET', '/file')).body);
  return { ...own, file, load, call };
};

/** The contents of a project without ids, which differ between copies. */
const contentOf = ({ project: { name, groups }, productSets, products, ecatalogProducts }: LoadedProject) => {
  const sets = new Map(productSets.map((set) => [set.id, { name: set.name, price: set.price, serieId: set.serieId }]));
  return {
    name,
    sets: [...sets.values()],
    rooms: groups.map((group) => ({
      name: group.name,
      sets: group.bundles.map(({ id, quantity }) => ({ set: sets.get(id), quantity })),
      products: group.products,
    })),
    products,
    ecatalogProducts,
  };
};

const billOf = async (call: Awaited<ReturnType<typeof aServer>>['call'], loaded: LoadedProject) => {
  const sets = loaded.productSets.map(({ id }) => id).join(',');
  const answer = await call('GET', `/project/${loaded.project.id}/components/list?sets=${sets}`);
  return z.array(componentRow).parse(answer.body);
};

const opened = async (call: Awaited<ReturnType<typeof aServer>>['call'], file: unknown) => {
  const answer = await call('POST', '/project/file', file);
  expect(answer).toMatchObject({ status: 201 });
  const { id } = project.parse(answer.body);
  return loadedProject.parse((await call('GET', `/project/${id}`)).body);
};

describe('a project file', () => {
  // Holds R11.
  test('is a download named after the project', async () => {
    const { at } = await aProject();
    const { headers } = await at('GET', '/file');
    expect(headers['content-disposition']).toContain('filename="Dom.ramka.json"');
    expect(headers['content-type']).toContain('application/json');
  });

  test('has a valid name on every operating system, whatever the project is called', async () => {
    const { at } = await aProject();
    await at('PUT', '', { name: 'Dom: 1/2 „Łąka”' });
    const { headers } = await at('GET', '/file');
    expect(headers['content-disposition']).toContain('filename="Dom 1 2 Laka.ramka.json"');
  });

  test('can be opened if the catalogue has line breaks in a product name', async () => {
    const { at, call, id, store } = await aProject();
    const broken = { catalogId: 55, symbol: 'GONE/1', name: 'Gone\n\t with the edition', quantity: 4 };
    await store.write(() => addEcatalogItem({ projectId: id, expectedVersions: undefined, now: 1 }, broken));
    const { ecatalogProducts } = await opened(call, (await at('GET', '/file')).body);
    expect(ecatalogProducts).toMatchObject([{ symbol: 'GONE/1', name: 'Gone with the edition', quantity: 4 }]);
  });

  // Holds R28.
  test('is not created for a project that exceeds the limits for opening one', async () => {
    const { at, id, store } = await aProject();
    const ids = Array.from({ length: 501 }, (_, index) => index + 1);
    await store.write(function* () {
      yield* execute(
        queryBuilder.insertInto('rooms').values(ids.map((room) => ({ projectId: id, id: room, name: 'Hol' }))),
      );
      return ok(null);
    });
    const answer = await at('GET', '/file');
    expect(problemOf(answer)).toEqual({ status: 422, code: 'unprocessable', issues: { '': 'too-many-rooms' } });
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  test('makes a project with the same contents and bills under another id', async () => {
    const { call, load, file, id } = await aFullProject();
    const before = await load();
    const after = await opened(call, file);
    expect(after.project.id).not.toBe(id);
    expect(contentOf(after)).toEqual(contentOf(before));
    expect(await billOf(call, after)).toEqual(await billOf(call, before));
    const again = projectFile.parse((await call('GET', `/project/${after.project.id}/file`)).body);
    expect(again).toEqual({ ...file, sets: renumbered(file), rooms: withNewIds(file) });
  });

  test('yields a project that continues the numbering of ids', async () => {
    const { call, file } = await aFullProject();
    const { project } = await opened(call, file);
    const set = await call('POST', `/project/${project.id}/set`, { payload: workedPayload(washBasin) });
    expect(set).toMatchObject({ status: 201, body: { id: 4 } });
    expect(await call('POST', `/project/${project.id}/group`, { name: 'Hol' })).toMatchObject({ body: { id: 3 } });
  });

  test('preserves articles that the catalogue lacks', async () => {
    const { call, file } = await aFullProject();
    const [set] = file.sets;
    const [room] = file.rooms;
    if (set === undefined || room === undefined) throw new Error('the file is empty');
    const gone: ProjectFile = {
      ...file,
      sets: [{ ...set, frameId: 99_999_999, controllers: {} }],
      rooms: [{ ...room, sets: [{ id: set.id, quantity: 2 }], products: [{ id: 77, quantity: 1 }] }],
      ecatalogProducts: [{ catalogId: 55, symbol: 'GONE/1', name: 'Gone', quantity: 4 }],
    };
    const loaded = await opened(call, gone);
    expect(loaded.productSets).toMatchObject([{ serieId: set.serieId }]);
    expect(loaded.project.groups).toMatchObject([{ products: [{ id: 77, quantity: 1 }] }]);
    expect(loaded.ecatalogProducts).toMatchObject([{ symbol: 'GONE/1', name: 'Gone', quantity: 4 }]);
  });

  // Holds R28.
  test('contains the largest project with names of maximum length, and that project can be exported again', async () => {
    const { call, file } = await aFullProject();
    const [set] = file.sets;
    const name = '\u{1F9D1}\u200D'.repeat(120) + 'x'.repeat(119);
    const sets = Array.from({ length: 2000 }, (_, index) => ({ ...set, name, id: index + 1 }));
    const rooms = Array.from({ length: 500 }, (_, room) => ({
      name,
      products: [],
      sets: Array.from({ length: 20 }, (_, place) => ({
        id: ((room + place * 100) % 2000) + 1,
        quantity: place + 1,
      })),
    }));
    const ecatalogProducts = Array.from({ length: 2000 }, (_, index) => ({
      catalogId: index + 1,
      symbol: 'ż'.repeat(60),
      name: '水'.repeat(500),
      quantity: 1,
    }));
    const loaded = await opened(call, { ...file, sets, rooms, ecatalogProducts });
    expect(loaded.productSets).toHaveLength(2000);
    expect(loaded.project.groups[499]?.bundles.at(-1)).toEqual({ id: 1601, quantity: 20 });
    const again = projectFile.parse((await call('GET', `/project/${loaded.project.id}/file`)).body);
    expect(await opened(call, again)).toMatchObject({ ecatalogProducts: { length: 2000 } });
  });

  // Holds R28.
  test.each([
    [
      'rooms',
      { rooms: Array.from({ length: 501 }, () => ({ name: 'Hol', sets: [], products: [] })) },
      { rooms: 'list-too-long' },
    ],
    [
      'entries in total',
      {
        rooms: Array.from({ length: 5 }, () => ({
          name: 'Hol',
          sets: [],
          products: Array.from({ length: 2001 }, (_, index) => ({ id: index + 1, quantity: 1 })),
        })),
      },
      { '': 'too-many-entries' },
    ],
  ])('is rejected with too many %s', async (_what, change, issues) => {
    const { call, file } = await aFullProject();
    expect(problemOf(await call('POST', '/project/file', { ...file, ...change }))).toMatchObject({
      status: 422,
      issues,
    });
  });

  test('is parsed in a worker thread, however deeply it is nested, and yields at most fifty issues', async () => {
    const { app, call, file } = await aFullProject();
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
    const post = (payload: string | Buffer, more: Readonly<Record<string, string>> = {}) =>
      app.inject({ method: 'POST', url: '/api/project/file', headers: { ...headers, ...more }, payload });
    expect((await post('['.repeat(4_000_000))).statusCode).toBe(400);
    expect((await post(`{"format":"${'['.repeat(1000)}"}`)).statusCode).toBe(400);
    const sets = Array.from({ length: 1900 }, () => ({ ...file.sets[0], frameId: 0 }));
    const { status, body } = await call('POST', '/project/file', { ...file, sets });
    expect(status).toBe(422);
    expect(body).toMatchObject({ moreIssues: 1850, issues: { length: 50 } });
  });

  test.each([
    ['another format', { format: 'something' }, 400, { format: 'invalid' }],
    ['a later version', { version: 2 }, 400, { version: 'invalid' }],
    ['a short name', { name: 'x' }, 422, { name: 'name-too-short' }],
    [
      'rooms with unknown sets or duplicate ones',
      {
        rooms: [
          {
            name: 'A',
            sets: [
              { id: 77, quantity: 1 },
              { id: 1, quantity: 1 },
              { id: 1, quantity: 1 },
            ],
            products: [],
          },
        ],
      },
      422,
      { 'rooms.0.name': 'name-too-short', 'rooms.0.sets.0.id': 'unknown-entry', 'rooms.0.sets.2.id': 'repeated' },
    ],
    [
      'no quantity',
      { ecatalogProducts: [{ catalogId: 1, symbol: 'X', name: 'X', quantity: 0 }] },
      422,
      { 'ecatalogProducts.0.quantity': 'quantity-out-of-range' },
    ],
    [
      'symbols and names that the store cannot represent',
      { ecatalogProducts: [{ catalogId: 1, symbol: 'X\u0000', name: '\uD800', quantity: 1 }] },
      422,
      { 'ecatalogProducts.0.symbol': 'invalid', 'ecatalogProducts.0.name': 'invalid' },
    ],
  ])('is rejected with %s', async (_what, change, status, issues) => {
    const { call, file } = await aFullProject();
    expect(problemOf(await call('POST', '/project/file', { ...file, ...change }))).toMatchObject({ status, issues });
  });

  test('is rejected if a set breaks the rules, with the path in the file', async () => {
    const { call, file } = await aFullProject();
    const sets = file.sets.map((set) => ({ ...set, cornerBox: 401, smBox: 401 }));
    const problem = problemOf(await call('POST', '/project/file', { ...file, sets }));
    expect(problem).toMatchObject({ status: 422, issues: { 'sets.0.smBox': expect.any(String) } });
  });

  test('of an unknown project answers 404', async () => {
    const { call } = await aServer();
    expect(problemOf(await call('GET', '/project/22222222/file'))).toMatchObject({
      status: 404,
      code: 'unknown-project',
    });
  });
});

const newIdsOf = ({ sets }: ProjectFile): ReadonlyMap<number, number> =>
  new Map(sets.toReversed().map(({ id }, index) => [id, index + 1]));

const renumbered = (file: ProjectFile) => file.sets.map((set) => ({ ...set, id: newIdsOf(file).get(set.id) }));

const withNewIds = (file: ProjectFile) =>
  file.rooms.map((room) => ({
    ...room,
    sets: room.sets.map(({ id, quantity }) => ({ id: newIdsOf(file).get(id), quantity })),
  }));
