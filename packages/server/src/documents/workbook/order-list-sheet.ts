import type { MinorUnits } from '@ramka/domain/money';
import type { Texts } from '@ramka/texts/texts';
import type { DocumentHeading } from '../content/document-heading.ts';
import type { DocumentLine } from '../content/lines/document-line.ts';
import { cells } from './cells.ts';
import { rowRange, type RowRange } from './row-range.ts';
import { HEAD_ROWS, sheetHead } from './sheet-head.ts';
import type { Row, Sheet } from './workbook-plan.ts';

/** The sheet with what to order: each article once. */
export const orderListSheet = (
  heading: DocumentHeading,
  words: Texts['documents'],
  lines: readonly DocumentLine[],
  total: MinorUnits,
): Sheet => {
  const range = rowRange(HEAD_ROWS, lines.length);
  const head = [
    { text: words.position, number: true },
    { text: words.symbol },
    { text: words.product },
    { text: words.series },
    { text: words.quantity, number: true },
    { text: words.price, number: true },
    { text: words.sum, number: true },
  ];
  return {
    name: words.sheetOrderList,
    widths: [9, 19, 58, 18, 10, 15, 17],
    rows: [
      ...sheetHead(heading, heading.kindName, head),
      ...lines.map((line, index) => lineRow(line, index, words)),
      totalRow(range, words, total),
    ],
    headRows: HEAD_ROWS,
    filter: range && { lastRow: range.last },
    landscape: true,
  };
};

const lineRow = ({ article, quantity }: DocumentLine, index: number, words: Texts['documents']): Row => ({
  cells: [
    cells.pieces(index + 1),
    cells.symbol(article),
    cells.text(article.name),
    cells.text(article.seriesName ?? words.otherSeries),
    cells.pieces(quantity),
    cells.price(article.price, words.onRequest),
    cells.amount(HEAD_ROWS + index, ['E', 'F'], article.price === null ? null : article.price * quantity),
  ],
});

const totalRow = (range: RowRange | null, words: Texts['documents'], total: MinorUnits): Row => ({
  cells: [
    cells.text(words.total, 'group'),
    ...Array.from({ length: 5 }, () => cells.text('', 'group')),
    cells.subtotal('G', range, total, 'moneyGroup'),
  ],
});
