import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { aFolder, fixtureCatalogue, readPrices } from '@ramka/server/testing/fixture-catalogue';
import { describe, expect, it } from 'vitest';
import { importCatalogue } from '../catalogue/import-catalogue.ts';
import { aBmecat, type BmecatProduct } from '../testing/a-bmecat.ts';
import { importInto, lineOf, placesOf, readProducts, readTree, findingsOf } from '../testing/import-into.ts';

const socket: BmecatProduct = {
  symbol: 'DGZ2MZ.00/11',
  name: 'Gniazdo podwójne',
  english: 'Double socket outlet',
  group: '5411',
  amount: '1170.100',
};
const bell: BmecatProduct = { symbol: 'BELL-12', name: 'Dzwonek', group: '99', amount: '99.50', pieces: '10' };

describe('importing BMEcat', () => {
  it('creates a catalogue with an e-catalogue in an empty folder', async () => {
    const { catalogue, report } = await importInto('nothing', aBmecat([socket, bell]));
    expect(report).toMatchObject({ source: 'BMEcat', products: 2, prices: 2, faults: [], catalogueFaults: [] });
    expect((await checkCatalogue(catalogue)).faults).toEqual([]);
    expect(await readPrices(catalogue, 'pln')).toEqual({
      currency: 'PLN',
      label: 'zł',
      prices: { 'DGZ2MZ.00/11': '1170.10', 'BELL-12': '9.95' },
    });
    const english = { pl: 'Gniazda', cs: 'Sockets', sk: 'Sockets', uk: 'Sockets', en: 'Sockets' };
    const [simon, bells] = await readTree(catalogue);
    expect(simon).toMatchObject({ name: 'Simon 54', groups: [{ name: english }] });
    expect(bells).toMatchObject({
      name: 'Dzwonki',
      groups: [{ name: 'Dzwonki', productGroups: [{ name: 'Dzwonki' }] }],
    });
  });

  it('reads a name with line breaks as one line', async () => {
    const broken = { ...socket, name: 'Gniazdo\n      podwójne,\tbiałe', english: ' Double\r\n socket ' };
    const { catalogue, report } = await importInto('nothing', aBmecat([broken]));
    expect(report).toMatchObject({ faults: [], catalogueFaults: [] });
    const [{ name } = { name: '' }] = await readProducts(catalogue);
    expect(name).toMatchObject({ pl: 'Gniazdo podwójne, białe', en: 'Double socket' });
  });

  it('keeps existing ids, and stores the successors of products', async () => {
    const products = [
      { ...socket, successor: 'NEW/11' },
      { ...socket, symbol: 'NEW/11' },
      ...['DTS1', 'DTS2', 'DTZ2', 'DTD2', 'DTS3', 'DTP4', 'AW1/11', 'AWG1/11'].map((symbol) => ({ ...bell, symbol })),
    ];
    const { catalogue, report } = await importInto('fixture', aBmecat(products));
    expect(report).toMatchObject({ faults: [], catalogueFaults: [] });
    const written = await readProducts(catalogue);
    expect(written.find(({ symbol }) => symbol === socket.symbol)).toMatchObject({
      id: 41301,
      image: 'DGZ2MZ-00-11.svg',
      replacedBy: 'NEW/11',
    });
    expect(written.find(({ symbol }) => symbol === 'NEW/11')).toMatchObject({ id: 99002, image: 'no-picture.svg' });
    expect((await readPrices(catalogue, 'pln')).prices['NEW/11']).toBe('1170.10');
    expect((await readPrices(catalogue, 'eur')).prices['NEW/11']).toBe('0.00');
    expect((await readPrices(catalogue, 'pln')).prices['BELL-230']).toBeUndefined();
  });

  it('keeps other products on request, and changes the listed ones', async () => {
    const products = [
      { ...socket, successor: 'BELL-230' },
      { ...bell, symbol: 'NEW/11' },
    ];
    const { catalogue, report } = await importInto('fixture', aBmecat(products), { keep: true });
    expect(report).toMatchObject({ faults: [], catalogueFaults: [] });
    const before = await readProducts(fixtureCatalogue);
    const after = await readProducts(catalogue);
    expect(after.slice(0, -2)).toEqual(before.filter(({ symbol }) => symbol !== socket.symbol));
    expect(after.at(-2)).toMatchObject({ id: 41301, name: { pl: socket.name }, replacedBy: 'BELL-230' });
    expect(after.at(-1)).toMatchObject({ symbol: 'NEW/11', id: 99002 });
  });

  it('stores name and edition of the catalogue', async () => {
    const { catalogue } = await importInto('nothing', aBmecat([bell]));
    const manifest: unknown = JSON.parse(await readFile(join(catalogue, 'catalogue.json'), 'utf8'));
    expect(manifest).toEqual({ format: 1, name: 'Range', edition: '2026.1', sample: false, updates: 0 });
  });

  it('refuses a catalogue with faults', async () => {
    const { catalogue } = await importInto('nothing', aBmecat([bell]));
    const products = join(catalogue, 'e-catalogue/products.ndjson');
    await writeFile(products, `${await readFile(products, 'utf8')}{"id":\n{"id": 2}\n`);
    const source = join(catalogue, '../source');
    const { catalogueFaults } = await importCatalogue(source, catalogue, { keep: true });
    expect(catalogueFaults.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['line 2', 'line 3.symbol', 'line 3.name']),
    );
  });

  it('skips unreadable parts of a catalogue on request, and reports them', async () => {
    const { catalogue, folder } = await importInto('nothing', aBmecat([bell]));
    const products = join(catalogue, 'e-catalogue/products.ndjson');
    await writeFile(products, `${await readFile(products, 'utf8')}{"id":\n`);
    const report = await importCatalogue(join(folder, 'source'), catalogue, { keep: true, draft: true });
    expect(report).toMatchObject({ imported: true, catalogueFaults: [], refusals: [] });
    expect(await readFile(join(folder, 'catalogue.left-out.csv'), 'utf8')).toContain('e-catalogue/products.ndjson');
    expect((await readProducts(catalogue)).map(({ symbol }) => symbol)).toEqual([bell.symbol]);
  });

  it('imports into a draft, which stays one; a valid catalogue becomes a draft only on request', async () => {
    const { catalogue, folder } = await importInto('fixture', aBmecat([bell]), { keep: true });
    const [missing] = await readdir(join(catalogue, 'pictures/frames/simon-55-line'));
    await rm(join(catalogue, 'pictures/frames/simon-55-line', missing ?? ''));
    const before = await checkCatalogue(catalogue);
    expect(before.faults.map(({ code }) => code)).toContain('missing-picture');
    const text = aBmecat([{ ...bell, name: 'Dzwonek dwutonowy' }]);
    await writeFile(join(folder, 'source'), text);
    const report = await importCatalogue(join(folder, 'source'), catalogue, { keep: true });
    expect(report).toMatchObject({ imported: true, catalogueFaults: before.faults });
    expect(JSON.stringify(await readProducts(catalogue))).toContain('Dzwonek dwutonowy');
  });

  it('uses pictures from a folder', async () => {
    const pictures = await aFolder();
    await writeFile(join(pictures, 'gniazdo białe.JPG'), Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
    const { catalogue, report } = await importInto(
      'nothing',
      aBmecat([
        { ...socket, picture: 'gniazdo białe.JPG' },
        { ...bell, picture: 'none.png' },
      ]),
      { pictures },
    );
    expect((await readProducts(catalogue)).map(({ image }) => image)).toEqual([
      'gniazdo-bia-e-4baea498.jpg',
      'no-picture.svg',
    ]);
    expect(report.notes.examples.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'no-picture: "BELL-12" has no picture: there is no none.png.',
    ]);
  });

  it('reads the encoding declared in the file', async () => {
    const bytes = Buffer.from(aBmecat([{ ...bell, name: 'Dzwonek @' }], 'ISO-8859-2').replace('@', '\u00B1'), 'latin1');
    const { catalogue } = await importInto('nothing', bytes);
    expect((await readProducts(catalogue))[0]?.name).toBe('Dzwonek ą');
  });

  it('skips unreadable entries, reports line and path, and imports the rest', async () => {
    const text = aBmecat([
      socket,
      { ...bell, amount: 'dużo' },
      { ...socket, name: '' },
      { ...socket, symbol: '' },
      { ...bell, symbol: 'B2', group: '7' },
    ]);
    const { catalogue, folder, report } = await importInto('nothing', text);
    expect(placesOf(findingsOf(report))).toEqual([
      `${lineOf(text, 'dużo')} BMECAT/T_NEW_CATALOG/PRODUCT[2]/PRODUCT_PRICE_DETAILS/PRODUCT_PRICE [wrong-price]`,
      `${lineOf(text, '<PRODUCT mode="new"><SUPPLIER_PID type="supplier_specific">DGZ')} BMECAT/T_NEW_CATALOG/PRODUCT[3] [duplicate-product]`,
      `${lineOf(text, '></SUPPLIER_PID>')} BMECAT/T_NEW_CATALOG/PRODUCT[4] [no-symbol]`,
      `${lineOf(text, '<PROD_ID>B2')} BMECAT/T_NEW_CATALOG/PRODUCT_TO_CATALOGGROUP_MAP[5] [unknown-group]`,
    ]);
    expect((await readProducts(catalogue)).map(({ symbol }) => symbol)).toEqual([socket.symbol, bell.symbol, 'B2']);
    expect(await readFile(join(folder, 'catalogue.left-out.csv'), 'utf8')).toContain(`;${bell.symbol};`);
  });

  it('reports what the catalogue would lack, and changes nothing', async () => {
    const { catalogue, report } = await importInto('fixture', aBmecat([socket]));
    expect(new Set(report.catalogueFaults.map(({ file, code }) => `${file} ${code}`))).toEqual(
      new Set(['controllers.json unknown-product', 'products.json unknown-product']),
    );
    expect((await checkCatalogue(catalogue)).faults).toEqual([]);
  });

  it.for([
    ['cut off', aBmecat([socket]).slice(0, -30), 'not XML'],
    ['of another kind', '<letter/>', 'no BMEcat'],
    ['a web page', '<html/>', 'web page'],
  ] as const)('refuses a file that is %s', async ([, text, message]) => {
    const { catalogue, report } = await importInto('nothing', text);
    expect(findingsOf(report)[0]?.message).toContain(message);
    expect(await readdir(join(catalogue, '..'))).toEqual(['source']);
  });
});
