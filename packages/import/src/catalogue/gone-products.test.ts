import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { discontinuedProductLine } from '@ramka/contract/catalogue-format/catalogue-files';
import { loadedProject } from '@ramka/contract/wire/project';
import { readCatalogue } from '@ramka/server/catalogue/read-catalogue';
import { aProject } from '@ramka/server/testing/a-project';
import { describe, expect, it } from 'vitest';
import { importCatalogue } from './import-catalogue.ts';
import { aBmecat, type BmecatProduct } from '../testing/a-bmecat.ts';
import { importInto, readProducts } from '../testing/import-into.ts';

const product = (symbol: string, successor?: string): BmecatProduct => ({
  symbol,
  name: `Produkt ${symbol}`,
  amount: '10.00',
  ...(successor !== undefined && { successor }),
});

/** A catalogue after importing several editions. */
const afterEditions = async (...editions: readonly (readonly BmecatProduct[])[]): Promise<string> => {
  const [first = [], ...later] = editions;
  const { folder, catalogue } = await importInto('nothing', aBmecat(first));
  for (const edition of later) {
    await writeFile(join(folder, 'source'), aBmecat(edition));
    expect(await importCatalogue(join(folder, 'source'), catalogue, { yes: true })).toMatchObject({
      faults: [],
      catalogueFaults: [],
    });
  }
  return catalogue;
};

const goneOf = async (catalogue: string) =>
  (await readFile(join(catalogue, 'e-catalogue/gone.ndjson'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => discontinuedProductLine.parse(JSON.parse(line)));

const idsOf = async (catalogue: string): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries((await readProducts(catalogue)).map(({ symbol, id }) => [symbol, id]));

const sold = async (folder: string) => {
  const catalogue = await readCatalogue(folder, { priceList: 'pln' });
  if (!catalogue.ok) throw new Error('the catalogue is broken');
  return catalogue.value;
};

describe('products missing from a new edition', () => {
  it('are stored with their successors', async () => {
    const catalogue = await afterEditions([product('A', 'B'), product('B'), product('C')], [product('B')]);
    expect(await goneOf(catalogue)).toEqual([
      { id: 1, symbol: 'A', replacedBy: 'B' },
      { id: 3, symbol: 'C' },
    ]);
  });

  it('keep their ids reserved, and get them back when they return', async () => {
    const catalogue = await afterEditions(
      [product('A'), product('B')],
      [product('A')],
      [product('A'), product('D')],
      [product('A'), product('D'), product('B')],
    );
    expect(await idsOf(catalogue)).toEqual({ A: 1, D: 3, B: 2 });
    await expect(goneOf(catalogue)).rejects.toThrow('ENOENT');
  });

  it('are shown in projects with their successors, across editions', async () => {
    const first = await afterEditions([product('A', 'B'), product('B'), product('X')]);
    const project = await aProject({ catalogue: await sold(first) });
    for (const catalogId of [1, 3]) await project.at('POST', '/ecatalog-products', { catalogId, quantity: 2 });
    const last = await afterEditions(
      [product('A', 'B'), product('B'), product('X')],
      [product('B', 'C'), product('C')],
      [product('C')],
    );
    const later = await aProject({ catalogue: await sold(last), store: project.store });
    const { ecatalogProducts } = loadedProject.parse((await later.call('GET', `/project/${project.id}`)).body);
    expect(ecatalogProducts).toMatchObject([
      { symbol: 'A', quantity: 2, replacedBy: { catalogId: 4, symbol: 'C', name: 'Produkt C' } },
      { symbol: 'X', quantity: 2 },
    ]);
    expect(ecatalogProducts[1]).not.toHaveProperty('replacedBy');
    const list = await later.app.inject({
      method: 'POST',
      url: `/api/project/${project.id}/csv`,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: { groupId: null, ecatalogProductsOnly: true, dialect: 'comma' },
    });
    expect(list.body).toContain('Produkt A (zamiennik: C)');
  });
});
