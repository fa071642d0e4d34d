import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { csvRows, dialectOf } from '@ramka/server/table-files/csv-rows';
import { decodedFile } from '@ramka/server/table-files/decoded-file';
import { BrokenWorkbook, type WorkbookSheet, workbookSheets } from '@ramka/server/table-files/workbook-sheets';
import type { ImportFinding } from '../pipeline/import-diagnostics.ts';
import { isWorkbook } from '../formats/import-source.ts';
import { canonicalTitle, nearestOf, planOf, type SheetPlan, titlesOf } from './sheet-columns.ts';
import { sheetPlans } from './sheet-plans.ts';

/** The names of all tables: files such as `articles.csv` in a folder, or sheets of a workbook. */
const allSheets = sheetPlans.map(({ name }) => name);

export type SheetName = string;

/** Rows by sheet. */
export type Sheets = ReadonlyMap<SheetName, readonly SheetRow[]>;

/** Reads the sheets of a folder or workbook. A missing or unreadable one is a fault. */
export const readSheets = async (source: string, faults: ImportFinding[]): Promise<Sheets> => {
  const workbook = await isWorkbook(source);
  const sheets = workbook ? await sheetsOfWorkbook(source, faults) : await sheetsOfFolder(source, faults);
  if (sheets.size === 0 && faults.length === 0) faults.push(noSheet(source, workbook));
  for (const [name, ...others] of together) {
    if (sheets.has(name)) faults.push(...others.filter((other) => !sheets.has(other)).map(lackOf(source, name)));
  }
  return sheets;
};

const sheetsOfFolder = async (folder: string, faults: ImportFinding[]): Promise<Sheets> => {
  const files = (await readdir(folder)).filter((file) => /\.csv$/i.test(file)).toSorted();
  const sheets = new Map<SheetName, readonly SheetRow[]>();
  for (const file of files) {
    const plan = planOfSheet(file.slice(0, -'.csv'.length), file, faults);
    if (plan !== undefined) sheets.set(plan.name, await readCsvSheet(folder, file, plan, faults));
  }
  return sheets;
};

/** The plan for a sheet with this name. A misspelt name is a fault. */
const planOfSheet = (name: string, file: string, faults: ImportFinding[]): SheetPlan | undefined => {
  const plan = planOf(sheetPlans, name);
  const nearest = plan === undefined && !ownSheets.has(name) ? nearestOf(name, allSheets) : undefined;
  if (nearest !== undefined)
    faults.push(rowFault({ file, line: 1 }, '', `There is no sheet "${name}": did you mean "${nearest}"?`));
  return plan;
};

/** Sheets of an exported workbook that contain no table. */
const ownSheets = new Set(['read-me', 'lists']);

const sheetsOfWorkbook = async (file: string, faults: ImportFinding[]): Promise<Sheets> => {
  try {
    const sheets = new Map<SheetName, readonly SheetRow[]>();
    for (const sheet of await workbookSheets(file)) {
      const plan = planOfSheet(sheet.name.trim(), basename(file), faults);
      if (plan !== undefined) sheets.set(plan.name, rowsOf(basename(file), sheet, plan, faults));
    }
    return sheets;
  } catch (error) {
    if (!(error instanceof BrokenWorkbook)) throw error;
    faults.push(rowFault({ file: basename(file), line: 1 }, '', error.message));
    return new Map();
  }
};

/** Sheets that must be imported together: without the others, their data would be lost. */
const together: readonly (readonly [SheetName, ...SheetName[]])[] = [
  ['modules', 'module-groups'],
  ['functions', 'stand-ins'],
  ['component-roles', 'role-attributes', 'attribute-values'],
  ['frame-lines', 'frame-subcategories'],
  ['module-categories', 'module-subcategories'],
  ['product-categories', 'product-subcategories'],
  ['price-lists', 'prices'],
];

const lackOf =
  (source: string, name: SheetName) =>
  (other: SheetName): ImportFinding =>
    rowFault(
      { file: basename(source), line: 1 },
      '',
      `The sheet ${name} requires the sheet ${other}, which is missing.`,
    );

const noSheet = (source: string, workbook: boolean): ImportFinding => {
  const message = workbook
    ? `The workbook has no sheet called ${allSheets.join(', ')}.`
    : `The folder holds none of ${allSheets.map((name) => `${name}.csv`).join(', ')}.`;
  return rowFault({ file: basename(source), line: 1 }, '', message);
};

/** Whether a file is a workbook with one of the configurator's own tables. */
export const holdsSheets = async (file: string): Promise<boolean> => {
  if (!(await isWorkbook(file))) return false;
  try {
    const sheetNames = (await workbookSheets(file)).flatMap(({ name }) => planOf(sheetPlans, name)?.name ?? []);
    return sheetNames.length > 1 || sheetNames.some((name) => !everydayNames.has(name));
  } catch (error) {
    if (error instanceof BrokenWorkbook) return false;
    throw error;
  }
};

/** Names that are common for sheets of price lists. Such a sheet alone is not a table of the configurator. */
const everydayNames = new Set(['catalogue', 'prices', 'price-lists', 'products', 'series']);

/** The rows of a CSV sheet below the row with its column titles. */
const readCsvSheet = async (
  folder: string,
  file: string,
  plan: SheetPlan,
  faults: ImportFinding[],
): Promise<readonly SheetRow[]> => {
  const rows: SheetRow[] = [];
  let titles: readonly string[] | undefined;
  const { separator, quote } = dialectOf((await firstLine(join(folder, file))) ?? '');
  for await (const { cells, line, unclosed } of csvRows(decodedFile(join(folder, file)), { separator, quote })) {
    if (unclosed) faults.push(rowFault({ file, line }, '', 'A quote is opened in this row and not closed.'));
    else if (titles === undefined) titles = canonicalTitles(plan, { file, line }, cells, faults);
    else rows.push({ file, line, cells: cellsByTitle(titles, cells) });
  }
  if (titles === undefined && faults.every((fault) => fault.file !== file))
    faults.push(rowFault({ file, line: 1 }, '', noTitles(plan)));
  return rows;
};

/** Detects the separator from the titles, because cells contain lists with commas. */
const firstLine = async (file: string): Promise<string | undefined> => {
  for await (const piece of decodedFile(file)) return /^\s*([^\r\n]*)/.exec(piece)?.[1];
  return undefined;
};

/** The message for a sheet without titles, which would clear its table. An intentionally empty table has titles. */
const noTitles = ({ name, columns }: SheetPlan): string =>
  `The sheet ${name} is empty. Its first row has the names of columns: ${columns.flatMap(titlesOf).join(', ')}.`;

/** The canonical titles of a sheet. Empty, with a fault, for unknown columns. */
const canonicalTitles = (
  plan: SheetPlan,
  at: Omit<SheetRow, 'cells'>,
  cells: readonly string[],
  faults: ImportFinding[],
): readonly string[] =>
  cells.map((cell) => {
    const written = cell.replace('\u{FEFF}', '').trim();
    const canonical = written === '' ? '' : canonicalTitle(plan, written);
    if (canonical !== undefined) return canonical;
    const titles = plan.columns.flatMap(titlesOf);
    const nearest = nearestOf(written, titles);
    const hint = nearest === undefined ? `its columns are ${titles.join(', ')}.` : `did you mean "${nearest}"?`;
    faults.push(rowFault(at, written, `The sheet ${plan.name} has no such column: ${hint}`));
    return '';
  });

const rowsOf = (
  workbook: string,
  { name, rows }: WorkbookSheet,
  plan: SheetPlan,
  faults: ImportFinding[],
): readonly SheetRow[] => {
  const file = `${workbook}, sheet ${name}`;
  let titles: readonly string[] | undefined;
  if (rows.length === 0) faults.push(rowFault({ file, line: 1 }, '', noTitles(plan)));
  return rows.flatMap(({ cells, line }) => {
    const texts = cells.map((cell, column) => cell ?? faulty({ file, line }, titles?.[column] ?? '', faults));
    if (titles !== undefined) return [{ file, line, cells: cellsByTitle(titles, texts) }];
    titles = canonicalTitles(plan, { file, line }, texts, faults);
    return [];
  });
};

/** Spreadsheets convert texts such as `2-4` to dates. */
const faulty = (at: Omit<SheetRow, 'cells'>, column: string, faults: ImportFinding[]): string => {
  faults.push(rowFault(at, column, 'The cell holds a date: make it a text.'));
  return '';
};

/** A row of a sheet: cells by column, and its place. */
export type SheetRow = {
  /** The sheet as named in faults. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
};

/** The cells by column title, without empty cells. */
const cellsByTitle = (titles: readonly string[], cells: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    titles.flatMap((title, index) => (title !== '' && cells[index]?.trim() ? [[title, cells[index].trim()]] : [])),
  );

/** A fault in a column of a row. */
export const rowFault = (
  { file, line, cells }: Omit<SheetRow, 'cells'> & Partial<SheetRow>,
  column: string,
  message: string,
): ImportFinding => ({
  file,
  at: { line, path: column },
  code: 'unreadable',
  message: symbolOf(cells) === undefined ? message : `${symbolOf(cells)}: ${message}`,
});

/** The symbol, tag or name of a row; undefined if it has none. */
export const symbolOf = (cells: SheetRow['cells'] | undefined): string | undefined =>
  cells && (cells['symbol'] ?? cells['tag'] ?? cells['name'] ?? cells['name_en'] ?? cells['name_pl']);
