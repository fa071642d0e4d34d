import type { Texts } from '@ramka/texts/texts';
import type { DocumentLine } from '../content/lines/document-line.ts';
import type { ProjectDocument } from '../content/kinds/project-document.ts';
import { totalOfLines } from '../content/lines/total-of-lines.ts';
import { cells } from './cells.ts';
import { rowRange } from './row-range.ts';
import { HEAD_ROWS, sheetHead } from './sheet-head.ts';
import type { Row, Sheet } from './workbook-plan.ts';

/** The sheet with the rooms' single products and the products of the e-catalogue. */
export const productsSheet = (content: ProjectDocument, words: Texts['documents']): Sheet => {
  const entries = entriesOf(content, words);
  const lines = entries.map(({ line }) => line);
  const range = rowRange(HEAD_ROWS, entries.length);
  const head = [
    { text: words.room },
    { text: words.symbol },
    { text: words.product },
    { text: words.series },
    { text: words.quantity, number: true },
    { text: words.price, number: true },
    { text: words.sum, number: true },
  ];
  const sum = cells.subtotal('G', range, totalOfLines(lines), 'moneyGroup');
  return {
    name: words.sheetProducts,
    widths: [26, 19, 58, 18, 10, 15, 17],
    rows: [
      ...sheetHead(content.heading, words.sheetProducts, head),
      ...entries.map((entry, index) => entryRow(entry, HEAD_ROWS + index, words)),
      { cells: [cells.text(words.total, 'group'), ...Array.from({ length: 5 }, () => cells.text('', 'group')), sum] },
    ],
    headRows: HEAD_ROWS,
    filter: range && { lastRow: range.last },
    landscape: true,
  };
};

type Entry = { readonly place: string; readonly line: DocumentLine };

const entriesOf = ({ rooms, catalogueProducts }: ProjectDocument, words: Texts['documents']): readonly Entry[] => [
  ...rooms.flatMap(({ name, products }) => products.map((line) => ({ place: name, line }))),
  ...catalogueProducts.flatMap(({ lines }) => lines.map((line) => ({ place: words.catalogueProducts, line }))),
];

const entryRow = ({ place, line: { article, quantity } }: Entry, row: number, words: Texts['documents']): Row => ({
  cells: [
    cells.text(place, 'repeated'),
    cells.symbol(article),
    cells.text(article.name),
    cells.text(article.seriesName ?? words.otherSeries),
    cells.pieces(quantity),
    cells.price(article.price, words.onRequest),
    cells.amount(row, ['E', 'F'], article.price === null ? null : article.price * quantity),
  ],
});
