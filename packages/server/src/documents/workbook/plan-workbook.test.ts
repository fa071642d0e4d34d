import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { billTotal } from '@ramka/domain/bill';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { describe, expect, test } from 'vitest';
import { componentListDocument } from '../content/document-content.ts';
import { buildDocumentSet } from '../content/document-set.ts';
import type { DocumentLine } from '../content/articles.ts';
import { projectDocument, type ProjectDocument } from '../content/project-document.ts';
import {
  aDocumentContext,
  aStoredProject,
  aStoredRoom,
  aStoredSet,
  hostileNames,
  render,
  storedExamples,
} from '../testing/a-document.ts';
import {
  computeSheet,
  readFooter,
  type ReadSheet,
  type ReadWorkbook,
  readWorkbook,
  unescapeXml,
} from '../testing/read-workbook.ts';
import { planWorkbook } from './plan-workbook.ts';
import { writeWorkbook } from './write-workbook.ts';

const selections = [
  { catalogId: 99001, symbol: 'BELL-230', name: 'Dzwonek', quantity: 2 },
  { catalogId: 7, symbol: 'OLD-1', name: 'Dawny produkt', quantity: 3 },
];

const written = async (project = aStoredProject({ ecatalogItems: selections })) => {
  const context = await aDocumentContext();
  const content = projectDocument(project, { kind: 'all' }, context);
  return { content, workbook: readWorkbook(await render(context, { form: 'workbook', content })) };
};

const sheetOf = (sheets: readonly ReadSheet[], name: string): ReadSheet =>
  sheets.find((sheet) => sheet.name === name) ?? expect.fail(`there is no sheet ${name}`);

/** The texts of all files in the archive whose paths have a given prefix. */
const partsOf = ({ textOf, files }: ReadWorkbook, start: string): readonly string[] =>
  files
    .filter((path) => path.startsWith(start))
    .toSorted()
    .map(textOf);

/** The numbers of the non-empty rows in ascending order. */
const rowsOf = ({ cells }: ReadSheet): readonly number[] => [
  ...new Set([...cells.keys()].map((address) => Number(address.replace(/^[A-Z]+/, '')))),
];

const catalogueLines = ({ catalogueProducts }: ProjectDocument): readonly DocumentLine[] =>
  catalogueProducts.flatMap(({ lines }) => lines);

const textsOf = ({ cells }: ReadSheet): readonly (string | number)[] => [...cells.values()].map(({ value }) => value);

/** The evaluated amount in the last row of a sheet. */
const computedTotal = (sheet: ReadSheet): number => {
  const computed = computeSheet(sheet);
  const last = Math.max(...[...sheet.cells.keys()].map((address) => Number(address.replace(/^[A-Z]+/, ''))));
  const amounts = [...computed].filter(([address]) => Number(address.replace(/^[A-Z]+/, '')) === last);
  return amounts.at(-1)?.[1] ?? Number.NaN;
};

/** The project name in the footer of a workbook. */
const footOf = async (name: string): Promise<string | undefined> => {
  const { workbook } = await written(aStoredProject({ name }));
  return /&amp;8&amp;"-,Regular"([^<]*) · Ab3dEf7h/.exec(workbook.sheets[0]?.xml ?? '')?.[1];
};

describe('the bill of materials as workbook', () => {
  test('has three sheets', async () => {
    const { workbook } = await written();
    expect(workbook.sheets.map(({ name }) => name)).toEqual(['Zestawienie', 'Pomieszczenia', 'Produkty']);
  });

  test('evaluates to the totals of the domain', async () => {
    const { workbook, content } = await written();
    const roomTotal = content.rooms.reduce((sum, { total }) => sum + total, 0);
    const products = [...content.rooms.flatMap((room) => room.products), ...catalogueLines(content)];
    expect(computedTotal(sheetOf(workbook.sheets, 'Zestawienie'))).toBeCloseTo(content.total / 100, 6);
    expect(computedTotal(sheetOf(workbook.sheets, 'Pomieszczenia'))).toBeCloseTo(roomTotal / 100, 6);
    expect(computedTotal(sheetOf(workbook.sheets, 'Produkty'))).toBeCloseTo(billTotal(products) / 100, 6);
  });

  test('totals each room as the PDF and the screen do, including single products', async () => {
    const { workbook, content } = await written();
    const sheet = sheetOf(workbook.sheets, 'Pomieszczenia');
    const computed = computeSheet(sheet);
    for (const room of content.rooms) {
      const first = rowsOf(sheet).find((row) => sheet.cells.get(`B${row}`)?.value === room.name);
      expect(computed.get(`J${first}`)).toBeCloseTo(room.total / 100, 6);
    }
    const bell = rowsOf(sheet).filter((row) => sheet.cells.get(`E${row}`)?.value === 'AW1/11');
    expect(bell.map((row) => [sheet.cells.get(`C${row}`)?.value, computed.get(`H${row}`)])).toEqual([
      ['Produkty kompletne', 4],
    ]);
  });

  test('wraps a long name at the top within the columns, which are printed as wide as a page', async () => {
    const name = 'Przebudowa budynku biurowego przy ulicy Długiej i Krótkiej, '.repeat(2).trim();
    const room = aStoredRoom({ name, products: [{ id: 801, quantity: 1 }] });
    const context = await aDocumentContext();
    const content = projectDocument(aStoredProject({ name: 'Dom', rooms: [room] }), { kind: 'room', room }, context);
    const { sheets } = readWorkbook(await render(context, { form: 'workbook', content }));
    for (const { xml, cells } of sheets) {
      expect(xml).not.toContain('mergeCell');
      const above = ['A1', 'A2', 'A3'].map((address) => String(cells.get(address)?.value));
      expect(above.slice(0, 2).join(' ')).toContain(name);
      expect(above[2]).toContain('Dom · ');
      expect(Math.max(...above.map(({ length }) => length))).toBeLessThan(146);
      expect(xml).toContain('ySplit="6"');
    }
  });

  test('prints the project name and id in the footer, however long the name is', async () => {
    const { workbook } = await written(aStoredProject({ name: `Dom & ogród ${'🏡'.repeat(80)}` }));
    for (const { xml } of workbook.sheets) {
      const [, foot = ''] = /<oddFooter>([^<]*)</.exec(xml) ?? [];
      expect(foot).toMatch(/^&amp;L&amp;8&amp;"-,Regular"Dom &amp;&amp; ogród 🏡+… · Ab3dEf7h&amp;C/u);
      expect(foot.replaceAll('&amp;', '&').length).toBeLessThan(256);
    }
  });

  test('truncates a name in the footer by width, so that it does not overlap the notice in the middle', async () => {
    expect(await footOf('ą'.repeat(60))).toBe('ą'.repeat(60));
    expect(await footOf('ą'.repeat(61))).toBe(`${'ą'.repeat(59)}…`);
    expect(await footOf('W'.repeat(61))).toBe(`${'W'.repeat(32)}…`);
  });

  test('prints names that begin with digits in the size of the footer', async () => {
    for (const name of ['12 Kwiatowa 5', '3 pokoje', '"8 & 9"']) {
      const { workbook } = await written(aStoredProject({ name }));
      for (const { xml } of workbook.sheets) {
        const [, foot = ''] = /<oddFooter>([^<]*)</.exec(xml) ?? [];
        expect(readFooter(unescapeXml(foot)).left).toEqual({ text: `${name} · Ab3dEf7h`, sizes: [8] });
      }
    }
  });

  test('stores the results of its formulas', async () => {
    const { workbook } = await written();
    const shown = workbook.sheets.flatMap((sheet) => {
      const computed = computeSheet(sheet);
      const formulas = [...sheet.cells].filter(([, { formula }]) => formula !== undefined);
      return formulas.map(([address, { value }]) => [Number(value), computed.get(address) ?? Number.NaN] as const);
    });
    expect(shown.length).toBeGreaterThan(50);
    for (const [value, computed] of shown) expect(computed).toBeCloseTo(value, 6);
  });

  test('stores quantities and prices as numbers', async () => {
    const { workbook, content } = await written();
    const sheet = sheetOf(workbook.sheets, 'Zestawienie');
    content.orderList.forEach(({ article, quantity }, index) => {
      expect(sheet.cells.get(`E${index + 6}`)?.value).toBe(quantity);
      expect(sheet.cells.get(`F${index + 6}`)?.value).toBe(
        article.price === null ? 'na zapytanie' : article.price / 100,
      );
    });
  });

  test('freezes the header rows, has filters, and prints on A4 with repeated headers', async () => {
    const { workbook } = await written();
    for (const { xml } of workbook.sheets) {
      expect(xml).toContain('ySplit="5"');
      expect(xml).not.toContain('hidden=');
      expect(xml).toContain('paperSize="9"');
      expect(xml).toContain('fitToHeight="0"');
    }
    expect(workbook.files.filter((path) => path.startsWith('xl/media/')).length).toBe(4);
    for (const table of partsOf(workbook, 'xl/tables/')) expect(table).toContain('<autoFilter ref="A5:');
  });

  test('has native tables with a unique header for every column', async () => {
    const { workbook } = await written();
    const tables = partsOf(workbook, 'xl/tables/');
    expect(tables.map((xml) => /displayName="([^"]*)" ref="A5:/.exec(xml)?.[1])).toEqual([
      'Zestawienie',
      'Pomieszczenia',
      'Produkty',
    ]);
    workbook.sheets.forEach(({ cells }, index) => {
      const heads = [...(tables[index] ?? '').matchAll(/<tableColumn id="\d+" name="([^"]*)"/g)].map(
        ([, head]) => head,
      );
      expect(heads).toEqual([...cells].filter(([address]) => /^[A-Z]5$/.test(address)).map(([, { value }]) => value));
    });
  });

  test('has alternative texts for pictures', async () => {
    const { workbook, content } = await written();
    const pictures = partsOf(workbook, 'xl/drawings/drawing').join('');
    const described = [...pictures.matchAll(/<xdr:cNvPr [^>]*descr="([^"]*)"/g)];
    const sets = content.rooms.flatMap((room) => room.sets.map(({ set }) => set));
    expect(described.map(([, description]) => description)).toEqual(sets.map(({ description }) => description));
  });

  test('links symbols to their pages and the id to the project', async () => {
    const { workbook } = await written();
    expect(sheetOf(workbook.sheets, 'Zestawienie').xml).toContain('<hyperlink ');
    expect(textsOf(sheetOf(workbook.sheets, 'Zestawienie'))).toContain('Ab3dEf7h');
  });

  test.for(hostileNames)('stores the name %j as text', async (name) => {
    const sets = [aStoredSet(1, washBasin.set, { name })];
    const rooms = [aStoredRoom({ name, sets: [{ id: 1, quantity: 2 }], products: [{ id: 801, quantity: 1 }] })];
    const { workbook } = await written(aStoredProject({ name, rooms, sets, ecatalogItems: selections }));
    const sheet = sheetOf(workbook.sheets, 'Pomieszczenia');
    const head = rowsOf(sheet).find((row) => sheet.cells.get(`B${row}`)?.value === 'Pomieszczenie') ?? 0;
    const [room, set] = [`B${head + 1}`, `C${head + 2}`].map((address) => sheet.cells.get(address)?.value);
    expect([room, set]).toEqual([name, name]);
    const formulas = workbook.sheets.flatMap(({ cells }) =>
      [...cells.values()].flatMap(({ formula }) => formula ?? []),
    );
    expect(formulas.filter((formula) => !ours.test(formula))).toEqual([]);
  });

  test('names a discontinued product of a room, without an amount', async () => {
    const products = [
      { id: 999, quantity: 3 },
      { id: 801, quantity: 1 },
    ];
    const rooms = [aStoredRoom({ name: 'Strych', products })];
    const { workbook, content } = await written(aStoredProject({ rooms, sets: [] }));
    const sheet = sheetOf(workbook.sheets, 'Pomieszczenia');
    const remark = 'Produktu nr 999 (3 szt.) nie ma już w katalogu.';
    const row = rowsOf(sheet).find((number) => sheet.cells.get(`F${number}`)?.value === remark);
    expect(sheet.cells.get(`B${row}`)?.value).toBe('Strych');
    expect(computedTotal(sheet)).toBeCloseTo((content.rooms[0]?.total ?? 0) / 100, 6);
  });

  test('of an empty project has headers and a total of zero, and no sheet of products', async () => {
    const { workbook } = await written(aStoredProject({ rooms: [], sets: [] }));
    expect(workbook.sheets.map(({ name }) => name)).toEqual(['Zestawienie', 'Pomieszczenia']);
    expect(workbook.sheets.map((sheet) => computedTotal(sheet))).toEqual([0, 0]);
  });

  test('of an empty room has a total of zero', async () => {
    const rooms = [aStoredRoom()];
    const { workbook } = await written(aStoredProject({ rooms, sets: [] }));
    expect(computedTotal(sheetOf(workbook.sheets, 'Pomieszczenia'))).toBe(0);
  });
});

/** The only formulas that the workbooks may contain. */
const ours = /^(ROUND\([A-Z]+\d+\*[A-Z]+\d+,2\)|SUBTOTAL\(9,[A-Z]+\d+:[A-Z]+\d+\)|\$D\$\d+\*G\d+)$/;

test('the workbook of a component list counts each set once', async () => {
  const context = await aDocumentContext();
  const content = componentListDocument(
    aStoredProject(),
    storedExamples()
      .slice(0, 2)
      .map((set) => buildDocumentSet(set, context)),
    context,
  );
  const { sheets } = readWorkbook(await render(context, { form: 'workbook', content }));
  expect(sheets.map(({ name }) => name)).toEqual(['Zestawienie', 'Zestawy']);
  expect(sheets.map(computedTotal)).toEqual([content.total / 100, content.total / 100]);
});

const office = promisify(execFile)('soffice', ['--version']).then(
  () => true,
  () => false,
);

test.runIf(await office)('LibreOffice computes the same totals', async () => {
  const { content } = await written();
  const plan = planWorkbook(content, () => undefined);
  const unknown = plan.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => (cell?.kind === 'formula' ? { ...cell, result: 0 } : cell)),
    })),
  }));
  const folder = await mkdtemp(join(tmpdir(), 'ramka-workbook-'));
  try {
    await writeFile(join(folder, 'bill.xlsx'), writeWorkbook({ ...plan, sheets: unknown }));
    await promisify(execFile)('soffice', await conversion(folder), { cwd: folder });
    const list = await readFile(join(folder, 'bill-Zestawienie.csv'), 'utf8');
    expect(Number(list.trimEnd().split('\n').at(-1)?.split(';').at(-1))).toBeCloseTo(content.total / 100, 6);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Converts every sheet into CSV with LibreOffice, which recalculates all formulas. */
const conversion = async (folder: string): Promise<string[]> => {
  const profile = join(folder, 'profile/user');
  await promisify(execFile)('mkdir', ['-p', profile]);
  await writeFile(
    join(profile, 'registrymodifications.xcu'),
    '<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load">' +
      '<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>',
  );
  const values = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,true,false,false,false,-1';
  return [`-env:UserInstallation=file://${join(folder, 'profile')}`, '--headless', '--convert-to', values, 'bill.xlsx'];
};
