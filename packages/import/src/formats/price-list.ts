import { type CsvRow, csvRows, cutNumber, dialectOf } from '../files/csv-rows.ts';
import { decodedFile, encodingOf } from '../files/decoded-file.ts';
import { BrokenWorkbook, type WorkbookSheet, workbookSheets } from '../files/workbook-sheets.ts';
import type { ImportRecord, Place, ReadOptions } from '../pipeline/import-record.ts';
import {
  type Column,
  findHead,
  HEAD_ROWS,
  type ListColumns,
  type ListHead,
  mayHoldTax,
  nearlyColumns,
} from './list-columns.ts';
import {
  currencyIn,
  type DecimalMarks,
  DecimalMarksSeen,
  isOnRequest,
  ofNumbers,
  withoutTax,
  type WrittenPrice,
  writtenPieces,
  writtenPrice,
} from './piece-price.ts';
import { zeroPieces } from './price-choice.ts';

/** A table that may be gone through twice. */
type Table = {
  /** Its sheet's; empty where there is one only. */
  readonly name: string;
  readonly rows: () => AsyncIterable<CsvRow> | Iterable<CsvRow>;
  /** Whether commas stand between its cells. */
  readonly commas?: true;
};

/** What a price list of separated values says. */
export async function* readPriceList(file: string, wishes: ReadOptions): AsyncGenerator<ImportRecord> {
  const encoding = await encodingOf(file);
  if (encoding.surprise !== undefined)
    yield { kind: 'note', code: 'encoding', at: { line: 1, path: '' }, message: encoding.surprise };
  const dialect = dialectOf(await beginningOf(decodedFile(file, encoding)));
  const rows = () => csvRows(decodedFile(file, encoding), dialect);
  yield* tablesRecords([{ name: '', rows, ...(dialect.separator === ',' && { commas: true }) }], wishes);
}

const beginningOf = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length > 64_000) break;
  }
  return text;
};

/** What the price lists in a workbook say: all of its sheets that name columns for symbol and price. */
export async function* readPriceWorkbook(file: string, wishes: ReadOptions): AsyncGenerator<ImportRecord> {
  try {
    const sheets = await workbookSheets(file);
    yield* tablesRecords(
      sheets.map((sheet) => ({ name: sheets.length > 1 ? sheet.name : '', rows: () => textRows(sheet) })),
      wishes,
    );
  } catch (error) {
    if (!(error instanceof BrokenWorkbook)) throw error;
    yield { kind: 'refusal', at: { line: 1, path: '' }, message: error.message };
  }
}

/** A date is no symbol and no price; in other columns it does not matter. */
function* textRows({ rows, merges = [] }: WorkbookSheet): Generator<CsvRow> {
  for (const { cells, line, numbers } of rows) {
    const texts = cells.map((cell) => (cell ?? '').trim());
    // A title over several columns is the title of each.
    for (const { column, columns } of merges.filter((merge) => merge.line === line && line <= HEAD_ROWS))
      if (texts.filter((text) => text !== '').length > 1)
        texts.fill(texts[column - 1] ?? '', column - 1, column - 1 + columns);
    yield { cells: texts, line, ...(numbers && { numbers }) };
  }
}

async function* tablesRecords(tables: readonly Table[], wishes: ReadOptions): AsyncGenerator<ImportRecord> {
  const unread: string[] = [];
  let read = 0;
  let lacking: string | undefined;
  for (const table of tables) {
    const first = await firstRows(table);
    const head = findHead(first, wishes.columns);
    if (head === undefined) {
      const nearly = nearlyColumns(first);
      if (nearly !== undefined) lacking ??= noSymbols(nearly);
      unread.push(...first.slice(0, 3).map(({ cells }) => cells.filter(Boolean).slice(0, 12).join(' | ')));
      continue;
    }
    read += 1;
    yield { kind: 'columns', table: table.name, columns: titlesOf(head), titles: head.titles };
    yield* besideFault(table, head);
    const remark = first.find(({ line, cells }) => line < head.line && cells.some(mayHoldTax));
    yield* tableRecords(table, head, wishes, remark !== undefined);
  }
  if (read === 0) yield { kind: 'refusal', at: { line: 1, path: '' }, message: lacking ?? noColumns(unread) };
}

/** Lists that were made to be printed may have tables beside each other, under the same titles. */
const besideFault = (table: Table, { line, titles, columns }: ListHead): readonly ImportRecord[] => {
  const [symbol = -1, price = -1] = [columns.symbol[0], columns.price[0]].map(
    (column) => column && titles.indexOf(column.title, column.index + 1),
  );
  if (symbol < (columns.price[0]?.index ?? 0) || price === -1) return [];
  const message = `Another table stands beside this one, from column ${symbol + 1} on. It is not read: put it below, or on a sheet of its own.`;
  return [{ kind: 'fault', at: placeIn(table, { line, cells: [] }), message }];
};

const firstRows = async (table: Table): Promise<readonly CsvRow[]> => {
  const rows: CsvRow[] = [];
  for await (const row of table.rows()) {
    rows.push(row);
    if (rows.length > HEAD_ROWS) break;
  }
  return rows;
};

const noColumns = (unread: readonly string[]): string =>
  unread.every((row) => row === '')
    ? 'The price list is empty.'
    : `None of the first ${HEAD_ROWS} rows names columns for symbol and price. There is: ${unread
        .map((row) => `"${row.slice(0, 200)}"`)
        .join(', ')}. Name them, by title, letter or number: --columns symbol="Nr katalogowy" price="Cena netto".`;

/** A list may go by names alone; these are its symbols where that is wished. */
const noSymbols = ({ name, price }: ListColumns): string => {
  const [named, priced] = [name[0]?.title ?? '', price[0]?.title ?? ''];
  return `There are names ("${named}") and prices ("${priced}"), but no column of symbols is known. Say which one it is: --columns symbol="Nr katalogowy"; a list without any may have symbol="${named}" name="${named}".`;
};

const titlesOf = ({ columns }: ListHead): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, found]) => found.length > 0)
      .map(([role, found]) => [role, found.map(({ title }) => title).join('+')]),
  );

/** What a table says below its titles. */
async function* tableRecords(
  table: Table,
  head: ListHead,
  wishes: ReadOptions,
  taxAbove: boolean,
): AsyncGenerator<ImportRecord> {
  const { columns, line } = head;
  const taxed = columns.price.length > 0 && holdsTax(columns, taxAbove);
  if (taxed) yield taxNote(table, head);
  const marks = new DecimalMarksSeen();
  // How a workbook keeps its numbers says nothing of how its texts are written.
  for await (const row of table.rows())
    for (const { index } of isNumber(row, columns.price) ? [] : columns.price) marks.take(row.cells[index] ?? '');
  let section = '';
  for await (const row of table.rows()) {
    if (row.line <= line) continue;
    if (row.unclosed) {
      const message = `A quote is opened and not closed: ${row.cells.join(' ').slice(0, 80)}`;
      yield { kind: 'fault', code: 'unclosed-quote', at: placeIn(table, row), message };
      continue;
    }
    if (isHead(row, head)) continue;
    const cut = table.commas && cutNumber(row, columns.price[0]?.index, head.titles.length);
    if (cut) yield { kind: 'fault', code: 'wrong-price', at: placeIn(table, row), message: cut };
    if (cut) continue;
    const alone = row.cells.filter(Boolean);
    if (alone.length === 1 && isHeading(row, columns)) section = alone[0] ?? '';
    else yield* rowRecords(row, { table, columns, marks, section, wishes, taxed });
  }
}

const holdsTax = ({ price: [price] }: ListColumns, taxAbove: boolean): boolean =>
  mayHoldTax(price?.title ?? '') || (taxAbove && mayHoldTax(`brutto ${price?.title ?? ''}`));

const taxNote = (table: Table, { columns: { price, tax }, line }: ListHead): ImportRecord => {
  const title = price[0]?.title ?? '';
  const message =
    tax.length > 0
      ? `The prices in "${title}" hold the tax; it was taken out by the rates in "${tax[0]?.title ?? ''}".`
      : `The prices in "${title}" may hold the tax, and prices here are net. --columns price=… names another column.`;
  return { kind: 'note', code: 'price-with-tax', at: placeIn(table, { line, cells: [] }, title), message };
};

/** Lists that were made to be printed have their titles on every page. */
const isHead = ({ cells }: CsvRow, { titles, columns }: ListHead): boolean =>
  [...columns.symbol, ...columns.name, ...columns.price].every(
    ({ index }) => Boolean(cells[index]) && cells[index] === titles[index],
  );

/** A single text in a row is a heading over the next ones, unless it could be the symbol of a list of nothing else. */
const isHeading = ({ cells }: CsvRow, { symbol, name, price }: ListColumns): boolean =>
  price.every(({ index }) => !cells[index]) && symbol.length + name.length + price.length > 1;

const placeIn = ({ name }: Table, { line }: CsvRow, title = ''): Place => ({
  line,
  path: [name, title].filter(Boolean).join('/'),
});

const isNumber = ({ numbers = [] }: CsvRow, [column]: readonly Column[]): boolean =>
  column !== undefined && numbers.includes(column.index);

type RowContext = {
  readonly table: Table;
  readonly columns: ListColumns;
  readonly marks: DecimalMarks;
  /** The heading above the row. */
  readonly section: string;
  readonly wishes: ReadOptions;
  /** Whether its prices hold the tax. */
  readonly taxed: boolean;
};

const rowRecords = (
  row: CsvRow,
  { table, columns, marks, section, wishes, taxed }: RowContext,
): readonly ImportRecord[] => {
  const cell = (column: Column | undefined): string => (column && row.cells[column.index]) ?? '';
  const first = (found: readonly Column[]): string => cell(found[0]);
  const at = (found: readonly Column[]): Place => placeIn(table, row, found[0]?.title);
  const [made, sold] = [first(columns.symbol), first(columns.supplier)];
  const symbol = wishes.symbol === 'supplier' ? sold || made : made || sold;
  if (symbol === '')
    return [{ kind: 'fault', code: 'no-symbol', at: at(columns.symbol), message: 'The row has no symbol.' }];
  const name = columns.name.map(cell).filter(Boolean).join(' ');
  const groups = columns.group.map(cell).filter(Boolean);
  const place = (groups.length > 0 ? groups : [section].filter(Boolean)).map((text) => ({ other: text }));
  const product: readonly ImportRecord[] =
    name === ''
      ? []
      : [
          {
            kind: 'product',
            key: symbol,
            symbol,
            ...(sold !== '' && sold !== symbol && { supplierNumber: sold }),
            ...(made !== '' && made !== symbol && { manufacturerNumber: made }),
            name: { other: name },
            place,
            at: placeIn(table, row),
          },
        ];
  return [
    ...product,
    ...priceOf(
      symbol,
      { first, at },
      {
        columns,
        marks: isNumber(row, columns.price) ? ofNumbers : marks,
        pieces: writtenPieces(first(columns.pieces), isNumber(row, columns.pieces) ? ofNumbers : marks),
        taxed,
      },
    ),
  ];
};

type PriceContext = Pick<RowContext, 'columns' | 'marks' | 'taxed'> & { readonly pieces: WrittenPrice };

const priceOf = (
  symbol: string,
  {
    first,
    at,
  }: {
    readonly first: (found: readonly Column[]) => string;
    readonly at: (found: readonly Column[]) => Place;
  },
  { columns, marks, pieces, taxed }: PriceContext,
): readonly ImportRecord[] => {
  const [said, title] = [first(columns.price), columns.price[0]?.title ?? ''];
  if (said === '' || /^[-–—]+$/.test(said)) return [];
  const place = at(columns.price);
  if (isOnRequest(said)) return [{ kind: 'price', productKey: symbol, price: null, type: title, at: place }];
  const ofNone = Number(pieces.price) === 0;
  const written = writtenPrice(said, marks, ofNone ? '1' : pieces.price);
  if (written === undefined)
    return [{ kind: 'fault', code: 'wrong-price', at: place, symbol, message: `"${said.slice(0, 40)}" is no price.` }];
  const currency =
    (first(columns.currency) && (currencyIn(first(columns.currency)) ?? first(columns.currency).toUpperCase())) ||
    currencyIn(said) ||
    currencyIn(title);
  const rate = taxed ? (/\d+(?:[.,]\d+)?/.exec(first(columns.tax))?.[0] ?? '') : '';
  const price = rate === '' ? written.price : withoutTax(written.price, rate);
  return [
    { kind: 'price', productKey: symbol, price, type: title, ...(currency && { currency }), at: place },
    ...(ofNone ? [zeroPieces(symbol, at(columns.pieces))] : []),
    ...(written.uncertain || pieces.uncertain
      ? [
          {
            kind: 'note',
            code: 'uncertain-price',
            at: place,
            message: `"${said}" of "${symbol}" was read as ${written.price}${pieces.uncertain ? ` for one of ${Number(pieces.price)} pieces` : ''}.`,
          } satisfies ImportRecord,
        ]
      : []),
  ];
};
