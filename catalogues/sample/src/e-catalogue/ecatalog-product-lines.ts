import type { ecatalogProductLine } from '@ramka/contract/catalogue-format/catalogue-files';
import { allArticles } from '../articles/all-articles.ts';
import { catalogueAddress } from '../articles/catalogue-address.ts';
import { type EcatalogProduct, ecatalogProducts } from './ecatalog-products.ts';

type ProductLine = ReturnType<typeof ecatalogProductLine.parse>;

/** The products as lines of `e-catalogue/products.ndjson`. What sets are built of has a page at the manufacturer. */
export function ecatalogProductLines(): readonly ProductLine[] {
  const linked = new Set(allArticles.map(({ symbol }) => symbol));
  return ecatalogProducts.map((product) => productLine(product, linked.has(product.article.symbol)));
}

function productLine({ id, productGroupId, article }: EcatalogProduct, linked: boolean): ProductLine {
  return {
    id,
    symbol: article.symbol,
    name: article.name,
    productGroupId,
    image: article.image,
    catalogUrl: linked ? catalogueAddress(article.symbol) : '',
  };
}
