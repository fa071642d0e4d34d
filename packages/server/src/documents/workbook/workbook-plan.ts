import { decimalFromPrice, type MinorUnits } from '@ramka/domain/money';
import { graphemes } from '@ramka/domain/text';
import type { DocumentHeading } from '../content/document-context.ts';
import type { DocumentArticle } from '../content/articles.ts';

/** How a cell looks. */
export type CellStyle =
  | 'title'
  | 'soft'
  | 'head'
  | 'headRight'
  | 'text'
  | 'strong'
  /** What a row above says as well: there for filters, on one line, cut off where it is too long. */
  | 'repeated'
  /** The wall behind a set's picture. */
  | 'wall'
  | 'group'
  | 'integer'
  | 'integerStrong'
  | 'money'
  | 'moneyStrong'
  | 'moneyGroup'
  | 'link';

/** What stands in a cell. A text is always a text, whatever it begins with. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string; readonly style: CellStyle }
  | { readonly kind: 'number'; readonly number: number; readonly style: CellStyle }
  /** `result` is what the formula comes to, for programs that show a workbook without computing it. */
  | { readonly kind: 'formula'; readonly formula: string; readonly result: number; readonly style: CellStyle }
  | { readonly kind: 'link'; readonly text: string; readonly address: string; readonly style: CellStyle };

/** A row: a cell or nothing for each column. */
export type Row = {
  readonly cells: readonly (Cell | null)[];
  /** In pixels, at least; a row is always as high as its text. */
  readonly height?: number;
  /** Whether its one text goes on over the columns beside it, which are empty. */
  readonly across?: boolean;
  /** A picture in the first column: a PNG and the size in pixels at which it is shown. */
  readonly picture?: SheetPicture;
};

/** A picture in a cell. */
export type SheetPicture = {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Alternative text. */
  readonly alternative: string;
};

/** A sheet of a workbook. */
export type Sheet = {
  readonly name: string;
  /** Widths of the columns in characters. */
  readonly widths: readonly number[];
  readonly rows: readonly Row[];
  /** How many rows at the top stay in sight; the last of them is the head of the table. */
  readonly headRows: number;
  /** The last row of the table, whose head offers filters; null where it has no rows. */
  readonly lastRow: number | null;
  readonly landscape: boolean;
};

/** A workbook before it is written. */
export type WorkbookPlan = {
  readonly title: string;
  readonly author: string;
  /** Stands behind amounts. */
  readonly currencyLabel: string;
  /** At the foot of every printed page: the project's name and its id, if it is told, at the left, and what stands in the middle. */
  readonly foot: { readonly left: string; readonly id: string | null; readonly middle: string };
  readonly sheets: readonly Sheet[];
};

/** The cells that sheets are made of. Rows are counted from 0, as the plan does; formulas count from 1. */
export const cells = {
  text: (text: string, style: CellStyle = 'text'): Cell => ({ kind: 'text', text, style }),
  pieces: (number: number): Cell => ({ kind: 'number', number, style: 'integer' }),
  /** The symbol, leading to the article's page where it has one. */
  symbol: ({ symbol, catalogUrl }: DocumentArticle): Cell =>
    catalogUrl === '' || catalogUrl.length > LONGEST_ADDRESS
      ? { kind: 'text', text: symbol, style: 'text' }
      : { kind: 'link', text: symbol, address: catalogUrl, style: 'link' },
  price: (price: MinorUnits | null, onRequest: string): Cell =>
    price === null
      ? { kind: 'text', text: onRequest, style: 'text' }
      : { kind: 'number', number: decimalFromPrice(price), style: 'money' },
  /** Pieces times price; nothing where there is no price. */
  amount: ([pieces, price]: readonly [string, string], result: MinorUnits | null): Cell =>
    result === null
      ? { kind: 'text', text: '', style: 'text' }
      : { kind: 'formula', formula: `=ROUND(${pieces}*${price},2)`, result: decimalFromPrice(result), style: 'money' },
  /** The sum of a range of amounts without the sums in it and the rows that a filter hides; null: an empty range. */
  subtotal: (range: readonly [string, string] | null, result: MinorUnits, style: CellStyle): Cell =>
    range === null
      ? { kind: 'number', number: 0, style }
      : { kind: 'formula', formula: `=SUBTOTAL(9,${range.join(':')})`, result: decimalFromPrice(result), style },
} as const;

/** Longer addresses cannot be written into a workbook. */
const LONGEST_ADDRESS = 2000;

/** The head of a column, and its width in characters. */
type ColumnHead = { readonly head: string; readonly width: number; readonly kind: 'text' | 'number' };

/**
 * The rows above a table: its title, project and day, whether prices are samples, and the table's head. No cells are
 * joined, which leads those astray who have a sheet read to them: a long text takes several rows.
 */
export const sheetHead = (heading: DocumentHeading, name: string, columns: readonly ColumnHead[]): readonly Row[] => {
  const day = heading.date.replaceAll(' ', '\u00A0');
  const facts = [heading.projectName, day, ...(heading.sampleNotice === null ? [] : [heading.sampleNotice])];
  const key = heading.projectId ?? heading.projectName;
  const { address } = heading;
  const title = heading.title === heading.projectName ? name : `${name} – ${heading.title}`;
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  return [
    ...linesWithin(title, total / LARGER).map((line) => ({ cells: [text(line, 'title')], height: 32, across: true })),
    ...linesWithin(facts.join(' · '), total).map((line) => ({ cells: [text(line, 'soft')], across: true })),
    { cells: [address === '' ? text(key, 'soft') : { kind: 'link', text: key, address, style: 'soft' }] },
    { cells: [], height: 10 },
    { cells: columns.map(({ head, kind }) => text(head, kind === 'number' ? 'headRight' : 'head')), height: 34 },
  ];
};

/** How much wider the letters of a title are than those of other texts. */
const LARGER = 1.6;

/** A text in lines of so many digits: between words, where no space forbids it, and inside a word only where it alone is wider. */
const linesWithin = (content: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of content.match(/[^ ]+ */gu) ?? [content]) {
    const pieces = textWidth(word.trimEnd()) > width ? graphemes(word) : [word];
    for (const piece of pieces) {
      if (line !== '' && textWidth(`${line}${piece}`.trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += piece;
    }
  }
  return [...lines, line.trimEnd()];
};

/** Roughly how many digits wide a text is; words that do not fit leave some of a line free. */
export const textWidth = (content: string): number =>
  Array.from(content).reduce((sum, character) => sum + (wide.test(character) ? 1.8 : 1), 0);

const wide = /[\p{Lu}\p{Extended_Pictographic}]/u;

const text = (content: string, style: 'title' | 'soft' | 'head' | 'headRight'): Cell => ({
  kind: 'text',
  text: content,
  style,
});
