import { allArticles } from '../../articles/all-articles.ts';
import { type PriceRule, priceByRule } from '../../prices/price-rule.ts';

const articlePrices = new Map(allArticles.map(({ symbol, price }) => [symbol, price]));

/** Net price in grosze: what the configurator asks for the same symbol, or the rule. */
export function ecatalogPrice(rule: PriceRule): number {
  return articlePrices.get(rule.symbol) ?? priceByRule(rule);
}
