import { decimalFromPrice, type MinorUnits } from '@ramka/domain/money';
import type { DocumentArticle } from '../content/lines/document-line.ts';
import type { RowRange } from './row-range.ts';
import type { Cell, CellStyle } from './workbook-plan.ts';

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
  amount: (row: number, [pieces, price]: readonly [string, string], result: MinorUnits | null): Cell =>
    result === null
      ? { kind: 'text', text: '', style: 'text' }
      : {
          kind: 'formula',
          formula: `=ROUND(${pieces}${row + 1}*${price}${row + 1},2)`,
          result: decimalFromPrice(result),
          style: 'money',
        },
  /** The sum of a range of amounts, leaving out sums within it and rows that a filter hides; null: of nothing. */
  subtotal: (column: string, range: RowRange | null, result: MinorUnits, style: CellStyle): Cell =>
    range === null
      ? { kind: 'number', number: 0, style }
      : {
          kind: 'formula',
          formula: `=SUBTOTAL(9,${column}${range.first + 1}:${column}${range.last + 1})`,
          result: decimalFromPrice(result),
          style,
        },
} as const;

/** Longer addresses cannot be written into a workbook. */
const LONGEST_ADDRESS = 2000;
