import { type CsvRow, csvRows } from '../files/csv-rows.ts';
import { decodedFile } from '../files/decoded-file.ts';
import { BrokenWorkbook, type WorkbookSheet, workbookSheets } from '../files/workbook-sheets.ts';
import type { ImportRecord, Place } from '../import-record.ts';
import { writtenPrice } from './piece-price.ts';

/** What a price list of comma-separated values says: semicolons, UTF-8 or Windows-1250, decimal commas. */
export const readPriceList = (file: string): AsyncIterable<ImportRecord> => priceRecords(csvRows(decodedFile(file)));

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

/**
 * What the rows of a price list say. The first one names the columns, as wholesalers do (docs/catalogue-rules.md#c3) or
 * plainly `symbol;price`.
 */
async function* priceRecords(rows: AsyncIterable<CsvRow> | Iterable<CsvRow>): AsyncGenerator<ImportRecord> {
  let columns: Columns | undefined;
  for await (const row of rows) {
    if (columns) yield* recordsOf(row, columns);
    else {
      columns = columnsOf(row.cells);
      if (!columns) {
        const message = 'The first row names no columns for symbol and price, such as "symbol;price".';
        yield { kind: 'fault', at: { line: row.line, path: '' }, message };
        return;
      }
    }
  }
  if (!columns) yield { kind: 'fault', at: { line: 1, path: '' }, message: 'The price list is empty.' };
}

/** Whether a row names the columns of a price list. */
const namesPriceColumns = ({ cells }: Pick<CsvRow, 'cells'>): boolean => columnsOf(cells) !== undefined;

/** Where in a row something stands, and what the column is called. */
type Column = { readonly index: number; readonly title: string };

type Columns = {
  readonly symbol: Column;
  readonly price: Column;
  readonly currency: Column | undefined;
  /** Wholesalers cut names at 40 characters and go on in the next column. */
  readonly name: readonly Column[];
};

/** What the columns are called, in small letters; `Kod towaru` is the wholesaler's own code. */
const titles = {
  symbol: ['symbol', 'kod producenta', 'order symbol', 'objednací číslo'],
  price: ['price', 'cena netto', 'cena', 'net price'],
  currency: ['currency', 'waluta', 'měna', 'mena'],
  name: ['name', 'nazwa towaru', 'nazwa', 'název', 'názov'],
  nameEnd: ['nazwa dodatkowa'],
} as const;

const columnsOf = (cells: readonly string[]): Columns | undefined => {
  const find = (names: readonly string[]): Column | undefined => {
    const index = cells.findIndex((title) => names.includes(title.replace('\u{FEFF}', '').toLowerCase()));
    return index === -1 ? undefined : { index, title: cells[index] ?? '' };
  };
  const [symbol, price] = [find(titles.symbol), find(titles.price)];
  const name = [find(titles.name), find(titles.nameEnd)].filter((column) => column !== undefined);
  return symbol && price && { symbol, price, currency: find(titles.currency), name };
};

const recordsOf = ({ cells, line }: CsvRow, columns: Columns): readonly ImportRecord[] => {
  const cell = (column: Column | undefined): string => (column && cells[column.index]) ?? '';
  const at = (column: Column): Place => ({ line, path: column.title });
  const symbol = cell(columns.symbol);
  if (symbol === '') return [{ kind: 'fault', at: at(columns.symbol), message: 'The row has no symbol.' }];
  const name = columns.name.map(cell).filter(Boolean).join(' ');
  const currency = cell(columns.currency);
  const price = writtenPrice(cell(columns.price));
  if (price === undefined)
    return [{ kind: 'fault', at: at(columns.price), message: `"${cell(columns.price)}" is no price.` }];
  return [
    ...(name === ''
      ? []
      : [{ kind: 'product', key: symbol, symbol, name: { pl: name }, at: { line, path: '' } } as const]),
    { kind: 'price', productKey: symbol, price, ...(currency && { currency }), at: at(columns.price) },
  ];
};
