import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureCatalogue, readPrices } from '@ramka/server/testing/fixture-catalogue';
import { textIn } from '@ramka/server/catalogue/files/catalogue-files';
import { describe, expect, it } from 'vitest';
import { importCatalogue } from '../catalogue/import-catalogue.ts';
import { aBmecat, aBmecatUpdate, type BmecatProduct, bmecatProductText } from '../testing/a-bmecat.ts';
import { importInto, placesOf, readProducts, readTree, findingsOf } from '../testing/import-into.ts';

const socket: BmecatProduct = { symbol: 'DGZ2MZ.00/11', name: 'Gniazdo podwójne', amount: '41.00' };
const fresh: BmecatProduct = { symbol: 'NEW/11', name: 'Nowość', amount: '10.00' };

const removed = (symbol: string): string =>
  `<PRODUCT mode="delete"><SUPPLIER_PID>${symbol}</SUPPLIER_PID></PRODUCT>
<PRODUCT_TO_CATALOGGROUP_MAP mode="delete"><PROD_ID>${symbol}</PROD_ID><CATALOG_GROUP_ID>77</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>`;

const price = (symbol: string, amount: string): string =>
  `<PRODUCT mode="update"><SUPPLIER_PID>${symbol}</SUPPLIER_PID><PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT><PRICE_CURRENCY>PLN</PRICE_CURRENCY></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>`;

const productsOf = async (catalogue: string) =>
  new Map((await readProducts(catalogue)).map((one) => [one.symbol, one]));

describe('a product update of BMEcat', () => {
  it('changes, adds and removes the listed products, and leaves the others unchanged', async () => {
    const text = aBmecatUpdate('PRODUCTS', [socket, fresh].map(bmecatProductText).concat(removed('BELL-230')));
    const { catalogue, report } = await importInto('fixture', text);
    expect(report).toMatchObject({ faults: [], catalogueFaults: [], products: 2, prices: 2 });
    const before = await productsOf(fixtureCatalogue);
    const after = await productsOf(catalogue);
    expect([...after.keys()].toSorted((one, other) => one.localeCompare(other))).toEqual(
      [...before.keys(), fresh.symbol]
        .filter((symbol) => symbol !== 'BELL-230')
        .toSorted((one, other) => one.localeCompare(other)),
    );
    const old = before.get(socket.symbol);
    expect(after.get(socket.symbol)).toEqual({ ...old, name: socket.name, etimClass: 'EC000125' });
    const unnamed = [...after.keys()].filter((symbol) => symbol !== socket.symbol && symbol !== fresh.symbol);
    for (const symbol of unnamed) expect(after.get(symbol)).toEqual(before.get(symbol));
    const { prices } = await readPrices(catalogue, 'pln');
    expect([prices[socket.symbol], prices[fresh.symbol], prices['BELL-230']]).toEqual(['41.00', '10.00', undefined]);
    const sockets = (await readTree(catalogue)).find(({ name }) => textIn(name ?? '', 'pl') === 'Gniazda wtyczkowe');
    expect(sockets?.groups[0]?.productGroups[0]?.id).toBe(after.get(fresh.symbol)?.productGroupId);
  });

  it('reports products that it cannot remove, and a removed product with a successor', async () => {
    const linked = aBmecatUpdate('PRODUCTS', [bmecatProductText({ ...socket, successor: 'BELL-230' })]);
    const { folder, catalogue, report } = await importInto('fixture', linked);
    expect(report).toMatchObject({ faults: [], catalogueFaults: [] });
    expect((await productsOf(catalogue)).get(socket.symbol)?.replacedBy).toBe('BELL-230');
    const source = join(folder, 'source');
    await writeFile(source, aBmecatUpdate('PRODUCTS', [removed('NEVER'), removed('BELL-230')], 1));
    const next = await importCatalogue(source, catalogue);
    expect(next).toMatchObject({ faults: [], catalogueFaults: [] });
    expect(next.notes.examples.map(({ message }) => message)).toEqual(['The catalogue has no "NEVER".']);
    expect((await productsOf(catalogue)).get(socket.symbol)?.replacedBy).toBeUndefined();
  });

  it('without any product changes nothing', async () => {
    const { catalogue, report } = await importInto('fixture', aBmecatUpdate('PRODUCTS', []));
    expect(report).toMatchObject({ faults: [], catalogueFaults: [] });
    expect(await readProducts(catalogue)).toEqual(await readProducts(fixtureCatalogue));
  });
});

describe('a price update of BMEcat', () => {
  it('changes the listed prices, and nothing else', async () => {
    const { catalogue, report } = await importInto(
      'fixture',
      aBmecatUpdate('PRICES', [price(socket.symbol, '39.90'), price('NEVER', '1.00')]),
    );
    expect(report).toMatchObject({ faults: [], catalogueFaults: [], products: 0, prices: 2 });
    expect(await readProducts(catalogue)).toEqual(await readProducts(fixtureCatalogue));
    const before = (await readPrices(fixtureCatalogue, 'pln')).prices;
    expect((await readPrices(catalogue, 'pln')).prices).toEqual({ ...before, [socket.symbol]: '39.90' });
    expect(report.notes.examples.map(({ message }) => message)).toEqual(['The catalogue has no "NEVER".']);
  });

  it('reports faults with line and path', async () => {
    const text = aBmecatUpdate('PRICES', [price(socket.symbol, 'dużo'), '<PRODUCT></PRODUCT>']);
    const { report } = await importInto('fixture', text);
    expect(placesOf(findingsOf(report))).toEqual([
      '1  [nothing-sound]',
      '6 BMECAT/T_UPDATE_PRICES/PRODUCT[1]/PRODUCT_PRICE_DETAILS/PRODUCT_PRICE [wrong-price]',
      '7 BMECAT/T_UPDATE_PRICES/PRODUCT[2] [no-symbol]',
    ]);
  });
});

/** The notes of a successful import. */
const notesOf = async (catalogue: string, folder: string, text: string): Promise<readonly string[]> => {
  const source = join(folder, 'source');
  await writeFile(source, text);
  const { faults, catalogueFaults, notes } = await importCatalogue(source, catalogue);
  expect([...faults, ...catalogueFaults]).toEqual([]);
  return notes.examples.map(({ code, message }) => `${code}: ${message}`);
};

describe('a sequence of BMEcat updates', () => {
  it('is imported without notes; missing and repeated updates are reported', async () => {
    const { catalogue, folder } = await importInto('nothing', aBmecat([socket]));
    const next = (of: 'PRODUCTS' | 'PRICES', previous: number) =>
      notesOf(catalogue, folder, aBmecatUpdate(of, of === 'PRICES' ? [price(socket.symbol, '12.00')] : [], previous));
    expect(await next('PRODUCTS', 0)).toEqual([]);
    expect(await next('PRICES', 1)).toEqual([]);
    expect(await next('PRICES', 1)).toEqual([
      'update-out-of-order: According to the file, 1 update came before it; the catalogue contains 2 updates: it may have been imported before.',
    ]);
    expect(await next('PRODUCTS', 4)).toEqual([
      'update-out-of-order: According to the file, 4 updates came before it; the catalogue contains 2 updates: some may be missing.',
    ]);
    expect(await next('PRICES', 5)).toEqual([]);
    await notesOf(catalogue, folder, aBmecat([socket]));
    expect(await next('PRICES', 0)).toEqual([]);
  });

  it('is not checked without numbers, or for a catalogue of another origin', async () => {
    const { catalogue, folder, report } = await importInto('fixture', aBmecatUpdate('PRICES', [], 7));
    expect(report.notes.examples).toEqual([]);
    expect(await notesOf(catalogue, folder, aBmecatUpdate('PRICES', []).replace(' prev_version="0"', ''))).toEqual([]);
    expect(await notesOf(catalogue, folder, aBmecatUpdate('PRICES', [], 9))).toEqual([]);
  });
});

it('a BMEcat with no or two transactions is refused, because an empty one would empty the catalogue', async () => {
  const complete = aBmecat([socket]);
  const withoutTransaction = complete.replace(/<T_NEW_CATALOG>[^]*<\/T_NEW_CATALOG>/, '');
  const two = complete.replace('</BMECAT>', '<T_UPDATE_PRICES></T_UPDATE_PRICES></BMECAT>');
  for (const text of [withoutTransaction, two])
    expect((await importInto('fixture', text)).report.refusals.map(({ message }) => message)).toEqual([
      'The file is no BMEcat with one of T_NEW_CATALOG, T_UPDATE_PRODUCTS and T_UPDATE_PRICES.',
    ]);
});
