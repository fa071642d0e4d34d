import { type CsvRow, cutNumber } from '@ramka/server/table-files/csv-rows';
import type { ImportRecord, Place, ReadOptions } from '../pipeline/import-record.ts';
import { mayHoldTax, unitInTitle } from './column-titles.ts';
import type { Column, ListColumns, ListHead } from './list-columns.ts';
import {
  currencyIn,
  type DecimalMarks,
  ObservedDecimalMarks,
  isOnRequest,
  ofNumbers,
  splitUnit,
  withoutTax,
  writtenPieces,
  writtenPrice,
} from './piece-price.ts';
import { packageFault, roundedPrice, vanishingPrice, zeroPieces } from './price-choice.ts';
import { type Unit, unitOf } from './units.ts';

/** A table of a price list, which may be read more than once. */
export type ListTable = {
  /** Name of the sheet; empty if there is only one. */
  readonly name: string;
  readonly rows: () => AsyncIterable<CsvRow> | Iterable<CsvRow>;
  /** Whether the cells are separated by commas. */
  readonly commas?: true;
};

/** The place of a row in a table. */
export const placeIn = ({ name }: ListTable, { line }: Pick<CsvRow, 'line'>, title = ''): Place => ({
  line,
  path: [name, title].filter(Boolean).join('/'),
});

/**
 * The records of a table's rows below the titles. `taxAbove` means that a remark above them says that prices include
 * tax.
 */
export async function* rowsRecords(
  table: ListTable,
  head: ListHead,
  options: ReadOptions,
  taxAbove: boolean,
): AsyncGenerator<ImportRecord> {
  const { columns, line } = head;
  const taxed = columns.price.length > 0 && holdsTax(columns, taxAbove);
  if (taxed) yield taxNote(table, head);
  const { marks, shape } = await traitsOf(table, head);
  let section = '';
  for await (const row of table.rows()) {
    if (row.line <= line) continue;
    if (row.unclosed) {
      const message = `A quote is opened and not closed: ${row.cells.join(' ').slice(0, 80)}`;
      yield { kind: 'fault', code: 'unclosed-quote', at: placeIn(table, row), message };
      continue;
    }
    if (isHead(row, head) || isRule(row)) continue;
    const cut = table.commas && cutNumber(row, columns.price[0]?.index, head.titles.length);
    if (cut) {
      yield { kind: 'fault', code: 'wrong-price', at: placeIn(table, row), message: cut };
      continue;
    }
    const heading = headingOf(row, columns, shape);
    if (heading === undefined) yield* rowRecords(row, { table, columns, marks, section, options, taxed });
    else {
      section = heading;
      if (row.cells.filter(Boolean).length > 1)
        yield {
          kind: 'note',
          code: 'group-row',
          at: placeIn(table, row),
          message: `"${heading}" was read as a heading.`,
        };
    }
  }
}

/** Properties of the priced rows of a table, which distinguish products from headings. */
type TableShape = {
  /** The smallest number of filled cells in a row with a price. */
  readonly fewestCells: number;
  /** Whether nearly all symbols of priced rows contain digits, and whether some look like numbered headings. */
  readonly digits: boolean;
  readonly numbered: boolean;
};

/** Numbering of headings: `1`, `02`, `1.2.`, `A.`. */
const numbering = /^(?:\d{1,2}(?:\.\d{1,2})*\.?|[A-Z]\.)$/;

const traitsOf = async (
  table: ListTable,
  { columns, line }: ListHead,
): Promise<{ readonly marks: DecimalMarks; readonly shape: TableShape }> => {
  const marks = new ObservedDecimalMarks();
  let [priced, withDigits, fewestCells, numbered] = [0, 0, Number.POSITIVE_INFINITY, false];
  for await (const row of table.rows()) {
    const [symbol, price] = [firstCell(row, columns.symbol), firstCell(row, columns.price)];
    // Numeric cells of a workbook do not indicate the separators used in its texts.
    if (!isNumber(row, columns.price)) marks.take(splitUnit(price).amount);
    if (row.line <= line || price === '' || symbol === '') continue;
    priced += 1;
    if (/\d/.test(symbol)) withDigits += 1;
    if (numbering.test(symbol)) numbered = true;
    fewestCells = Math.min(fewestCells, row.cells.filter(Boolean).length);
  }
  return { marks, shape: { fewestCells, digits: priced > 2 && withDigits > priced * 0.95, numbered } };
};

/**
 * The heading in a row, or undefined for a product. A single text is a heading, unless the list contains only symbols.
 * Two texts without a price are a heading if products have more cells or symbols of another form.
 */
const headingOf = (row: CsvRow, { symbol, name, price }: ListColumns, shape: TableShape): string | undefined => {
  const texts = row.cells.filter(Boolean);
  if (texts.length > 2 || price.some(({ index }) => row.cells[index])) return undefined;
  const [first = '', second] = texts;
  if (second === undefined) return symbol.length + name.length + price.length > 1 ? first : undefined;
  const isNumbered = numbering.test(first) && !shape.numbered;
  const isOther = shape.fewestCells >= 4 || (shape.digits && !/\d/.test(first));
  if (!Number.isFinite(shape.fewestCells) || !(isNumbered || isOther)) return undefined;
  return isNumbered || first === second ? second : `${first} ${second}`;
};

const holdsTax = ({ price: [price] }: ListColumns, taxAbove: boolean): boolean =>
  mayHoldTax(price?.title ?? '') || (taxAbove && mayHoldTax(`brutto ${price?.title ?? ''}`));

const taxNote = (table: ListTable, { columns: { price, tax }, line }: ListHead): ImportRecord => {
  const title = price[0]?.title ?? '';
  const message =
    tax.length > 0
      ? `The prices in "${title}" include tax; it was subtracted at the rates in "${tax[0]?.title ?? ''}".`
      : `The prices in "${title}" may include tax, but prices of catalogues are net. --columns price=… names another column.`;
  return { kind: 'note', code: 'price-with-tax', at: placeIn(table, { line }, title), message };
};

/** Whether a row is a line that separates parts of a list, such as `---|---`. */
const isRule = ({ cells }: CsvRow): boolean => cells.every((cell) => /^[-–—=_*:+ ]*$/.test(cell));

/** Whether a row repeats the titles, as printed lists do on every page. */
const isHead = ({ cells }: CsvRow, { titles, columns }: ListHead): boolean =>
  [...columns.symbol, ...columns.name, ...columns.price].every(
    ({ index }) => Boolean(cells[index]) && cells[index] === titles[index],
  );

const isNumber = ({ numbers = [] }: CsvRow, [column]: readonly Column[]): boolean =>
  column !== undefined && numbers.includes(column.index);

const firstCell = ({ cells }: CsvRow, [column]: readonly Column[]): string => (column && cells[column.index]) ?? '';

/** A symbol without the apostrophe that marks a text in spreadsheets: `'021203`. */
const symbolCell = (row: CsvRow, columns: readonly Column[]): string =>
  firstCell(row, columns).replace(/^'(?=[^']+$)/, '');

type RowContext = {
  readonly table: ListTable;
  readonly columns: ListColumns;
  readonly marks: DecimalMarks;
  /** The heading above the row. */
  readonly section: string;
  readonly options: ReadOptions;
  /** Whether the prices include tax. */
  readonly taxed: boolean;
};

const rowRecords = (row: CsvRow, context: RowContext): readonly ImportRecord[] => {
  const { table, columns, section, options } = context;
  const [manufacturerNumber, supplierNumber] = [symbolCell(row, columns.symbol), symbolCell(row, columns.supplier)];
  const symbol =
    options.symbol === 'supplier' ? supplierNumber || manufacturerNumber : manufacturerNumber || supplierNumber;
  if (symbol === '') {
    const at = placeIn(table, row, columns.symbol[0]?.title);
    return [
      {
        kind: 'fault',
        code: 'no-symbol',
        at,
        message: 'The row has no symbol, or a date that a spreadsheet made of one such as 3-4.',
      },
    ];
  }
  const cell = ({ index }: Column): string => row.cells[index] ?? '';
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
            ...(supplierNumber !== '' && supplierNumber !== symbol && { supplierNumber }),
            ...(manufacturerNumber !== '' && manufacturerNumber !== symbol && { manufacturerNumber }),
            name: { other: name },
            place,
            at: placeIn(table, row),
          },
        ];
  return [...product, ...priceRecords(symbol, row, context)];
};

const priceRecords = (symbol: string, row: CsvRow, context: RowContext): readonly ImportRecord[] => {
  const { table, columns, taxed } = context;
  const [text, title] = [firstCell(row, columns.price), columns.price[0]?.title ?? ''];
  if (text === '' || /^[\p{Pd}\u2212]+$/u.test(text)) return [];
  const at = placeIn(table, row, title);
  if (isOnRequest(text)) return [{ kind: 'price', productKey: symbol, price: null, type: title, at }];
  const { amount, unit } = splitUnit(text);
  const pieces = piecesOfPrice(row, context, unit);
  if (pieces === undefined) return [packageFault(symbol, text, at)];
  const marks = isNumber(row, columns.price) ? ofNumbers : context.marks;
  const written = writtenPrice(amount, marks, pieces.count);
  if (written === undefined)
    return [{ kind: 'fault', code: 'wrong-price', at, symbol, message: `"${text.slice(0, 40)}" is no price.` }];
  const count = `${Number(pieces.count)} pieces`;
  if (written.loss === 'all') return [vanishingPrice(symbol, text, count, at)];
  const stated = firstCell(row, columns.currency);
  const currency = (stated && (currencyIn(stated) ?? stated.toUpperCase())) || currencyIn(text) || currencyIn(title);
  const rate = taxed ? (/\d+(?:[.,]\d+)?/.exec(firstCell(row, columns.tax))?.[0] ?? '') : '';
  const price = rate === '' ? written.price : withoutTax(written.price, rate);
  return [
    { kind: 'price', productKey: symbol, price, type: title, ...(currency && { currency }), at },
    ...(pieces.isZero ? [zeroPieces(symbol, placeIn(table, row, columns.pieces[0]?.title))] : []),
    ...(written.loss === 'rounded' ? [roundedPrice(symbol, text, count, written.price, at)] : []),
    ...(written.uncertain || pieces.uncertain
      ? [
          {
            kind: 'note',
            code: 'uncertain-price',
            at,
            message: `"${text}" of "${symbol}" was read as ${written.price}${pieces.uncertain ? ` for one of ${count}` : ''}.`,
          } satisfies ImportRecord,
        ]
      : []),
  ];
};

const isKnownUnit = (unit: Unit | undefined): unit is Unit => unit !== undefined && unit.kind !== 'unknown';

/** The number of pieces that a price is for, as decimal text. */
type PiecesOfPrice = {
  readonly count: string;
  /** The list states 0, which is read as 1. */
  readonly isZero?: true;
  readonly uncertain?: boolean;
};

/**
 * The number of pieces that a price is for: the text after the price, otherwise the column title, otherwise the unit
 * column, multiplied by the column of pieces. Undefined for a package of unknown content, or if two of them contradict
 * each other.
 */
const piecesOfPrice = (row: CsvRow, { columns, marks }: RowContext, afterPrice: string): PiecesOfPrice | undefined => {
  const unit = [
    unitOf(afterPrice),
    unitInTitle(columns.price[0]?.title ?? ''),
    unitOf(firstCell(row, columns.unit)),
  ].find(isKnownUnit) ?? { kind: 'unknown' };
  const stated = writtenPieces(firstCell(row, columns.pieces), isNumber(row, columns.pieces) ? ofNumbers : marks);
  const isZero = Number(stated.price) === 0;
  const pieces = isZero ? 1 : Number(stated.price);
  if (unit.kind === 'unknown') return { count: String(pieces), uncertain: stated.uncertain, ...(isZero && { isZero }) };
  const contentUnit = unit.kind === 'package' ? unitOf(firstCell(row, columns.content)) : unit;
  if (contentUnit.kind !== 'pieces') return undefined;
  const count = writtenPieces(contentUnit.count, marks);
  const content = Number(count.price);
  const contradicts = unit.kind === 'pieces' && pieces > 1 && content > 1 && pieces !== content;
  if (contradicts || content <= 0) return undefined;
  const all = unit.kind === 'package' ? pieces * content : Math.max(pieces, content);
  return { count: String(all), uncertain: stated.uncertain || count.uncertain, ...(isZero && { isZero }) };
};
