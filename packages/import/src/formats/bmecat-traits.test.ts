import { fixtureCatalogue, readPrices } from '@ramka/server/testing/fixture-catalogue';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importCatalogue, type ImportOptions } from '../catalogue/import-catalogue.ts';
import { importInto, readProducts, readTree, findingsOf } from '../testing/import-into.ts';

/** A BMEcat file with one product and the tested peculiarity. */
const aFile = (inside: string, { head = '<?xml version="1.0" encoding="UTF-8"?>', before = '', header = '' } = {}) =>
  `${head}<BMECAT version="2005"><HEADER><CATALOG><LANGUAGE>pol</LANGUAGE>${header}</CATALOG></HEADER><T_NEW_CATALOG>${before}${inside}</T_NEW_CATALOG></BMECAT>`;

const aProduct = (inside = '', details = '<DESCRIPTION_SHORT>Łącznik</DESCRIPTION_SHORT>') =>
  `<PRODUCT><SUPPLIER_PID>H-1</SUPPLIER_PID><PRODUCT_DETAILS>${details}<MANUFACTURER_PID>M-1</MANUFACTURER_PID></PRODUCT_DETAILS>${inside}</PRODUCT>`;

const aPrice = (type: string, amount: string, more = '') =>
  `<PRODUCT_PRICE price_type="${type}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT><PRICE_CURRENCY>PLN</PRICE_CURRENCY>${more}</PRODUCT_PRICE>`;

const prices = (...inside: readonly string[]) =>
  aProduct(`<PRODUCT_PRICE_DETAILS>${inside.join('')}</PRODUCT_PRICE_DETAILS>`);

/** Imports a file, and returns the price of its first product and the messages. */
const imported = async (text: string | Buffer, options?: ImportOptions) => {
  const { catalogue, folder, report } = await importInto('nothing', text, { today: '2026-11-22', ...options });
  expect(report).toMatchObject({ refusals: [], catalogueFaults: [] });
  const [product] = await readProducts(catalogue);
  const list = await readPrices(catalogue, 'pln');
  const notes = [...report.notes.counts.keys()];
  return { catalogue, folder, report, product, price: list.prices[product?.symbol ?? ''], notes };
};

const priceFor = (territory: string, amount: string) =>
  `<PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT><PRICE_CURRENCY>EUR</PRICE_CURRENCY><TERRITORY>${territory}</TERRITORY></PRODUCT_PRICE>`;

const feature = (name: string, value: string) => `<FEATURE><FNAME>${name}</FNAME><FVALUE>${value}</FVALUE></FEATURE>`;

const features = (etimClass: string) =>
  `<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-7.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>${etimClass}</REFERENCE_FEATURE_GROUP_ID>${[
    feature('EF000074', '2.0'),
    feature('EF000007', 'EV000202'),
    feature('EF000025', 'true'),
    feature('EF002169', '<![CDATA[<b>]]>'),
  ].join('')}</PRODUCT_FEATURES>`;

describe('BMEcat in practice', () => {
  it.for([
    ['<ORDER_UNIT>PK</ORDER_UNIT><CONTENT_UNIT>C62</CONTENT_UNIT><NO_CU_PER_OU>10</NO_CU_PER_OU>', '5.00'],
    ['<ORDER_UNIT>PK</ORDER_UNIT><NO_CU_PER_OU>10</NO_CU_PER_OU><PRICE_QUANTITY>2</PRICE_QUANTITY>', '2.50'],
    ['<ORDER_UNIT>C62</ORDER_UNIT><CONTENT_UNIT>C62</CONTENT_UNIT><NO_CU_PER_OU>1</NO_CU_PER_OU>', '50.00'],
    ['<ORDER_UNIT>RO</ORDER_UNIT><CONTENT_UNIT>MTR</CONTENT_UNIT><NO_CU_PER_OU>100</NO_CU_PER_OU>', '50.00'],
    ['<ORDER_UNIT>CEN</ORDER_UNIT>', '0.50'],
    ['<ORDER_UNIT>C62</ORDER_UNIT><PRICE_QUANTITY>100</PRICE_QUANTITY>', '0.50'],
  ] as const)('divides the price of a package by its content: %s', async ([order, piece]) => {
    const details = `<PRODUCT_ORDER_DETAILS>${order}</PRODUCT_ORDER_DETAILS><PRODUCT_PRICE_DETAILS>${aPrice('net_list', '50.00')}</PRODUCT_PRICE_DETAILS>`;
    const { price, report } = await imported(aFile(aProduct(details)));
    expect([price, findingsOf(report)]).toEqual([piece, []]);
  });

  it('skips the price of a package with unknown content', async () => {
    const details = `<PRODUCT_ORDER_DETAILS><ORDER_UNIT>PK</ORDER_UNIT></PRODUCT_ORDER_DETAILS><PRODUCT_PRICE_DETAILS>${aPrice('net_list', '50.00')}</PRODUCT_PRICE_DETAILS>`;
    const { price, report } = await imported(aFile(aProduct(details)));
    expect([price, findingsOf(report).map(({ code }) => code)]).toEqual(['0.00', ['package-price']]);
  });

  it('uses the prices of the requested territory, otherwise those of the currency’s market', async () => {
    const text = aFile(prices(priceFor('DE', '10.00'), priceFor('SK', '9.00'), priceFor('AT', '8.00')));
    const priceOf = async (options: ImportOptions = {}) => {
      const { catalogue } = await importInto('nothing', text, { today: '2026-11-22', ...options });
      return (await readPrices(catalogue, 'eur')).prices['M-1'];
    };
    expect([await priceOf(), await priceOf({ territory: 'AT' })]).toEqual(['9.00', '8.00']);
    const { report } = await importInto('nothing', aFile(prices(priceFor('DE', '10.00'))), { today: '2026-11-22' });
    expect([...report.notes.counts.keys()]).toContain('other-territory');
  });

  it('stores the ETIM features for slots, colour and function', async () => {
    const frame = await imported(aFile(aProduct(features('EC000007'))));
    expect(frame.product).toMatchObject({ etimClass: 'EC000007', etimFeatures: 'EF000074=2 EF000007=EV000202' });
    expect((await imported(aFile(aProduct(features('EC000533'))))).product).not.toHaveProperty('etimFeatures');
  });

  it.for([
    ['in a namespace with a prefix', (text: string) => text.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1b:')],
    ['with a name that is not all capitals', (text: string) => text.replaceAll('BMECAT', 'BMEcat')],
    [
      'of version 1.2, with articles',
      (text: string) =>
        text
          .replaceAll('PRODUCT', 'ARTICLE')
          .replaceAll('SUPPLIER_PID', 'SUPPLIER_AID')
          .replaceAll('MANUFACTURER_PID', 'MANUFACTURER_AID'),
    ],
    [
      'with a document type and entities of its own',
      (text: string) =>
        text
          .replace('<BMECAT', '<!DOCTYPE BMECAT SYSTEM "x.dtd" [<!ENTITY lacz "&#321;&#261;cznik">]><BMECAT')
          .replace('Łącznik', '&lacz;'),
    ],
    ['with entities of HTML', (text: string) => text.replace('Łącznik', 'Łącznik&nbsp;')],
    ['in UTF-16 without a mark', (text: string) => Buffer.from(text.replace('UTF-8', 'UTF-16'), 'utf16le')],
    ['with an attribute twice', (text: string) => text.replace('<HEADER>', '<HEADER xmlns:x="a" xmlns:x="a">')],
    ['with control characters', (text: string) => text.replace('Łącznik', 'Łącznik\u{2}')],
  ] as const)('is read %s', async ([, change]) => {
    const text = aFile(prices(aPrice('net_list', '8.61')));
    const { product, price } = await imported(change(text));
    expect(product).toMatchObject({ symbol: 'M-1', supplierNumber: 'H-1', name: 'Łącznik' });
    expect(price).toBe('8.61');
  });

  it.for([
    ['that is Windows-1250 and says UTF-8', [0xa3, 0xb9], 'UTF-8', ['encoding']],
    ['that is ISO 8859-2 and says UTF-8', [0xa3, 0xb1], 'UTF-8', ['encoding']],
    ['in the code page of DOS that it names', [0x9d, 0xa5], 'IBM-852', []],
  ] as const)('is read with an encoding %s', async ([, [large, small], label, notes]) => {
    const bytes = Buffer.from(
      aFile(aProduct('', '<DESCRIPTION_SHORT>L,cznik</DESCRIPTION_SHORT>')).replace('UTF-8', label),
      'latin1',
    );
    const at = bytes.indexOf('L,cznik');
    bytes.set([large, small], at);
    const { product, notes: all } = await imported(bytes);
    expect(product?.name).toBe('Łącznik');
    expect(all.filter((code) => code === 'encoding')).toEqual(notes);
  });

  it.for([-9, -2, -1, 0, 1])('may contain unescaped characters, also at the end of a chunk: %i', async (shift) => {
    const written = 'A & B &foo; 2 < 5 <![CDATA[C & D]]>';
    const text = aFile(aProduct('', `<DESCRIPTION_SHORT>${written}</DESCRIPTION_SHORT>`));
    const filling = (1 << 16) - text.indexOf(written) - '<!---->'.length - 2 + shift;
    const { product } = await imported(text.replace('<HEADER>', `<!--${'x'.repeat(filling)}--><HEADER>`));
    expect(product?.name).toBe('A & B &foo; 2 < 5 C & D');
  });

  it('reports garbled names', async () => {
    expect(
      (await imported(aFile(aProduct('', '<DESCRIPTION_SHORT>Å\u{201A}Ä…cznik</DESCRIPTION_SHORT>')))).notes,
    ).toContain('mojibake');
  });

  it('uses the long description of a product without a short one, as text without HTML', async () => {
    const long = '<DESCRIPTION_LONG>&lt;b&gt;Łącznik&lt;/b&gt; 2,5 mm&amp;sup2; &lt;3 A</DESCRIPTION_LONG>';
    expect((await imported(aFile(aProduct('', long)))).product?.name).toBe('Łącznik 2,5 mm² <3 A');
    const huge = await imported(aFile(aProduct('', `<DESCRIPTION_LONG>${'ab '.repeat(100_000)}</DESCRIPTION_LONG>`)));
    expect(huge.product?.name).toHaveLength(480);
  });

  it('uses the supplier’s number as symbol on request, and stores the other one', async () => {
    const { product, price } = await imported(aFile(prices(aPrice('net_list', '5'))), { symbol: 'supplier' });
    expect(product).toMatchObject({ symbol: 'H-1', manufacturerNumber: 'M-1' });
    expect(price).toBe('5.00');
  });

  it('finds products of updates and deletions by either number', async () => {
    const { catalogue, folder } = await imported(aFile(prices(aPrice('net_list', '5.00'))));
    const source = join(folder, 'source');
    const update = (of: string, inside: string) => aFile(inside).replaceAll('T_NEW_CATALOG', of);
    await writeFile(
      source,
      update(
        'T_UPDATE_PRICES',
        `<PRODUCT><SUPPLIER_PID>H-1</SUPPLIER_PID><PRODUCT_PRICE_DETAILS>${aPrice('net_list', '7.00')}</PRODUCT_PRICE_DETAILS></PRODUCT>`,
      ),
    );
    await importCatalogue(source, catalogue);
    expect((await readPrices(catalogue, 'pln')).prices).toEqual({ 'M-1': '7.00' });
    const bare =
      '<PRODUCT><SUPPLIER_PID>H-1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Nowy</DESCRIPTION_SHORT></PRODUCT_DETAILS></PRODUCT>';
    await writeFile(source, update('T_UPDATE_PRODUCTS', bare));
    await importCatalogue(source, catalogue);
    expect(await readProducts(catalogue)).toMatchObject([
      { id: 1, symbol: 'M-1', supplierNumber: 'H-1', name: 'Nowy' },
    ]);
    await writeFile(
      source,
      update('T_UPDATE_PRODUCTS', '<PRODUCT mode="delete"><SUPPLIER_PID>H-1</SUPPLIER_PID></PRODUCT>'),
    );
    expect(findingsOf(await importCatalogue(source, catalogue)).map(({ code }) => code)).toEqual(['many-gone']);
    await importCatalogue(source, catalogue, { yes: true });
    expect(await readFile(join(catalogue, 'e-catalogue/products.ndjson'), 'utf8')).toBe('');
  });
});

const date = (type: string, day: string) =>
  day === '' ? '' : `<DATETIME type="${type}"><DATE>${day}</DATE></DATETIME>`;

const details = (from: string, amount: string) =>
  `<PRODUCT_PRICE_DETAILS><DATETIME type="valid_start_date"><DATE>${from}</DATE></DATETIME>${aPrice('net_list', amount)}</PRODUCT_PRICE_DETAILS>`;

describe('prices of BMEcat', () => {
  it.for([
    [
      'a list price before what a customer pays',
      [aPrice('net_customer', '5'), aPrice('net_list', '9')],
      '9.00',
      'net_list',
    ],
    ['what a customer pays where there is nothing else', [aPrice('net_customer', '5')], '5.00', 'net_customer'],
    ['a kind of its own', [aPrice('udp_dealer', '5.5')], '5.50', 'udp_dealer'],
    [
      'the one for the smallest quantity',
      [
        aPrice('net_list', '4', '<LOWER_BOUND>100</LOWER_BOUND>'),
        aPrice('net_list', '6', '<LOWER_BOUND>1</LOWER_BOUND>'),
      ],
      '6.00',
      'net_list',
    ],
    ['a list price with tax, without it', [aPrice('gros_list', '123.00', '<TAX>0.23</TAX>')], '100.00', 'gros_list'],
    ['a decimal comma', [aPrice('net_list', '8,61')], '8.61', 'net_list'],
    ['points between thousands', [aPrice('net_list', '1.234,50')], '1234.50', 'net_list'],
    ['spaces and a currency', [aPrice('net_list', '1 234,50 zł')], '1234.50', 'net_list'],
    ['a price below one without its zero', [aPrice('net_list', '.50')], '0.50', 'net_list'],
    ['a power of ten', [aPrice('net_list', '1.5E2')], '150.00', 'net_list'],
    ['what a program made of 1.14', [aPrice('net_list', '1.1400000000000001')], '1.14', 'net_list'],
  ] as const)('are imported: %s', async ([, inside, price, type]) => {
    const found = await imported(aFile(prices(...inside)));
    expect(found.price).toBe(price);
    expect([...found.report.priceTypes]).toEqual([[type, 1]]);
  });

  it('are chosen in the requested order', async () => {
    const text = aFile(prices(aPrice('net_list', '9'), aPrice('nrp', '12'), aPrice('net_customer', '5')));
    expect((await imported(text, { priceTypes: ['net_customer', '*'] })).price).toBe('5.00');
    expect((await imported(text, { priceTypes: ['nrp'] })).price).toBe('12.00');
  });

  it.for([
    ['today', '2026-01-01', '2026-12-31', '7.00', []],
    ['not yet', '2027-01-01', '', '7.00', ['price-not-now']],
    ['no longer', '', '2025-12-31', '7.00', ['price-not-now']],
  ] as const)('that are valid %s are distinguished', async ([, from, to, price, notes]) => {
    const inside = `${date('valid_start_date', from)}${date('valid_end_date', to)}${aPrice('net_list', '7')}`;
    const found = await imported(aFile(prices(inside)));
    expect([found.price, found.notes.filter((code) => code === 'price-not-now')]).toEqual([price, notes]);
  });

  it('are chosen by validity', async () => {
    for (const next of ['2027-01-01', '20270101', '1.1.2027'])
      expect((await imported(aFile(aProduct(`${details(next, '9')}${details('2026-01-01', '8')}`)))).price).toBe(
        '8.00',
      );
  });

  it('that are empty or missing leave the product without a price, which is reported', async () => {
    const empty = await imported(aFile(prices(aPrice('net_customer', ''))));
    expect([empty.price, findingsOf(empty.report)]).toEqual(['0.00', []]);
    expect(empty.notes).toContain('no-price');
  });

  it('for 0 pieces count as prices for one, which is reported', async () => {
    const text = aFile(
      aProduct(
        `<PRODUCT_ORDER_DETAILS><PRICE_QUANTITY>0</PRICE_QUANTITY></PRODUCT_ORDER_DETAILS><PRODUCT_PRICE_DETAILS>${aPrice('net_list', '7')}</PRODUCT_PRICE_DETAILS>`,
      ),
    );
    const found = await imported(text);
    expect(found.price).toBe('7.00');
    expect(found.notes).toContain('zero-pieces');
  });

  it('that are invalid are skipped, with the product listed', async () => {
    const { price, report } = await imported(aFile(prices(aPrice('net_list', '-3'))));
    expect(price).toBe('0.00');
    expect(findingsOf(report)).toMatchObject([{ code: 'wrong-price', symbol: 'H-1' }]);
  });
});

describe('the tree of a BMEcat', () => {
  it('is built from classes of the file', async () => {
    const classes = [
      '<CLASSIFICATION_GROUP><CLASSIFICATION_GROUP_ID>1</CLASSIFICATION_GROUP_ID><CLASSIFICATION_GROUP_NAME>Osprzęt</CLASSIFICATION_GROUP_NAME></CLASSIFICATION_GROUP>',
      '<CLASSIFICATION_GROUP><CLASSIFICATION_GROUP_ID>11</CLASSIFICATION_GROUP_ID><CLASSIFICATION_GROUP_NAME>Łączniki</CLASSIFICATION_GROUP_NAME><CLASSIFICATION_GROUP_PARENT_ID>1</CLASSIFICATION_GROUP_PARENT_ID></CLASSIFICATION_GROUP>',
    ];
    const features = '<PRODUCT_FEATURES><REFERENCE_FEATURE_GROUP_ID>11</REFERENCE_FEATURE_GROUP_ID></PRODUCT_FEATURES>';
    const { catalogue } = await imported(
      aFile(aProduct(features), { before: `<CLASSIFICATION_SYSTEM>${classes.join('')}</CLASSIFICATION_SYSTEM>` }),
    );
    expect(await readTree(catalogue)).toMatchObject([{ name: 'Osprzęt', groups: [{ name: 'Łączniki' }] }]);
  });

  it('is built from series and ETIM classes if the file has no classes', async () => {
    const features =
      '<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>EC001590</REFERENCE_FEATURE_GROUP_ID></PRODUCT_FEATURES>';
    const series =
      '<USER_DEFINED_EXTENSIONS><UDX.EDXF.PRODUCT_SERIES>Iks</UDX.EDXF.PRODUCT_SERIES></USER_DEFINED_EXTENSIONS>';
    const { catalogue, product } = await imported(aFile(aProduct(features + series)));
    expect(product?.etimClass).toBe('EC001590');
    expect(await readTree(catalogue)).toMatchObject([
      { name: 'Iks', groups: [{ name: { pl: 'Łączniki', uk: 'Вимикачі' } }] },
    ]);
  });

  it('is subdivided: many products without a place are grouped by the first words of their names', async () => {
    const many = Array.from({ length: 90 }, (_, index) =>
      aProduct('', `<DESCRIPTION_SHORT>${index % 2 === 0 ? 'Ramka' : 'Gniazdo'} ${index}</DESCRIPTION_SHORT>`)
        .replace('H-1', `H-${index}`)
        .replace('M-1', `M-${index}`),
    );
    const { catalogue } = await imported(aFile(many.join('')));
    const [others] = await readTree(catalogue);
    expect(others?.groups[0]?.productGroups.map(({ name }) => name)).toEqual(['Ramka', 'Gniazdo']);
  });

  it('omits groups without a name and missing groups from its paths', async () => {
    const tree =
      '<CATALOG_GROUP_SYSTEM><CATALOG_STRUCTURE type="node"><GROUP_ID>5</GROUP_ID><GROUP_NAME></GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE><CATALOG_STRUCTURE type="leaf"><GROUP_ID>6</GROUP_ID><GROUP_NAME>Dzwonki</GROUP_NAME><PARENT_ID>5</PARENT_ID></CATALOG_STRUCTURE></CATALOG_GROUP_SYSTEM>';
    const map =
      '<PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>H-1</PROD_ID><CATALOG_GROUP_ID>6</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>';
    const { catalogue, report } = await imported(aFile(aProduct() + map, { before: tree }));
    expect(findingsOf(report)).toEqual([]);
    expect(await readTree(catalogue)).toMatchObject([{ name: 'Dzwonki' }]);
  });
});

it('a catalogue without prices and currency has all products on request', async () => {
  const { price } = await imported(aFile(aProduct()));
  expect(price).toBe('0.00');
  const eur = await importInto('nothing', aFile(aProduct(), { header: '<CURRENCY>eur</CURRENCY>' }));
  expect((await readPrices(eur.catalogue, 'eur')).prices).toEqual({ 'M-1': '0.00' });
});

it('discontinuing more than a fifth of the products requires confirmation', async () => {
  const { catalogue, report } = await importInto('fixture', aFile(aProduct()), { yes: false });
  expect(findingsOf(report).map(({ code }) => code)).toEqual(['many-gone']);
  expect(await readProducts(catalogue)).toEqual(await readProducts(fixtureCatalogue));
});
