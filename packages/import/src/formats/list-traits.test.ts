import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPrices } from '@ramka/server/testing/fixture-catalogue';
import { describe, expect, it } from 'vitest';
import { Workbook } from 'wasm-xlsxwriter';
import { importCatalogue, type ImportOptions } from '../catalogue/import-catalogue.ts';
import { aZip } from '../testing/a-zip.ts';
import { importInto, placesOf, readProducts, readTree, findingsOf } from '../testing/import-into.ts';

/** Imports a price list into a new catalogue, and returns the result. */
const imported = async (content: string | Buffer, options?: ImportOptions) => {
  const { catalogue, folder, report } = await importInto('nothing', content, { currency: 'PLN', ...options });
  expect(report).toMatchObject({ refusals: [], catalogueFaults: [] });
  const { prices } = await readPrices(catalogue, 'pln');
  return { catalogue, folder, report, prices, notes: [...report.notes.counts.keys()] };
};

const pricedRow = (symbol: string) => `${symbol};Ramka;szt;1,00\n`;

describe('a price list in practice', () => {
  it.for([
    ['with semicolons', 'Nr katalogowy;Nazwa;Cena netto\nA-1;Ramka;12,50\n'],
    ['with commas', 'Nr katalogowy,Nazwa,Cena netto\nA-1,Ramka,"12,50"\n'],
    ['with tabs', 'Nr katalogowy\tNazwa\tCena netto\nA-1\tRamka\t12,50\n'],
    ['with bars', 'Nr katalogowy|Nazwa|Cena netto\nA-1|Ramka|12,50\n'],
    ['with single quotes', "'Nr katalogowy';'Nazwa';'Cena netto'\n'A-1';'Ramka';'12,50'\n"],
    ['that names its separator', 'sep=,\nNr katalogowy,Nazwa,Cena netto\nA-1,Ramka,12.50\n'],
    ['with line ends of old Macs', 'Nr katalogowy;Nazwa;Cena netto\rA-1;Ramka;12,50\r'],
    [
      'below titles and notes',
      'Cennik 2027;;\n;;\nCeny nie zawierają VAT;;\nNr katalogowy;Nazwa;Cena netto\nA-1;Ramka;12,50\n',
    ],
    ['with titles over two rows', 'Nr;Nazwa;Cena;\nkatalogowy;;brutto;netto\nA-1;Ramka;15,38;12,50\n'],
    ['with a sum below', 'Nr katalogowy;Nazwa;Cena netto\nA-1;Ramka;12,50\n;Razem;12,50\n'],
    ['in which prices have their currency', 'Nr katalogowy;Nazwa;Cena netto\nA-1;Ramka;"12,50 zł"\n'],
  ] as const)('is read %s', async ([, text]) => {
    const { prices, catalogue } = await imported(text);
    expect(prices).toEqual({ 'A-1': '12.50' });
    expect(await readProducts(catalogue)).toMatchObject([{ symbol: 'A-1', name: 'Ramka' }]);
  });

  it.for([
    ['Nr katalogowy;Pełny opis produktu;Cena sprzedaży (netto)'],
    ['num. kat.;Opis;Ceny netto ważne od 01.01.2027'],
    ['Indeks;Nazwa towaru;Cena katalogowa netto [PLN]'],
    ['Objednací číslo;Název;Ceníková cena bez DPH'],
    ['Kat. č.;Popis;Cena bez DPH (Kč)'],
    ['Objednávacie číslo;Názov;Cena bez DPH'],
    ['Артикул;Назва;Ціна'],
    ['Артикул;Название_позиции;Цена'],
    ['Номенклатура.Артикул;Ценовая группа/ Номенклатура/ Характеристика номенклатуры;Основна ціна продажу'],
    ['Код;Наименование;Ц. опт,грн (28.1)'],
    ['Item Code;Item Description;Unit Cost'],
    ['num. kat.;Opis;Ceny netto ważne wyłącznie na rynku polskim (VAT +23%)'],
    ['Код_товару;Назва_позиції;Ціна'],
    ['Artikelnummer;Bezeichnung;Listenpreis'],
    ['Art.-Nr.;Kurztext;Preis (EUR)'],
    ['Part No.;Description;List Price'],
    ['articleId;descriptionShort;priceAmount'],
    ['articleId;descriptionShort;price_amount1;mimeDescription2'],
    ['indeks_katalogowy;nazwa_produktu;cena_detal'],
  ] as const)('is read with the titles %s', async ([titles]) => {
    const { report } = await importInto('nothing', `${titles}\nA-1;Ramka;12,50\n`, { currency: 'PLN' });
    expect(report).toMatchObject({ refusals: [], faults: [], products: 1, prices: 1 });
    expect(report.tables[0]?.columns['name']).not.toContain('+');
  });

  it('may have numbered name columns, which are joined', async () => {
    const { catalogue } = await imported('num. kat.;Opis 1;Opis 2;Opis 3;Ceny netto\nA-1;Ramka;;biała;12,50\n');
    expect(await readProducts(catalogue)).toMatchObject([{ symbol: 'A-1', name: 'Ramka biała' }]);
  });

  it('has its tax removed if the rate is known, and reported otherwise', async () => {
    const rated = await imported('Symbol;Nazwa;Cena brutto;VAT\nA;Ramka;12,30;23%\nB;Ramka 2;10,80;8\n');
    expect([rated.prices, rated.notes]).toEqual([
      { A: '10.00', B: '10.00' },
      expect.arrayContaining(['price-with-tax']),
    ]);
    const above = 'Ціни вказані з ПДВ;;\nАртикул;Назва;Ціна\nA;Рамка;12,30\n';
    for (const text of ['Indeks;Nazwa;Cena detal\nA;Ramka;12,30\n', above]) {
      const { prices, notes } = await imported(text);
      expect([prices, notes.includes('price-with-tax')]).toEqual([{ A: '12.30' }, true]);
    }
    expect((await imported('Symbol;Nazwa;Cena netto;VAT\nA;Ramka;12,30;23%\n')).prices).toEqual({ A: '12.30' });
  });

  it('names the missing column', async () => {
    for (const [text, lacking] of [
      [
        'Kategoria;Opis;Cena netto\nRamki;Ramka;12,50\n',
        'names ("Opis") and prices ("Cena netto"), but no column of sym',
      ],
      [
        'Symbol;Coś;Cena netto\nA;Ramka;12,50\n',
        'for names, and products need one. There is: Symbol | Coś | Cena netto.',
      ],
    ] as const) {
      const { report } = await importInto('nothing', text, { currency: 'PLN' });
      expect(report.refusals[0]?.message).toContain(lacking);
    }
  });

  it('lists the columns if no title is recognised, and is read with named columns', async () => {
    const text = 'Nummer X;Was es ist;Zu zahlen\nA-1;Rahmen;12,50\n';
    const { report, catalogue, folder } = await importInto('nothing', text, { currency: 'EUR' });
    expect(report.refusals[0]?.message).toContain('"Nummer X | Was es ist | Zu zahlen"');
    const source = join(folder, 'cennik-2027.csv');
    await writeFile(source, text);
    const columns = { symbol: 'Nummer X', name: 'B', price: '3' };
    expect(await importCatalogue(source, catalogue, { columns, currency: 'EUR' })).toMatchObject({
      prices: 1,
      refusals: [],
    });
    const next = join(folder, 'cennik-2028.csv');
    await writeFile(next, text.replace('12,50', '13,50'));
    expect(await importCatalogue(next, catalogue)).toMatchObject({ prices: 1, refusals: [] });
    expect((await readPrices(catalogue, 'eur')).prices).toEqual({ 'A-1': '13.50' });
  });

  it('uses the number column with distinct values for symbols', async () => {
    const rows = Array.from({ length: 9 }, (_, row) => `Szkło;R-${row};Ramka ${row};1,00`).join('\n');
    expect((await imported(`Material;Model;Nazwa;Cena\n${rows}`)).report).toMatchObject({ products: 9, prices: 9 });
    const scales = Array.from({ length: 9 }, () => 'R-1;Ramka;1,00').join('\n');
    expect((await imported(`Symbol;Nazwa;Cena\n${scales}`)).prices).toEqual({ 'R-1': '1.00' });
  });

  it('without titles is read by column positions', async () => {
    const { prices } = await imported('OPEL;A-1;16400;1\nOPEL;A-2;170,5;2\n', {
      columns: { symbol: '2', price: '3', name: '1' },
    });
    expect(prices).toEqual({ 'A-1': '16400.00', 'A-2': '170.50' });
  });

  it('requires a currency, and names the option', async () => {
    const { report } = await importInto('nothing', 'Symbol;Nazwa;Cena\nA;Ramka;1,00\nB;Ramka;1,00\n');
    expect(findingsOf(report).map(({ message }) => message)).toEqual([
      'The prices say no currency: name it, such as --currency PLN.',
    ]);
  });

  it('has a tree from its group columns and headings', async () => {
    const columns = await imported('Seria;Opis podgrupy;Symbol;Nazwa;Cena\nAsfora;Ramki;A;Ramka;1,00\n');
    expect(await readTree(columns.catalogue)).toMatchObject([{ name: 'Asfora', groups: [{ name: 'Ramki' }] }]);
    const headings = await imported('Symbol;Nazwa;Cena\nSeria Asfora;;\nA;Ramka;1,00\n');
    expect(await readTree(headings.catalogue)).toMatchObject([{ name: 'Seria Asfora' }]);
  });

  it('stores the wholesaler’s number with the manufacturer’s, and finds products by it', async () => {
    const { catalogue, folder } = await imported('Kod towaru;Kod producenta;Nazwa;Cena\n000123;A-1;Ramka;1,00\n');
    expect(await readProducts(catalogue)).toMatchObject([{ symbol: 'A-1', supplierNumber: '000123' }]);
    const german = await imported('Artikelnummer;Produktname;Preis;Herstellernummer\n000123;Rahmen;1,00;A-1\n');
    expect(await readProducts(german.catalogue)).toMatchObject([{ symbol: 'A-1', supplierNumber: '000123' }]);
    await writeFile(join(folder, 'source'), 'Kod towaru;Cena\n000123;2,00\n');
    await importCatalogue(join(folder, 'source'), catalogue);
    expect((await readPrices(catalogue, 'pln')).prices).toEqual({ 'A-1': '2.00' });
  });

  it.for([
    ['€ без ПДВ', '€ без ПДВ'],
    ['Cena/szt', 'Cena/szt'],
    ['Cena kat.', 'Cena kat.'],
    ['Kč bez DPH', 'Kč bez DPH'],
    ['Ціна за шт', 'Ціна за шт'],
    ['Unit Price', 'Unit Price'],
    ['Price/unit', 'Price/unit'],
    ['Price unit', 'Price unit'],
    ['Netto PLN', 'Netto PLN'],
    ['Cena EUR/ks bez DPH', 'Cena EUR/ks bez DPH'],
    ['Cena jedn. netto PLN/szt.', 'Cena jedn. netto PLN/szt.'],
    ['Ціна, грн (без ПДВ)', 'Ціна, грн (без ПДВ)'],
    ['Stara cena;Nowa cena', 'Nowa cena'],
    ['Grupa cenowa;Cena katalogowa', 'Cena katalogowa'],
    ['Cena brutto;Cena netto', 'Cena netto'],
    ['Rabat;Cena po rabacie;Cena katalogowa netto', 'Cena katalogowa netto'],
    ['Waga netto;Cena', 'Cena'],
  ] as const)('has its prices under a title of known words: %s', async ([titles, price]) => {
    const cells = titles.split(';').map((title) => (title === price ? '12,50' : '9,00'));
    const text = `Symbol;Nazwa;${titles}\nA-1;Ramka;${cells.join(';')}\n`;
    const { report } = await importInto('nothing', text, { currency: 'PLN' });
    expect(findingsOf(report)).toEqual([]);
    expect(report.tables[0]?.columns).toMatchObject({ symbol: 'Symbol', name: 'Nazwa', price });
    expect(report.changes?.lines().join()).toContain('1 new');
  });

  it.for(['Moc', 'Waga netto', 'Ilość', 'Grupa cenowa', 'Stawka VAT', 'Wartość', 'Data zmiany ceny', 'Rabat', 'EAN'])(
    'has no prices under a title of another meaning: %s',
    async (title) => {
      const { report } = await importInto('nothing', `Symbol;Nazwa;${title}\nA-1;Ramka;12,50\n`, { currency: 'PLN' });
      expect(report.refusals[0]?.message).toContain('No column was taken for prices.');
    },
  );

  it('without prices is refused, for new and existing catalogues, unless products without prices are requested', async () => {
    const text = 'Symbol;Nazwa;Ilość\nA-1;Ramka;3\n';
    for (const start of ['nothing', 'fixture'] as const)
      expect((await importInto(start, text, { currency: 'PLN' })).report.refusals).toMatchObject([
        { code: 'nothing-sound', message: expect.stringContaining('--add-new takes products without prices') },
      ]);
    expect((await importInto('nothing', text, { addNew: true })).report).toMatchObject({ refusals: [], products: 1 });
  });

  it.for([
    'na zapytanie',
    'cena na tel.',
    'Zapytaj o cenę',
    'wg wyceny',
    'dle dotazu',
    'na vyžádání',
    'na dopyt',
    'cena dohodou',
    'по запиту',
    'за запитом',
    'уточнюйте',
    'договірна',
    'уточняйте цену',
    'price on request',
    'P.O.A.',
    'Call for price',
    'Preis auf Anfrage',
  ])('recognises prices on request: %s', async (words) => {
    const { report, prices } = await imported(`Symbol;Nazwa;Cena\nA;Ramka;${words}\nB;Ramka 2;1,00\n`);
    expect([findingsOf(report), prices]).toEqual([[], { A: '0.00', B: '1.00' }]);
  });

  it.for(['1250 gr', '1250gr.', '990 hal.', '1250 коп', '99 ct'])('does not read %s as a price', async (written) => {
    const { report } = await imported(`Symbol;Nazwa;Cena\nA;Ramka;${written}\nB;Ramka 2;1,00\n`);
    expect(placesOf(report.faults)).toEqual(['2 Cena [wrong-price]']);
  });

  it('has no product where a line of dashes separates its parts', async () => {
    const { catalogue, report } = await imported('| Symbol | Nazwa | Cena |\n|---|---|---|\n| A | Ramka | 1,00 |\n');
    expect(findingsOf(report)).toEqual([]);
    expect((await readProducts(catalogue)).map(({ symbol }) => symbol)).toEqual(['A']);
  });

  it('reports texts that are neither prices nor "on request"', async () => {
    const { report } = await imported('Symbol;Nazwa;Cena\nA;Ramka;brak\nB;Ramka 2;1,00\n');
    expect(placesOf(report.faults)).toEqual(['2 Cena [wrong-price]']);
  });

  it.for([
    ['J.m.', '100 szt', '12,00', '0.12'],
    ['JM', 'szt.', '12,00', '12.00'],
    ['MJ', '100 ks', '12,00', '0.12'],
    ['Од.', '1000 шт', '120,00', '0.12'],
    ['Jedn. miary', 'tys. szt.', '120,00', '0.12'],
    ['Jednostka', 'op. (25 szt.)', '50,00', '2.00'],
    ['Unit', '10 pcs/pack', '50.00', '5.00'],
    ['J.m.', '1 op. = 10 szt', '50,00', '5.00'],
    ['J.m.', 'CEN', '12,00', '0.12'],
    ['J.m.', 'kpl', '12,00', '12.00'],
    ['J.m.', 'm', '12,00', '12.00'],
    ['Kolor', '100', '12,00', '12.00'],
  ] as const)('divides the price of a unit with several pieces: %s %s', async ([title, unit, price, piece]) => {
    const { report, prices } = await imported(`Symbol;Nazwa;Cena netto;${title}\nA;Kołek;${price};${unit}\n`);
    expect([findingsOf(report), prices]).toEqual([[], { A: piece }]);
  });

  it.for([
    ['Cena za 100 szt', '12,00', '0.12'],
    ['Kč/100 ks', '12,00', '0.12'],
    ['Ціна за 1000 шт.', '120,00', '0.12'],
    ['Cena', '12,00 zł/100 szt.', '0.12'],
    ['Cena', '12,00 za 100 szt', '0.12'],
    ['Cena', '1,25 zł / szt.', '1.25'],
  ] as const)('divides by the number in the title or in the price itself: %s %s', async ([title, price, piece]) => {
    const { catalogue, report } = await importInto('nothing', `Symbol;Nazwa;${title}\nA;Kołek;${price}\n`, {
      currency: 'PLN',
    });
    expect(findingsOf(report)).toEqual([]);
    const list = await readPrices(catalogue, title.includes('Kč') ? 'czk' : 'pln');
    expect(list.prices).toEqual({ A: piece });
  });

  it('divides the price of a package by its content, and skips it if that is unknown', async () => {
    const rows = 'A;Kołek;50,00;op.;25\nB;Kołek 2;50,00;op.;\nC;Kołek 3;2,00;szt;25\n';
    const { report, prices } = await imported(`Symbol;Nazwa;Cena netto;J.m.;Ilość w opakowaniu\n${rows}`);
    expect(prices).toEqual({ A: '2.00', B: '0.00', C: '2.00' });
    expect(placesOf(report.faults)).toEqual(['3 Cena netto [package-price]']);
    const packages = await imported('Symbol;Nazwa;Cena za opakowanie\nA;Kołek;50,00\nB;Kołek;60,00/szt\n');
    expect(packages.prices).toEqual({ A: '0.00', B: '60.00' });
    expect(placesOf(packages.report.faults)).toEqual(['2 Cena za opakowanie [package-price]']);
    const named = await imported('Symbol;Nazwa;Cena netto;J.m.\nA;Kołki, zestaw;50,00;op.\n', {
      columns: { unit: 'none' },
    });
    expect(named.prices).toEqual({ A: '50.00' });
  });

  it('reports prices that two decimals cannot represent', async () => {
    const rows = 'A;Kołek;0,40;100\nB;Kołek;12,35;100\nC;Kołek;12,00;100\nD;Kołek;0,004;1\nE;Kołek;0;1\n';
    const { report, prices } = await imported(`Symbol;Nazwa;Cena netto;Za ile\n${rows}`);
    expect(prices).toEqual({ A: '0.00', B: '0.12', C: '0.12', D: '0.00', E: '0.00' });
    expect(placesOf(report.faults)).toEqual(['2 Cena netto [wrong-price]', '5 Cena netto [wrong-price]']);
    expect(report.faults[0]?.message).toContain('0,40 for 100 pieces, is less than 0.01 for one');
    expect(placesOf(report.notes.examples.filter(({ code }) => code === 'rounded-price'))).toEqual([
      '3 Cena netto [rounded-price]',
    ]);
  });

  it('recognises headings with two cells', async () => {
    const titles = 'Symbol;Nazwa;J.m.;Cena netto\n';
    const tree = async (rows: string) => {
      const { catalogue, report } = await imported(titles + rows);
      expect((await readProducts(catalogue)).map(({ symbol }) => symbol)).toEqual(['A1', 'B2', 'C3']);
      return [(await readTree(catalogue)).map(({ name }) => name), report.notes.counts.get('group-row')];
    };
    expect(await tree(`01;Sedna;;\n${pricedRow('A1')}02;Asfora;;\n${pricedRow('B2')}${pricedRow('C3')}`)).toEqual([
      ['Sedna', 'Asfora'],
      2,
    ]);
    expect(await tree(`Seria;Sedna;;\n${pricedRow('A1')}${pricedRow('B2')}${pricedRow('C3')}`)).toEqual([
      ['Seria Sedna'],
      1,
    ]);
  });

  it('contains a product without a price if it looks like the others', async () => {
    const { catalogue } = await imported('Symbol;Nazwa;Cena\nA1;Ramka;1,00\nB2;Ramka;\nC3;Ramka;2,00\n');
    expect((await readProducts(catalogue)).map(({ symbol }) => symbol)).toEqual(['A1', 'B2', 'C3']);
  });

  it('divides prices for several pieces', async () => {
    expect((await imported('Artikelnummer;Bezeichnung;Preis;PE\nA;Rahmen;125,00;100\n')).prices).toEqual({ A: '1.25' });
  });
});

describe('symbols in practice', () => {
  const products = 'Symbol;Nazwa;Cena\nTR1/11;Ramka;1,00\n021203;Gniazdo;1,00\n12E4;Łącznik;1,00\nA-1;Puszka;1,00\n';

  /** Prices and notes after importing a second list with one price. */
  const repriced = async (symbol: string) => {
    const { catalogue, folder } = await imported(products);
    await writeFile(join(folder, 'source'), `Symbol;Cena\n${symbol};2,00\n`);
    const report = await importCatalogue(join(folder, 'source'), catalogue);
    const { prices } = await readPrices(catalogue, 'pln');
    const changed = Object.keys(prices).filter((key) => prices[key] === '2.00');
    return {
      changed,
      notes: report.notes.examples.map(({ code }) => code),
      faults: findingsOf(report).map(({ code }) => code),
    };
  };

  it.for([
    ['ТR1/11', 'TR1/11'],
    ['tr1/11', 'TR1/11'],
    ['TR 1/11', 'TR1/11'],
    ['A–1', 'A-1'],
    ['A\u{2011}1', 'A-1'],
    ['Α-1', 'A-1'],
  ] as const)('are found in another spelling, which is reported: %s', async ([written, symbol]) => {
    expect(await repriced(written)).toMatchObject({ changed: [symbol], notes: ['similar-symbol'], faults: [] });
  });

  it.for([
    ['="021203"', '021203'],
    ["'021203", '021203'],
    ['"=""021203"""', '021203'],
    ['TR1\u{AD}/11', 'TR1/11'],
  ] as const)('are read without text markers: %s', async ([written, symbol]) => {
    expect(await repriced(written)).toEqual({ changed: [symbol], notes: [], faults: [] });
  });

  it.for(['21203', '120000'])('shortened by a spreadsheet are reported, and change nothing: %s', async (written) => {
    expect(await repriced(written)).toMatchObject({ changed: [], notes: ['shortened-symbol'] });
  });

  it.for(['1,20E+05', '3-kwi', '4. dub', '03.04.2027', '2027-04-03 00:00:00', 'Apr-03', '4-бер'])(
    'converted by a spreadsheet are skipped and reported: %s',
    async (written) => {
      expect(await repriced(written)).toMatchObject({ changed: [], faults: ['nothing-sound', 'wrong-symbol'] });
    },
  );

  it('with similar spelling are one product if the name is the same, and reported otherwise', async () => {
    const { catalogue, report } = await importInto(
      'nothing',
      'Symbol;Nazwa;Cena\nF1;Ramka;1,00\nf1;Ramka;1,00\nF 1;Ramka biała;1,00\nF-1;Ramka;1,00\n',
      { currency: 'PLN' },
    );
    expect((await readProducts(catalogue)).map(({ symbol }) => symbol)).toEqual(['F1', 'F 1', 'F-1']);
    expect(placesOf(report.faults)).toEqual(['3  [similar-symbol]']);
    expect(placesOf(report.notes.examples.filter(({ code }) => code === 'similar-symbol'))).toContain(
      '4  [similar-symbol]',
    );
  });

  it('with letters of several scripts are reported', async () => {
    const { notes } = await imported('Symbol;Nazwa;Cena\nТR1/11;Ramka;1,00\nТЯ2;Ramka 2;1,00\n');
    expect(notes).toContain('mixed-letters');
  });

  it('that seem to have lost leading zeros are reported', async () => {
    const rows = Array.from({ length: 20 }, (_, row) => `${row === 7 ? 2120 : 10_001 + row};Ramka ${row};1,00`);
    const { report } = await imported(`Symbol;Nazwa;Cena\n${rows.join('\n')}\n`);
    expect(placesOf(report.notes.examples)).toContain('9  [shortened-symbol]');
    const sound = await imported(`Symbol;Nazwa;Cena\n021203;Puszka;1,00\n${rows.join('\n')}\n`);
    expect(sound.notes).not.toContain('shortened-symbol');
  });
});

describe('a price list with faults', () => {
  it('reports an unclosed quote, and loses no other row', async () => {
    const text =
      'Symbol;Cena;Waluta;Nazwa\nA;1,00;PLN;"a\nB;2,00;PLN;"b"\nC;3,00;PLN;"3/4" rura\nD;4,00;PLN;"on two\nlines"\n';
    const { report, prices, catalogue } = await imported(text);
    expect(placesOf(report.faults)).toEqual(['2  [unclosed-quote]']);
    expect(prices).toEqual({ B: '2.00', C: '3.00', D: '4.00' });
    expect((await readProducts(catalogue)).map(({ name }) => name)).toEqual(['b', '"3/4" rura', 'on two lines']);
  });

  it('reports three examples of each kind, and all in a file', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => `A${index};Ramka;${index % 2 === 0 ? 'much' : '1,00'}`);
    const { report, folder } = await imported(`Symbol;Nazwa;Cena\n${rows.join('\n')}\n`);
    expect([...report.faultCounts]).toEqual([['wrong-price', 15]]);
    expect(placesOf(report.faults)).toEqual(['2 Cena [wrong-price]', '4 Cena [wrong-price]', '6 Cena [wrong-price]']);
    expect((await readFile(join(folder, 'catalogue.left-out.csv'), 'utf8')).split('\r\n')).toHaveLength(17);
  });

  it('is refused in strict mode', async () => {
    const { report, catalogue } = await importInto('fixture', 'symbol;price;currency\nTU2;9,00;PLN\nTU2;x;PLN\n', {
      strict: true,
    });
    expect([report.imported, report.refusals.map(({ code }) => code)]).toEqual([false, ['strict']]);
    expect((await readPrices(catalogue, 'pln')).prices['TU2']).not.toBe('9.00');
  });

  it('is only reported in a dry run', async () => {
    const { report, catalogue } = await importInto('fixture', 'symbol;price;currency\nTU2;999,00;PLN\n', {
      dryRun: true,
    });
    expect([report.imported, report.changes?.large.map(({ symbol, after }) => [symbol, after])]).toEqual([
      false,
      [['TU2', '999.00']],
    ]);
    expect((await readPrices(catalogue, 'pln')).prices['TU2']).not.toBe('999.00');
  });
});

describe('numbers as people write them', () => {
  it.for([
    [['1.170', '12,50'], ['1170.00', '12.50'], 0],
    [['1,170', '12.50'], ['1170.00', '12.50'], 0],
    [['1.170', '0.450'], ['1.17', '0.45'], 1],
    [['1.170', '2.340'], ['1170.00', '2340.00'], 2],
    [['1 170,00 zł', '.50'], ['1170.00', '0.50'], 0],
    [['1\u{A0}170,10', '1.170,10'], ['1170.10', '1170.10'], 0],
    [['€ 14.65', '€ 12,-'], ['14.65', '12.00'], 0],
    [['1.234.567', '1,00'], ['1234567.00', '1.00'], 0],
    [['12\u200B,50', '1 234,50 PLN'], ['12.50', '1234.50'], 0],
  ] as const)('%j are %j', async ([written, prices, uncertain]) => {
    const text = `Symbol\tNazwa\tCena\n${written.map((price, index) => `A${index}\tRamka\t${price}\n`).join('')}`;
    const { catalogue, report } = await importInto('nothing', text, { currency: 'PLN' });
    expect(findingsOf(report)).toEqual([]);
    const list = await readPrices(catalogue, written.some((price) => price.includes('€')) ? 'eur' : 'pln');
    expect(report.notes.counts.get('uncertain-price') ?? 0).toBe(uncertain);
    expect(Object.values(list.prices).slice(0, prices.length)).toEqual(prices);
  });
});

/** The parts of an Excel workbook with one sheet. */
const parts = (rows: string): Readonly<Record<string, string>> => ({
  'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Cennik" sheetId="1" r:id="x"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="x" Target="/xl/worksheets/one.xml"/></Relationships>',
  'xl/worksheets/one.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
});

const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

const officeCell = (value: string): string =>
  `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;

const sheetRow = (attributes: string, ...texts: readonly string[]): string =>
  `<row ${attributes}>${texts.map(cell).join('')}</row>`;

const aSheet = (cols: string, ...rows: readonly string[]): string =>
  `<worksheet>${cols}<sheetData>${rows.join('')}</sheetData></worksheet>`;

const openRow = (attributes: string, ...texts: readonly string[]): string =>
  `<table:table-row ${attributes}>${texts.map(officeCell).join('')}</table:table-row>`;

describe('a workbook in practice', () => {
  it('may have several sheets, captions above the titles, and titles over several columns', async () => {
    const workbook = new Workbook();
    const put = (rows: readonly (readonly (string | number)[])[]): void => {
      const sheet = workbook.addWorksheet();
      rows.forEach((cells, row) => cells.forEach((cell, column) => cell !== '' && sheet.write(row, column, cell)));
    };
    put([
      ['Cennik 2027'],
      [],
      ['Nr katalogowy', 'Nazwa', 'Cena', ''],
      ['', '', 'brutto', 'netto'],
      ['A', 'Ramka', 2.46, 2],
    ]);
    put([
      ['Symbol', 'Nazwa', 'Cena netto'],
      ['B', 'Gniazdo', 3],
    ]);
    put([['Warunki sprzedaży']]);
    expect((await imported(Buffer.from(workbook.saveToBufferSync()))).prices).toEqual({ A: '2.00', B: '3.00' });
  });

  it('may omit cell references, contain formulas, and have numbers with three decimals', async () => {
    const row = (symbol: string, price: string): string => `<row>${cell(symbol)}${cell('Ramka')}<c>${price}</c></row>`;
    const head = `<row>${['Symbol', 'Nazwa', 'Cena netto'].map(cell).join('')}</row>`;
    const rows = `${head}${row('A', '<f>1+1.5</f><v>2.5</v>')}${row('B', '<v>1.425</v>')}`;
    const { prices, notes } = await imported(aZip(parts(rows)));
    expect([prices, notes.includes('uncertain-price')]).toEqual([{ A: '2.50', B: '1.43' }, false]);
  });

  it('may use 64-bit sizes and offsets, as streaming programs do', async () => {
    const rows = `<row>${['Symbol', 'Nazwa', 'Cena netto'].map(cell).join('')}</row><row>${['A', 'Ramka', '2,50'].map(cell).join('')}</row>`;
    const workbook = aZip(parts(rows), { wide: true });
    expect((await imported(workbook)).prices).toEqual({ A: '2.50' });
    const locator = workbook.lastIndexOf(Buffer.from([0x50, 0x4b, 6, 7]));
    workbook.fill(0xff, locator + 8, locator + 16);
    const { report } = await importInto('nothing', workbook);
    expect(report.refusals[0]?.message).toMatch(/^The workbook cannot be read: It is damaged/);
  });

  it('is read without hidden sheets, rows and columns, which are reported; a named hidden sheet is read', async () => {
    const workbook = aZip({
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Kalkulacja" state="hidden" r:id="x"/><sheet name="Cennik" r:id="y"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="x" Target="worksheets/one.xml"/><Relationship Id="y" Target="worksheets/two.xml"/></Relationships>',
      'xl/worksheets/one.xml': aSheet(
        '',
        sheetRow('', 'Symbol', 'Nazwa', 'Cena netto'),
        sheetRow('', 'A', 'Ramka', '5,00'),
      ),
      'xl/worksheets/two.xml': aSheet(
        '<cols><col min="3" max="3" width="9" hidden="1"/></cols>',
        sheetRow('', 'Symbol', 'Nazwa', 'Cena netto', 'Cena'),
        sheetRow('', 'A', 'Ramka', '7,00', '9,00'),
        sheetRow('hidden="1"', 'B', 'Ramka', '7,00', '9,00'),
      ),
    });
    const { prices, report } = await imported(workbook);
    expect(prices).toEqual({ A: '9.00' });
    expect(report.notes.examples.filter(({ code }) => code === 'hidden').map(({ message }) => message)).toEqual([
      'The sheet "Kalkulacja" is hidden and was left out. --sheet "Kalkulacja" reads it.',
      expect.stringMatching(/^1 row is hidden, .* left out/),
      expect.stringMatching(/^The columns C are hidden, .* left out/),
    ]);
    expect((await imported(workbook, { sheet: 'kalkulacja' })).prices).toEqual({ A: '5.00' });
    const { report: missing } = await importInto('nothing', workbook, { sheet: 'Ceny' });
    expect(missing.refusals[0]?.message).toBe('There is no sheet "Ceny". There is: "Kalkulacja", "Cennik".');
  });

  it('in OpenDocument format is read without hidden parts as well', async () => {
    const content = `<office:document-content><office:automatic-styles><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:spreadsheet><table:table table:name="Stare" table:style-name="ta2">${openRow('', 'Symbol', 'Nazwa', 'Cena')}${openRow('', 'A', 'Ramka', '5,00')}</table:table><table:table table:name="Cennik"><table:table-column table:number-columns-repeated="2"/><table:table-column table:visibility="collapse"/><table:table-column/>${openRow('', 'Symbol', 'Nazwa', 'Cena netto', 'Cena')}${openRow('', 'A', 'Ramka', '7,00', '9,00')}${openRow('table:visibility="filter"', 'B', 'Ramka', '7,00', '9,00')}</table:table></office:spreadsheet></office:document-content>`;
    const { prices, report } = await imported(aZip({ mimetype: 'x', 'content.xml': content }));
    expect([prices, report.notes.counts.get('hidden')]).toEqual([{ A: '9.00' }, 3]);
  });

  it('may be an OpenDocument spreadsheet', async () => {
    const content = `<office:document-content><office:spreadsheet><table:table table:name="Cennik"><table:table-row>${['Symbol', 'Nazwa', 'Cena netto'].map(officeCell).join('')}<table:table-cell table:number-columns-repeated="1021"/></table:table-row><table:table-row>${officeCell('A')}${officeCell('Ramka')}<table:table-cell office:value-type="float" office:value="2.5"><text:p>2,50 zł</text:p></table:table-cell></table:table-row><table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="1024"/></table:table-row></table:table></office:spreadsheet></office:document-content>`;
    expect(
      (await imported(aZip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': content })))
        .prices,
    ).toEqual({ A: '2.50' });
  });

  it('is distinguished from a BMEcat in a ZIP archive, which must be unpacked', async () => {
    const packed = aZip({
      'range/range.xml': '<BMECAT/>',
      'range/a.jpg': 'x',
      'range/b.JPG': 'y',
      '__MACOSX/range/._a.jpg': '',
    });
    const { report } = await importInto('nothing', packed);
    expect(report.refusals.map(({ message }) => message)).toEqual([
      'This is a ZIP archive with "range/range.xml" and 2 pictures. Unpack it and import that file, with --pictures and the folder of the pictures.',
    ]);
    const other = await importInto('nothing', aZip({ 'a.pdf': 'x' }));
    expect(other.report.refusals[0]?.message).toContain('This is a ZIP archive without a workbook');
  });

  it('is refused if it would unpack to more than any list contains', async () => {
    const bomb = aZip(parts(' '.repeat(300_000_000)));
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    const { report } = await importInto('nothing', bomb);
    expect(report.refusals[0]?.message).toContain('would unpack to more than 200 MB');
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });
});

it.for([
  ['<SHOP><SHOPITEM/></SHOP>', 'Heureka'],
  ['<?xml version="1.0"?>\n<offers xmlns:xsi="x" version="1"><o/></offers>', 'Ceneo'],
  ['<yml_catalog date="x"><shop/></yml_catalog>', 'YML'],
  ['<rss version="2.0"/>', 'Google Merchant'],
  ['<ORDER xmlns="x"/>', 'openTRANS'],
  ['%PDF-1.7', 'PDF'],
  ['[{"title": "Rahmen"}]', 'JSON'],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'XLS'],
] as const)('a file of another kind is named: %s', async ([content, name]) => {
  const { report } = await importInto('nothing', content);
  expect(report.refusals[0]?.message).toContain(name);
});
