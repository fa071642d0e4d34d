import { type CatalogueFault, fault } from '../catalogue-fault.ts';
import { isComplete, valuesOf } from '../files/entries.ts';
import type { Lookups } from '../files/lookups.ts';
import { jsonPath } from '../files/reading.ts';

/** References of controllers, single products and e-catalogue products exist. */
export function* lintProducts(lookups: Lookups): Generator<CatalogueFault> {
  const { files } = lookups;
  const { controllers } = files;
  for (const { value, path } of controllers.entries) {
    if (!lookups.articles.has(value.id) && isComplete([files.articles], value.id)) {
      const message = `A controller is an article, but there is no article ${value.id}.`;
      yield fault(controllers.file, `${path}.id`, 'unknown-article', message);
    }
  }
  for (const { file, entries } of [controllers, files.products]) {
    for (const { value, path } of entries) {
      if (!lookups.ecatalogIds.has(value.catalogId) && isComplete([files.ecatalogProducts], value.catalogId)) {
        const message = `The e-catalogue has no product ${value.catalogId}.`;
        yield fault(file, `${path}.catalogId`, 'unknown-product', message);
      }
    }
  }
  yield* lintCategories(lookups);
  yield* lintProductGroups(lookups);
  yield* lintSuccessors(lookups);
}

/**
 * The successor of a product is another product that is still sold. The successor of a discontinued product may itself
 * be discontinued.
 */
function* lintSuccessors({ files: { ecatalogProducts, ecatalogGone } }: Lookups): Generator<CatalogueFault> {
  const sold = new Set(valuesOf(ecatalogProducts).map(({ symbol }) => symbol));
  const allSymbols = new Set([...sold, ...valuesOf(ecatalogGone).map(({ symbol }) => symbol)]);
  for (const [{ file, entries }, symbols] of [
    [ecatalogProducts, sold],
    [ecatalogGone, allSymbols],
  ] as const) {
    for (const { value, path } of entries) {
      const { symbol, replacedBy } = value;
      if (replacedBy === undefined || (replacedBy !== symbol && symbols.has(replacedBy))) continue;
      if (replacedBy !== symbol && !isComplete([ecatalogProducts, ecatalogGone], replacedBy)) continue;
      const message = `"${replacedBy}" is no other product of the e-catalogue.`;
      yield fault(file, `${path}.replacedBy`, 'unknown-product', message);
    }
  }
}

/** A product belongs to a subcategory of its series, or to a category without subcategories. */
function* lintCategories({ files }: Lookups): Generator<CatalogueFault> {
  if (!isComplete([files.productCategories], undefined)) return;
  const seriesOf = new Map<number, string>();
  for (const { id, seriesTag, subCategories } of valuesOf(files.productCategories)) {
    for (const listing of subCategories.length === 0 ? [{ id }] : subCategories) seriesOf.set(listing.id, seriesTag);
  }
  for (const { value, path } of files.products.entries) {
    if (seriesOf.get(value.categoryId) !== value.seriesTag) {
      const message = `The series "${value.seriesTag}" has no category ${value.categoryId} that lists products.`;
      yield fault(files.products.file, `${path}.categoryId`, 'unknown-category', message);
    }
  }
}

function* lintProductGroups({ files }: Lookups): Generator<CatalogueFault> {
  const groups = new Set(
    valuesOf(files.ecatalogTree).flatMap((series) =>
      series.groups.flatMap(({ productGroups }) => productGroups.map(({ id }) => id)),
    ),
  );
  for (const { value, path } of files.ecatalogProducts.entries) {
    if (!groups.has(value.productGroupId) && isComplete([files.ecatalogTree], value.productGroupId)) {
      const message = `The e-catalogue has no product group ${value.productGroupId}.`;
      yield fault(files.ecatalogProducts.file, `${path}.productGroupId`, 'unknown-product-group', message);
    }
  }
}

/**
 * Every price list contains every symbol. Only e-catalogue products may have the price 0.00, "on request"
 * (docs/catalogue-rules.md#c8-1).
 */
export function* lintPrices(lookups: Lookups, priceList: string | undefined): Generator<CatalogueFault> {
  const { files } = lookups;
  if (priceList !== undefined && !files.priceLists.has(priceList)) {
    const message = `There is no readable price list "${priceList}".`;
    yield fault(`prices/${priceList}.json`, '', 'unknown-price-list', message);
  }
  const sold = new Set([...valuesOf(files.articles), ...valuesOf(files.products)].map(({ symbol }) => symbol));
  const onRequest = new Set(valuesOf(files.ecatalogProducts).map(({ symbol }) => symbol));
  const symbols = new Set([...sold, ...onRequest]);
  for (const [name, list] of files.priceLists) {
    for (const symbol of symbols) {
      const price = Object.hasOwn(list.prices, symbol) ? list.prices[symbol] : undefined;
      if (price === undefined) {
        yield fault(`prices/${name}.json`, pricePath(symbol), 'missing-price', `"${symbol}" has no price.`);
      } else if (price === '0.00' && sold.has(symbol)) {
        const message = `"${symbol}" costs nothing; only products of the e-catalogue alone may.`;
        yield fault(`prices/${name}.json`, pricePath(symbol), 'zero-price', message);
      }
    }
  }
}

const pricePath = (symbol: string): string => jsonPath('$.prices', [symbol]);
