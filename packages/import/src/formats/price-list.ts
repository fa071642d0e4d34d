import { type CsvRow, csvRows, dialectOf } from '@ramka/server/table-files/csv-rows';
import { decodedFile, encodingOf } from '@ramka/server/table-files/decoded-file';
import {
  BrokenWorkbook,
  columnLetters,
  type WorkbookSheet,
  workbookSheets,
} from '@ramka/server/table-files/workbook-sheets';
import type { ImportRecord, ReadOptions } from '../pipeline/import-record.ts';
import { mayHoldTax } from './column-titles.ts';
import { findHead, HEAD_ROWS, type ListColumns, type ListHead, nearlyColumns } from './list-columns.ts';
import { type ListTable, placeIn, rowsRecords } from './price-list-rows.ts';

/** Reads a price list in CSV format. */
export async function* readPriceList(file: string, options: ReadOptions): AsyncGenerator<ImportRecord> {
  const encoding = await encodingOf(file);
  if (encoding.warning !== undefined)
    yield { kind: 'note', code: 'encoding', at: { line: 1, path: '' }, message: encoding.warning };
  const dialect = dialectOf(await beginningOf(decodedFile(file, encoding)));
  const rows = () => csvRows(decodedFile(file, encoding), dialect);
  yield* tablesRecords([{ name: '', rows, ...(dialect.separator === ',' && { commas: true }) }], options);
}

const beginningOf = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length > 64_000) break;
  }
  return text;
};

/** Reads the price lists in a workbook: the requested sheet, otherwise all visible sheets with column titles. */
export async function* readPriceWorkbook(file: string, options: ReadOptions): AsyncGenerator<ImportRecord> {
  try {
    const all = await workbookSheets(file);
    const sheets = sheetsToRead(all, options.sheet);
    if (sheets.length === 0 && options.sheet !== undefined) {
      yield { kind: 'refusal', at: { line: 1, path: '' }, message: noSheet(options.sheet, all) };
      return;
    }
    const name = (sheet: WorkbookSheet): string => (sheets.length > 1 ? sheet.name : '');
    if (options.sheet === undefined) yield* all.filter(({ hidden }) => hidden).map(hiddenSheetNote);
    for (const sheet of sheets) yield* hiddenPartsNotes(sheet, name(sheet));
    yield* tablesRecords(
      sheets.map((sheet) => ({ name: name(sheet), rows: () => textRows(sheet) })),
      options,
    );
  } catch (error) {
    if (!(error instanceof BrokenWorkbook)) throw error;
    yield { kind: 'refusal', at: { line: 1, path: '' }, message: error.message };
  }
}

/** The sheet with this name or number, hidden or not; without one, all visible sheets. */
const sheetsToRead = (all: readonly WorkbookSheet[], requested: string | undefined): readonly WorkbookSheet[] => {
  if (requested === undefined) return all.filter(({ hidden }) => !hidden);
  const isRequested = ({ name }: WorkbookSheet): boolean =>
    name.trim().toLowerCase() === requested.trim().toLowerCase();
  const named = all.find(isRequested) ?? all[Number(requested) - 1];
  return named === undefined ? [] : [named];
};

const noSheet = (requested: string, all: readonly WorkbookSheet[]): string =>
  `There is no sheet "${requested}". There is: ${all.map(({ name }) => `"${name}"`).join(', ')}.`;

const hiddenSheetNote = ({ name }: WorkbookSheet): ImportRecord => ({
  kind: 'note',
  code: 'hidden',
  at: { line: 1, path: name },
  message: `The sheet "${name}" is hidden and was left out. --sheet "${name}" reads it.`,
});

/** Notes about hidden rows and columns of a sheet, which are ignored. */
const hiddenPartsNotes = ({ rows, hiddenColumns = [] }: WorkbookSheet, path: string): readonly ImportRecord[] => {
  const hidden = rows.filter((row) => row.hidden);
  const columns = hiddenColumns.filter((column) => rows.some(({ cells }) => Boolean(cells[column])));
  const note = (line: number, what: string): ImportRecord => ({
    kind: 'note',
    code: 'hidden',
    at: { line, path },
    message: `${what} hidden, for example by a filter, and were left out. To import them, show everything in a spreadsheet program and save.`,
  });
  return [
    ...(hidden.length === 0
      ? []
      : [note(hidden[0]?.line ?? 1, hidden.length === 1 ? '1 row is' : `${hidden.length} rows are`)]),
    ...(columns.length === 0 ? [] : [note(1, `The columns ${columns.map(columnLetters).join(', ')} are`)]),
  ];
};

/** The visible rows as text. Dates become empty cells, because they are neither symbols nor prices. */
function* textRows({ rows, merges = [], hiddenColumns = [] }: WorkbookSheet): Generator<CsvRow> {
  for (const { cells, line, numbers, hidden } of rows) {
    if (hidden) continue;
    const texts = cells.map((cell) => (cell ?? '').trim());
    // A merged title applies to each of its columns.
    for (const { column, columns } of merges.filter((merge) => merge.line === line && line <= HEAD_ROWS))
      if (texts.filter((text) => text !== '').length > 1)
        texts.fill(texts[column - 1] ?? '', column - 1, column - 1 + columns);
    for (const column of hiddenColumns) if (column < texts.length) texts[column] = '';
    if (texts.some((text) => text !== '')) yield { cells: texts, line, ...(numbers && { numbers }) };
  }
}

async function* tablesRecords(given: readonly ListTable[], options: ReadOptions): AsyncGenerator<ImportRecord> {
  const tables = given.map(withPlainCells);
  const unread: string[] = [];
  let read = 0;
  let lacking: string | undefined;
  for (const table of tables) {
    const first = await firstRows(table);
    const head = findHead(first, options.columns);
    if (head === undefined) {
      const nearly = nearlyColumns(first);
      if (nearly !== undefined) lacking ??= noSymbols(nearly);
      unread.push(...first.slice(0, 3).map(({ cells }) => cells.filter(Boolean).slice(0, 12).join(' | ')));
      continue;
    }
    read += 1;
    yield { kind: 'columns', table: table.name, columns: titlesOf(head), titles: head.titles };
    yield* adjacentTableFault(table, head);
    const remark = first.find(({ line, cells }) => line < head.line && cells.some(mayHoldTax));
    yield* rowsRecords(table, head, options, remark !== undefined);
  }
  if (read === 0) yield { kind: 'refusal', at: { line: 1, path: '' }, message: lacking ?? noColumns(unread) };
}

/** Resolves formulas that protect a text: `="021203"` becomes `021203`. */
const withPlainCells = (table: ListTable): ListTable => ({
  ...table,
  rows: async function* () {
    for await (const row of table.rows())
      yield row.cells.some((cell) => cell.startsWith('="')) ? { ...row, cells: row.cells.map(plainCell) } : row;
  },
});

const plainCell = (cell: string): string => /^="([^]*)"$/.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;

/** Rejects a second table to the right of the first, as in printed lists. */
const adjacentTableFault = (table: ListTable, { line, titles, columns }: ListHead): readonly ImportRecord[] => {
  const [symbol = -1, price = -1] = [columns.symbol[0], columns.price[0]].map(
    (column) => column && titles.indexOf(column.title, column.index + 1),
  );
  if (symbol < (columns.price[0]?.index ?? 0) || price === -1) return [];
  const message = `Another table is next to this one, from column ${symbol + 1} on. It is not read: put it below, or on a sheet of its own.`;
  return [{ kind: 'fault', at: placeIn(table, { line }), message }];
};

const firstRows = async (table: ListTable): Promise<readonly CsvRow[]> => {
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

/** The message for a list with names and prices but without symbols. */
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
