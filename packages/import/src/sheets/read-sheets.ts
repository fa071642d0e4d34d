import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { csvRows } from '../files/csv-rows.ts';
import { decodedFile } from '../files/decoded-file.ts';
import { BrokenWorkbook, type WorkbookSheet, workbookSheets } from '../files/workbook-sheets.ts';
import type { ImportFinding } from '../import-findings.ts';
import { isWorkbook } from '../import-source.ts';

/** The sheets that there can be: files `articles.csv` … of a folder, or the sheets of these names in a workbook. */
const allSheets = [
  'articles',
  'frames',
  'modules',
  'module-groups',
  'controllers',
  'colours',
  'colour-families',
  'finishes',
  'functions',
  'stand-ins',
  'shared-words',
  'component-roles',
  'role-attributes',
  'attribute-values',
] as const;

/** The name of a sheet. */
export type SheetName = (typeof allSheets)[number];

/** The rows of the sheets that are there. */
export type Sheets = ReadonlyMap<SheetName, readonly SheetRow[]>;

/** Reads the sheets of a folder or workbook; where it has none, or cannot be read, that is a fault. */
export const readSheets = async (source: string, faults: ImportFinding[]): Promise<Sheets> => {
  const workbook = await isWorkbook(source);
  const sheets = workbook ? await sheetsOfWorkbook(source, faults) : await sheetsOfFolder(source);
  if (sheets.size === 0 && faults.length === 0) faults.push(noSheet(source, workbook));
  for (const [name, ...others] of together) {
    if (sheets.has(name)) faults.push(...others.filter((other) => !sheets.has(other)).map(lackOf(source, name)));
  }
  return sheets;
};

const sheetsOfFolder = async (folder: string): Promise<Sheets> => {
  const present = await readdir(folder);
  const sheets = new Map<SheetName, readonly SheetRow[]>();
  for (const name of allSheets)
    if (present.includes(`${name}.csv`)) sheets.set(name, await readCsvSheet(folder, `${name}.csv`));
  return sheets;
};

const sheetsOfWorkbook = async (file: string, faults: ImportFinding[]): Promise<Sheets> => {
  const workbook = await readWorkbook(file, faults);
  return new Map(
    allSheets.flatMap((name) => {
      const rows = workbook.get(name);
      return rows === undefined ? [] : [[name, rows]];
    }),
  );
};

/** Sheets that say one thing together: without the others, the first would lose what they say. */
const together: readonly (readonly [SheetName, ...SheetName[]])[] = [
  ['modules', 'module-groups'],
  ['functions', 'stand-ins'],
  ['component-roles', 'role-attributes', 'attribute-values'],
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
    const names = new Set((await workbookSheets(file)).map(sheetName));
    return allSheets.some((name) => names.has(name));
  } catch (error) {
    if (error instanceof BrokenWorkbook) return false;
    throw error;
  }
};

/** The rows of a sheet of comma-separated values below its first one, which names the columns. */
const readCsvSheet = async (folder: string, file: string): Promise<readonly SheetRow[]> => {
  const rows: SheetRow[] = [];
  let titles: readonly string[] | undefined;
  for await (const { cells, line } of csvRows(decodedFile(join(folder, file)))) {
    if (titles === undefined) titles = cells.map((title) => title.replace('\u{FEFF}', ''));
    else rows.push({ file, line, cells: cellsByTitle(titles, cells) });
  }
  return rows;
};

/**
 * The sheets of a workbook by their names in small letters; of each the rows below its first one, which names the
 * columns. What is no text, number or yes-or-no is a fault.
 */
const readWorkbook = async (
  file: string,
  faults: ImportFinding[],
): Promise<ReadonlyMap<string, readonly SheetRow[]>> => {
  try {
    const sheets = await workbookSheets(file);
    return new Map(sheets.map((sheet) => [sheetName(sheet), rowsOf(basename(file), sheet, faults)]));
  } catch (error) {
    if (!(error instanceof BrokenWorkbook)) throw error;
    faults.push(rowFault({ file: basename(file), line: 1 }, '', error.message));
    return new Map();
  }
};

/** What a sheet is called, however it was typed. */
const sheetName = ({ name }: Pick<WorkbookSheet, 'name'>): string => name.trim().toLowerCase();

const rowsOf = (workbook: string, { name, rows }: WorkbookSheet, faults: ImportFinding[]): readonly SheetRow[] => {
  const file = `${workbook}, sheet ${name}`;
  let titles: readonly string[] | undefined;
  return rows.flatMap(({ cells, line }) => {
    const texts = cells.map((cell, column) => cell ?? faulty({ file, line }, titles?.[column] ?? '', faults));
    if (titles !== undefined) return [{ file, line, cells: cellsByTitle(titles, texts) }];
    titles = texts;
    return [];
  });
};

/** Spreadsheets make dates of texts such as `2-4`. */
const faulty = (at: Omit<SheetRow, 'cells'>, column: string, faults: ImportFinding[]): string => {
  faults.push(rowFault(at, column, 'The cell holds a date: make it a text.'));
  return '';
};

/** A row of a sheet: its cells by the names of their columns, and where it stands. */
export type SheetRow = {
  /** The sheet, as it is told in faults. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
};

/** Cells by the titles of their columns; those without text are left out. */
const cellsByTitle = (titles: readonly string[], cells: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(titles.flatMap((title, index) => (title !== '' && cells[index] ? [[title, cells[index]]] : [])));

/** What is wrong with a row, in which column. */
export const rowFault = ({ file, line }: Omit<SheetRow, 'cells'>, column: string, message: string): ImportFinding => ({
  file,
  at: { line, path: column },
  code: 'unreadable',
  message,
});
