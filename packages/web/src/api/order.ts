import type { PunchOut } from './punch-out.ts';
import type { ShopOrder } from '@ramka/contract/wire/document';
import type { OrderBody, WireOrder } from '@ramka/contract/wire/order';
import { type MinorUnits, priceFromDecimal } from '@ramka/domain/money';
import type { ArticleKind, LineAnnotation, OrderTerms } from '@ramka/domain/order';
import type { RoomContent } from '@ramka/domain/project';
import { call } from './call.ts';
import { ensureShareLink } from './share-links.ts';

/** An article of an order with its annotations. */
export type OrderArticle = LineAnnotation & {
  readonly symbol: string;
  /** Empty if only the symbol is known. */
  readonly name: string;
  readonly seriesName: string | null;
  readonly kind: ArticleKind;
  /** Path below `/assets/img/`; empty without a picture. */
  readonly image: string;
  readonly catalogueUrl: string;
  readonly price: MinorUnits | null;
  readonly packSize: number | null;
  /** Quantity that the whole project needs. */
  readonly need: number;
  readonly gone: boolean;
};

/** The order of a project at one point in time. Sets and products refer to articles by their index. */
export type Order = {
  readonly terms: OrderTerms;
  readonly articles: readonly OrderArticle[];
  readonly rooms: readonly (RoomContent & { readonly id: number })[];
  readonly rowsOfSets: ReadonlyMap<number, readonly { readonly article: number; readonly quantity: number }[]>;
  readonly articlesOfProducts: ReadonlyMap<number, number | null>;
  readonly selections: readonly { readonly catalogId: number; readonly article: number; readonly quantity: number }[];
  /** Parts of sets that cannot be ordered. */
  readonly lost: readonly { readonly setId: number; readonly remark: string }[];
};

export const readOrder = async (projectId: string, signal: AbortSignal): Promise<Order> =>
  orderFromWire(await call('readOrder', { params: { projectId }, signal }));

/** Converts an order from the wire format. */
export const orderFromWire = ({ terms, articles, groups, bundles, products, ecatalogProducts }: WireOrder): Order => ({
  terms,
  articles: articles.map(({ serieName, catalogUrl, price, pack, quantity, ...article }) => ({
    ...article,
    seriesName: serieName,
    catalogueUrl: catalogUrl,
    price: price === null ? null : priceFromDecimal(price),
    packSize: pack,
    need: quantity,
  })),
  rooms: groups.map(({ id, bundles: sets, products: own }) => ({ id, sets, products: own })),
  rowsOfSets: new Map(bundles.map(({ id, rows }) => [id, rows])),
  articlesOfProducts: new Map(products.map(({ id, article }) => [id, article])),
  selections: ecatalogProducts,
  lost: bundles.flatMap(({ id, remarks }) => remarks.map((remark) => ({ setId: id, remark }))),
});

/** A change of the terms, and of annotations of some articles. */
export type OrderChange = Pick<OrderBody, 'terms'> & { readonly articles: readonly OrderBody['articles'][number][] };

/** Returns the order with changed annotations. */
export const withNotes = (
  order: Order,
  {
    terms = order.terms,
    articles,
  }: { readonly terms?: OrderTerms | undefined; readonly articles: OrderChange['articles'] },
): Order => {
  const changed = new Map(articles.map((note) => [note.symbol, note]));
  return {
    ...order,
    terms,
    articles: order.articles.map((article) => {
      const note = changed.get(article.symbol);
      if (note === undefined) return article;
      const { have = article.have, ordered = article.ordered, reserve = article.reserve } = note;
      return { ...article, have, ordered, reserve };
    }),
  };
};

/** Returns the order with the annotations of a change rolled back. */
export const withoutNotes = (order: Order, { articles }: OrderChange, before: Order): Order => {
  const noted = new Set(articles.map(({ symbol }) => symbol));
  return withNotes(order, { terms: before.terms, articles: before.articles.filter(({ symbol }) => noted.has(symbol)) });
};

export type { ShopOrder };

/** The list to be ordered. */
export type ShopSubject =
  | { readonly kind: 'project' }
  | { readonly kind: 'room'; readonly roomId: number }
  /** Each set with quantity 1. */
  | { readonly kind: 'sets'; readonly setIds: readonly number[] };

/**
 * Requests a review of the order for the deployment's shop, or for a purchasing system: articles and warnings. Nothing is
 * sent to either yet.
 */
export const orderFromShop = async (
  projectId: string,
  subject: ShopSubject,
  punchOut: PunchOut | null,
  signal: AbortSignal,
): Promise<ShopOrder> => {
  const groupId = subject.kind === 'room' ? subject.roomId : null;
  const sets = subject.kind === 'sets' ? [...subject.setIds] : null;
  const request = () => call('orderFromShop', { params: { projectId }, body: { groupId, sets, punchOut }, signal });
  const order = await request();
  // A form has a field for the share link. A shop that takes a link to its basket gets none.
  if (order.handOver?.method !== 'post' || shareLinkIn(order.handOver) !== undefined) return order;
  return (await ensureShareLink(projectId, 'orderFromShop', signal)) === null ? order : request();
};

/** The id of the share link in a shop's form; undefined if it contains none. */
export const shareLinkIn = (handOver: ShopOrder['handOver']): string | undefined =>
  handOver?.method === 'post'
    ? handOver.fields.find(({ name, value }) => name.startsWith('NEW_ITEM-EXT_QUOTE_ID') && value !== '')?.value
    : undefined;
