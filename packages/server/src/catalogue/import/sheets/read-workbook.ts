import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import readExcelFile, { InvalidInputError, InvalidSpreadsheetError, type Sheet } from 'read-excel-file/node';
import type { ImportFinding } from '../import-finding.ts';
import { cellsByTitle, rowFault, type SheetRow } from './sheet-row.ts';

/**
 * The sheets of an Office Open XML workbook by their names in small letters; of each the rows below its first one that
 * holds anything, which names the columns. What is no text, number or yes-or-no is a fault.
 */
export const readWorkbook = async (
  file: string,
  faults: ImportFinding[],
): Promise<ReadonlyMap<string, readonly SheetRow[]>> => {
  try {
    const sheets = await readExcelFile(await readFile(file), { parseNumber: plainNumber });
    return new Map(sheets.map((sheet) => [sheet.sheet.trim().toLowerCase(), rowsOf(basename(file), sheet, faults)]));
  } catch (error) {
    if (!(error instanceof InvalidInputError) && !(error instanceof InvalidSpreadsheetError)) throw error;
    faults.push(rowFault({ file: basename(file), line: 1 }, '', `The workbook cannot be read: ${error.message}.`));
    return new Map();
  }
};

/** A number as people write it: workbooks hold `71.3` as `71.299999999999997` at times. */
const plainNumber = (text: string): string => String(Number(text));

type Cell = Sheet<string>['data'][number][number];

const rowsOf = (workbook: string, { sheet, data }: Sheet<string>, faults: ImportFinding[]): readonly SheetRow[] => {
  const file = `${workbook}, sheet ${sheet}`;
  let titles: readonly string[] | undefined;
  return data.flatMap((row, index) => {
    const line = index + 1;
    const cells = row.map((cell, column) => textOf(cell) ?? faulty({ file, line }, titles?.[column] ?? '', faults));
    if (cells.every((cell) => cell === '')) return [];
    if (titles !== undefined) return [{ file, line, cells: cellsByTitle(titles, cells) }];
    titles = cells;
    return [];
  });
};

/** A cell as text, as comma-separated values would have it; undefined for a date. */
const textOf = (cell: Cell): string | undefined => {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell === null ? '' : undefined;
};

/** Spreadsheets make dates of texts such as `2-4`. */
const faulty = (at: Omit<SheetRow, 'cells'>, column: string, faults: ImportFinding[]): string => {
  faults.push(rowFault(at, column, 'The cell holds a date: make it a text.'));
  return '';
};
