import { csvRows, dialectOf } from '../table-files/csv-rows.ts';
import { decodedFile, encodingOf } from '../table-files/decoded-file.ts';
import { BrokenWorkbook, workbookSheets } from '../table-files/workbook-sheets.ts';

/** The numbers of a shop, read from a table. */
export type SkuFile = {
  /** Numbers by order symbol; null if the shop does not sell the article. */
  readonly exceptions: Readonly<Record<string, string | null>>;
  /** Rows that cannot be read, each with its number. */
  readonly faults: readonly string[];
  /** Rows that are not used, each with its number. */
  readonly warnings: readonly string[];
};

/** Titles of the two columns, in lower case. A table without titles has the symbol in its first column. */
const symbolTitles: ReadonlySet<string> = new Set(
  'symbol manufactmat code kod kód indeks символ артикул код'.split(' '),
);
const numberTitles: ReadonlySet<string> = new Set('number sku vendormat numer nr číslo номер'.split(' '));

/**
 * Reads a table (CSV, XLSX or ODS) with a symbol and the shop's number in each row. Of a workbook, the first visible sheet
 * is read.
 */
export const readSkuFile = async (file: string): Promise<SkuFile> => {
  if (/\.csv$/i.test(file)) return readCsv(file);
  try {
    return skusOf(await workbookRows(file));
  } catch (error) {
    if (!(error instanceof BrokenWorkbook)) throw error;
    return { exceptions: {}, faults: [error.message], warnings: [] };
  }
};

/** A row with its number. Dates are undefined. */
type Row = { readonly cells: readonly (string | undefined)[]; readonly line: number; readonly unclosed?: true };

const readCsv = async (file: string): Promise<SkuFile> => {
  const encoding = await encodingOf(file);
  let text = '';
  for await (const piece of decodedFile(file, encoding)) text += piece;
  const rows: Row[] = [];
  for await (const row of csvRows(decodedFile(file, encoding), dialectOf(text))) rows.push(row);
  const { exceptions, faults, warnings } = skusOf(rows);
  return { exceptions, faults, warnings: [...(encoding.warning === undefined ? [] : [encoding.warning]), ...warnings] };
};

const workbookRows = async (file: string): Promise<readonly Row[]> => {
  const sheets = await workbookSheets(file);
  const rows = sheets.find((sheet) => !sheet.hidden && sheet.rows.length > 0)?.rows ?? [];
  const width = Math.max(2, ...rows.map(({ cells }) => cells.length));
  // Empty cells at the end of a row are not stored.
  return rows.map(({ cells, line }) => ({
    cells: Array.from({ length: width }, (_, column) => (column < cells.length ? cells[column]?.trim() : '')),
    line,
  }));
};

const skusOf = (rows: readonly Row[]): SkuFile => {
  const [head] = rows;
  const titles = head?.cells.map((cell) => cell?.toLowerCase() ?? '') ?? [];
  const symbolColumn = titles.findIndex((title) => symbolTitles.has(title));
  const numberColumn = titles.findIndex((title) => numberTitles.has(title));
  const hasTitles = symbolColumn !== -1 || numberColumn !== -1;
  if (hasTitles && (symbolColumn === -1 || numberColumn === -1))
    return {
      exceptions: {},
      faults: [
        `row ${head?.line}: one column must be titled 'symbol' and another one 'number', not '${head?.cells.join("', '")}'`,
      ],
      warnings: [],
    };
  const columns = hasTitles ? { symbol: symbolColumn, number: numberColumn } : { symbol: 0, number: 1 };
  const exceptions = new Map<string, string | null>();
  const faults: string[] = [];
  const warnings: string[] = [];
  for (const { cells, line, unclosed } of hasTitles ? rows.slice(1) : rows) {
    const [symbol, number] = [cells[columns.symbol], cells[columns.number]];
    const row = `row ${line}`;
    if (unclosed) faults.push(`${row}: a quote is opened and not closed`);
    else if (symbol === '') faults.push(`${row}: there is no symbol`);
    else if (symbol === undefined) faults.push(`${row}: the symbol is a date; format its column as text`);
    else if (cells.length <= columns.number) faults.push(`${row}: there is no column with the number of ${symbol}`);
    else if (number === undefined) faults.push(`${row}: the number of ${symbol} is a date; format its column as text`);
    else if (exceptions.has(symbol)) warnings.push(`${row}: ${symbol} already has a number, this one is not used`);
    else exceptions.set(symbol, number === '' ? null : number);
  }
  return { exceptions: Object.fromEntries(exceptions), faults, warnings };
};
