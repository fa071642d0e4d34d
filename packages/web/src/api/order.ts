import type { ShopOrder } from '@ramka/contract/wire/document';
import type { OrderBody, WireOrder } from '@ramka/contract/wire/order';
import { type MinorUnits, priceFromDecimal } from '@ramka/domain/money';
import type { ArticleKind, LineAnnotation, OrderTerms } from '@ramka/domain/order';
import type { RoomContent } from '@ramka/domain/project';
import { call } from './call.ts';

/** An article of an order, and what was noted of it. */
export type OrderArticle = LineAnnotation & {
  readonly symbol: string;
  /** Empty where nothing but its symbol is known. */
  readonly name: string;
  readonly seriesName: string | null;
  readonly kind: ArticleKind;
  /** Below `/assets/img/`; empty where there is none. */
  readonly image: string;
  readonly catalogueUrl: string;
  readonly price: MinorUnits | null;
  readonly packSize: number | null;
  /** What the whole project takes. */
  readonly need: number;
  readonly gone: boolean;
};

/** The order of a project as of one moment. What takes articles names them by their places in the list. */
export type Order = {
  readonly terms: OrderTerms;
  readonly articles: readonly OrderArticle[];
  readonly rooms: readonly (RoomContent & { readonly id: number })[];
  readonly rowsOfSets: ReadonlyMap<number, readonly { readonly article: number; readonly quantity: number }[]>;
  readonly articlesOfProducts: ReadonlyMap<number, number | null>;
  readonly selections: readonly { readonly catalogId: number; readonly article: number; readonly quantity: number }[];
  /** What of sets cannot be ordered. */
  readonly lost: readonly { readonly setId: number; readonly remark: string }[];
};

/** Reads the order of a project. */
export const readOrder = async (projectId: string, signal: AbortSignal): Promise<Order> =>
  orderFromWire(await call('readOrder', { params: { projectId }, signal }));

/** An order from what the API answers. */
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

/** What is to be noted: terms, and of some articles what is named. */
export type OrderChange = Pick<OrderBody, 'terms'> & { readonly articles: readonly OrderBody['articles'][number][] };

/** What is kept then, of the articles that were named. */
export type KeptNotes = {
  readonly terms: OrderTerms;
  readonly articles: readonly (LineAnnotation & { readonly symbol: string })[];
};

/** The order with notes that were changed. */
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

/** The order with what a change has noted as it was before. */
export const withoutNotes = (order: Order, { articles }: OrderChange, before: Order): Order => {
  const noted = new Set(articles.map(({ symbol }) => symbol));
  return withNotes(order, { terms: before.terms, articles: before.articles.filter(({ symbol }) => noted.has(symbol)) });
};

export type { ShopOrder };

/** What is to be ordered. */
export type ShopSubject =
  | { readonly kind: 'project' }
  | { readonly kind: 'room'; readonly roomId: number }
  /** Each set counts once. */
  | { readonly kind: 'sets'; readonly setIds: readonly number[] };

/** Asks what goes to the shop of this deployment, and what does not fit; nothing is sent there yet. */
export const orderFromShop = (projectId: string, subject: ShopSubject, signal: AbortSignal): Promise<ShopOrder> => {
  const groupId = subject.kind === 'room' ? subject.roomId : null;
  const sets = subject.kind === 'sets' ? [...subject.setIds] : null;
  return call('orderFromShop', { params: { projectId }, body: { groupId, sets }, signal });
};
