import type { ImportRecord } from '../import-record.ts';
import type { CsvRow } from '../sources/csv-rows.ts';
import { BrokenWorkbook, workbookSheets, type WorkbookSheet } from '../sources/workbook-sheets.ts';
import { namesPriceColumns, priceRecords } from './price-records.ts';

/** What the price list in a workbook says: its first sheet whose first row names columns for symbol and price. */
export async function* readPriceWorkbook(file: string): AsyncGenerator<ImportRecord> {
  try {
    const sheets = await workbookSheets(file);
    const rows = sheets.map(textRowsOf).find(([titles]) => titles !== undefined && namesPriceColumns(titles));
    if (rows === undefined) yield { kind: 'fault', at: { line: 1, path: '' }, message: noPriceSheet };
    else yield* priceRecords(rows);
  } catch (error) {
    if (!(error instanceof BrokenWorkbook)) throw error;
    yield { kind: 'fault', at: { line: 1, path: '' }, message: error.message };
  }
}

const noPriceSheet =
  'No sheet of the workbook begins with columns for symbol and price, and none is a table of the catalogue.';

/** A date is no symbol and no price; in other columns it does not matter. */
const textRowsOf = ({ rows }: WorkbookSheet): readonly CsvRow[] =>
  rows.map(({ cells, line }) => ({ cells: cells.map((cell) => (cell ?? '').trim()), line }));
