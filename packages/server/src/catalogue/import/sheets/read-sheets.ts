import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImportFinding } from '../import-finding.ts';
import { isWorkbook } from '../import-source.ts';
import { readCsvSheet } from './read-csv-sheet.ts';
import { rowFault, type SheetRow } from './sheet-row.ts';
import { readWorkbook } from './read-workbook.ts';

/** The sheets that there can be: files `articles.csv` … of a folder, or the sheets of these names in a workbook. */
export const allSheets = ['articles', 'frames', 'modules', 'module-groups'] as const;

/** The name of a sheet. */
export type SheetName = (typeof allSheets)[number];

/** The rows of the sheets that are there. */
export type Sheets = ReadonlyMap<SheetName, readonly SheetRow[]>;

/** Reads the sheets of a folder or workbook; where it has none, or cannot be read, that is a fault. */
export const readSheets = async (source: string, faults: ImportFinding[]): Promise<Sheets> => {
  const workbook = await isWorkbook(source);
  const sheets = workbook ? await sheetsOfWorkbook(source, faults) : await sheetsOfFolder(source);
  if (sheets.size === 0 && faults.length === 0) faults.push(noSheet(source, workbook));
  if (sheets.has('modules') && !sheets.has('module-groups')) faults.push(noGroups(source));
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

const noGroups = (source: string): ImportFinding =>
  rowFault(
    { file: basename(source), line: 1 },
    '',
    'Modules come with their groups: the sheet module-groups is missing.',
  );

const noSheet = (source: string, workbook: boolean): ImportFinding => {
  const message = workbook
    ? `The workbook has no sheet called ${allSheets.join(', ')}.`
    : `The folder holds none of ${allSheets.map((name) => `${name}.csv`).join(', ')}.`;
  return rowFault({ file: basename(source), line: 1 }, '', message);
};
