import { billTotal, lineTotal } from '@ramka/domain/bill';
import type { MinorUnits } from '@ramka/domain/money';
import { allTexts } from '@ramka/texts/all-texts';
import type { Texts } from '@ramka/texts/texts';
import type { ComparisonDocument } from '../content/comparison-document.ts';
import type { ComponentListDocument } from '../content/document-content.ts';
import type { DocumentHeading } from '../content/document-context.ts';
import type { DocumentLine } from '../content/articles.ts';
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
export type WorkbookContent = ProjectDocument | ComponentListDocument | ComparisonDocument;

/** What a workbook of a project, of the components of some sets, or of a comparison, holds. */
export const planWorkbook = (content: WorkbookContent, pictureOf: PictureOfSet): WorkbookPlan => {
  const { heading } = content;
  return {
    language: heading.language,
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
  return [orders, setsSheet(heading, words, words.sheetRooms, content.rooms, pictureOf), productsSheet(content, words)];
};

/** The sheet with what to order: each article once. */
const orderListSheet = (
  heading: DocumentHeading,
  words: Texts['documents'],
  lines: readonly DocumentLine[],
  total: MinorUnits,
): Sheet => {
  const widths = [9, 19, 58, 18, 10, 15, 17];
  const columns = [
    { text: words.position, number: true },
    { text: words.symbol },
    { text: words.product },
    { text: words.series },
    { text: words.quantity, number: true },
    { text: words.price, number: true },
    { text: words.sum, number: true },
  ];
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
    ...Array.from({ length: 5 }, () => cells.text('', 'group')),
    cells.subtotal('G', range, total, 'moneyGroup'),
  ],
});

/** The sheet with the rooms' single products and the products of the e-catalogue. */
const productsSheet = (content: ProjectDocument, words: Texts['documents']): Sheet => {
  const entries = entriesOf(content, words);
  const lines = entries.map(({ line }) => line);
  const widths = [26, 19, 58, 18, 10, 15, 17];
  const columns = [
    { text: words.room },
    { text: words.symbol },
    { text: words.product },
    { text: words.series },
    { text: words.quantity, number: true },
    { text: words.price, number: true },
    { text: words.sum, number: true },
  ];
  const head = sheetHead(content.heading, words.sheetProducts, columns, widths);
  const range = rowRange(head.length, entries.length);
  const sum = cells.subtotal('G', range, billTotal(lines), 'moneyGroup');
  return {
    name: words.sheetProducts,
    widths,
    rows: [
      ...head,
      ...entries.map((entry, index) => entryRow(entry, head.length + index, words)),
      { cells: [cells.text(words.total, 'group'), ...Array.from({ length: 5 }, () => cells.text('', 'group')), sum] },
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
