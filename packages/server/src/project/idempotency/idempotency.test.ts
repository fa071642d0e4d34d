import { idempotentEndpoints } from '@ramka/contract/routes';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { ok } from '@ramka/domain/result';
import type { Language } from '@ramka/domain/text';
import { fastify, type FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { aProject, workedPayload } from '../../testing/a-project.ts';
import { aCatalogue, aServer } from '../../testing/a-server.ts';
import { execute, rowsOf } from '../../store/operation.ts';
import { nonOwningStore } from '../../store/store.ts';
import { queryBuilder } from '../../store/tables.ts';
import { engines } from '../../testing/engines.ts';
import { changeOf } from '../change.ts';
import { findProject } from '../project-row.ts';
import { createRoom, loadRooms } from '../rooms/rooms.store.ts';
import { receiptOfSet } from '../sets/sets.routes.ts';
import { createSet, findSet, saveSet } from '../sets/sets.store.ts';
import { deleteExpiredKeys, idempotentStore, MAX_RECORD, readIdempotencyKeys, storeReceiptOf } from './idempotency.ts';

const keyed = (key: string) => ({ 'idempotency-key': key });
const one = keyed('11111111-aaaa-bbbb');
/** Quantities of the first two sets. */
const pieces = (quantity: number) => ({ payload: [1, 2].map((id) => ({ id, quantity })) });
const day = 24 * 60 * 60 * 1000;

describe('a change repeated with its idempotency key', () => {
  test('is executed once and gets the same response: a room, a set, a quantity', async () => {
    const { at, addRoom, addSet, load } = await aProject();
    const room = await addRoom();
    const set = await addSet();
    const add = () => at('POST', `/group/${room}/setlist`, { payload: [{ id: set.id, quantity: 2 }] }, one);
    const first = await add();
    const again = await add();
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect((await load()).project.groups[0]?.bundles).toEqual([{ id: set.id, quantity: 2 }]);

    const create = () => at('POST', '/group', { name: 'Hol' }, keyed('22222222-aaaa-bbbb'));
    const [created, repeated] = [await create(), await create()];
    expect(repeated.body).toEqual(created.body);
    expect((await load()).project.groups).toHaveLength(2);

    const remove = () => at('DELETE', `/set/${set.id}`, undefined, keyed('33333333-aaaa-bbbb'));
    const [removed, gone] = [await remove(), await remove()];
    expect([gone.status, gone.headers['x-removal']]).toEqual([204, removed.headers['x-removal']]);
  });

  test.each(engines)('is executed once if several copies arrive concurrently, on $name', async ({ name, create }) => {
    const database = create();
    const here = await database.open();
    const { at, id, call, load } = await aProject({ store: here });
    // Another process with the same database. SQLite allows only one process.
    const other = name === 'SQLite' ? call : (await aServer({ store: await database.open() })).call;
    const room = { name: 'Salon' };
    const set = { payload: workedPayload(desk) };
    const send = (path: string, body: unknown, key: string) =>
      Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          index % 2 === 0
            ? at('POST', path, body, keyed(key))
            : other('POST', `/project/${id}${path}`, body, keyed(key)),
        ),
      );
    for (const [path, body] of [
      ['/group', room],
      ['/set', set],
    ] as const) {
      const answers = await send(path, body, `${path.slice(1)}-aaaa-bbbb-cccc`);
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
      expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1);
    }
    const { project, productSets } = await load();
    expect([project.groups.length, productSets.length]).toEqual([1, 1]);
  });

  test('is replayed although the version in If-Match is outdated', async () => {
    const { at, addSet } = await aProject();
    const set = await addSet();
    const rename = (name: string) =>
      at('POST', `/set/${set.id}/name`, { name }, { ...one, 'if-match': `"${set.version}"` });
    expect((await rename('Nad blatem')).status).toBe(200);
    expect(await rename('Nad blatem')).toMatchObject({ status: 200, body: { name: 'Nad blatem' } });
  });

  test('is replayed although the catalogue has lost the articles meanwhile, for which a new change is rejected', async () => {
    const { at, id, store, addRoom } = await aProject();
    const full = await aCatalogue();
    const lost = { findFrame: () => undefined, findSingleProduct: () => undefined };
    const catalogue = { ...full, in: (language: Language) => ({ ...full.in(language), ...lost }) };
    const { call: later } = await aServer({ store: nonOwningStore(store), catalogue });
    const room = await addRoom();
    const [product] = full.in('pl').allSingleProducts;
    const payload = workedPayload(desk);
    const products = [{ id: product?.id, quantity: 1 }];
    const changes = [
      ['POST', '/set', { payload }],
      ['PUT', '/set/1', { payload }],
      ['POST', `/group/${room}/setlist/1`, { payload }],
      ['POST', `/group/${room}/products`, { payload: products }],
      ['POST', '/groups/entries', { payload: [{ groupId: room, products }] }],
    ] as const;
    for (const [index, [method, path, body]] of changes.entries()) {
      const made = await at(method, path, body, keyed(`4444-aaaa-bbbb-cccc-${index}`));
      // Removing a set from a room needs a set in the room.
      if (path === '/set') await at('POST', `/group/${room}/setlist`, { payload: [{ id: 1, quantity: 2 }] });
      const again = await later(method, `/project/${id}${path}`, body, keyed(`4444-aaaa-bbbb-cccc-${index}`));
      expect([path, again.status]).toEqual([path, made.status]);
      expect(made.status).toBeLessThan(300);
      const first = await later(method, `/project/${id}${path}`, body, keyed(`5555-aaaa-bbbb-cccc-${index}`));
      expect([path, first.status]).toEqual([path, 422]);
    }
  });

  test('is executed if the first attempt was rejected, because nothing was stored', async () => {
    const { at, addRoom } = await aProject();
    expect((await at('POST', '/group/1/setlist', { payload: [{ id: 1, quantity: 1 }] }, one)).status).toBe(404);
    expect(await addRoom()).toBe(1);
    expect((await at('PUT', '/group/1', { name: 'Salon' }, one)).status).toBe(200);
  });

  test('is rejected if the key belongs to another endpoint or is malformed', async () => {
    const { at, load } = await aProject();
    await at('POST', '/group', { name: 'Salon' }, one);
    expect((await at('PUT', '/group/1', { name: 'Hol' }, one)).status).toBe(422);
    expect((await at('POST', '/group', { name: 'Hol' }, keyed('short'))).status).toBe(400);
    expect((await at('POST', '/group', { name: 'Hol' }, keyed("'; DROP TABLE rooms; --"))).status).toBe(400);
    expect((await load()).project.groups.map(({ name }) => name)).toEqual(['Salon']);
  });

  test.each(engines)('is rejected if the key comes with another body or address, on $name', async ({ create }) => {
    const { at, load, store } = await aProject({ store: await create().open() });
    expect((await at('POST', '/group', { name: 'Salon' }, one)).status).toBe(201);
    expect(await at('POST', '/group', { name: 'Hol' }, one)).toMatchObject({
      status: 422,
      body: { code: 'unprocessable' },
    });
    await at('POST', '/group', { name: 'Hol' });
    const rename = keyed('66666666-aaaa-bbbb');
    expect((await at('PUT', '/group/1', { name: 'Kuchnia' }, rename)).status).toBe(200);
    expect((await at('PUT', '/group/2', { name: 'Kuchnia' }, rename)).status).toBe(422);
    expect((await load()).project.groups.map(({ name }) => name)).toEqual(['Hol', 'Kuchnia']);
    // A record from an earlier version of the program, without a digest.
    await store.write(function* () {
      return ok(yield* execute(queryBuilder.updateTable('sentChanges').set({ digest: null })));
    });
    expect(await at('POST', '/group', { name: 'Salon' }, one)).toMatchObject({ status: 201, body: { id: 1 } });
  });

  test('is recognised by a later version of the program that parses more fields of the body', async () => {
    const { id, store, load } = await aProject();
    const safe = idempotentStore(nonOwningStore(store));
    const serverReading = (more: object) => {
      const app = fastify();
      readIdempotencyKeys(app);
      app.setValidatorCompiler(() => (body: object) => ({ value: { ...body, ...more } }));
      app.post<{ Params: { projectId: string } }>(
        '/:projectId/group',
        { config: { endpointName: 'createRoom' }, schema: { body: {} } },
        (request) => safe.write(() => createRoom(changeOf(request), 'Salon')),
      );
      return app;
    };
    const body = { name: 'Salon' };
    const send = async (app: FastifyInstance) =>
      (await app.inject({ method: 'POST', url: `/${id}/group`, headers: one, body })).statusCode;
    expect(await send(serverReading({}))).toBe(200);
    expect(await send(serverReading({ look: null }))).toBe(200);
    expect((await load()).project.groups.map(({ name }) => name)).toEqual(['Salon']);
  });

  test('stores a receipt; the contents of a project or room are read at replay', async () => {
    const { at, store, addRoom, addSet, load } = await aProject();
    const [salon, hall] = [await addRoom('Salon'), await addRoom('Hol')];
    for (let set = 0; set < 200; set += 1) await addSet();
    const entries = Array.from({ length: 200 }, (_, index) => ({ id: index + 1, quantity: 2 }));
    const changes = [
      ['POST', `/group/${salon}/setlist`, { payload: entries }],
      ['PUT', `/group/${salon}/setlist`, { payload: entries.map(({ id }) => ({ id, quantity: 3 })) }],
      ['POST', '/groups/entries', { payload: [{ groupId: hall, bundles: entries }] }],
      ['PUT', '/groups/entries', { list: 'bundles', id: 1, from: salon, to: hall }],
      ['PUT', '/groups/order', { payload: [salon, hall] }],
      ['POST', '/groups', { payload: [{ name: 'Kuchnia', sourceId: salon }] }],
      ['PUT', `/group/${salon}`, { name: 'Jadalnia' }],
      ['DELETE', `/group/${salon}/setlist/2`, undefined],
      ['PUT', '', { name: 'Dom' }],
      ['POST', '/set', { payload: workedPayload(desk) }],
    ] as const;
    for (const [index, [method, path, body]] of changes.entries()) {
      const first = await at(method, path, body, keyed(`small-aaaa-bbbb-${index}`));
      const again = await at(method, path, body, keyed(`small-aaaa-bbbb-${index}`));
      expect(first.status).toBeLessThan(300);
      const summaryOf = ({ status, body, headers }: typeof first) => [
        path,
        status,
        body,
        headers['x-removal'],
        headers['etag'],
      ];
      expect(summaryOf(again)).toEqual(summaryOf(first));
    }
    const records = await store.read(() =>
      rowsOf(queryBuilder.selectFrom('sentChanges').select(['callName', 'answer'])),
    );
    expect(records).toHaveLength(changes.length);
    expect(records.filter(({ answer }) => answer.length > 4096)).toEqual([]);
    expect((await load()).project.groups.map(({ bundles }) => bundles.length)).toEqual([199, 198, 200]);
  });

  test.each(engines)('stores at most 4 kB: a larger set is read at replay, on $name', async ({ create }) => {
    const { id, store } = await aProject({ store: await create().open() });
    const document = `{"version":1,"note":"${'x'.repeat(5000)}"}`;
    const app = fastify();
    readIdempotencyKeys(app);
    app.post<{ Params: { projectId: string } }>(
      '/:projectId/set',
      { config: { endpointName: 'createSet' } },
      (request) => {
        const change = changeOf(request);
        const make = () => createSet(change, { name: 'Biurko', seriesId: 5, document });
        return idempotentStore(nonOwningStore(store)).write(storeReceiptOf(make, receiptOfSet(change)));
      },
    );
    const send = async () => (await app.inject({ method: 'POST', url: `/${id}/set`, headers: one })).json();
    const first = await send();
    expect(first).toMatchObject({ ok: true, value: { id: 1, version: 1, document } });
    expect(await send()).toEqual(first);
    const change = { projectId: id, setId: 1, expectedVersions: undefined, now: Date.now() };
    await store.write(() => saveSet(change, { name: 'Inne biurko' }));
    expect(await send()).toMatchObject({ value: { id: 1, version: 1, name: 'Inne biurko' } });
    const [record] = await store.read(() => rowsOf(queryBuilder.selectFrom('sentChanges').select('answer')));
    expect(record?.answer.length).toBeLessThanOrEqual(MAX_RECORD);
  });

  test('is refused as a fault, and rolled back, if its result is too large to be stored', async () => {
    const { id, store, load } = await aProject();
    const app = fastify();
    readIdempotencyKeys(app);
    app.post<{ Params: { projectId: string } }>(
      '/:projectId/group',
      { config: { endpointName: 'createRoom' } },
      (request) =>
        idempotentStore(nonOwningStore(store)).write(function* create() {
          const room = yield* createRoom(changeOf(request), 'Salon');
          return room.ok ? ok('x'.repeat(MAX_RECORD)) : room;
        }),
    );
    expect((await app.inject({ method: 'POST', url: `/${id}/group`, headers: one })).statusCode).toBe(500);
    expect((await load()).project.groups).toEqual([]);
  });

  test('is replayed from a record of an earlier version of the program, which stored all rooms', async () => {
    const { at, store, addRoom } = await aProject();
    const [salon, hall] = [await addRoom('Salon'), await addRoom('Hol')];
    const order = () => at('PUT', '/groups/order', { payload: [salon, hall] }, one);
    const first = await order();
    const rooms = [{ id: 9, name: 'Kuchnia', sets: [], products: [], planningId: null, look: null }];
    await store.write(function* () {
      const answer = JSON.stringify({ rooms, removal: 7 });
      return ok(yield* execute(queryBuilder.updateTable('sentChanges').set({ answer })));
    });
    const again = await order();
    expect(first.body).toMatchObject([{ name: 'Salon' }, { name: 'Hol' }]);
    expect([again.body, again.headers['x-removal']]).toMatchObject([[{ id: 9, name: 'Kuchnia' }], '7']);
  });

  // The records are those of version 129b0574.
  test('is replayed from a complete result that an earlier version stored, by every endpoint', async () => {
    const { at, id, store, addRoom, addSet } = await aProject();
    const [product, second] = (await aCatalogue()).in('pl').allSingleProducts;
    const [salon, hall] = [await addRoom('Salon'), await addRoom('Hol')];
    await addSet();
    await addSet();
    const payload = workedPayload(desk);
    const [setPath, productPath] = [`/group/${salon}/setlist`, `/group/${salon}/products`];
    const products = (quantity: number) => ({ payload: [product, second].map((each) => ({ id: each?.id, quantity })) });

    type Answer = Awaited<ReturnType<typeof at>>;
    const undoId = ({ headers }: Answer) => Number(headers['x-removal']);
    const body = (answer: Answer) => answer.body;
    const rooms = () => store.read(() => loadRooms(id));
    const remainder = (answer: Answer) => ({ left: answer.body, removal: undoId(answer) });
    const layout = async (answer: Answer) => ({ rooms: await rooms(), removal: undoId(answer) });
    const room = (roomId: number) => async () => (await rooms()).find((each) => each.id === roomId);
    const set = (setId: number) => async () => {
      const found = await store.read(() => findSet(id, setId));
      return found.ok ? found.value : undefined;
    };
    const project = async () => {
      const row = await store.read(() => findProject(id));
      return { ...row, note: undefined, abbreviations: undefined, rooms: await rooms() };
    };

    const changes = [
      ['renameProject', 'PUT', '', { name: 'Dom nad rzeką' }, project],
      ['createRoom', 'POST', '/group', { name: 'Kuchnia' }, room(3)],
      ['createRooms', 'POST', '/groups', { payload: [{ name: 'Gabinet' }] }, layout],
      ['orderRooms', 'PUT', '/groups/order', { payload: [hall, salon, 3, 4] }, layout],
      ['renameRoom', 'PUT', `/group/${salon}`, { name: 'Jadalnia' }, room(salon)],
      ['addRoomSets', 'POST', setPath, pieces(2), body],
      ['changeRoomSets', 'PUT', setPath, pieces(3), body],
      ['addRoomProducts', 'POST', productPath, products(2), body],
      ['changeRoomProducts', 'PUT', productPath, products(3), body],
      [
        'fillRooms',
        'POST',
        '/groups/entries',
        { payload: [{ groupId: hall, bundles: [{ id: 1, quantity: 2 }] }] },
        layout,
      ],
      ['moveRoomEntry', 'PUT', '/groups/entries', { list: 'bundles', id: 1, from: hall, to: salon }, layout],
      ['duplicateInRoom', 'POST', `${setPath}/1/copy`, undefined, set(3)],
      ['removeRoomSet', 'DELETE', `${setPath}/2`, undefined, remainder],
      ['removeRoomProduct', 'DELETE', `${productPath}/${product?.id}`, undefined, remainder],
      ['createSet', 'POST', '/set', { payload }, set(4)],
      ['copySet', 'PUT', '/set?sourceId=1', undefined, set(5)],
      ['saveSet', 'PUT', '/set/2', { payload }, set(2)],
      ['saveSetInRoom', 'POST', `${setPath}/1`, { payload }, set(6)],
      ['renameSet', 'POST', '/set/1/name', { name: 'Nad blatem' }, set(1)],
      ['deleteSet', 'DELETE', '/set/2', undefined, undoId],
      ['deleteRoom', 'DELETE', `/group/${hall}`, undefined, undoId],
    ] as const;
    const later = ['addFlatList'];
    expect([...changes.map(([name]) => name), ...later].toSorted()).toEqual([...idempotentEndpoints].toSorted());
    for (const [index, [name, method, path, sent, recordOf]] of changes.entries()) {
      const key = `129b0574-aaaa-bbbb-${index}`;
      const first = await at(method, path, sent, keyed(key));
      expect([name, first.status]).toEqual([name, expect.toSatisfy((status: number) => status < 300)]);
      const answer = JSON.stringify(await recordOf(first));
      await store.write(function* () {
        return ok(yield* execute(queryBuilder.updateTable('sentChanges').set({ answer }).where('key', '=', key)));
      });
      const again = await at(method, path, sent, keyed(key));
      expect([name, again.status, again.body]).toEqual([name, first.status, first.body]);
      for (const header of ['x-removal', 'etag'])
        expect([name, again.headers[header]]).toEqual([name, first.headers[header]]);
    }
  });

  test('is a different change in another project', async () => {
    const [here, there] = [await aProject(), await aProject()];
    for (const { at } of [here, there]) expect((await at('POST', '/group', { name: 'Salon' }, one)).status).toBe(201);
  });

  test('is executed again after a week', async () => {
    const { at, store, load } = await aProject();
    await at('POST', '/group', { name: 'Salon' }, one);
    expect(await store.write(() => deleteExpiredKeys(Date.now() + 6 * day))).toMatchObject({ value: 0 });
    expect(await store.write(() => deleteExpiredKeys(Date.now() + 8 * day))).toMatchObject({ value: 1 });
    await at('POST', '/group', { name: 'Salon' }, one);
    expect((await load()).project.groups).toHaveLength(2);
  });
});
