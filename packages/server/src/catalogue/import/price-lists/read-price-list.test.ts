import { describe, expect, it } from 'vitest';
import { fixtureCatalogue, importInto, placesOf, readPrices, readProducts } from '../../../testing/import-into.ts';

const wholesaler = [
  'LP;Kod towaru;Nazwa towaru;Nazwa dodatkowa;Kod producenta;JM;Cena netto;Waluta',
  '1;000123;"Gniazdo ""podwójne"" z uziemieniem, bia";łe;DGZ2MZ.00/11;szt;1 170,10;PLN',
  '2;000124;Żarówka;;ZAR-1;szt;14,65;PLN',
  '',
].join('\r\n');

/** What a Central European spreadsheet writes. */
const cp1250 = (text: string): Buffer => {
  const letters: Readonly<Record<string, number>> = { ł: 0xb3, ó: 0xf3, Ż: 0xaf };
  return Buffer.from(Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0)));
};

describe('importing a price list', () => {
  it.for([
    ['UTF-8', Buffer.from(wholesaler)],
    ['UTF-8 with its mark', Buffer.from(`\u{FEFF}${wholesaler}`)],
    ['Windows-1250', cp1250(wholesaler)],
  ] as const)('changes prices and leaves all else: %s', async ([, bytes]) => {
    const { catalogue, report } = await importInto('fixture', bytes);
    expect(report).toMatchObject({ source: 'price list', faults: [], catalogueFaults: [], prices: 2 });
    expect(placesOf(report.notes.kept)).toEqual(['3 Cena netto [not-in-catalogue]']);
    expect((await readPrices(catalogue, 'pln')).prices['DGZ2MZ.00/11']).toBe('1170.10');
    expect(await readProducts(catalogue)).toEqual(await readProducts(fixtureCatalogue));
  });

  it('adds new products where that is wished', async () => {
    const { catalogue, report } = await importInto('fixture', cp1250(wholesaler), { addNew: true });
    expect(report).toMatchObject({ faults: [], catalogueFaults: [] });
    const products = await readProducts(catalogue);
    expect(products.slice(0, -1)).toEqual(await readProducts(fixtureCatalogue));
    expect(products.at(-1)).toMatchObject({ symbol: 'ZAR-1', name: 'Żarówka', id: 99002 });
  });

  it('needs no more than symbol and price', async () => {
    const { catalogue, report } = await importInto('fixture', 'Symbol;Price\nTU2;1.234,50\nBELL-230;0\n', {
      priceList: 'eur',
    });
    expect(report.faults).toEqual([]);
    expect((await readPrices(catalogue, 'eur')).prices).toMatchObject({ TU2: '1234.50', 'BELL-230': '0.00' });
  });

  it.for([
    ['a row without a price', 'symbol;price\nTU2;\n', {}, ['2 price [unreadable]']],
    ['a row without a symbol', 'symbol;price\n;1,00\n', {}, ['2 symbol [unreadable]']],
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
    expect(placesOf(report.faults)).toEqual(faults);
  });
});
