import type { ecatalogProductLine } from '@ramka/contract/catalogue-format/catalogue-files';
import { allArticles } from '../articles/all-articles.ts';
import { catalogueAddress } from '../articles/catalogue-address.ts';
import { allRanges } from './all-ranges.ts';
import type { EcatalogArticle } from './ecatalog-range.ts';
import { productGroupId } from './ecatalog-tree.ts';

type ProductLine = ReturnType<typeof ecatalogProductLine.parse>;

/** A product of the e-catalogue with its numbers. */
export type EcatalogProduct = {
  readonly id: number;
  readonly productGroupId: number;
  readonly article: EcatalogArticle;
};

/** Every product, in the order of the tree. */
export const ecatalogProducts: readonly EcatalogProduct[] = allRanges.flatMap(({ id: rangeId, groups }) =>
  groups.flatMap((group, groupIndex) =>
    group.productGroups.flatMap(({ articles }, index) =>
      numbered(articles, productGroupId(rangeId, groupIndex, index)),
    ),
  ),
);

/** The products as lines of `e-catalogue/products.ndjson`. What sets are built of has a page at the manufacturer. */
export function ecatalogProductLines(): readonly ProductLine[] {
  const linked = new Set(allArticles.map(({ symbol }) => symbol));
  return ecatalogProducts.map((product) => productLine(product, linked.has(product.article.symbol)));
}

function numbered(articles: readonly EcatalogArticle[], groupId: number): readonly EcatalogProduct[] {
  return articles.map((article, index) => ({
    id: article.id ?? groupId * 1000 + index + 1,
    productGroupId: groupId,
    article,
  }));
}

function productLine({ id, productGroupId, article }: EcatalogProduct, linked: boolean): ProductLine {
  return {
    id,
    symbol: article.symbol,
    name: article.name,
    productGroupId,
    image: article.image,
    catalogUrl: linked ? catalogueAddress(article.symbol) : '',
    ...(article.price === undefined ? { priceOnRequest: true } : {}),
  };
}
