import { totalOf, type MinorUnits } from '@ramka/domain/money';
import {
  type ArticleKind,
  articleKinds,
  type OrderTerms,
  type OrderCalculation,
  calculateOrder,
  isEmptyAnnotation,
} from '@ramka/domain/order';
import { matchesSearch } from '@ramka/domain/search';
import type { Language } from '@ramka/domain/text';
import type { Texts } from '@ramka/texts/texts';
import type { Order, OrderArticle } from '../api/order.ts';
import { type CopiedTable, tableOf, writtenAmount } from '../sets/copied-table.tsx';

/** An article of the order with its calculated quantities. */
export type OrderRow = OrderArticle &
  OrderCalculation & {
    /** Index of the article in the order, by which sets and products refer to it. */
    readonly place: number;
    /** Why the article needs attention before ordering; undefined if it does not. */
    readonly concern: OrderConcern | undefined;
  };

/** Why an article needs attention. */
export type OrderConcern = 'gone' | 'no-price' | 'too-many' | 'not-needed';

/** Returns all articles, in the order in which they are first needed. Unchanged rows are the same objects as before. */
export const rowsOf = ({ articles, terms }: Order): readonly OrderRow[] =>
  articles.map((article, place) => {
    const cached = cachedRows.get(article);
    if (cached?.terms === terms && cached.row.place === place) return cached.row;
    const row = rowOf(article, place, terms);
    cachedRows.set(article, { terms, row });
    return row;
  });

const cachedRows = new WeakMap<OrderArticle, { readonly terms: OrderTerms; readonly row: OrderRow }>();

const rowOf = (article: OrderArticle, place: number, terms: OrderTerms): OrderRow => {
  const { have, ordered, reserve } = article;
  const reckoned = calculateOrder(article.need, article.packSize, { have, ordered, reserve }, terms);
  return { ...article, ...reckoned, place, concern: concernOf(article, reckoned) };
};

const concernOf = (
  { gone, price }: OrderArticle,
  { need, ordered, tooMany }: OrderCalculation,
): OrderConcern | undefined => {
  if (need === 0) return ordered > 0 ? 'not-needed' : undefined;
  if (gone) return 'gone';
  if (tooMany > 0) return 'too-many';
  return price === null ? 'no-price' : undefined;
};

/** Totals of what remains to be ordered. */
export type OrderTotals = {
  readonly articles: number;
  readonly pieces: number;
  readonly total: MinorUnits;
  /** The parts of the total that the reserve and full packs add to what is needed. */
  readonly reserve: MinorUnits;
  readonly packs: MinorUnits;
};

/** Sums up what remains to be ordered. */
export const remainingOf = (rows: readonly OrderRow[]): OrderTotals => {
  const open = rows.filter(isOpen);
  const costOf = (piecesOf: (row: OrderRow) => number): MinorUnits =>
    totalOf(open.map((row) => ({ quantity: piecesOf(row), price: row.price })));
  return {
    articles: open.length,
    pieces: open.reduce((sum, { toOrder }) => sum + toOrder, 0),
    total: costOf(({ toOrder }) => toOrder),
    reserve: costOf(({ extraToOrder }) => extraToOrder),
    packs: costOf(({ fill }) => fill),
  };
};

/** Whether anything of the row remains to be ordered and is available. */
export const isOpen = ({ toOrder, gone }: OrderRow): boolean => toOrder > 0 && !gone;

/** Whether an article has annotations. */
export const isAnnotated = (row: OrderRow): boolean => !isEmptyAnnotation(row);

/** The ways to group the list. */
export const groupings = ['series', 'kind', 'none'] as const;
export type Grouping = (typeof groupings)[number];

/** Filter and grouping of the list. */
export type OrderView = {
  readonly query: string;
  readonly grouping: Grouping;
  readonly onlyOpen: boolean;
};

/** Articles under a heading. */
export type OrderGroup = {
  readonly subject:
    | { readonly kind: 'attention' | 'all' }
    | { readonly kind: 'series'; readonly name: string | null }
    | { readonly kind: 'kind'; readonly name: ArticleKind };
  readonly rows: readonly OrderRow[];
};

/** Returns the filtered articles in groups. Articles that need attention come first. */
export const groupsOf = (
  rows: readonly OrderRow[],
  { query, grouping, onlyOpen }: OrderView,
): readonly OrderGroup[] => {
  const matching = rows.filter(
    (row) =>
      (!onlyOpen || isOpen(row) || row.concern !== undefined) &&
      matchesSearch(query, { name: `${row.name} ${row.seriesName ?? ''}`, symbols: [row.symbol] }),
  );
  const attention = matching.filter(({ concern }) => concern !== undefined);
  const others = matching.filter(({ concern }) => concern === undefined);
  const groups: readonly OrderGroup[] = [
    { subject: { kind: 'attention' }, rows: attention },
    ...grouped(others, grouping),
  ];
  return groups.filter((group) => group.rows.length > 0);
};

const grouped = (rows: readonly OrderRow[], grouping: Grouping): readonly OrderGroup[] => {
  switch (grouping) {
    case 'none':
      return [{ subject: { kind: 'all' }, rows }];
    case 'kind':
      return articleKinds.map((name) => ({
        subject: { kind: 'kind', name },
        rows: rows.filter(({ kind }) => kind === name),
      }));
    case 'series':
      return [...Map.groupBy(rows, ({ seriesName }) => seriesName)]
        .map(([name, own]) => ({ subject: { kind: 'series' as const, name }, rows: own }))
        .toSorted((one, other) => Number(one.subject.name === null) - Number(other.subject.name === null));
  }
};

/**
 * A use of an article: `times` is the quantity of the set in the room, `pieces` the number of pieces in one set. `setId` is
 * null for single products, and both ids are null for e-catalogue products.
 */
export type OrderUse = {
  readonly roomId: number | null;
  readonly setId: number | null;
  readonly times: number;
  readonly pieces: number;
};

/** Returns the uses of an article, by room. */
export const usesOf = (order: Order, place: number): readonly OrderUse[] => [
  ...order.rooms.flatMap(({ id: roomId, sets, products }) => [
    ...sets.flatMap(({ id: setId, quantity: times }) => {
      const row = order.rowsOfSets.get(setId)?.find(({ article }) => article === place);
      return row === undefined ? [] : [{ roomId, setId, times, pieces: row.quantity }];
    }),
    ...products
      .filter(({ id }) => order.articlesOfProducts.get(id) === place)
      .map(({ quantity: times }) => ({ roomId, setId: null, times, pieces: 1 })),
  ]),
  ...order.selections
    .filter(({ article }) => article === place)
    .map(({ quantity: times }) => ({ roomId: null, setId: null, times, pieces: 1 })),
];

/** Returns how many pieces of each article a room needs, by article index. */
export const needsOfRoom = (order: Order, roomId: number): ReadonlyMap<number, number> => {
  const needs = new Map<number, number>();
  const add = (place: number, pieces: number): void => void needs.set(place, (needs.get(place) ?? 0) + pieces);
  for (const { id, sets, products } of order.rooms) {
    if (id !== roomId) continue;
    for (const { id: setId, quantity } of sets)
      for (const row of order.rowsOfSets.get(setId) ?? []) add(row.article, row.quantity * quantity);
    for (const { id: productId, quantity } of products) {
      const place = order.articlesOfProducts.get(productId) ?? null;
      if (place !== null) add(place, quantity);
    }
  }
  return needs;
};

/**
 * Returns the rows of a room, with the room's quantities, or the rows of a set, with the quantities of the whole
 * project. Returns all rows without either.
 */
export const rowsWithin = (
  order: Order,
  { roomId, setId }: { readonly roomId?: number | undefined; readonly setId?: number | undefined },
): readonly OrderRow[] => {
  const rows = rowsOf(order);
  if (setId !== undefined) {
    const places = new Set(order.rowsOfSets.get(setId)?.map(({ article }) => article));
    return rows.filter(({ place }) => places.has(place));
  }
  if (roomId === undefined) return rows;
  const needs = needsOfRoom(order, roomId);
  return rows.flatMap((row) => {
    const need = needs.get(row.place);
    return need === undefined ? [] : [{ ...row, need, toOrder: need, extra: 0, extraToOrder: 0, fill: 0 }];
  });
};

/** Formats the order as a table for the clipboard. `isTracked` adds the columns from which the quantity is calculated. */
export const copiedOrder = (
  rows: readonly OrderRow[],
  isTracked: boolean,
  { common, order }: Pick<Texts, 'common' | 'order'>,
  language: Language,
): CopiedTable => {
  const written = writtenAmount(language);
  const { need, extra, have, ordered, fill, toOrder } = order.columns;
  const figures = isTracked ? [need, extra, have, ordered, fill, toOrder] : [common.quantity];
  const head = [common.symbol, common.name, common.series, ...figures, common.price, common.sum];
  return tableOf(
    head,
    rows.map((row) => [
      row.symbol,
      row.name,
      row.seriesName ?? '',
      ...(isTracked ? [row.need, row.extra, row.have, row.ordered, row.fill, row.toOrder] : [row.toOrder]).map(String),
      ...(row.price === null ? [common.priceOnRequest, ''] : [written(row.price), written(row.price * row.toOrder)]),
    ]),
  );
};
