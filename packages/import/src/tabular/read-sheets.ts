import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { csvRows, dialectOf } from '../files/csv-rows.ts';
import { decodedFile } from '../files/decoded-file.ts';
import { BrokenWorkbook, type WorkbookSheet, workbookSheets } from '../files/workbook-sheets.ts';
import type { ImportFinding } from '../pipeline/import-diagnostics.ts';
import { isWorkbook } from '../formats/import-source.ts';
import { knownTitle, nearestOf, planOf, type SheetPlan, titlesOf } from './sheet-columns.ts';
import { sheetPlans } from './sheet-plans.ts';

/** All possible sheets: files such as `articles.csv` in a folder, or sheets of these names in a workbook. */
const allSheets = sheetPlans.map(({ name }) => name);

/** The name of a sheet. */
export type SheetName = string;

/** Rows by sheet. */
export type Sheets = ReadonlyMap<SheetName, readonly SheetRow[]>;

/** Reads the sheets of a folder or workbook; a missing or unreadable one is a fault. */
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
    const plan = knownSheet(file.slice(0, -'.csv'.length), file, faults);
    if (plan !== undefined) sheets.set(plan.name, await readCsvSheet(folder, file, plan, faults));
  }
  return sheets;
};

/** The plan of a sheet by its name; a fault where that is a misspelt one. */
const knownSheet = (name: string, file: string, faults: ImportFinding[]): SheetPlan | undefined => {
  const plan = planOf(sheetPlans, name);
  const nearest = plan === undefined && !ownSheets.has(name) ? nearestOf(name, allSheets) : undefined;
  if (nearest !== undefined)
    faults.push(rowFault({ file, line: 1 }, '', `There is no sheet "${name}": did you mean "${nearest}"?`));
  return plan;
};

/** Sheets of an exported workbook that hold no table. */
const ownSheets = new Set(['read-me', 'lists']);

const sheetsOfWorkbook = async (file: string, faults: ImportFinding[]): Promise<Sheets> => {
  try {
    const sheets = new Map<SheetName, readonly SheetRow[]>();
    for (const sheet of await workbookSheets(file)) {
      const plan = knownSheet(sheet.name.trim(), basename(file), faults);
      if (plan !== undefined) sheets.set(plan.name, rowsOf(basename(file), sheet, plan, faults));
    }
    return sheets;
  } catch (error) {
    if (!(error instanceof BrokenWorkbook)) throw error;
    faults.push(rowFault({ file: basename(file), line: 1 }, '', error.message));
    return new Map();
  }
};

/** Sheets that belong together: the first requires the others, or their data would be lost. */
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
    rowFault({ file: basename(source), line: 1 }, '', `The sheet ${name} needs another: ${other} is missing.`);

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
    const known = (await workbookSheets(file)).flatMap(({ name }) => planOf(sheetPlans, name)?.name ?? []);
    return known.length > 1 || known.some((name) => !everydayNames.has(name));
  } catch (error) {
    if (error instanceof BrokenWorkbook) return false;
    throw error;
  }
};

/** Names that sheets of price lists have too: alone, such a sheet is not a table of the configurator. */
const everydayNames = new Set(['catalogue', 'prices', 'price-lists', 'products', 'series']);

/** The rows of a sheet of comma-separated values below its first one, which names the columns. */
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
    else if (titles === undefined) titles = knownTitles(plan, { file, line }, cells, faults);
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

/** A fault for a sheet without titles, which would clear its table; an intended empty table has titles. */
const noTitles = ({ name, columns }: SheetPlan): string =>
  `The sheet ${name} is empty. Its first row has the names of columns: ${columns.flatMap(titlesOf).join(', ')}.`;

/** The canonical titles of a sheet; empty, with a fault, for unknown columns. */
const knownTitles = (
  plan: SheetPlan,
  at: Omit<SheetRow, 'cells'>,
  cells: readonly string[],
  faults: ImportFinding[],
): readonly string[] =>
  cells.map((cell) => {
    const written = cell.replace('\u{FEFF}', '').trim();
    const known = written === '' ? '' : knownTitle(plan, written);
    if (known !== undefined) return known;
    const titles = plan.columns.flatMap(titlesOf);
    const nearest = nearestOf(written, titles);
    const told = nearest === undefined ? `its columns are ${titles.join(', ')}.` : `did you mean "${nearest}"?`;
    faults.push(rowFault(at, written, `The sheet ${plan.name} has no such column: ${told}`));
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
    titles = knownTitles(plan, { file, line }, texts, faults);
    return [];
  });
};

/** Spreadsheets make dates of texts such as `2-4`. */
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

/** Cells by the titles of their columns; those without text are left out. */
const cellsByTitle = (titles: readonly string[], cells: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    titles.flatMap((title, index) => (title !== '' && cells[index]?.trim() ? [[title, cells[index].trim()]] : [])),
  );

/** A fault of a row in a column. */
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

/** The symbol, tag or name of a row; undefined where it has none. */
export const symbolOf = (cells: SheetRow['cells'] | undefined): string | undefined =>
  cells && (cells['symbol'] ?? cells['tag'] ?? cells['name'] ?? cells['name_en'] ?? cells['name_pl']);
