import { priceToWire } from '@ramka/contract/translate/catalogue';
import type { WireSingleProduct } from '@ramka/contract/wire/product';
import type { Category } from '@ramka/domain/catalogue';
import type { Language } from '@ramka/domain/text';
import type { LocalisedCatalogue } from '../catalogue.ts';
import { type CatalogueFiles, textIn } from '../files/catalogue-files.ts';
import { valuesOf } from '../files/entries.ts';
import type { PriceOf } from './articles.ts';
import { listing } from './categories.ts';

/** The single products, by id and by category. */
export const localiseProducts = (
  files: CatalogueFiles,
  categories: Iterable<Category>,
  priceOf: PriceOf,
  language: Language,
): Pick<LocalisedCatalogue, 'allSingleProducts' | 'findSingleProduct' | 'listSingleProducts'> => {
  const products = new Map(
    valuesOf(files.products).map((product): [number, WireSingleProduct] => [
      product.id,
      {
        id: product.id,
        catalogId: product.catalogId,
        name: textIn(product.name, language),
        symbol: product.symbol,
        image: product.image,
        catalogUrl: product.catalogUrl ?? '',
        serieTag: product.seriesTag,
        price: priceToWire(priceOf(product.symbol)),
      },
    ]),
  );
  const categoryOf = new Map(valuesOf(files.products).map(({ id, categoryId }) => [id, categoryId]));
  return {
    allSingleProducts: [...products.values()],
    findSingleProduct: (id) => products.get(id),
    listSingleProducts: listing(categories, [...products.values()], ({ id }) => categoryOf.get(id) ?? 0),
  };
};
