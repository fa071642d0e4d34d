import { readFile } from 'node:fs/promises';
import readExcelFile, { InvalidInputError, InvalidSpreadsheetError, type Sheet } from 'read-excel-file/node';

/** A sheet of an Office Open XML workbook: those of its rows that hold anything. */
export type WorkbookSheet = { readonly name: string; readonly rows: readonly WorkbookRow[] };

/** Its cells as comma-separated values would have them, undefined for a date; and its number, from 1. */
export type WorkbookRow = { readonly cells: readonly (string | undefined)[]; readonly line: number };

/** A file that is no workbook, or a damaged one. */
export class BrokenWorkbook extends Error {}

/** The sheets of a workbook, in their order; throws `BrokenWorkbook`. */
export const workbookSheets = async (file: string): Promise<readonly WorkbookSheet[]> => {
  try {
    const sheets = await readExcelFile(await readFile(file), { parseNumber: plainNumber });
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: rowsOf(data) }));
  } catch (error) {
    if (!(error instanceof InvalidInputError) && !(error instanceof InvalidSpreadsheetError)) throw error;
    throw new BrokenWorkbook(`The workbook cannot be read: ${error.message}.`, { cause: error });
  }
};

/** A number as people write it: workbooks hold `71.3` as `71.299999999999997` at times, and sums worse than that. */
const plainNumber = (text: string): string => String(Number(Number(text).toFixed(8)));

type Data = Sheet<string>['data'];

const rowsOf = (data: Data): readonly WorkbookRow[] =>
  data
    .map((row, index) => ({ cells: row.map(textOf), line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

const textOf = (cell: Data[number][number]): string | undefined => {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell === null ? '' : undefined;
};
