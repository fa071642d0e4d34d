import { basename } from 'node:path';
import type { ImportFinding } from '../import-finding.ts';
import { BrokenWorkbook, workbookSheets, type WorkbookSheet } from '../sources/workbook-sheets.ts';
import { cellsByTitle, rowFault, type SheetRow } from './sheet-row.ts';

/**
 * The sheets of a workbook by their names in small letters; of each the rows below its first one, which names the
 * columns. What is no text, number or yes-or-no is a fault.
 */
export const readWorkbook = async (
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
export const sheetName = ({ name }: Pick<WorkbookSheet, 'name'>): string => name.trim().toLowerCase();

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
