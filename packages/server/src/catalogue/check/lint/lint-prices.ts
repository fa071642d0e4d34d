import { type CatalogueFault, fault } from '../../catalogue-fault.ts';
import { jsonPath } from '../../files/json-path.ts';
import type { Lookups } from '../../files/lookups.ts';
import { valuesOf } from '../../files/values-of.ts';

/**
 * Every price list knows every symbol. Only a product of the e-catalogue may cost 0.00, "on request"
 * (catalogue.md §8, rule 1).
 */
export function* lintPrices(lookups: Lookups, priceList: string | undefined): Generator<CatalogueFault> {
  const { files } = lookups;
  if (priceList !== undefined && !files.priceLists.has(priceList)) {
    const message = `There is no readable price list "${priceList}".`;
    yield fault(`prices/${priceList}.json`, '', 'unknown-price-list', message);
  }
  const sold = new Set([...valuesOf(files.articles), ...valuesOf(files.products)].map(({ symbol }) => symbol));
  const onRequest = new Set(valuesOf(files.ecatalogProducts).map(({ symbol }) => symbol));
  for (const [name, list] of files.priceLists) {
    for (const symbol of new Set([...sold, ...onRequest])) {
      const price = Object.hasOwn(list.prices, symbol) ? list.prices[symbol] : undefined;
      const path = jsonPath('$.prices', [symbol]);
      if (price === undefined) {
        yield fault(`prices/${name}.json`, path, 'missing-price', `"${symbol}" has no price.`);
      } else if (price === '0.00' && sold.has(symbol)) {
        const message = `"${symbol}" costs nothing; only products of the e-catalogue alone may.`;
        yield fault(`prices/${name}.json`, path, 'zero-price', message);
      }
    }
  }
}
