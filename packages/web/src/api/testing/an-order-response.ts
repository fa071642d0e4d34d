/** An article of an order, as the server sends it. */
const anArticle = (symbol: string, ordered: number) => ({
  symbol,
  name: `Produkt ${symbol}`,
  serieName: null,
  kind: 'component',
  image: '',
  catalogUrl: '',
  price: '10.00',
  pack: null,
  quantity: 5,
  gone: false,
  have: 0,
  ordered,
  reserve: null,
});

/** The server's response to a request for an order that needs five pieces of each article. */
export const anOrderResponse = (orderedPieces: Readonly<Record<string, number>>) => ({
  terms: { reserve: { unit: 'percent', amount: 0 }, wholePacks: true },
  articles: Object.entries(orderedPieces).map(([symbol, ordered]) => anArticle(symbol, ordered)),
  groups: [],
  bundles: [],
  products: [],
  ecatalogProducts: [],
});
