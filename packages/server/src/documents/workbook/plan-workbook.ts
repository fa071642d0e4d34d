import { billTotal, lineTotal } from '@ramka/domain/bill';
import type { MinorUnits } from '@ramka/domain/money';
import { allTexts } from '@ramka/texts/all-texts';
import type { Texts } from '@ramka/texts/texts';
import type { ComparisonDocument } from '../content/comparison-document.ts';
import type { ComponentListDocument } from '../content/document-content.ts';
import type { DocumentHeading } from '../content/document-context.ts';
import type { DocumentLine } from '../content/articles.ts';
import type { PurchaseOrderDocument, PurchaseOrderDocumentLine } from '../content/order-document.ts';
import type { ProjectDocument } from '../content/project-document.ts';
import { comparisonSheet } from './comparison-sheet.ts';
import { type PictureOfSet, setsSheet } from './sets-sheet.ts';
import {
  type Cell,
  cells,
  type Row,
  rowRange,
  type RowRange,
  type Sheet,
  sheetHead,
  type WorkbookPlan,
} from './workbook-plan.ts';

/** What a workbook can be made of. */
export type WorkbookContent = ProjectDocument | ComponentListDocument | PurchaseOrderDocument | ComparisonDocument;

/** What a workbook of a project, of its order, of the components of some sets, or of a comparison, holds. */
export const planWorkbook = (content: WorkbookContent, pictureOf: PictureOfSet): WorkbookPlan => {
  const { heading } = content;
  return {
    title: `${heading.kindName} – ${heading.title}`,
    author: heading.publisher,
    currencyLabel: heading.currencyLabel,
    foot: { left: heading.projectName, id: heading.projectId, middle: heading.sampleNotice ?? '' },
    sheets: sheetsOf(content, pictureOf),
  };
};

const sheetsOf = (content: WorkbookContent, pictureOf: PictureOfSet): readonly Sheet[] => {
  const { heading } = content;
  const words = allTexts[heading.language].documents;
  if (content.kind === 'comparison') return [comparisonSheet(content, words, pictureOf)];
  if (content.kind === 'order') return [orderSheet(content, words)];
  const orders = orderListSheet(heading, words, content.orderList, content.total);
  if (content.kind === 'component-list') {
    const group = {
      name: words.sets,
      sets: content.sets.map((set) => ({ set, quantity: 1 })),
      products: [],
      remarks: [],
      total: content.total,
    };
    return [orders, setsSheet(heading, words, words.sets, [group], pictureOf)];
  }
  if (content.scope === 'e-catalogue') return [orders, productsSheet(content, words)];
  const rooms = setsSheet(heading, words, words.sheetRooms, content.rooms, pictureOf);
  const isWithoutProducts = content.scope === 'room' && entriesOf(content, words).length === 0;
  return isWithoutProducts ? [orders, rooms] : [orders, rooms, productsSheet(content, words)];
};

/** The sheet with what to order: each article once. */
const orderListSheet = (
  heading: DocumentHeading,
  words: Texts['documents'],
  lines: readonly DocumentLine[],
  total: MinorUnits,
): Sheet => {
  const widths = [9, ...articleWidths];
  const columns = [{ text: words.position, number: true }, ...articleColumns(words)];
  const head = sheetHead(heading, heading.kindName, columns, widths);
  const range = rowRange(head.length, lines.length);
  return {
    name: words.sheetOrderList,
    widths,
    rows: [
      ...head,
      ...lines.map((line, index) => lineRow(line, index, head.length + index, words)),
      totalRow(range, words, total),
    ],
    headRows: head.length,
    lastRow: range?.last ?? null,
    landscape: true,
  };
};

const lineRow = (line: DocumentLine, index: number, row: number, words: Texts['documents']): Row => ({
  cells: [cells.pieces(index + 1), ...articleCells(line, row, words)],
});

/** The columns of an article, from the second on, as `articleCells` fills them. */
const articleColumns = (words: Texts['documents']) => [
  { text: words.symbol },
  { text: words.product },
  { text: words.series },
  { text: words.quantity, number: true },
  { text: words.price, number: true },
  { text: words.sum, number: true },
];

/** How wide they are, in characters. */
const articleWidths = [19, 58, 18, 10, 15, 17];

/** Symbol, name, series, pieces, price and amount of a line, from the second column on. */
const articleCells = (line: DocumentLine, row: number, words: Texts['documents']): readonly Cell[] => [
  cells.symbol(line.article),
  cells.text(line.article.name),
  cells.text(line.article.seriesName ?? words.otherSeries),
  cells.pieces(line.quantity),
  cells.price(line.article.price, words.onRequest),
  cells.amount(row, ['E', 'F'], lineTotal(line)),
];

const totalRow = (range: RowRange | null, words: Texts['documents'], total: MinorUnits): Row => ({
  cells: [
    cells.text(words.total, 'group'),
    ...articleWidths.slice(1).map(() => cells.text('', 'group')),
    cells.subtotal('G', range, total, 'moneyGroup'),
  ],
});

/** The sheet of an order, which comes to what is left to order by itself: other figures make other orders. */
const orderSheet = ({ heading, lines, remarks, total }: PurchaseOrderDocument, words: Texts['documents']): Sheet => {
  const { orderColumns } = words;
  const figures = [
    orderColumns.need,
    orderColumns.extra,
    orderColumns.have,
    orderColumns.ordered,
    orderColumns.packSize,
    orderColumns.fill,
    orderColumns.toOrder,
    words.price,
    words.sum,
  ];
  const columns = [
    { text: words.position, number: true },
    ...[words.symbol, words.product, words.series].map((text) => ({ text })),
    ...figures.map((text) => ({ text, number: true })),
  ];
  const widths = [7, 19, 52, 16, 10, 9, 11, 12, 12, 11, 11, 14, 16];
  const head = sheetHead(heading, heading.kindName, columns, widths);
  const range = rowRange(head.length, lines.length);
  return {
    name: words.order,
    widths,
    rows: [
      ...head,
      ...lines.map((line, index) => orderRow(line, index, head.length + index, words)),
      {
        cells: [
          cells.text(words.orderTotal, 'group'),
          ...Array.from({ length: 11 }, () => cells.text('', 'group')),
          cells.subtotal('M', range, total, 'moneyGroup'),
        ],
      },
      ...remarks.map((remark) => ({ cells: [cells.text(remark, 'soft')], across: true })),
    ],
    headRows: head.length,
    lastRow: range?.last ?? null,
    landscape: true,
  };
};

const orderRow = (line: PurchaseOrderDocumentLine, index: number, row: number, words: Texts['documents']): Row => {
  const at = row + 1;
  const open = `MAX(0,MAX(0,E${at}+F${at}-G${at})-H${at})`;
  return {
    cells: [
      cells.pieces(index + 1),
      cells.symbol(line.article),
      cells.text(line.article.name),
      cells.text(line.article.seriesName ?? words.otherSeries),
      cells.pieces(line.need),
      cells.pieces(line.extra),
      cells.pieces(line.have),
      cells.pieces(line.ordered),
      line.pack === null ? cells.text('') : cells.pieces(line.pack),
      computed(`=K${at}-${open}`, line.fill),
      computed(`=CEILING(${open},MAX(1,I${at}))`, line.toOrder),
      cells.price(line.article.price, words.onRequest),
      cells.amount(row, ['K', 'L'], lineTotal(line)),
    ],
  };
};

const computed = (formula: string, result: number): Cell => ({ kind: 'formula', formula, result, style: 'integer' });

/** The sheet with the rooms' single products and the products of the e-catalogue. */
const productsSheet = (content: ProjectDocument, words: Texts['documents']): Sheet => {
  const entries = entriesOf(content, words);
  const lines = entries.map(({ line }) => line);
  const widths = [26, ...articleWidths];
  const columns = [{ text: words.room }, ...articleColumns(words)];
  const head = sheetHead(content.heading, words.sheetProducts, columns, widths);
  const range = rowRange(head.length, entries.length);
  return {
    name: words.sheetProducts,
    widths,
    rows: [
      ...head,
      ...entries.map((entry, index) => entryRow(entry, head.length + index, words)),
      totalRow(range, words, billTotal(lines)),
    ],
    headRows: head.length,
    lastRow: range?.last ?? null,
    landscape: true,
  };
};

type Entry = { readonly place: string; readonly line: DocumentLine };

const entriesOf = ({ rooms, catalogueProducts }: ProjectDocument, words: Texts['documents']): readonly Entry[] => [
  ...rooms.flatMap(({ name, products }) => products.map((line) => ({ place: name, line }))),
  ...catalogueProducts.flatMap(({ lines }) => lines.map((line) => ({ place: words.catalogueProducts, line }))),
];

const entryRow = ({ place, line }: Entry, row: number, words: Texts['documents']): Row => ({
  cells: [cells.text(place, 'repeated'), ...articleCells(line, row, words)],
});
