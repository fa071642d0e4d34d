import { order, orderReceipt } from '@ramka/contract/wire/order';
import { restorePoint } from '@ramka/contract/wire/restore-points';
import { project as wireProject } from '@ramka/contract/wire/project';
import { projectFile } from '@ramka/contract/wire/project-file';
import { variant } from '@ramka/contract/wire/variants';
import { ok } from '@ramka/domain/result';
import type { Language } from '@ramka/domain/text';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aProject, type TestProject, workedPayload } from '../../testing/a-project.ts';
import { aCatalogue, problemOf } from '../../testing/a-server.ts';
import { engines } from '../../testing/engines.ts';
import { removeProject } from '../../project/projects.store.ts';
import { execute, type Operation } from '../../store/operation.ts';
import { queryBuilder } from '../../store/tables.ts';
import { createRoom } from '../../project/rooms/rooms.store.ts';

/** Two desks and a wash basin in one room, a desk and three single products in another, and four e-catalogue bells. */
const aFullProject = async (overrides: Parameters<typeof aProject>[0] = {}) => {
  const project = await aProject(overrides);
  await project.addSet();
  await project.at('POST', '/set', { payload: workedPayload(washBasin) });
  for (const name of ['Gabinet', 'Salon']) await project.addRoom(name);
  await project.at('POST', '/group/1/setlist', {
    payload: [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 1 },
    ],
  });
  await project.at('POST', '/group/2/setlist', { payload: [{ id: 1, quantity: 1 }] });
  await project.at('POST', '/group/2/products', { payload: [{ id: 801, quantity: 3 }] });
  await project.at('POST', '/ecatalog-products', { catalogId: 99001, quantity: 4 });
  return project;
};

const orderOf = async ({ at }: Pick<TestProject, 'at'>) => order.parse((await at('GET', '/order')).body);

const articleOf = async (project: Pick<TestProject, 'at'>, symbol: string) =>
  (await orderOf(project)).articles.find((article) => article.symbol === symbol);

const note = async ({ at }: Pick<TestProject, 'at'>, articles: readonly object[], terms?: object) => {
  const answer = await at('PUT', '/order', { articles, ...(terms && { terms }) });
  return { status: answer.status, kept: orderReceipt.parse(answer.body) };
};

describe.each(engines)('the order of a project, on $name', ({ create }) => {
  const aStoredProject = async () => aFullProject({ store: await create().open() });

  test('lists every article once; the usages add up to the needed quantity', async () => {
    const answer = await orderOf(await aStoredProject());
    const symbols = answer.articles.map(({ symbol }) => symbol);
    expect(new Set(symbols).size).toBe(symbols.length);
    const needs = new Map<number, number>();
    const add = (place: number, pieces: number) => needs.set(place, (needs.get(place) ?? 0) + pieces);
    const rows = new Map(answer.bundles.map((set) => [set.id, set.rows]));
    for (const { bundles, products } of answer.groups) {
      for (const { id, quantity } of bundles)
        for (const row of rows.get(id) ?? []) add(row.article, row.quantity * quantity);
      for (const { id, quantity } of products)
        add(answer.products.find((product) => product.id === id)?.article ?? -1, quantity);
    }
    for (const { article, quantity } of answer.ecatalogProducts) add(article, quantity);
    expect(answer.articles.map((_article, place) => needs.get(place))).toEqual(
      answer.articles.map(({ quantity }) => quantity),
    );
    expect(answer.articles.find(({ symbol }) => symbol === 'BELL-230')).toMatchObject({
      quantity: 4,
      kind: 'product',
      gone: false,
    });
    expect(answer.articles.find(({ symbol }) => symbol === 'TU2')).toMatchObject({
      kind: 'seal',
      pack: 5,
      quantity: 1,
    });
    expect(answer.articles.find(({ symbol }) => symbol === 'DR4/11')).toMatchObject({ kind: 'frame', quantity: 3 });
  });

  test('stores annotations by article, and empty ones too', async () => {
    const project = await aStoredProject();
    const reserve = { unit: 'pieces', amount: 2 } as const;
    expect((await note(project, [{ symbol: 'DR4/11', have: 1, reserve }])).kept.articles).toEqual([
      { symbol: 'DR4/11', have: 1, ordered: 0, reserve },
    ]);
    expect(await articleOf(project, 'DR4/11')).toMatchObject({ have: 1, ordered: 0, reserve, quantity: 3 });
    await note(project, [{ symbol: 'DR4/11', have: 0, reserve: null }]);
    expect(await articleOf(project, 'DR4/11')).toMatchObject({ have: 0, reserve: null });
  });

  test('keeps concurrent annotations of two visitors, also of the same article', async () => {
    const project = await aStoredProject();
    await Promise.all([
      note(project, [{ symbol: 'DR4/11', have: 1 }]),
      note(project, [{ symbol: 'DR4/11', ordered: 2 }]),
      note(project, [{ symbol: 'TU2', ordered: 5 }]),
    ]);
    expect(await articleOf(project, 'DR4/11')).toMatchObject({ have: 1, ordered: 2 });
    expect(await articleOf(project, 'TU2')).toMatchObject({ have: 0, ordered: 5 });
  });

  test('stores the terms of the whole order', async () => {
    const project = await aStoredProject();
    expect((await orderOf(project)).terms).toEqual({ reserve: { unit: 'percent', amount: 0 }, wholePacks: true });
    const terms = { reserve: { unit: 'pieces', amount: 1 }, wholePacks: false };
    await note(project, [], terms);
    expect((await orderOf(project)).terms).toEqual(terms);
  });

  test('keeps annotated articles that nothing uses any more, without duplicates', async () => {
    const project = await aStoredProject();
    await note(project, [
      { symbol: 'TU2', ordered: 5 },
      { symbol: 'NOWHERE', ordered: 1 },
    ]);
    await project.at('DELETE', '/set/2');
    expect(await articleOf(project, 'TU2')).toMatchObject({ quantity: 0, ordered: 5 });
    expect(await articleOf(project, 'NOWHERE')).toMatchObject({ quantity: 0, name: '', price: null });
  });

  test('does not change the project version, and undo does not affect it', async () => {
    const project = await aStoredProject();
    const tomorrow = Date.now() + 2 * 24 * 60 * 60 * 1000;
    await project.store.write(() =>
      createRoom({ projectId: project.id, expectedVersions: undefined, now: tomorrow }, 'Hol'),
    );
    const before = (await project.at('GET', '')).headers['etag'];
    await note(project, [{ symbol: 'DR4/11', ordered: 3 }]);
    expect((await project.at('GET', '')).headers['etag']).toBe(before);
    const [kept] = z.array(restorePoint).parse((await project.at('GET', '/points')).body);
    expect((await project.at('POST', `/points/${kept?.id}/restore`)).status).toBe(200);
    expect((await project.load()).project.groups).toHaveLength(2);
    expect(await articleOf(project, 'DR4/11')).toMatchObject({ quantity: 3, ordered: 3 });
  });

  test('is copied with project files and variants, which are independent from then on', async () => {
    const project = await aStoredProject();
    const terms = { reserve: { unit: 'percent', amount: 5 }, wholePacks: false };
    await note(project, [{ symbol: 'DR4/11', have: 1, ordered: 2 }], terms);
    const file = projectFile.parse((await project.at('GET', '/file')).body);
    const opened = wireProject.parse((await project.call('POST', '/project/file', file)).body);
    const made = variant.parse((await project.at('POST', '/variants', { name: 'Czarny' })).body);
    for (const id of [opened.id, made.id]) {
      const copy = {
        at: ((method, path, body) => project.call(method, `/project/${id}${path}`, body)) as TestProject['at'],
      };
      expect((await orderOf(copy)).terms).toEqual(terms);
      expect(await articleOf(copy, 'DR4/11')).toMatchObject({ have: 1, ordered: 2 });
      await note(copy, [{ symbol: 'DR4/11', ordered: 9 }]);
    }
    expect(await articleOf(project, 'DR4/11')).toMatchObject({ ordered: 2 });
    const { order: _order, ...earlier } = file;
    const old = wireProject.parse((await project.call('POST', '/project/file', earlier)).body);
    expect(order.parse((await project.call('GET', `/project/${old.id}/order`)).body).terms.wholePacks).toBe(true);
  });

  // Holds R28.
  test('limits the number of annotations in requests and project files alike', async () => {
    const project = await aStoredProject();
    const notes = Array.from({ length: 5000 }, (_, index) => ({ symbol: `S${index}`, ordered: 1 }));
    expect((await note(project, notes)).status).toBe(200);
    expect(problemOf(await project.at('PUT', '/order', { articles: [{ symbol: 'MORE', have: 1 }] }))).toMatchObject({
      status: 422,
      issues: { '': 'too-many-notes' },
    });
    expect((await orderOf(project)).articles.some(({ symbol }) => symbol === 'MORE')).toBe(false);
    const file = projectFile.parse((await project.at('GET', '/file')).body);
    expect((await project.call('POST', '/project/file', file)).status).toBe(201);
    const twice = { ...file, order: { ...file.order, articles: [file.order?.articles[0], file.order?.articles[0]] } };
    expect(problemOf(await project.call('POST', '/project/file', twice))).toMatchObject({
      issues: { 'order.articles.1.symbol': 'repeated' },
    });
  });

  test('counts look-alike symbols as one article, with one annotation', async () => {
    const project = await aStoredProject();
    await project.store.write(function* add(): Operation<ReturnType<typeof ok<null>>> {
      const symbols = ['BELL–230', 'bell 230', 'ВELL-230', 'BELL-230'];
      const rows = symbols.map((symbol, index) => ({ catalogId: 700 + index, symbol, name: 'Dzwonek', quantity: 1 }));
      const placed = rows.map((row, index) => ({ ...row, projectId: project.id, position: 10 + index }));
      yield* execute(queryBuilder.insertInto('selections').values(placed));
      const notes = ['bell-230', 'BELL-230'].map((symbol, index) => ({ symbol, have: 1, ordered: index, reserve: 0 }));
      const annotated = notes.map((row) => ({ ...row, projectId: project.id, reserveUnit: null }));
      yield* execute(queryBuilder.insertInto('orderNotes').values(annotated));
      return ok(null);
    });
    const bells = async () => (await orderOf(project)).articles.filter(({ symbol }) => /ell.?230/i.test(symbol));
    expect(await bells()).toMatchObject([
      { symbol: 'BELL-230', quantity: 7, have: 2, ordered: 1 },
      { symbol: 'bell 230' },
    ]);
    await note(project, [{ symbol: 'BELL-230', have: 0 }]);
    expect((await bells())[0]).toMatchObject({ have: 0, ordered: 1 });
    await note(project, [{ symbol: 'ВELL–230', ordered: 0 }]);
    expect((await bells())[0]).toMatchObject({ have: 0, ordered: 0 });
  });

  test('is deleted with its project', async () => {
    const project = await aStoredProject();
    await project.store.write(() =>
      removeProject({ projectId: project.id, expectedVersions: undefined, now: Date.now() }),
    );
    expect((await project.at('GET', '/order')).status).toBe(404);
    expect((await project.at('PUT', '/order', { articles: [] })).status).toBe(404);
  });
});

test.each([
  [{ articles: [{ symbol: '', have: 1 }] }],
  [{ articles: [{ symbol: 'A\u0000', have: 1 }] }],
  [{ articles: [{ symbol: 'A', have: -1 }] }],
  [{ articles: [{ symbol: 'A', ordered: 1.5 }] }],
  [{ articles: [{ symbol: 'A', ordered: 1e12 }] }],
  [{ articles: [{ symbol: 'A', reserve: { unit: 'percent', amount: 1001 } }] }],
  [{ articles: [], terms: { reserve: { unit: 'meters', amount: 1 }, wholePacks: true } }],
])('a change of an order is rejected for %j', async (body) => {
  const { at } = await aProject();
  expect([400, 422]).toContain((await at('PUT', '/order', body)).status);
});

const omittedBy = async (project: TestProject) => {
  const { status, headers } = await project.at('POST', '/order/opentrans', {});
  const omitted = headers['x-omitted-articles'];
  return [status, typeof omitted === 'string' ? decodeURIComponent(omitted) : omitted];
};

test('an openTRANS order names the omitted articles in a header', async () => {
  const symbol = `ŁĄCZNIK-${'1'.repeat(30)}`;
  const full = await aCatalogue();
  const withLongSymbol = (language: Language) => {
    const inLanguage = full.in(language);
    const findSingleProduct: typeof inLanguage.findSingleProduct = (id) => {
      const product = inLanguage.findSingleProduct(id);
      return product && { ...product, symbol };
    };
    return { ...inLanguage, findSingleProduct };
  };
  expect(await omittedBy(await aFullProject())).toEqual([200, undefined]);
  expect(await omittedBy(await aFullProject({ catalogue: { ...full, in: withLongSymbol } }))).toEqual([200, symbol]);
});
