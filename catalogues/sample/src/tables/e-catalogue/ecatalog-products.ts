import type { EcatalogArticle } from './product.ts';
import { allRanges } from './ranges.ts';

/** A product of the e-catalogue with its ids. */
export type EcatalogProduct = {
  readonly id: number;
  readonly productGroupId: number;
  readonly article: EcatalogArticle;
};

function numbered(articles: readonly EcatalogArticle[], groupId: number): readonly EcatalogProduct[] {
  return articles.map((article, index) => ({
    id: article.id ?? groupId * 1000 + index + 1,
    productGroupId: groupId,
    article,
  }));
}

/** Id of a group: the id of the series' range and the group's index in it. */
export function groupId(rangeId: number, index: number): number {
  return rangeId * 100 + index + 1;
}

/** Id of a product group: the id of its group and its index in it. */
export function productGroupId(rangeId: number, groupIndex: number, index: number): number {
  return groupId(rangeId, groupIndex) * 100 + index + 1;
}

/** All products, in tree order. */
export const ecatalogProducts: readonly EcatalogProduct[] = allRanges.flatMap(({ id: rangeId, groups }) =>
  groups.flatMap((group, groupIndex) =>
    group.productGroups.flatMap(({ articles }, index) =>
      numbered(articles, productGroupId(rangeId, groupIndex, index)),
    ),
  ),
);
