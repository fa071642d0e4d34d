import type { OrderBody, WireOrder } from '@ramka/contract/wire/order';
import type { Room } from '../project.ts';

type Article = WireOrder['articles'][number];

const anArticle = (symbol: string, name: string, kind: Article['kind'], price: number): Article => ({
  symbol,
  name,
  kind,
  price,
  serieName: 'Simon 54 Premium',
  image: '',
  catalogUrl: '',
  pack: null,
  quantity: 0,
  gone: false,
  have: 0,
  ordered: 0,
  reserve: null,
});

const articles: readonly Article[] = [
  anArticle('DR3/11', 'Ramka 3-krotna, biały', 'frame', 20),
  anArticle('DR1/11', 'Ramka 1-krotna, biały', 'frame', 10),
  anArticle('DGZ1ZP/11', 'Gniazdo z uziemieniem, biały', 'visible-part', 30),
  anArticle('DC2CA.00/11', 'Ładowarka USB, biały', 'visible-part', 100),
];

/** Articles of one piece of a set, by index, with their quantities. */
const articlesOfSets: Readonly<Record<number, readonly (readonly [article: number, quantity: number])[]>> = {
  11: [
    [1, 1],
    [2, 1],
  ],
  12: [
    [0, 1],
    [2, 1],
    [3, 1],
  ],
  13: [
    [0, 1],
    [2, 3],
  ],
};

/** Annotations of an order by visitors. */
type OrderNotes = Pick<OrderBody, 'articles'> & Pick<WireOrder, 'terms'>;

/** Test data: no notes, and no reserve. */
export const noNotes: OrderNotes = {
  terms: { reserve: { unit: 'percent', amount: 0 }, wholePacks: false },
  articles: [],
};

/** Adds a change to the notes, like the server does. */
export const withChange = (notes: OrderNotes, { terms = notes.terms, articles: changed }: OrderBody): OrderNotes => {
  const bySymbol = new Map(notes.articles.map((article) => [article.symbol, article]));
  for (const article of changed) bySymbol.set(article.symbol, { ...bySymbol.get(article.symbol), ...article });
  return { terms, articles: [...bySymbol.values()] };
};

/**
 * Test data: the order of the sets 11 to 13 in rooms, in the wire format. An article that no room needs remains while
 * it has notes.
 */
export const wireOrder = (rooms: readonly Room[], { terms, articles: notes }: OrderNotes): WireOrder => {
  const entries = rooms.flatMap(({ sets }) => sets);
  const listed = articles.flatMap((article, index) => {
    const needed = entries.map(({ id, quantity }) => {
      const [, each = 0] = articlesOfSets[id]?.find(([needs]) => needs === index) ?? [];
      return quantity * each;
    });
    const quantity = needed.reduce((sum, pieces) => sum + pieces, 0);
    const noted = notes.find(({ symbol }) => symbol === article.symbol);
    const { have = 0, ordered = 0, reserve = null } = noted ?? {};
    return quantity > 0 || noted ? [{ ...article, have, ordered, reserve, quantity }] : [];
  });
  const place = (index: number): number => listed.findIndex(({ symbol }) => symbol === articles[index]?.symbol);
  return {
    terms,
    articles: listed,
    groups: rooms.map(({ id, sets }) => ({ id, bundles: [...sets], products: [] })),
    bundles: [...new Set(entries.map(({ id }) => id))].map((id) => ({
      id,
      rows: (articlesOfSets[id] ?? []).map(([index, quantity]) => ({ article: place(index), quantity })),
      remarks: [],
    })),
    products: [],
    ecatalogProducts: [],
  };
};

/** The response to a change: the notes on the changed articles. */
export const receiptOf = (notes: OrderNotes, change: OrderBody) => ({
  terms: notes.terms,
  articles: change.articles.map(({ symbol }) => {
    const { have = 0, ordered = 0, reserve = null } = notes.articles.find((note) => note.symbol === symbol) ?? {};
    return { symbol, have, ordered, reserve };
  }),
});
