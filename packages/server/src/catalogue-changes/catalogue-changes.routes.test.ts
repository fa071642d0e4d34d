import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueChanges, successorsPreview, successorsReceipt } from '@ramka/contract/wire/catalogue-changes';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { runMaintenance } from '../maintenance/maintenance.ts';
import { firstRowOf } from '../store/operation.ts';
import { nonOwningStore } from '../store/store.ts';
import { queryBuilder } from '../store/tables.ts';
import { aBlackCatalogue } from '../testing/a-black-catalogue.ts';
import { aProject, type TestProject } from '../testing/a-project.ts';
import { aServer, type Caller, problemOf } from '../testing/a-server.ts';
import { engines } from '../testing/engines.ts';
import { aFolder, fixtureCatalogue, readPrices } from '../testing/fixture-catalogue.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The next catalogue version: without the black frame and a switch that has a successor; sockets cost more. */
const aNewEdition = async () => {
  const folder = await aFolder();
  await cp(fixtureCatalogue, folder, { recursive: true });
  const products = join(folder, 'e-catalogue/products.ndjson');
  const list = await readFile(products, 'utf8');
  await writeFile(products, list.replace('"id": 41302, "symbol": "DW1.00/11"', '"id": 41399, "symbol": "DW1.00/12"'));
  await appendFile(
    join(folder, 'e-catalogue/gone.ndjson'),
    `${JSON.stringify({ id: 41302, symbol: 'DW1.00/11', replacedBy: 'DW1.00/12' })}\n`,
  );
  for (const name of ['pln', 'eur']) {
    const { prices, ...others } = await readPrices(folder, name);
    const changed = { ...prices, 'DGZ1ZP/11': '12.40', 'AW1/11': '27.00', 'DW1.00/12': '39.00' };
    await writeFile(join(folder, `prices/${name}.json`), JSON.stringify({ ...others, prices: changed }));
  }
  const read = await readCatalogue(folder, { priceList: 'pln' });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
};

/** A project with the black catalogue version: two black desks in a room, single products and the switch. */
const anOldProject = async (overrides: Parameters<typeof aProject>[0] = {}) => {
  const project = await aProject({ catalogue: await aBlackCatalogue(), ...overrides });
  const { at } = project;
  await project.addSet();
  await project.addRoom();
  await at('POST', '/group/1/setlist', { payload: [{ id: 1, quantity: 2 }] });
  await at('POST', '/group/1/products', { payload: [{ id: 801, quantity: 3 }] });
  await at('POST', '/ecatalog-products', { catalogId: 41302, quantity: 4 });
  await at('PUT', '/restyle', { frameLineId: null, finish: { kind: 'finish', id: 'black' }, color: { kind: 'as-is' } });
  return project;
};

/** The same project on a server with the newer catalogue version. */
const later = async (project: TestProject): Promise<Caller> => {
  const { call } = await aServer({ store: nonOwningStore(project.store), catalogue: await aNewEdition() });
  return (method, path, body, headers) => call(method, `/project/${project.id}${path}`, body, headers);
};

const newsFrom = async (at: Caller) => catalogueChanges.parse((await at('GET', '/news')).body);

describe.each(engines)('catalogue changes since the last visit, on $name', ({ create }) => {
  const aStoredProject = async () => anOldProject({ store: await create().open() });

  test('are empty at first, and list affected items with prices after an update of the catalogue', async () => {
    const project = await aStoredProject();
    const before = await project.at('GET', '');
    const first = await newsFrom(project.at);
    expect(first).toMatchObject({ repriced: [], gone: [], effect: 0 });
    expect((await project.at('GET', '')).headers['etag']).toBe(before.headers['etag']);
    const answer = await newsFrom(await later(project));
    expect(answer.since).toBe(first.since);
    expect(answer.repriced).toEqual([
      { symbol: 'DGZ1ZP/11', name: expect.any(String), before: 9.9, after: 12.4, quantity: 2, effect: 5 },
      { symbol: 'AW1/11', name: expect.any(String), before: 28, after: 27, quantity: 3, effect: -3 },
    ]);
    expect(answer.effect).toBe(2);
    expect(answer.gone).toEqual([
      { symbol: 'DR4/49', name: 'DR4 black', before: 60, quantity: 2, successor: null },
      {
        symbol: 'DW1.00/11',
        name: 'Łącznik jednobiegunowy',
        before: expect.any(Number),
        quantity: 4,
        successor: { catalogId: 41399, symbol: 'DW1.00/12', name: expect.any(String), price: 39 },
      },
    ]);
  });

  test('are marked as seen for the displayed catalogue version', async () => {
    const project = await aStoredProject();
    const { edition: old } = await newsFrom(project.at);
    const at = await later(project);
    const { edition } = await newsFrom(at);
    expect(problemOf(await at('PUT', '/news/seen', { edition: old }))).toMatchObject({ status: 412, code: 'stale' });
    expect((await newsFrom(at)).gone).toHaveLength(2);
    expect((await at('PUT', '/news/seen', { edition })).status).toBe(204);
    expect(await newsFrom(at)).toMatchObject({ repriced: [], gone: [], effect: 0 });
  });

  test('stay comparable while a project refers to their price snapshot', async () => {
    const project = await aStoredProject();
    const { edition } = await newsFrom(project.at);
    const storedSnapshot = () =>
      project.store.read(() => firstRowOf(queryBuilder.selectFrom('editions').select('id').where('id', '=', edition)));
    await runMaintenance(project.store, Date.now() + 2 * DAY);
    expect(await storedSnapshot()).toEqual({ id: edition });
    const at = await later(project);
    await at('PUT', '/news/seen', { edition: (await newsFrom(at)).edition });
    await runMaintenance(project.store, Date.now() + 2 * DAY);
    expect(await storedSnapshot()).toBeUndefined();
  });

  test('successors are previewed, applied as one change, and undone as one', async () => {
    const project = await aStoredProject();
    const at = await later(project);
    await at('POST', '/ecatalog-products', { catalogId: 41399, quantity: 1 });
    const before = await at('GET', '');
    const shown = await at('POST', '/successors', {});
    const preview = successorsPreview.parse(shown.body);
    expect(preview.rows).toMatchObject([
      { catalogId: 41302, symbol: 'DW1.00/11', quantity: 4, successor: { catalogId: 41399 }, tooMany: false },
    ]);
    expect(preview.total.after - preview.total.before).toBeCloseTo(4 * 39, 2);
    expect((await at('GET', '')).body).toEqual(before.body);
    const tag = { 'if-match': String(shown.headers['etag']) };
    const taken = await at('PUT', '/successors', {}, tag);
    expect(taken.body).toMatchObject({ changed: 1, pointId: expect.any(Number) });
    const { pointId } = successorsReceipt.parse(taken.body);
    expect((await at('GET', '')).body).toMatchObject({ ecatalogProducts: [{ catalogId: 41399, quantity: 5 }] });
    expect((await at('PUT', '/successors', {}, tag)).status).toBe(412);
    expect((await at('PUT', '/successors', {})).body).toEqual({ changed: 0, pointId: null });
    await at('POST', `/points/${pointId}/restore`, undefined, { 'if-match': String(taken.headers['etag']) });
    expect((await at('GET', '')).body).toMatchObject({
      ecatalogProducts: [
        { catalogId: 41302, quantity: 4 },
        { catalogId: 41399, quantity: 1 },
      ],
    });
  });
});

describe('successors', () => {
  test('are skipped if excluded or if the limit would be exceeded', async () => {
    const project = await anOldProject();
    const at = await later(project);
    expect((await at('PUT', '/successors', { leave: [41302] })).body).toEqual({ changed: 0, pointId: null });
    await at('POST', '/ecatalog-products', { catalogId: 41399, quantity: 9998 });
    const { rows, total } = successorsPreview.parse((await at('POST', '/successors', {})).body);
    expect([rows[0]?.tooMany, total.after - total.before]).toEqual([true, 0]);
    expect((await at('PUT', '/successors', {})).body).toEqual({ changed: 0, pointId: null });
  });

  test.each([
    ['an unknown product', { leave: [99] }, 422],
    ['a text', { leave: 'all' }, 400],
    ['too many products', { leave: Array.from({ length: 2001 }, () => 41302) }, 422],
    ['a list of nothing that could be one', { leave: ['__proto__'] }, 400],
  ])('are rejected if %s is excluded', async (_name, body, status) => {
    const project = await anOldProject();
    for (const method of ['POST', 'PUT'] as const)
      expect((await project.at(method, '/successors', body)).status).toBe(status);
  });
});
