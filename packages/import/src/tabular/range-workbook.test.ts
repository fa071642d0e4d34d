import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ecatalogProductLine } from '@ramka/contract/catalogue-format/catalogue-files';
import { allLanguages } from '@ramka/domain/text';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { valuesOf } from '@ramka/server/catalogue/files/entries';
import { readCatalogue } from '@ramka/server/catalogue/read-catalogue';
import { aFolder, fixtureCatalogue } from '@ramka/server/testing/fixture-catalogue';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exportSheets, type ExportedRow } from './export-sheets.ts';
import { importSheets } from './import-sheets.ts';
import { runExport } from './range-commands.ts';
import { sheetPlans } from './sheet-plans.ts';
import { writeRange } from './write-range.ts';

/** A copy of the fixture, as the catalogue to change. */
const aCatalogue = async () => {
  const folder = join(await aFolder(), 'catalogue');
  await cp(fixtureCatalogue, folder, { recursive: true });
  return folder;
};

const rowsOf = async (folder: string) => new Map(exportSheets((await checkCatalogue(folder)).files, 'en').rows);

type Change = (rows: readonly ExportedRow[]) => readonly ExportedRow[];

/** Exports a catalogue, changes some of its sheets and imports the workbook. */
const edited = async (folder: string, changes: Readonly<Record<string, Change>>, draft = false) => {
  const { files } = await checkCatalogue(folder);
  const exported = exportSheets(files, 'en');
  const rows = new Map(exported.rows);
  for (const [sheet, change] of Object.entries(changes)) rows.set(sheet, change(rows.get(sheet) ?? []));
  const workbook = join(await aFolder(), 'range.xlsx');
  await writeFile(workbook, writeRange({ ...exported, rows }));
  return importSheets(workbook, folder, { draft });
};

const added =
  (row: ExportedRow): Change =>
  (rows) => [...rows, row];

const changed =
  (key: string, value: string, cells: ExportedRow): Change =>
  (rows) =>
    rows.map((row) => (row[key] === value ? { ...row, ...cells } : row));

const withoutLine: Change = (rows) => rows.filter(({ line }) => line !== 'simon-55-line');

const readJson = async (folder: string, file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));

describe('a range as a workbook', () => {
  it('is the same catalogue after importing it into an empty folder, with the same bill', async () => {
    const workbook = join(await aFolder(), 'range.xlsx');
    const folder = join(await aFolder(), 'new');
    expect((await runExport(fixtureCatalogue, workbook, 'pl')).succeeded).toBe(true);
    const report = await importSheets(workbook, folder, { pictures: join(fixtureCatalogue, 'pictures') });
    expect({ ...report, sheets: [] }).toEqual({
      sheets: [],
      faults: [],
      catalogueFaults: [],
      written: true,
      changes: expect.any(Array),
      placeholders: 0,
      unsure: 0,
    });
    for (const priceList of ['pln', 'eur']) {
      const [one, other] = await Promise.all(
        [fixtureCatalogue, folder].map((from) => readCatalogue(from, { priceList })),
      );
      if (!one?.ok || !other?.ok) throw new Error('The catalogue cannot be read.');
      expect([...other.value.pictures].toSorted()).toEqual([...one.value.pictures].toSorted());
      for (const language of allLanguages) {
        const [before, after] = [one.value.in(language), other.value.in(language)];
        expect(JSON.stringify(after)).toBe(JSON.stringify(before));
        expect([...after.frames]).toEqual([...before.frames]);
        expect(after.listArticles()).toEqual(before.listArticles());
        for (const { id } of [...before.moduleCategories.values()].flat())
          expect(after.listModules(id)).toEqual(before.listModules(id));
        for (const { id } of before.ecatalogTree)
          expect(after.listEcatalogProducts(id)).toEqual(before.listEcatalogProducts(id));
      }
    }
  });

  it('preserves every table exactly', async () => {
    const folder = await aCatalogue();
    await edited(folder, {});
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files.filter((name) => name !== 'catalogue.json'))
      expect({ file, table: await readJson(folder, file) }).toEqual({
        file,
        table: await readJson(fixtureCatalogue, file),
      });
  });

  it('imports conductor cross-sections as an attribute of a role', async () => {
    const folder = await aCatalogue();
    const report = await edited(folder, {
      'role-attributes': added({ role: 'mechanism', id: 'section', name: 'conductor', carried: 'free' }),
      'attribute-values': added({ role: 'mechanism', attribute: 'section', id: '1-to-2-5', name: '1–2.5 mm²' }),
      articles: changed('symbol', 'SW5MR', { attributes: 'rating=10-ax section=1-to-2-5' }),
    });
    expect({ faults: report.faults, catalogueFaults: report.catalogueFaults }).toEqual({
      faults: [],
      catalogueFaults: [],
    });
    const articles: readonly { readonly symbol: string; readonly attributes?: object }[] = await readJson(
      folder,
      'articles.json',
    );
    expect(articles.find(({ symbol }) => symbol === 'SW5MR')?.attributes).toEqual({
      rating: '10-ax',
      section: '1-to-2-5',
    });
    expect((await rowsOf(folder)).get('articles')).toContainEqual(
      expect.objectContaining({ symbol: 'SW5MR', attributes: 'rating=10-ax section=1-to-2-5' }),
    );
  });

  it('has a column for every field of an e-catalogue product', () => {
    const plan = sheetPlans.find(({ name }) => name === 'e-catalogue-products');
    const titles = plan?.columns.map(({ title }) => title);
    const fields = Object.keys(ecatalogProductLine.shape).map((field) =>
      field === 'productGroupId' ? 'productGroup' : field,
    );
    expect(titles?.toSorted()).toEqual(fields.toSorted());
  });

  it('offers options, explains its columns, and contains only text cells', async () => {
    const workbook = join(await aFolder(), 'range.xlsx');
    await runExport(fixtureCatalogue, workbook, 'en');
    const parts = unzipSync(await readFile(workbook));
    const workbookXml = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
    const sheets = [...workbookXml.matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name);
    const frames = strFromU8(parts[`xl/worksheets/sheet${sheets.indexOf('frames') + 1}.xml`] ?? new Uint8Array());
    expect(frames).toContain("<formula1>'frame-lines'!$B$2:$B$5000</formula1>");
    expect(frames).toContain('<formula1>&quot;1,2,3,4,5&quot;</formula1>');
    expect(frames).toMatch(/<\/sheetData>.*<dataValidations.*<pageMargins/s);
    expect(frames).not.toContain('<f>');
    const notes = Object.keys(parts).filter((path) => path.startsWith('xl/comments'));
    expect(notes.length).toBeGreaterThan(20);
    expect(strFromU8(parts[notes[0] ?? ''] ?? new Uint8Array())).toContain('Example: ');
  });
});

describe('the ids of a range', () => {
  it('stay with renamed, moved and copied rows, and are never assigned twice', async () => {
    const folder = await aCatalogue();
    const modules = async () =>
      [...(await checkCatalogue(folder)).files.modules.values()].flatMap(({ entries }) => entries);
    const before = (await modules()).map(({ value }) => value.id);
    await edited(folder, {
      modules: (rows) => {
        const [first, ...others] = rows.toReversed();
        const copy = { ...first, name: 'A copy' };
        for (const language of allLanguages) Reflect.deleteProperty(copy, `name_${language}`);
        return [copy, ...others, { ...first, name_en: 'Renamed' }];
      },
    });
    const after = await modules();
    expect(after).toHaveLength(before.length + 1);
    expect(after.map(({ value }) => value.id)).toEqual(expect.arrayContaining(before));
    const copy = after.find(({ value }) => value.name === 'A copy')?.value.id ?? 0;
    expect(before).not.toContain(copy);
    await edited(folder, { modules: (rows) => rows.filter((row) => row['id'] !== String(copy)) });
    await edited(folder, {
      modules: (rows) => [...rows, { ...rows[0], id: '', name: 'Another', name_en: 'Another' }],
    });
    const again = (await modules()).map(({ value }) => value.id);
    expect(again).toHaveLength(before.length + 1);
    expect(again).not.toContain(copy);
  });

  it('depend on the symbol of an article, whatever the cell contains', async () => {
    const folder = await aCatalogue();
    const before = new Map((await rowsOf(folder)).get('articles')?.map(({ symbol, id }) => [symbol, id]));
    await edited(folder, {
      articles: (rows) => rows.map((row, index) => ({ ...row, id: rows.at(index - 1)?.['id'] ?? '' })),
    });
    const after = new Map((await rowsOf(folder)).get('articles')?.map(({ symbol, id }) => [symbol, id]));
    expect(after).toEqual(before);
  });
});

describe('a workbook with faults', () => {
  it.for([
    { sheet: 'frames', cells: { seal: 'TU3' }, told: 'There is no article "TU3": did you mean "TU2"?' },
    { sheet: 'frames', cells: { subcategory: 'IP45' }, told: 'There is no subcategory of frames "IP45"' },
    {
      sheet: 'frames',
      cells: { surfaceBoxes: 'DPN2/11: whit × 1' },
      told: 'There is no colour "whit" in "simon-55": did you mean "white',
    },
    { sheet: 'frames', cells: { height: 'tall' }, told: '"tall" is not valid here; expected is a number.' },
    { sheet: 'frames', cells: { image: 'a b.svg' }, told: 'The name of a picture has letters, digits' },
    { sheet: 'articles', cells: { catalogUrl: 'simon' }, told: 'An address begins with https://' },
  ])('is reported by sheet, row, symbol and column: $cells', async ({ sheet, cells, told: message }) => {
    const folder = await aCatalogue();
    const row = (await rowsOf(folder)).get(sheet)?.findIndex(({ symbol }) => symbol === 'TR2/111') ?? -1;
    const report = await edited(folder, { [sheet]: changed('symbol', 'TR2/111', cells) });
    expect(report.faults.map(({ file, at }) => [file, at.line, at.path])).toEqual([
      [`range.xlsx, sheet ${sheet}`, row + 2, Object.keys(cells)[0]],
    ]);
    expect(report.faults[0]?.message).toContain(`TR2/111: ${message}`);
  });

  it.for([['frames'], ['frames', 'frame-subcategories']])('reports a line without %s', async (sheets) => {
    const changes = Object.fromEntries(sheets.map((sheet) => [sheet, withoutLine]));
    const messages = (await edited(await aCatalogue(), changes)).faults.map(
      ({ file, message }) => `${file}: ${message}`,
    );
    const lacking = `simon-55-line: The sheet ${sheets.at(-1) ?? ''} has no`;
    expect(messages).toEqual([expect.stringContaining(`sheet frame-lines: ${lacking}`)]);
  });

  it('suggests the most similar sheet and column', async () => {
    const folder = await aFolder();
    await mkdir(join(folder, 'sheets'));
    await writeFile(join(folder, 'sheets/Articles.csv'), 'Symbol;nmae;series\nX;Y;\n');
    await writeFile(join(folder, 'sheets/fraems.csv'), 'line;symbol\n');
    await writeFile(join(folder, 'sheets/modules.csv'), 'series;disable Ip44\n');
    await writeFile(join(folder, 'sheets/module-groups.csv'), 'series;#remark\n');
    const { faults } = await importSheets(join(folder, 'sheets'), join(folder, 'new'));
    expect(faults.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'Articles.csv: The sheet articles has no such column: did you mean "name"?',
      'fraems.csv: There is no sheet "fraems": did you mean "frames"?',
      'modules.csv: The sheet modules has no such column: did you mean "disablesIp44"?',
    ]);
    expect(await readdir(folder)).toEqual(['sheets']);
  });
});

describe('a draft', () => {
  const lacking = { articles: added({ symbol: 'NEW/11', name: 'New', series: 'simon-55' }) };

  it('is created from a valid catalogue only on request', async () => {
    const folder = await aCatalogue();
    const report = await edited(folder, lacking);
    expect([report.written, report.catalogueFaults.map(({ code }) => code)]).toEqual([
      false,
      ['missing-price', 'missing-price'],
    ]);
    expect((await checkCatalogue(folder)).faults).toEqual([]);
    expect((await edited(folder, lacking, true)).written).toBe(true);
    expect((await checkCatalogue(folder)).faults.map(({ code }) => code)).toEqual(['missing-price', 'missing-price']);
  });

  it('reports a price without an article by its row', async () => {
    const free = { prices: changed('symbol', 'TR2/111', { pln: '0' }) };
    const { catalogueFaults } = await edited(await aCatalogue(), free);
    expect(catalogueFaults).toMatchObject([
      { file: expect.stringMatching(/^range\.xlsx, sheet prices:\d+$/), path: 'pln', code: 'zero-price' },
    ]);
  });

  it('is edited and completed like any other catalogue, and faults are reported by sheet, row and symbol', async () => {
    const folder = await aCatalogue();
    await edited(folder, lacking, true);
    const twoSlots = { 'frame-lines': changed('tag', 'simon-55-line', { maxSlots: '1' }) };
    const worse = await edited(folder, twoSlots);
    const fault = worse.catalogueFaults.find(({ code }) => code === 'too-many-slots');
    expect(fault).toMatchObject({ file: expect.stringMatching(/^range\.xlsx, sheet frames:\d+$/), path: 'slots' });
    expect(fault?.message).toMatch(/^TR2\//);
    const mended = await edited(folder, {
      'frame-lines': changed('tag', 'simon-55-line', { maxSlots: '5' }),
      prices: added({ symbol: 'NEW/11', pln: '12,5', eur: '3' }),
    });
    expect(mended.catalogueFaults).toEqual([]);
    expect((await readJson(folder, 'prices/pln.json')).prices['NEW/11']).toBe('12.50');
  });

  it('gets marked placeholders for missing pictures', async () => {
    const workbook = join(await aFolder(), 'range.xlsx');
    const folder = join(await aFolder(), 'new');
    await runExport(fixtureCatalogue, workbook, 'en');
    const { placeholders, catalogueFaults } = await importSheets(workbook, folder);
    expect(catalogueFaults).toEqual([]);
    expect(placeholders).toBeGreaterThan(40);
    expect(await readFile(join(folder, 'pictures/frames/simon-55-line/TR2-111.svg'), 'utf8')).toContain(
      '<title>sketch</title>',
    );
  });
});

it('omits drawers and materials without content', async () => {
  const folder = await aCatalogue();
  const shelves = async () =>
    valuesOf((await checkCatalogue(folder)).files.moduleCategories).flatMap(({ subCategories }) => subCategories)
      .length;
  const before = await shelves();
  const [first] = (await rowsOf(folder)).get('modules') ?? [];
  const report = await edited(folder, {
    modules: (rows) => rows.filter((row) => row['category'] !== first?.['category']),
    'module-groups': (rows) => rows.filter((row) => row['module'] !== first?.['name_en']),
    'frame-subcategories': added({ line: 'simon-55-line', name: 'wood' }),
  });
  expect([report.faults, report.catalogueFaults]).toEqual([[], []]);
  expect(await shelves()).toBe(before - 1);
  expect(await readJson(folder, 'frame-lines.json')).toEqual(await readJson(fixtureCatalogue, 'frame-lines.json'));
});
