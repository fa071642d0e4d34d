import { decimalFromPrice, type MinorUnits } from '@ramka/domain/money';
import { graphemes } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { DocumentHeading } from '../content/document-context.ts';
import type { DocumentArticle } from '../content/articles.ts';

export type CellStyle =
  | 'title'
  | 'soft'
  | 'head'
  | 'headRight'
  | 'text'
  | 'strong'
  /** A repetition of a text from a row above, for filters. Single line, truncated. */
  | 'repeated'
  /** The background behind the picture of a set. */
  | 'group'
  | 'integer'
  | 'integerStrong'
  | 'money'
  | 'moneyStrong'
  | 'moneyGroup'
  | 'link';

/** A cell. A text stays a text, whatever it starts with. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string; readonly style: CellStyle }
  | { readonly kind: 'number'; readonly number: number; readonly style: CellStyle }
  /** `result` is the value of the formula, for programs that show a workbook without evaluating it. */
  | { readonly kind: 'formula'; readonly formula: string; readonly result: number; readonly style: CellStyle }
  | { readonly kind: 'link'; readonly text: string; readonly address: string; readonly style: CellStyle };

/** A row with one cell or null per column. */
export type Row = {
  readonly cells: readonly (Cell | null)[];
  /** Minimum height in pixels; a row is always as high as its text. */
  readonly height?: number;
  /** Whether the row's only text extends over the empty columns next to it. */
  readonly across?: boolean;
  /** A picture in the first column. */
  readonly picture?: SheetPicture;
};

/** A PNG and its display size in pixels. */
export type SheetPicture = {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Alternative text. */
  readonly alternative: string;
};

export type Sheet = {
  readonly name: string;
  /** Widths of the columns in characters. */
  readonly widths: readonly number[];
  readonly rows: readonly Row[];
  /** Number of rows that stay visible while scrolling; the last of them is the table header. */
  readonly headRows: number;
  /** The last row of the table, whose header has filters; null for an empty table. */
  readonly lastRow: number | null;
  readonly landscape: boolean;
};

export type WorkbookPlan = {
  readonly title: string;
  readonly author: string;
  /** Printed after amounts. */
  readonly currencyLabel: string;
  /** The footer of every printed page: project name and id (null if hidden) at the left, and a text in the middle. */
  readonly foot: { readonly left: string; readonly id: string | null; readonly middle: string };
  readonly sheets: readonly Sheet[];
};

/** Constructors of cells. Rows are counted from 0 here and from 1 in formulas. */
export const cells = {
  text: (text: string, style: CellStyle = 'text'): Cell => ({ kind: 'text', text, style }),
  pieces: (number: number): Cell => ({ kind: 'number', number, style: 'integer' }),
  /** The symbol as a link to the article's page, if there is one. */
  symbol: ({ symbol, catalogUrl }: DocumentArticle): Cell =>
    catalogUrl === '' || catalogUrl.length > MAX_URL_LENGTH
      ? { kind: 'text', text: symbol, style: 'text' }
      : { kind: 'link', text: symbol, address: catalogUrl, style: 'link' },
  price: (price: MinorUnits | null, onRequest: string): Cell =>
    price === null
      ? { kind: 'text', text: onRequest, style: 'text' }
      : { kind: 'number', number: decimalFromPrice(price), style: 'money' },
  /** Quantity times price; empty without a price. */
  amount: ([pieces, price]: readonly [string, string], result: MinorUnits | null): Cell =>
    result === null
      ? { kind: 'text', text: '', style: 'text' }
      : { kind: 'formula', formula: `=ROUND(${pieces}*${price},2)`, result: decimalFromPrice(result), style: 'money' },
  /** The total of a range without its subtotals and filtered rows; null stands for an empty range. */
  subtotal: (range: readonly [string, string] | null, result: MinorUnits, style: CellStyle): Cell =>
    range === null
      ? { kind: 'number', number: 0, style }
      : { kind: 'formula', formula: `=SUBTOTAL(9,${range.join(':')})`, result: decimalFromPrice(result), style },
} as const;

/** Maximum length of a URL in a workbook. */
const MAX_URL_LENGTH = 2000;

/** The header of a column; `width` is in characters. */
type ColumnHead = { readonly head: string; readonly width: number; readonly kind: 'text' | 'number' };

/**
 * The rows above a table: title, project and date, sample notice, and table header. Cells are not merged, because
 * merged cells confuse screen readers: a long text takes several rows.
 */
export const sheetHead = (heading: DocumentHeading, name: string, columns: readonly ColumnHead[]): readonly Row[] => {
  const day = heading.date.replaceAll(' ', '\u00A0');
  const facts = [heading.projectName, day, ...(heading.sampleNotice === null ? [] : [heading.sampleNotice])];
  const { address, projectId } = heading;
  const words = allTexts[heading.language].documents;
  const linkText = projectId ?? words.viewOnline;
  const link: Cell =
    address === '' ? text(projectId ?? '', 'soft') : { kind: 'link', text: linkText, address, style: 'soft' };
  const title = heading.title === heading.projectName ? name : `${name} – ${heading.title}`;
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  return [
    ...linesWithin(title, total / LARGER).map((line) => ({ cells: [text(line, 'title')], height: 32, across: true })),
    ...linesWithin(facts.join(' · '), total).map((line) => ({ cells: [text(line, 'soft')], across: true })),
    { cells: projectId === null ? [link] : [link, text(words.projectIdNote, 'soft')] },
    { cells: [], height: 10 },
    { cells: columns.map(({ head, kind }) => text(head, kind === 'number' ? 'headRight' : 'head')), height: 34 },
  ];
};

/** Width of title letters relative to other texts. */
const LARGER = 1.6;

/**
 * Breaks a text into lines of a width in digits: between words, unless a non-breaking space forbids it, and inside a
 * word that is wider itself.
 */
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

/** Approximate width of a text in digits. The estimate leaves room for words that do not fit. */
export const textWidth = (content: string): number =>
  Array.from(content).reduce((sum, character) => sum + (wide.test(character) ? 1.8 : 1), 0);

const wide = /[\p{Lu}\p{Extended_Pictographic}]/u;

const text = (content: string, style: 'title' | 'soft' | 'head' | 'headRight'): Cell => ({
  kind: 'text',
  text: content,
  style,
});
