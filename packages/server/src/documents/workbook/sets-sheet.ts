import { billTotal, lineTotal } from '@ramka/domain/bill';
import type { MinorUnits } from '@ramka/domain/money';
import type { Texts } from '@ramka/texts/texts';
import type { DocumentHeading } from '../content/document-context.ts';
import { type DocumentSet, type EntryLine, linesOfEntry, type SetEntry } from '../content/document-set.ts';
import type { DocumentLine } from '../content/articles.ts';
import type { DocumentRoom } from '../content/project-document.ts';
import { type Columns, type RowLayout, tableSheet } from './table-sheet.ts';
import { type Cell, cells, type Sheet, type SheetPicture } from './workbook-plan.ts';

/** Returns the picture of a set; undefined if it has none or the workbook has too many sets. */
export type PictureOfSet = (set: DocumentSet) => SheetPicture | undefined;

/**
 * The sheet with rooms, their sets, the sets' articles, and single products. Formulas compute every total. Sets without
 * a room are listed like a room of their own.
 */
export const setsSheet = (
  heading: DocumentHeading,
  words: Texts['documents'],
  name: string,
  groups: readonly DocumentRoom[],
  pictureOf: PictureOfSet,
): Sheet =>
  tableSheet({
    heading,
    title: name,
    name,
    items: groups.flatMap((group) => itemsOf(group, pictureOf)),
    columns: columnsOf(words),
    layoutOf,
    total: { label: words.total, from: 'room', sums: { sum: groups.reduce((sum, group) => sum + group.total, 0) } },
  });

/** A row of the sheet; `parts` is the number of rows below that its total adds up. */
type Item =
  | { readonly kind: 'room'; readonly room: string; readonly parts: number; readonly total: MinorUnits }
  | {
      readonly kind: 'set';
      readonly room: string;
      readonly set: DocumentSet;
      readonly quantity: number;
      readonly parts: number;
      readonly total: MinorUnits;
      readonly picture: SheetPicture | undefined;
    }
  /** `number` is the position of the line in its set, counted from 1. */
  | {
      readonly kind: 'line';
      readonly room: string;
      readonly set: DocumentSet;
      readonly line: EntryLine;
      readonly number: number;
    }
  | { readonly kind: 'products'; readonly room: string; readonly parts: number; readonly total: MinorUnits }
  | { readonly kind: 'product'; readonly room: string; readonly line: DocumentLine }
  /** A remark in place of a single product that cannot be listed. */
  | { readonly kind: 'remark'; readonly room: string; readonly remark: string };

const itemsOf = (group: DocumentRoom, pictureOf: PictureOfSet): readonly Item[] => {
  const room = group.name;
  const items: readonly Item[] = [
    ...group.sets.flatMap((entry) => itemsOfSet(entry, room, pictureOf(entry.set))),
    ...itemsOfProducts(group),
    ...group.remarks.map((remark) => ({ kind: 'remark', room, remark }) as const),
  ];
  return [{ kind: 'room', room, parts: items.length, total: group.total }, ...items];
};

const itemsOfSet = (entry: SetEntry, room: string, picture: SheetPicture | undefined): readonly Item[] => {
  const { set, quantity } = entry;
  const lines = linesOfEntry(entry);
  return [
    { kind: 'set', room, set, quantity, parts: lines.length, total: billTotal(lines), picture },
    ...lines.map((line, index) => ({ kind: 'line', room, set, line, number: index + 1 }) as const),
  ];
};

/** The single products of a room below a row with their total. */
const itemsOfProducts = ({ name: room, products }: DocumentRoom): readonly Item[] => {
  if (products.length === 0) return [];
  return [
    { kind: 'products', room, parts: products.length, total: billTotal(products) },
    ...products.map((line) => ({ kind: 'product', room, line }) as const),
  ];
};

const layoutOf = (item: Item): RowLayout => {
  if (item.kind === 'room') return { emptyStyle: 'group' };
  if (item.kind === 'set')
    return { emptyStyle: 'strong', ...(item.picture && { picture: item.picture, height: PICTURE_ROW }) };
  return { emptyStyle: item.kind === 'products' ? 'strong' : 'text' };
};

/** In pixels. */
const PICTURE_ROW = 72;

type Key = 'picture' | 'room' | 'set' | 'sets' | 'symbol' | 'product' | 'perSet' | 'inAll' | 'price' | 'sum';

const columnsOf = (words: Texts['documents']): Columns<Item, Key> => ({
  picture: {
    head: words.picture,
    width: 36,
    kind: 'text',
    cell: (item) => {
      if (item.kind === 'room') return null;
      return item.kind === 'set' && item.picture ? cells.text('') : undefined;
    },
  },
  room: {
    head: words.room,
    width: 22,
    kind: 'text',
    cell: ({ kind, room }) => cells.text(room, kind === 'room' ? 'group' : 'repeated'),
  },
  set: { head: words.set, width: 30, kind: 'text', cell: (item) => setCell(item, words) },
  sets: {
    head: words.sets,
    width: 10,
    kind: 'number',
    cell: (item) =>
      item.kind === 'set' ? { kind: 'number', number: item.quantity, style: 'integerStrong' } : undefined,
  },
  symbol: {
    head: words.symbol,
    width: 18,
    kind: 'text',
    cell: (item) => ('line' in item ? cells.symbol(item.line.article) : undefined),
  },
  product: { head: words.product, width: 50, kind: 'text', cell: productCell },
  perSet: {
    head: words.perSet,
    width: 12,
    kind: 'number',
    cell: (item) => (item.kind === 'line' ? cells.pieces(item.line.perSet) : undefined),
  },
  inAll: {
    head: words.inAll,
    width: 10,
    kind: 'number',
    cell: (item, at) => {
      if (item.kind === 'product') return cells.pieces(item.line.quantity);
      if (item.kind !== 'line') return undefined;
      const formula = `=${fixed(at('sets', -item.number))}*${at('perSet')}`;
      return { kind: 'formula', formula, result: item.line.quantity, style: 'integer' };
    },
  },
  price: {
    head: words.price,
    width: 15,
    kind: 'number',
    cell: (item) => ('line' in item ? cells.price(item.line.article.price, words.onRequest) : undefined),
  },
  sum: {
    head: words.sum,
    width: 17,
    kind: 'number',
    cell: (item, at) => {
      if (item.kind === 'remark') return undefined;
      if ('line' in item) return cells.amount([at('inAll'), at('price')], lineTotal(item.line));
      const range = item.parts === 0 ? null : ([at('sum', 1), at('sum', item.parts)] as const);
      return cells.subtotal(range, item.total, item.kind === 'room' ? 'moneyGroup' : 'moneyStrong');
    },
  },
});

const setCell = (item: Item, words: Texts['documents']): Cell | undefined => {
  if (item.kind === 'room') return undefined;
  if (item.kind === 'set') return cells.text(item.set.name, 'strong');
  if (item.kind === 'line') return cells.text(item.set.name, 'repeated');
  return cells.text(words.singleProducts, item.kind === 'products' ? 'strong' : 'repeated');
};

const productCell = (item: Item): Cell | undefined => {
  if (item.kind === 'remark') return cells.text(item.remark);
  if ('line' in item) return cells.text(item.line.article.name);
  if (item.kind !== 'set') return undefined;
  return cells.text([item.set.lineName ?? '', ...item.set.remarks].filter(Boolean).join('. '), 'strong');
};

/** An absolute cell address, which copied formulas preserve: `$D$7`. */
const fixed = (address: string): string => address.replace(/([A-Z]+)(\d+)/, '$$$1$$$2');
