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
import { pointsSheets } from './points-sheet.ts';
import { type PictureOfSet, setsSheet } from './sets-sheet.ts';
import { type AddressOf, type Columns, tableSheet } from './table-sheet.ts';
import { type Cell, cells, type Sheet, type WorkbookPlan } from './workbook-plan.ts';

export type WorkbookContent = ProjectDocument | ComponentListDocument | PurchaseOrderDocument | ComparisonDocument;

/** Plans the workbook of a project, its purchase order, a component list or a comparison. */
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
  if (content.kind === 'order') return [purchaseOrderSheet(content, words)];
  const componentList = componentListSheet(heading, words, content.orderList, content.total);
  if (content.kind === 'component-list') {
    const group = {
      name: words.sets,
      sets: content.sets.map((set) => ({ set, quantity: 1 })),
      products: [],
      remarks: [],
      wall: null,
      total: content.total,
    };
    return [componentList, setsSheet(heading, words, words.sets, [group], pictureOf)];
  }
  if (content.scope === 'e-catalogue') return [componentList, productsSheet(content, words)];
  const rooms = setsSheet(heading, words, words.sheetRooms, content.rooms, pictureOf);
  const products = entriesOf(content, words).length === 0 ? [] : [productsSheet(content, words)];
  return [componentList, rooms, ...products, ...pointsSheets(heading, content.rooms)];
};

/** The sheet with the bill of materials: each article once. */
const componentListSheet = (
  heading: DocumentHeading,
  words: Texts['documents'],
  lines: readonly DocumentLine[],
  total: MinorUnits,
): Sheet =>
  tableSheet<Entry & { readonly number: number }, 'position' | ArticleColumn>({
    heading,
    title: heading.kindName,
    name: words.sheetOrderList,
    items: lines.map((line, index) => ({ line, number: index + 1 })),
    columns: {
      position: { head: words.position, width: 9, kind: 'number', cell: ({ number }) => cells.pieces(number) },
      ...workbookArticleColumns(words),
    },
    total: { label: words.total, sums: { sum: total } },
  });

type Entry = { readonly line: DocumentLine };
type ArticleColumn = 'symbol' | 'product' | 'series' | 'quantity' | 'price' | 'sum';

/** The columns of an article with quantity and price. */
const workbookArticleColumns = (words: Texts['documents']): Columns<Entry, ArticleColumn> => ({
  symbol: { head: words.symbol, width: 19, kind: 'text', cell: ({ line }) => cells.symbol(line.article) },
  product: { head: words.product, width: 58, kind: 'text', cell: ({ line }) => cells.text(line.article.name) },
  series: {
    head: words.series,
    width: 18,
    kind: 'text',
    cell: ({ line }) => cells.text(line.article.seriesName ?? words.otherSeries),
  },
  quantity: { head: words.quantity, width: 10, kind: 'number', cell: ({ line }) => cells.pieces(line.quantity) },
  price: {
    head: words.price,
    width: 15,
    kind: 'number',
    cell: ({ line }) => cells.price(line.article.price, words.onRequest),
  },
  sum: {
    head: words.sum,
    width: 17,
    kind: 'number',
    cell: ({ line }, at) => cells.amount([at('quantity'), at('price')], lineTotal(line)),
  },
});

/** The sheet of a purchase order. Formulas compute the quantity to order, so that edited figures take effect. */
const purchaseOrderSheet = (
  { heading, lines, remarks, total }: PurchaseOrderDocument,
  words: Texts['documents'],
): Sheet => {
  const heads = words.orderColumns;
  return tableSheet({
    heading,
    title: heading.kindName,
    name: words.order,
    items: lines.map((line, index) => ({ line, number: index + 1 })),
    columns: {
      position: { head: words.position, width: 7, kind: 'number', cell: ({ number }) => cells.pieces(number) },
      symbol: { head: words.symbol, width: 19, kind: 'text', cell: ({ line }) => cells.symbol(line.article) },
      product: { head: words.product, width: 52, kind: 'text', cell: ({ line }) => cells.text(line.article.name) },
      series: {
        head: words.series,
        width: 16,
        kind: 'text',
        cell: ({ line }) => cells.text(line.article.seriesName ?? words.otherSeries),
      },
      need: { head: heads.need, width: 10, kind: 'number', cell: ({ line }) => cells.pieces(line.need) },
      extra: { head: heads.extra, width: 9, kind: 'number', cell: ({ line }) => cells.pieces(line.extra) },
      have: { head: heads.have, width: 11, kind: 'number', cell: ({ line }) => cells.pieces(line.have) },
      ordered: { head: heads.ordered, width: 12, kind: 'number', cell: ({ line }) => cells.pieces(line.ordered) },
      pack: {
        head: heads.packSize,
        width: 12,
        kind: 'number',
        cell: ({ line }) => (line.pack === null ? undefined : cells.pieces(line.pack)),
      },
      fill: {
        head: heads.fill,
        width: 11,
        kind: 'number',
        cell: ({ line }, at) => computed(`=${at('toOrder')}-${openPieces(at)}`, line.fill),
      },
      toOrder: {
        head: heads.toOrder,
        width: 11,
        kind: 'number',
        cell: ({ line }, at) => computed(`=CEILING(${openPieces(at)},MAX(1,${at('pack')}))`, line.toOrder),
      },
      price: {
        head: words.price,
        width: 14,
        kind: 'number',
        cell: ({ line }) => cells.price(line.article.price, words.onRequest),
      },
      sum: {
        head: words.sum,
        width: 16,
        kind: 'number',
        cell: ({ line }, at) => cells.amount([at('toOrder'), at('price')], lineTotal(line)),
      },
      points: lines.some(({ points }) => points !== undefined) ? pointsColumn(words) : undefined,
    },
    total: { label: words.orderTotal, sums: { sum: total } },
    remarks,
  });
};

/** The labels of the pieces that need an article. */
const pointsColumn = (words: Texts['documents']) =>
  ({
    head: words.points,
    width: 40,
    kind: 'text',
    cell: ({ line }: { readonly line: PurchaseOrderDocumentLine }) => cells.text((line.points ?? []).join(', ')),
  }) as const;

/** A formula for the quantity that is needed, not in stock and not yet ordered. */
const openPieces = (at: AddressOf<'need' | 'extra' | 'have' | 'ordered'>): string =>
  `MAX(0,MAX(0,${at('need')}+${at('extra')}-${at('have')})-${at('ordered')})`;

const computed = (formula: string, result: number): Cell => ({ kind: 'formula', formula, result, style: 'integer' });

/** The sheet with the single products of rooms and the e-catalogue products. */
const productsSheet = (content: ProjectDocument, words: Texts['documents']): Sheet => {
  const items = entriesOf(content, words);
  return tableSheet<Entry & { readonly place: string }, 'room' | ArticleColumn>({
    heading: content.heading,
    title: words.sheetProducts,
    name: words.sheetProducts,
    items,
    columns: {
      room: { head: words.room, width: 26, kind: 'text', cell: ({ place }) => cells.text(place, 'repeated') },
      ...workbookArticleColumns(words),
    },
    total: { label: words.total, sums: { sum: billTotal(items.map(({ line }) => line)) } },
  });
};

const entriesOf = (
  { rooms, catalogueProducts }: ProjectDocument,
  words: Texts['documents'],
): readonly (Entry & { readonly place: string })[] => [
  ...rooms.flatMap(({ name, products }) => products.map((line) => ({ place: name, line }))),
  ...catalogueProducts.flatMap(({ lines }) => lines.map((line) => ({ place: words.catalogueProducts, line }))),
];
