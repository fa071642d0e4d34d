import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureCatalogue, readPrices } from '@ramka/server/testing/fixture-catalogue';
import { describe, expect, it } from 'vitest';
import { ExcelDateTime, Format, Workbook } from 'wasm-xlsxwriter';
import { importCatalogue } from '../catalogue/import-catalogue.ts';
import { runImport } from '../cli/run-import.ts';
import { aZip } from '../testing/a-zip.ts';
import { importInto, placesOf, readProducts, readTree, findingsOf } from '../testing/import-into.ts';

const wholesaler = [
  'LP;Kod towaru;Nazwa towaru;Nazwa dodatkowa;Kod producenta;JM;Cena netto;Waluta',
  '1;000123;"Gniazdo ""podwójne"" z uziemieniem, bia";łe;DGZ2MZ.00/11;szt;1 170,10;PLN',
  '2;000124;Żarówka;;ZAR-1;szt;14,65;PLN',
  '',
].join('\r\n');

/** Encodes a text as a Central European spreadsheet does. */
const cp1250 = (text: string): Buffer => {
  const letters: Readonly<Record<string, number>> = { ł: 0xb3, ó: 0xf3, Ż: 0xaf };
  return Buffer.from(Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0)));
};

describe('importing a price list', () => {
  it.for([
    ['UTF-8', Buffer.from(wholesaler), []],
    ['UTF-8 with its mark', Buffer.from(`\u{FEFF}${wholesaler}`), []],
    ['Windows-1250', cp1250(wholesaler), ['1  [encoding]']],
  ] as const)('changes only prices: %s', async ([, bytes, notes]) => {
    const { catalogue, report } = await importInto('fixture', bytes);
    expect(report).toMatchObject({ source: 'price list', faults: [], catalogueFaults: [], prices: 2 });
    expect(placesOf(report.notes.examples)).toEqual([...notes, '3 Cena netto [not-in-catalogue]']);
    expect((await readPrices(catalogue, 'pln')).prices['DGZ2MZ.00/11']).toBe('1170.10');
    expect(await readProducts(catalogue)).toEqual(await readProducts(fixtureCatalogue));
  });

  it('adds new products on request', async () => {
    const { catalogue, report } = await importInto('fixture', cp1250(wholesaler), { addNew: true });
    expect(report).toMatchObject({ faults: [], catalogueFaults: [] });
    const products = await readProducts(catalogue);
    expect(products.slice(0, -1)).toEqual(await readProducts(fixtureCatalogue));
    expect(products.at(-1)).toMatchObject({ symbol: 'ZAR-1', name: 'Żarówka', id: 99002 });
  });

  it('asks for the price column if none is recognised and products exist', async () => {
    const { report } = await importInto('fixture', 'Symbol;Nazwa;Kwota\nTU2;Ramka;9,00\n');
    expect(report.refusals.map(({ message }) => message)).toEqual([
      'No column was taken for prices. There is: Symbol | Nazwa | Kwota. Say which one it is: --columns price="…"; --add-new takes products without prices.',
    ]);
    const named = await importInto('fixture', 'Symbol;Nazwa;Kwota\nTU2;Ramka;9,00\n', {
      columns: { price: 'Kwota' },
      currency: 'PLN',
    });
    expect((await readPrices(named.catalogue, 'pln')).prices['TU2']).toBe('9.00');
  });

  it('reports a second table to the right, which is not read', async () => {
    const text = 'Symbol;Nazwa;Cena;;Symbol;Nazwa;Cena\nA;a;1;;B;b;2\n';
    const { report } = await importInto('nothing', text, { currency: 'PLN' });
    expect(findingsOf(report)).toMatchObject([
      { at: { line: 1 }, message: expect.stringContaining('from column 5 on') },
    ]);
  });

  it('skips a number that a spreadsheet has shortened, because no product has it', async () => {
    const { catalogue, report } = await importInto('nothing', 'Symbol;Nazwa;Cena\n5,90E+12;A;1,00\nB-1E+2;B;2,00\n', {
      currency: 'PLN',
    });
    expect(placesOf(findingsOf(report))).toEqual(['2  [wrong-symbol]']);
    expect((await readProducts(catalogue)).map(({ symbol }) => symbol)).toEqual(['B-1E+2']);
  });

  it('requires only symbol and price', async () => {
    const { catalogue, report } = await importInto('fixture', 'Symbol;Price\nTU2;1.234,50\nBELL-230;0\n', {
      priceList: 'eur',
    });
    expect(findingsOf(report)).toEqual([]);
    expect((await readPrices(catalogue, 'eur')).prices).toMatchObject({ TU2: '1234.50', 'BELL-230': '0.00' });
  });

  it.for(['^', '~', '¦', '§'])('is read with any separator: %s', async (separator) => {
    const text = ['Symbol;Nazwa;Cena netto', 'A;Ramka, biała;1.170.-', 'B;Ramka;12,50', ''].join('\n');
    const { catalogue } = await importInto('nothing', text.replaceAll(';', separator), { currency: 'PLN' });
    expect((await readPrices(catalogue, 'pln')).prices).toEqual({ A: '1170.00', B: '12.50' });
  });

  it.for([
    ['Symbol;Cena s DPH;Cena bez DPH v €', 'A;14,76;12,30'],
    ['Symbol;Cena brutto;Nasza cena sprzedaży netto', 'A;14,76;12,30'],
    ['Artikelnummer;Preis ab 100;Preis ab 1 Stk.;Preis ab 10', 'A;10,00;12,30;11,00'],
  ] as const)('uses the right one of several price columns: %s', async ([titles, row]) => {
    const { catalogue, folder } = await importInto('nothing', 'Symbol;Nazwa;Cena\nA;Ramka;1,00\n', { currency: 'EUR' });
    await writeFile(join(folder, 'source'), `${titles}\n${row}\n`);
    expect((await importCatalogue(join(folder, 'source'), catalogue)).notes.counts.size).toBe(0);
    expect((await readPrices(catalogue, 'eur')).prices).toEqual({ A: '12.30' });
  });

  it('divides by pieces as people write them, and reports ambiguous prices', async () => {
    const rows = ['A;1 500,00;1 000', 'B;10,00;1.000', 'C;12,00;1,000', 'D;12,00;za 100 szt.', 'E;3,50;0', 'F;2,00;'];
    const list = `Symbol;Cena netto;Jednostka ceny\n${rows.join('\n')}\n`;
    const names = `Symbol;Nazwa;Cena\n${rows.map((row) => `${row.slice(0, 1)};Ramka;9,90`).join('\n')}\n`;
    const { catalogue, folder } = await importInto('nothing', names, { currency: 'PLN' });
    await writeFile(join(folder, 'source'), list);
    const { notes } = await importCatalogue(join(folder, 'source'), catalogue);
    const { prices } = await readPrices(catalogue, 'pln');
    expect(prices).toEqual({ A: '1.50', B: '0.01', C: '12.00', D: '0.12', E: '3.50', F: '2.00' });
    expect([...notes.counts]).toEqual([
      ['uncertain-price', 1],
      ['zero-pieces', 1],
    ]);
  });

  it.for([
    [
      'a row whose price is none',
      'symbol;price;currency\nTU2;much;PLN\n',
      {},
      ['1  [nothing-sound]', '2 price [wrong-price]'],
    ],
    [
      'prices whose commas make cells of their own',
      'symbol,name,price,currency\nTU2,Ramka,12,50,PLN\n',
      {},
      ['1  [nothing-sound]', '2  [wrong-price]'],
    ],
    [
      'a quote that the next cell opens before it is closed',
      'symbol;name;price;currency\nTU2;"Ramka;"12,50";PLN\n',
      {},
      ['1  [nothing-sound]', '2  [unclosed-quote]'],
    ],
    ['a row without a symbol', 'symbol;price\n;1,00\n', {}, ['1  [nothing-sound]', '2 symbol [no-symbol]']],
    ['columns without names', 'TU2;1,00\n', {}, ['1  [unreadable]']],
    ['an empty file', '', {}, ['1  [unreadable]']],
    ['two currencies to choose from', 'symbol;price\nTU2;1,00\n', {}, ['2 price [no-price-list]']],
    [
      'the price list of another currency',
      'symbol;price;currency\nTU2;1,00;PLN\n',
      { priceList: 'eur' },
      ['2 price [wrong-currency]'],
    ],
  ] as const)('refuses %s', async ([, text, options, faults]) => {
    const { report } = await importInto('fixture', text, options);
    expect(placesOf(findingsOf(report))).toEqual(faults);
  });
});

/** A workbook with one sheet for each list of rows. */
const aWorkbook = (...sheets: readonly (readonly (readonly (string | number | ExcelDateTime)[])[])[]): Buffer => {
  const workbook = new Workbook();
  for (const rows of sheets) {
    const sheet = workbook.addWorksheet();
    rows.forEach((cells, row) =>
      cells.forEach((cell, column) => {
        if (cell instanceof ExcelDateTime)
          sheet.writeDatetimeWithFormat(row, column, cell, new Format().setNumFormat('yyyy-mm-dd'));
        else if (cell !== '') sheet.write(row, column, cell);
      }),
    );
  }
  return Buffer.from(workbook.saveToBufferSync());
};

const newYear = ExcelDateTime.fromYMD(2027, 1, 1);

/** An OpenDocument spreadsheet with these rows. */
const anOpenDocument = (...rows: readonly (readonly (string | number)[])[]): Buffer =>
  aZip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<content><table:table>${rows.map((row) => `<table:table-row>${row.map(officeCell).join('')}</table:table-row>`).join('')}</table:table></content>`,
  });

const officeCell = (value: string | number): string =>
  typeof value === 'number'
    ? `<table:table-cell office:value-type="float" office:value="${value}"><text:p>…</text:p></table:table-cell>`
    : `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;

describe('importing a price list in a workbook', () => {
  it('reads numbers of OpenDocument without thousands separators', async () => {
    const book = anOpenDocument(['Symbol', 'Nazwa', 'Cena netto'], ['A', 'Ramka', 1.425], ['B', 'Ramka', '1.425']);
    const { catalogue, report } = await importInto('nothing', book, { currency: 'PLN' });
    expect((await readPrices(catalogue, 'pln')).prices).toEqual({ A: '1.43', B: '1425.00' });
    expect(placesOf(report.notes.examples)).toContain('3 Cena netto [uncertain-price]');
  });

  it('reads the first sheet with columns, numbers and dates as stored by spreadsheets', async () => {
    const book = aWorkbook(
      [['Cennik 2027'], ['Ważny od', newYear]],
      [
        ['Kod producenta', 'Nazwa towaru', 'Cena netto', 'Waluta', 'Od'],
        [],
        ['DGZ2MZ.00/11', 'Gniazdo podwójne', 100.1 + 200.2, 'PLN', newYear],
        ['ZAR-1', 'Żarówka', '14,65', 'PLN', ''],
        ['BELL-230', 'Dzwonek', 1170.1, 'PLN', ''],
      ],
    );
    const { catalogue, report } = await importInto('fixture', book, { addNew: true });
    expect(report).toMatchObject({ source: 'price list', faults: [], catalogueFaults: [], prices: 3 });
    expect((await readPrices(catalogue, 'pln')).prices).toMatchObject({
      'DGZ2MZ.00/11': '300.30',
      'ZAR-1': '14.65',
      'BELL-230': '1170.10',
    });
    expect((await readProducts(catalogue)).at(-1)).toMatchObject({ symbol: 'ZAR-1', name: 'Żarówka' });
  });

  it('reads prices stored as text in people’s notation, independent of numeric cells', async () => {
    const book = aWorkbook([
      ['Symbol', 'Nazwa', 'Cena netto', 'Za ile'],
      ['A', 'Ramka', 12.5, 1],
      ['B', 'Ramka', '1.170', 1],
      ['C', 'Ramka', 1170.5, '1.000'],
    ]);
    const { catalogue, report } = await importInto('nothing', book, { currency: 'PLN' });
    expect((await readPrices(catalogue, 'pln')).prices).toEqual({ A: '12.50', B: '1170.00', C: '1.17' });
    expect(report.notes.counts.get('uncertain-price')).toBe(2);
  });

  it('recognises headings in the first column, and titles repeated on every page', async () => {
    const titles = ['Symbol', 'Nazwa', 'Cena netto'];
    const book = aWorkbook([titles, ['Sedna'], ['A', 'Ramka', 1], ['Asfora'], titles, ['B', 'Ramka', 2]]);
    const { catalogue, report } = await importInto('nothing', book, { currency: 'PLN' });
    expect([findingsOf(report), (await readProducts(catalogue)).map(({ symbol }) => symbol)]).toEqual([[], ['A', 'B']]);
    expect((await readTree(catalogue)).map(({ name }) => name)).toEqual(['Sedna', 'Asfora']);
  });

  it('is chosen by the command for a workbook without tables of the catalogue', async () => {
    const { folder, catalogue } = await importInto('fixture', 'symbol;price;currency\nTU2;1,00;PLN\n');
    const file = join(folder, 'prices.xlsx');
    await writeFile(
      file,
      aWorkbook([
        ['symbol', 'price', 'currency'],
        ['TU2', 2.5, 'PLN'],
      ]),
    );
    expect(await runImport(file, catalogue, {})).toEqual({
      lines: [
        'columns: symbol = symbol, price = price, currency = currency',
        'prices imported: 1 of price',
        'prices pln: 0 new, 1 changed (PLN)',
        '  more than 50 %: TU2 1.00 → 2.50 (pln)',
        `Everything that was left out or should be reviewed: ${catalogue}.left-out.csv`,
        'price list: 0 products, 1 price. Imported.',
      ],
      succeeded: true,
    });
    expect((await readPrices(catalogue, 'pln')).prices['TU2']).toBe('2.50');
  });

  it.for([
    ['a sheet without its columns', aWorkbook([['TU2', 1]]), ['1  [unreadable]']],
    [
      'dates in place of symbols and prices',
      aWorkbook([
        ['symbol', 'price'],
        [newYear, 1],
        ['TU2', newYear],
      ]),
      ['1  [nothing-sound]', '2 symbol [no-symbol]'],
    ],
    ['a damaged file', aWorkbook([['symbol', 'price']]).subarray(0, 400), ['1  [unreadable]']],
  ] as const)('refuses %s', async ([, book, faults]) => {
    const { catalogue, report } = await importInto('fixture', book);
    expect(placesOf(findingsOf(report))).toEqual(faults);
    expect(await readFile(join(catalogue, 'prices/pln.json'), 'utf8')).toBe(
      await readFile(join(fixtureCatalogue, 'prices/pln.json'), 'utf8'),
    );
  });
});
