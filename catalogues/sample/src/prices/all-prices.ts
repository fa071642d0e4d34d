import { allArticles } from '../articles/all-articles.ts';
import { ecatalogProducts } from '../e-catalogue/ecatalog-products.ts';

/** What everything costs, in grosze by symbol; what is on request at nothing. */
export function allPrices(): ReadonlyMap<string, number> {
  const prices = new Map(allArticles.map(({ symbol, price }) => [symbol, price]));
  for (const { article } of ecatalogProducts) {
    const { symbol, price = 0 } = article;
    const known = prices.get(symbol);
    if (known !== undefined && known !== price) throw new Error(`${symbol}: both ${known} and ${price}`);
    prices.set(symbol, price);
  }
  return prices;
}
