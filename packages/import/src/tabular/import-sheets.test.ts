import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articlesFile, framesFile, modulesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { aFolder, fixtureCatalogue } from '@ramka/server/testing/fixture-catalogue';
import { describe, expect, it } from 'vitest';
import { ExcelDateTime, Format, Workbook } from 'wasm-xlsxwriter';
import { z } from 'zod';
import { placesOf } from '../testing/import-into.ts';
import { importSheets } from './import-sheets.ts';
import { SheetNames } from './sheet-names.ts';

const importInto = async (sheets: Readonly<Record<string, string>>) => {
  const folder = await aFolder();
  const catalogue = join(folder, 'catalogue');
  await cp(fixtureCatalogue, catalogue, { recursive: true });
  await mkdir(join(folder, 'sheets'));
  for (const [name, text] of Object.entries(sheets)) await writeFile(join(folder, 'sheets', name), text);
  return { catalogue, report: await importSheets(join(folder, 'sheets'), catalogue) };
};

/** Imports the same sheets as a workbook, with numbers and booleans as such. */
const importWorkbook = async (sheets: Readonly<Record<string, string>>) => {
  const folder = await aFolder();
  const catalogue = join(folder, 'catalogue');
  await cp(fixtureCatalogue, catalogue, { recursive: true });
  await writeFile(join(folder, 'range.xlsx'), aWorkbook(sheets));
  return { catalogue, report: await importSheets(join(folder, 'range.xlsx'), catalogue) };
};

const aWorkbook = (sheets: Readonly<Record<string, string>>): Uint8Array => {
  const workbook = new Workbook();
  for (const [name, text] of Object.entries(sheets)) {
    const sheet = workbook.addWorksheet();
    sheet.setName(name);
    text.split('\n').forEach((line, row) =>
      line.split(';').forEach((cell, column) => {
        if (cell !== '') sheet.write(row, column, cellOf(cell));
      }),
    );
  }
  return workbook.saveToBufferSync();
};

const cellOf = (text: string): string | number | boolean => {
  if (text === 'yes' || text === 'no') return text === 'yes';
  return /^[0-9]+(\.[0-9]+)?$/.test(text) ? Number(text) : text;
};

const readJson = async (catalogue: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(catalogue, file), 'utf8'));

const texts = z.union([z.string(), z.record(z.string(), z.string())]);

/** A text in the five columns of a sheet. */
const columns = (text: z.output<typeof texts>): string =>
  typeof text === 'string' ? `${text};;;;;` : `;${['pl', 'cs', 'sk', 'uk', 'en'].map((tag) => text[tag]).join(';')}`;

const name = 'name;name_pl;name_cs;name_sk;name_uk;name_en';
const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

const articlesSheet = async (): Promise<string> =>
  [
    `id;symbol;${name};seriesTag;colourId;picture;catalogUrl;attributes`,
    ...articlesFile.parse(await readJson(fixtureCatalogue, 'articles.json')).map((article) =>
      [
        article.id,
        article.symbol,
        columns(article.name),
        article.seriesTag,
        article.colourId,
        article.picture,
        article.catalogUrl,
        Object.entries(article.attributes ?? {})
          .map((pair) => pair.join('='))
          .join(' '),
      ].join(';'),
    ),
  ].join('\n');

const lines = ['simon-54-premium', 'simon-54-touch', 'simon-55-line', 'simon-basic'];
const series = ['simon-54', 'simon-55', 'simon-basic'];

type Boxes = readonly { articleId: number; colourId: number; quantity: number }[];

const boxes = (entries: Boxes): string =>
  entries.map(({ articleId, colourId, quantity }) => `${articleId}:${colourId}:${quantity}`).join(' ');

const framesSheet = async (): Promise<string> => {
  const rows = lines.map(async (line) =>
    framesFile.parse(await readJson(fixtureCatalogue, `frames/${line}.json`)).map((frame) => {
      const panel = 'touchLayout' in frame ? frame : undefined;
      return [
        line,
        frame.id,
        frame.subcategoryId,
        frame.slots,
        frame.sort,
        frame.image,
        frame.geometry.height,
        frame.geometry.window,
        frame.sealId,
        boxes(frame.cornerBoxes),
        boxes(frame.surfaceBoxes),
        panel?.symbol,
        panel ? columns(panel.name) : ';;;;;',
        panel?.touchLayout.controllerSlots.map((own) => (own ? 'C' : 'M')).join(''),
        panel?.touchLayout.controllerVariations.map((variation) => variation.join('-')).join(' '),
        frame.finish,
      ].join(';');
    }),
  );
  const title = `line;id;subcategoryId;slots;sort;image;height;window;sealId;cornerBoxes;surfaceBoxes;symbol;${name};controllerSlots;controllerVariations;finish`;
  return [title, ...(await Promise.all(rows)).flat()].join('\n');
};

const moduleSheets = async (): Promise<Readonly<Record<string, string>>> => {
  const modules = [`series;id;${name};function;image;categoryId;visibleComponents;disablesIp44;disabledFrameLines`];
  const groups = [`module;id;${name};role;quantity;required;userDefinedQuantity;components`];
  for (const tag of series) {
    for (const module of modulesFile.parse(await readJson(fixtureCatalogue, `modules/${tag}.json`))) {
      const { id, visibleComponents, disablesIp44, disabledFrameLines } = module;
      const own = [
        tag,
        id,
        columns(module.name),
        module.function,
        module.image,
        module.categoryId,
        visibleComponents.join(' '),
      ];
      modules.push([...own, yesNo(disablesIp44), disabledFrameLines.join(' ')].join(';'));
      for (const group of module.groups) {
        const { required, userDefinedQuantity, components } = group;
        const first = [id, group.id, columns(group.name), group.role, group.quantity];
        groups.push([...first, yesNo(required), yesNo(userDefinedQuantity), components.join(' ')].join(';'));
      }
    }
  }
  return { 'modules.csv': modules.join('\n'), 'module-groups.csv': groups.join('\n') };
};

const allFiles = [
  'articles.json',
  ...lines.map((line) => `frames/${line}.json`),
  ...series.map((tag) => `modules/${tag}.json`),
];

describe('importing sheets', () => {
  it('produces the same tables as JSON for plain frames, panels, modules and articles', async () => {
    const sheets = {
      'articles.csv': await articlesSheet(),
      'frames.csv': await framesSheet(),
      ...(await moduleSheets()),
    };
    const { catalogue, report } = await importInto(sheets);
    expect(report).toEqual({
      sheets: expect.arrayContaining(['articles', 'frames', 'modules', 'module-groups']),
      faults: [],
      catalogueFaults: [],
      written: true,
      changes: [],
      placeholders: 0,
      unsure: 0,
    });
    for (const file of allFiles)
      expect({ file, table: await readJson(catalogue, file) }).toEqual({
        file,
        table: await readJson(fixtureCatalogue, file),
      });
  });

  it('produces the same from a workbook, ignoring other sheets', async () => {
    const { 'modules.csv': modules = '', 'module-groups.csv': groups = '' } = await moduleSheets();
    const sheets = { articles: await articlesSheet(), Frames: await framesSheet(), modules, 'module-groups': groups };
    const { catalogue, report } = await importWorkbook({ Notes: 'Ask Anna;5', ...sheets });
    expect(report).toEqual({
      sheets: expect.arrayContaining(['articles', 'frames', 'modules', 'module-groups']),
      faults: [],
      catalogueFaults: [],
      written: true,
      changes: [],
      placeholders: 0,
      unsure: 0,
    });
    for (const file of allFiles)
      expect({ file, table: await readJson(catalogue, file) }).toEqual({
        file,
        table: await readJson(fixtureCatalogue, file),
      });
  });

  it('reports every fault of a workbook with sheet, row and column, and changes nothing', async () => {
    const articles = (await articlesSheet()).split('\n');
    const { catalogue, report } = await importWorkbook({
      articles: ['', ...articles.slice(0, 3), 'one;TU2'].join('\n'),
    });
    expect(new Set(report.faults.map(({ file }) => file))).toEqual(new Set(['range.xlsx, sheet articles']));
    expect(placesOf(report.faults)).toEqual(['5 id [unreadable]', '5 name [unreadable]']);
    expect((await checkCatalogue(catalogue)).fingerprint).toBe((await checkCatalogue(fixtureCatalogue)).fingerprint);
  });

  it('refuses texts that a spreadsheet converted to dates', async () => {
    const folder = await aFolder();
    const workbook = new Workbook();
    const sheet = workbook.addWorksheet();
    sheet.setName('frames');
    sheet.write(0, 0, 'controllerVariations');
    sheet.writeDatetimeWithFormat(1, 0, ExcelDateTime.fromYMD(2026, 2, 4), new Format().setNumFormat('dd.mm.yyyy'));
    await writeFile(join(folder, 'range.xlsx'), workbook.saveToBufferSync());
    const { faults } = await importSheets(join(folder, 'range.xlsx'), join(folder, 'catalogue'));
    expect(faults[0]).toMatchObject({
      file: 'range.xlsx, sheet frames',
      at: { line: 2, path: 'controllerVariations' },
      message: 'The cell holds a date: make it a text.',
    });
  });

  it('refuses an archive that is not a workbook, and a workbook without the sheets', async () => {
    const folder = await aFolder();
    await writeFile(join(folder, 'range.xlsx'), 'PK\u{3}\u{4}rubbish');
    const { faults } = await importSheets(join(folder, 'range.xlsx'), join(folder, 'catalogue'));
    expect(faults.map(({ message }) => message)).toEqual([expect.stringMatching(/^The workbook cannot be read: /)]);
    expect(placesOf((await importWorkbook({ Notes: 'x' })).report.faults)).toEqual(['1  [unreadable]']);
  });

  it('requires modules together with their groups', async () => {
    const { 'modules.csv': modules = '' } = await moduleSheets();
    const { catalogue, report } = await importInto({ 'modules.csv': modules });
    expect(report.faults.map(({ message }) => message)).toEqual([
      expect.stringContaining('the sheet module-groups, which is missing'),
    ]);
    expect((await checkCatalogue(catalogue)).faults).toEqual([]);
  });

  it('reports every fault with sheet, line and column, and changes nothing', async () => {
    const articles = (await articlesSheet()).split('\n');
    const { catalogue, report } = await importInto({
      'articles.csv': [articles[0], 'one;TU2', ...articles.slice(1)].join('\n'),
      'module-groups.csv': 'module;id;name;quantity;required;components\n7;1;Mechanism;many;perhaps;54301\n',
    });
    expect(report.faults.map(({ file }) => file)).toContain('articles.csv');
    expect(placesOf(report.faults)).toEqual([
      '2 id [unreadable]',
      '2 name [unreadable]',
      '2 module [unreadable]',
      '2 quantity [unreadable]',
      '2 required [unreadable]',
    ]);
    expect((await checkCatalogue(catalogue)).fingerprint).toBe((await checkCatalogue(fixtureCatalogue)).fingerprint);
  });

  it('reports what the catalogue would lack, and changes nothing', async () => {
    const [title = '', first = ''] = (await articlesSheet()).split('\n');
    const { catalogue, report } = await importInto({ 'articles.csv': `${title}\n${first}\n` });
    expect(report.catalogueFaults.length).toBeGreaterThan(0);
    expect((await checkCatalogue(catalogue)).faults).toEqual([]);
  });

  it('requires at least one sheet', async () => {
    expect(placesOf((await importInto({})).report.faults)).toEqual(['1  [unreadable]']);
  });
});

it('reads a hundred thousand names quickly', () => {
  const names = new SheetNames();
  names.add(
    'ecatalog-product',
    Array.from({ length: 100_000 }, (_, index) => ({ id: index + 1, scope: '', names: [`S${index}`] })),
  );
  expect(names.labels('ecatalog-product')).toHaveLength(100_000);
  expect(names.find('ecatalog-product', '', 'S99999')).toBe(100_000);
});
