import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { valuesOf } from '@ramka/server/catalogue/files/entries';
import { aFolder } from '@ramka/server/testing/fixture-catalogue';
import { describe, expect, it } from 'vitest';
import { importCatalogue } from '../catalogue/import-catalogue.ts';
import { importSheets } from '../tabular/import-sheets.ts';
import { kindOfProduct } from './product-kinds.ts';
import { runPropose } from './suggest-series.ts';

const list = [
  ['R1W', 'Elba, ramka 1-krotna, biały'],
  ['R2W', 'Elba, ramka 2-krotna, biały'],
  ['R2A', 'Elba, ramka 2-krotna, antracyt'],
  ['R6W', 'Elba, ramka 6-krotna, biały'],
  ['W1W', 'Elba, łącznik 1-biegunowy, biały'],
  ['W1A', 'Elba, łącznik 1-biegunowy, bez ramki, antracyt'],
  ['W6W', 'Elba, łącznik schodowy, biały'],
  ['GSW', 'Elba, gniazdo pojedyncze schuko, biały'],
  ['GSF', 'Elba, gniazdo pojedyncze schuko, z ramką, biały'],
  ['GSR', 'Elba, gn. schuko, z r., biały'],
  ['KZW', 'Elba, klawisz żaluzjowy, biały'],
  ['MZ', 'Elba, mechanizm łącznika żaluzjowego'],
  ['XX', 'Elba, wieszak, biały'],
  ['NN1', 'Inna, ramka 1-krotna, biały'],
];

/** A catalogue with only this price list, and the suggested workbook. */
const proposed = async (only = 'Elba') => {
  const folder = await aFolder();
  const csv = ['symbol;name;price;currency', ...list.map(([symbol, name]) => `${symbol};${name};12,50;PLN`)].join('\n');
  await writeFile(join(folder, 'prices.csv'), csv);
  const catalogue = join(folder, 'range');
  await importCatalogue(join(folder, 'prices.csv'), catalogue, { addNew: true });
  const workbook = join(folder, 'range.xlsx');
  return { catalogue, workbook, answer: await runPropose(catalogue, workbook, { only, language: 'pl' }) };
};

describe('a suggested series', () => {
  it('lists frames with another name, and can include them', async () => {
    const { answer, catalogue, workbook } = await proposed('Bez ram');
    expect(answer.succeeded).toBe(false);
    const csv = [
      'symbol;name;price;currency',
      'L1;Ina Plus, łącznik schodowy, biały;1,00;PLN',
      'F1;Ina, ramka 1-krotna, biała;1,00;PLN',
      'F2;Ina Duo, ramka 2-krotna, biała;1,00;PLN',
    ];
    await writeFile(join(catalogue, '../more.csv'), csv.join('\n'));
    await importCatalogue(join(catalogue, '../more.csv'), catalogue, { addNew: true });
    const without = await runPropose(catalogue, workbook, { only: 'Ina Plus', language: 'pl' });
    expect(without.lines.join('\n')).toMatch(/no frame among them.*--only "Ina Plus\+Ina/s);
    const both = await runPropose(catalogue, workbook, { only: 'Ina Plus + Ina Duo', language: 'pl' });
    expect(both.lines[0]).toMatch(/^2 products of "Ina Plus": 1 frame, 1 module/);
    expect((await importSheets(workbook, catalogue)).catalogueFaults).toEqual([]);
  });

  it('is derived from names alone: frames, modules in their colours, mechanisms; it can be served after the import', async () => {
    const { catalogue, workbook, answer } = await proposed();
    expect(answer.succeeded).toBe(true);
    const report = await importSheets(workbook, catalogue);
    expect([report.faults, report.catalogueFaults]).toEqual([[], []]);
    expect(report.placeholders).toBeGreaterThan(10);
    const { files } = await checkCatalogue(catalogue);
    const symbols = new Map(valuesOf(files.articles).map(({ id, symbol }) => [id, symbol]));
    const frames = [...files.frames.values()].flatMap(valuesOf);
    expect(frames.map(({ id, slots, finish }) => [symbols.get(id), slots, finish])).toEqual([
      ['R1W', 1, 'white'],
      ['R2W', 2, 'white'],
      ['R2A', 2, 'anthracite'],
    ]);
    expect(valuesOf(files.frameLines)).toMatchObject([{ name: 'Elba', maxSlots: 2 }]);
    expect(valuesOf(files.frameLines)[0]?.subcategories[0]?.name).toMatchObject({ pl: 'tworzywo', en: 'plastic' });
    const modules = [...files.modules.values()].flatMap(valuesOf);
    expect(
      modules.map((module) => [
        module.name,
        module.function,
        module.visibleComponents.map((id) => symbols.get(id)),
        module.groups.flatMap(({ components }) => components.map((id) => symbols.get(id))),
      ]),
    ).toEqual([
      ['Łącznik 1-biegunowy', 'switch-one-way', ['W1W', 'W1A'], []],
      ['Łącznik schodowy', 'switch-two-way', ['W6W'], []],
      ['Klawisz żaluzjowy', 'blind-switch', ['KZW'], ['MZ']],
      ['Gniazdo pojedyncze schuko', 'socket-schuko', ['GSW'], []],
    ]);
  });

  it('lists skipped and uncertain rows, and changes nothing before the import', async () => {
    const { catalogue, answer } = await proposed();
    expect(answer.lines.join('\n')).toMatch(/2 products left out, sold with a frame: GSF .*GSR/);
    expect(answer.lines.join('\n')).toMatch(/1 product left out, longer than five slots: R6W/);
    expect(answer.lines.join('\n')).toMatch(/1 product left out, not understood: XX/);
    expect((await checkCatalogue(catalogue)).files.articles.entries).toEqual([]);
  });

  it('skips and reports products without a price, because sets cannot be ordered with them', async () => {
    const { catalogue, workbook } = await proposed();
    const csv = ['symbol;name;price;currency', 'GXW;Elba, gniazdo 2P+Z, biały;;PLN', 'R1W;;1,00;PLN'];
    await writeFile(join(catalogue, '../more.csv'), csv.join('\n'));
    await importCatalogue(join(catalogue, '../more.csv'), catalogue, { addNew: true });
    const { lines } = await runPropose(catalogue, workbook, { only: 'Elba', language: 'pl' });
    expect(lines.join('\n')).toContain('1 product left out, without a price: GXW "Elba, gniazdo 2P+Z, biały"');
    expect((await importSheets(workbook, catalogue)).catalogueFaults).toEqual([]);
  });

  it('can be created again: existing rows are not duplicated', async () => {
    const { catalogue, workbook } = await proposed();
    await importSheets(workbook, catalogue);
    const { succeeded, lines } = await runPropose(catalogue, workbook, { only: 'Elba', language: 'pl' });
    expect([succeeded, lines[0]]).toEqual([true, expect.stringContaining('0 frames, 0 modules')]);
    expect((await importSheets(workbook, catalogue)).catalogueFaults).toEqual([]);
  });

  it('lists the known series for an unknown name', async () => {
    const { answer } = await proposed('Elbe');
    expect([answer.succeeded, answer.lines[0]]).toEqual([false, 'No product of the e-catalogue is named "Elbe".']);
    expect(answer.lines.join('\n')).toContain('Elba');
  });
});

describe('the kind of a product', () => {
  it.for([
    ['Rámeček dvojnásobný, bílý', 'frame', 2, undefined, 'white'],
    ['Рамка на 3 пости, чорна', 'frame', 3, undefined, 'black'],
    ['Rahmen 4fach, anthrazit', 'frame', 4, undefined, 'anthracite'],
    ['Zásuvka Schuko, biela', 'module', undefined, 'socket-schuko', 'white'],
    ['Вимикач прохідний, білий', 'module', undefined, 'switch-two-way', 'white'],
    ['Wechselschalter, weiß', 'module', undefined, 'switch-two-way', 'white'],
    ['Gniazdo 2x2P+PE do systemu ramkowego, stal', 'module', undefined, 'socket-double-earthed', 'stainless-steel'],
    ['Gniazdo RTV-SAT końcowe, krem', 'module', undefined, 'tv-r-sat', 'cream'],
    ['Gniazdo bez uziemienia', 'module', undefined, 'socket-unearthed', undefined],
    ['Uszczelka IP44 do ramki 2-krotnej', 'seal', 2, undefined, undefined],
    ['Puszka natynkowa 1-krotna, biała', 'surface-box', 1, undefined, 'white'],
  ] as const)('is inferred from its name: %s', ([name, part, slots, functionId, appearance]) => {
    const kind = kindOfProduct({ name }, 'Elba');
    expect([kind.part, kind.slots, kind.functionId, kind.appearance?.id]).toEqual([
      part,
      slots,
      functionId,
      appearance,
    ]);
  });

  it('is inferred from its ETIM class before its name', () => {
    expect(kindOfProduct({ name: 'LOGUS 90 2x, branco', etimClass: 'EC000007' }, 'Logus')).toMatchObject({
      part: 'frame',
      unsure: 'how many slots?',
    });
  });

  it.for([
    ['a frame', 'EC000007', 'EF000074=3 EF000007=EV000309 EF002169=EV000219', { part: 'frame', slots: 3, unsure: '' }],
    ['a row of units', 'EC000007', 'EF008858=2 EF008859=1', { part: 'frame', slots: 2 }],
    ['a socket', 'EC000125', 'EF000010=EV002727 EF000074=1', { part: 'module', functionId: 'socket-schuko' }],
    ['a double socket', 'EC000125', 'EF000010=EV005891 EF000074=2', { functionId: 'socket-double-earthed' }],
    ['a switch', 'EC001590', 'EF002960=EV006435', { part: 'module', functionId: 'switch-intermediate', unsure: '' }],
    [
      'an insert',
      'EC001590',
      'EF002960=EV000648 EF000005=EV000078',
      { part: 'mechanism', functionId: 'switch-two-way' },
    ],
    ['what is not kept', 'EC001590', 'EF000134=EV006355', { part: 'module', unsure: 'what does it do?' }],
  ] as const)(
    'is inferred from ETIM features if the name is not sufficient: %s',
    ([, etimClass, etimFeatures, kind]) => {
      expect(kindOfProduct({ name: 'LG90-17 B', etimClass, etimFeatures }, 'Logus')).toMatchObject(kind);
    },
  );

  it.for([
    ['Elba, ramka 1-krotna, brzoza', 'birch', 'wood'],
    ['Rámeček jednonásobný, břidlice', 'slate', 'stone'],
    ['Rámik jednonásobný, betón', 'concrete', 'stone'],
    ['Рамка 1-місна, димчасте скло', 'smoked-glass', 'glass'],
    ['Frame, 1-gang, smoked glass', 'smoked-glass', 'glass'],
    ['Rahmen 1fach, Schiefer', 'slate', 'stone'],
    ['Rahmen 1fach, Messing', 'brass', 'metal'],
    ['Elba, ramka 1-krotna, satyna', 'satin', 'plastic'],
    ['Elba, ramka 1-krotna, róż piaskowy', 'pink', 'plastic'],
    ['Elba, ramka 1-krotna, szary', 'grey', 'plastic'],
    ['Elba, ramka 1-krotna, szkło białe', 'white', 'glass'],
    ['Рамка 1-місна, горіх', 'walnut', 'wood'],
    ['Rámeček jednonásobný, bílá', 'white', 'plastic'],
  ] as const)('includes colour and material from the name: %s', ([name, appearance, material]) => {
    const kind = kindOfProduct({ name }, 'Elba');
    expect([kind.part, kind.appearance?.id, kind.appearance?.material]).toEqual(['frame', appearance, material]);
  });

  it.for(['Wyłącznik Bluetooth', 'Czujnik dymu', 'Rozeta', 'Blank plate, slated'])(
    'has no colour without a clear word: %s',
    (name) => {
      expect(kindOfProduct({ name }, 'Elba').appearance).toBeUndefined();
    },
  );

  it.for([
    ['Sedna, łącznik schodowy, srebrne aluminium', 'aluminium'],
    ['Sedna, łącznik schodowy, czarny antracyt', 'anthracite'],
    ['Sedna, łącznik schodowy, szczotkowane alum.', 'aluminium'],
  ] as const)('has the same plain name in every colour: %s', ([name, appearance]) => {
    const kind = kindOfProduct({ name }, 'Sedna');
    expect(kind.appearance?.id).toBe(appearance);
    expect(kind.plainName.replace(', szczotkowane', '')).toBe('Łącznik schodowy');
  });

  it('includes colour and material from ETIM, and is uncertain if name and feature differ', () => {
    const glass = { name: 'LG90-17', etimClass: 'EC000007', etimFeatures: 'EF000007=EV000309 EF002169=EV000219' };
    expect(kindOfProduct(glass, 'Logus').appearance).toMatchObject({ id: 'anthracite', material: 'glass' });
    const two = { name: 'Łącznik schodowy', etimClass: 'EC001590', etimFeatures: 'EF002960=EV009624' };
    expect(kindOfProduct(two, 'Logus')).toMatchObject({ functionId: 'switch-one-way', unsure: 'or switch-two-way?' });
  });
});
