import { setImmediate as nextTurn } from 'node:timers/promises';
import { project } from '@ramka/contract/wire/project';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aBlackCatalogue } from '../testing/a-black-catalogue.ts';
import { aProject } from '../testing/a-project.ts';
import { engines } from '../testing/engines.ts';
import { isFireAndForget, isQuery, type Operation, type Step } from '../store/operation.ts';
import { nonOwningStore } from '../store/store.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { aCatalogue, aServer, problemOf } from '../testing/a-server.ts';

describe('creating a project', () => {
  // Holds §1.4, §7.6, R6, R7, R13.
  test('returns 201, an id without ambiguous characters, and an entity tag', async () => {
    const { call } = await aServer();
    const answer = await call('POST', '/project', { name: '  Dom \t nad  rzeką ', variant: 'el12' });
    expect(answer.status).toBe(201);
    expect(answer.headers['etag']).toBe('"1"');
    expect(project.parse(answer.body)).toMatchObject({ name: 'Dom nad rzeką', variant: 'el12', groups: [] });
  });

  // Holds §5.3, §5.4.
  test.each([
    ['', 'name-required'],
    ['   ', 'name-required'],
    ['ab', 'name-too-short'],
    ['👩‍👩‍👧x', 'name-too-short'],
    ['x'.repeat(121), 'name-too-long'],
    ['Dom\u0000', 'name-control-characters'],
    ['Dom\uD800', 'name-control-characters'],
  ])('rejects the name %j', async (name, code) => {
    const { call } = await aServer();
    const answer = await call('POST', '/project', { name, variant: 'el12' });
    expect(problemOf(answer)).toEqual({ status: 422, code: 'unprocessable', issues: { name: code } });
  });

  // Holds §5.1, §5.2.
  test.each([
    ['pl', '', 'Musisz nazwać swoją inwestycję'],
    ['cs', '', 'Svůj projekt musíte pojmenovat'],
    ['pl', 'ab', 'Nazwa inwestycji musi mieć przynajmniej 3 znaki'],
    ['cz', 'ab', 'Název projektu musí obsahovat minimálně 3 znaky'],
  ])('has an error message in %s for the name %j', async (language, name, message) => {
    const { call } = await aServer();
    const answer = await call('POST', '/project', { name, variant: 'el12' }, { 'accept-language': language });
    expect(answer.body).toMatchObject({ message, issues: [{ path: 'name', message }] });
  });

  // Holds §3.2, §7.6.
  test('rejects a variant other than the deployment’s', async () => {
    const { call } = await aServer();
    const answer = await call('POST', '/project', { name: 'Dom', variant: 'el13' });
    expect(problemOf(answer)).toEqual({
      status: 422,
      code: 'unprocessable',
      issues: { variant: 'unknown-variant' },
    });
  });

  test.each([[{}], [{ name: 5, variant: 'el12' }], [[]], ['Dom'], [null], [{ name: ['Dom'], variant: 'el12' }]])(
    'answers 400 to the body %j',
    async (body) => {
      const { call } = await aServer();
      expect((await call('POST', '/project', body)).status).toBe(400);
    },
  );
});

const statementsOf = (step: Step): number =>
  isQuery(step) || isFireAndForget(step) ? 1 : step.reduce((sum, one) => sum + statementsOf(one), 0);

describe('reading a project', () => {
  test('needs one statement, one more after a change, and one for the sets saved since', async () => {
    const store = await openSqliteStore(':memory:');
    let looks = 0;
    function* counted<Answer>(operation: Operation<Answer>): Operation<Answer> {
      let step = operation.next([]);
      for (; step.done !== true; step = operation.next(yield step.value)) looks += statementsOf(step.value);
      return step.value;
    }
    const { call, at, id, addRoom, addSet } = await aProject({
      store: { ...store, read: (of) => store.read(() => counted(of())) },
    });
    const looksOf = async (language: string): Promise<number> => {
      const before = looks;
      const { body } = await call('GET', `/project/${id}`, undefined, { 'accept-language': language });
      expect(body).toMatchObject({ project: { id } });
      return looks - before;
    };
    expect([await looksOf('pl'), await looksOf('pl'), await looksOf('cs')]).toEqual([2, 1, 2]);
    await call('PUT', `/project/${id}`, { name: 'Dom nad morzem' });
    expect(await looksOf('pl')).toBe(2);
    expect((await call('GET', `/project/${id}`)).body).toMatchObject({ project: { name: 'Dom nad morzem' } });
    for (let times = 0; times < 2; times += 1) await addSet();
    expect(await looksOf('pl')).toBe(3);
    await at('POST', '/set/1/name', { name: 'Hol' });
    expect(await looksOf('pl')).toBe(3);
    await addRoom();
    expect(await looksOf('pl')).toBe(2);
  });

  test.each(engines)('returns the same on $name after every change as a server with an empty cache', async (engine) => {
    const store = await engine.create().open();
    const parts = { store: nonOwningStore(store), catalogue: await aBlackCatalogue() };
    const { at, id, addSet } = await aProject(parts);
    const black = { frameLineId: null, finish: { kind: 'finish', id: 'black' }, color: { kind: 'as-frame' } };
    const changes = [
      ['POST', '/group', { name: 'Pokój' }],
      ['POST', '/group/1/setlist', { payload: [{ id: 2, quantity: 3 }] }],
      ['POST', '/group/1/setlist', { payload: [{ id: 1, quantity: 1 }] }],
      ['POST', '/set/2/name', { name: 'Łazienka „A” \u{1F6BF}' }],
      ['PUT', '/restyle', black],
      ['DELETE', '/set/2', undefined],
      ['POST', '/group/1/products', { payload: [{ id: 802, quantity: 3 }] }],
      ['POST', '/ecatalog-products', { catalogId: 54701, quantity: 4 }],
    ] as const;
    for (let times = 0; times < 3; times += 1) await addSet();
    for (const [method, path, body] of changes) {
      expect((await at(method, path, body)).status).toBeLessThan(300);
      const fresh = await aServer(parts);
      for (const language of ['pl', 'uk']) {
        const headers = { 'accept-language': language };
        const kept = await at('GET', '', undefined, headers);
        expect(kept.body).toEqual((await fresh.call('GET', `/project/${id}`, undefined, headers)).body);
      }
    }
    expect((await at('GET', '')).body).toMatchObject({ productSets: [{ id: 3 }, { id: 1 }] });
  });

  test('starts no timer if the project is cached', async () => {
    const { at } = await aProject();
    await at('GET', '');
    // The turn of a request ends after its response.
    await nextTurn();
    await nextTurn();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timers.mockRestore());
    expect((await at('GET', '')).status).toBe(200);
    expect(timers).not.toHaveBeenCalled();
  });

  // Holds §3.1, §3.4, §3.5, §3.6, §3.8, §3.9, §4.1, §7.7, R9, R30.
  test('returns rooms, sets, products and e-catalogue items, newest rooms and sets first', async () => {
    const { at, load, addRoom, addSet } = await aProject();
    const [salon, kuchnia] = [await addRoom('Salon'), await addRoom('Kuchnia')];
    const [first, second] = [await addSet(), await addSet()];
    await at('POST', `/group/${salon}/setlist`, { payload: [{ id: first.id, quantity: 2 }] });
    await at('POST', `/group/${salon}/products`, { payload: [{ id: 802, quantity: 3 }] });
    await at('POST', `/group/${kuchnia}/products`, { payload: [{ id: 802, quantity: 1 }] });
    await at('POST', '/ecatalog-products', { catalogId: 54701, quantity: 4 });
    const loaded = await load();
    expect(loaded.project.groups).toEqual([
      {
        id: kuchnia,
        name: 'Kuchnia',
        bundles: [],
        products: [{ id: 802, quantity: 1 }],
        properties: { mioData: null },
        look: null,
      },
      {
        id: salon,
        name: 'Salon',
        bundles: [{ id: first.id, quantity: 2 }],
        products: [{ id: 802, quantity: 3 }],
        properties: { mioData: null },
        look: null,
      },
    ]);
    expect(loaded.productSets).toEqual([second, first]);
    expect(loaded.products.map(({ id, symbol, price }) => ({ id, symbol, price }))).toEqual([
      { id: 802, symbol: 'AWG1/11', price: 45 },
    ]);
    expect(loaded.ecatalogProducts).toEqual([
      expect.objectContaining({ catalogId: 54701, symbol: 'DTS1', price: 239, quantity: 4 }),
    ]);
  });

  test('declares the language of the product names', async () => {
    const { at, addRoom } = await aProject();
    await at('POST', `/group/${await addRoom()}/products`, { payload: [{ id: 801, quantity: 1 }] });
    const polish = await at('GET', '');
    const english = await at('GET', '', undefined, { 'accept-language': 'en-GB' });
    expect(polish.headers['vary']).toContain('Accept-Language');
    expect(polish.body).toMatchObject({ products: [{ name: 'Łącznik jednobiegunowy' }] });
    expect(english.body).toMatchObject({ products: [{ name: 'One-way switch' }] });
    expect(english.headers['etag']).not.toBe(polish.headers['etag']);
  });

  test('returns 304 for a current entity tag, and 200 after a change', async () => {
    const { at, addRoom } = await aProject();
    const headers = { 'if-none-match': String((await at('GET', '')).headers['etag']) };
    expect((await at('GET', '', undefined, headers)).status).toBe(304);
    await addRoom();
    expect((await at('GET', '', undefined, headers)).status).toBe(200);
  });

  test('waits for a turn among requests on whole projects only if something changed since the last response', async () => {
    const { app, at, addRoom } = await aProject();
    const inTurn = vi.spyOn(app, 'inTurn');
    const turnsOfReads = () => inTurn.mock.calls.filter(([{ method }]) => method === 'GET').length;
    const first = await at('GET', '');
    expect(turnsOfReads()).toBe(1);
    expect((await at('GET', '')).body).toEqual(first.body);
    expect(turnsOfReads()).toBe(1);
    await addRoom();
    expect((await at('GET', '')).body).not.toEqual(first.body);
    expect(turnsOfReads()).toBe(2);
  });

  test('returns 200 after the price list has changed', async () => {
    const { at, addSet, id, store } = await aProject();
    await addSet();
    const headers = { 'if-none-match': String((await at('GET', '')).headers['etag']) };
    const other = await aServer({ store, catalogue: await aCatalogue('eur') });
    expect((await other.call('GET', `/project/${id}`, undefined, headers)).status).toBe(200);
  });

  // Holds R6.
  test('ignores white space around the id, and distinguishes upper and lower case', async () => {
    const { call, id } = await aProject();
    expect((await call('GET', `/project/%20${id}%09`)).status).toBe(200);
    const swapped = id.replace(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    expect((await call('GET', `/project/${swapped}`)).status).toBe(swapped === id ? 200 : 404);
  });

  test.each(['22222222', 'short', '0OIl1000', "';--", '%00', '..%2f..', 'x'.repeat(200)])(
    'answers 404 to the id %s',
    async (id) => {
      const { call } = await aServer();
      expect((await call('GET', `/project/${id}`)).status).toBe(404);
    },
  );
});

describe('renaming a project', () => {
  // Holds §7.8, R7.
  test('returns the renamed project', async () => {
    const { at, load } = await aProject();
    const answer = await at('PUT', '', { name: 'Nowy dom' });
    expect(answer).toMatchObject({ status: 200, body: { name: 'Nowy dom' }, headers: { etag: '"2"' } });
    expect((await load()).project.name).toBe('Nowy dom');
  });

  // Holds R13.
  test('is rejected with an outdated version, and changes nothing', async () => {
    const { at, load, addRoom } = await aProject();
    const seen = String((await at('GET', '')).headers['etag']);
    await addRoom();
    const before = await load();
    expect(problemOf(await at('PUT', '', { name: 'Nowy' }, { 'if-match': seen }))).toMatchObject({ code: 'stale' });
    expect(problemOf(await at('DELETE', '', undefined, { 'if-match': seen }))).toMatchObject({ status: 412 });
    expect(await load()).toEqual(before);
  });

  test.each(['"abc"', 'rubbish', '""', '"-1"'])('treats the tag %s as outdated', async (tag) => {
    const { at } = await aProject();
    expect((await at('PUT', '', { name: 'Nowy' }, { 'if-match': tag })).status).toBe(412);
  });

  test.each(['*', 'W/"1.x.pl"', '"7", "1"'])('accepts %s if it includes the current version', async (tag) => {
    const { at } = await aProject();
    expect((await at('PUT', '', { name: 'Nowy' }, { 'if-match': tag })).status).toBe(200);
  });

  test('answers 404 for an unknown project', async () => {
    const { call } = await aServer();
    expect((await call('PUT', '/project/22222222', { name: 'Nowy' })).status).toBe(404);
  });
});

describe('deleting a project', () => {
  // Holds §7.9, R7, R14.
  test('answers 204, and 404 from then on', async () => {
    const { at, addRoom } = await aProject();
    await addRoom();
    expect((await at('DELETE', '')).status).toBe(204);
    expect(problemOf(await at('GET', ''))).toMatchObject({ status: 404, code: 'unknown-project' });
    expect((await at('DELETE', '')).status).toBe(404);
    expect((await at('POST', '/group', { name: 'Salon' })).status).toBe(404);
  });
});
