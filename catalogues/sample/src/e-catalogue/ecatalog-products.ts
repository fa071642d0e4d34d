import { allRanges } from './all-ranges.ts';
import type { EcatalogArticle } from './ecatalog-range.ts';
import { productGroupId } from './tree-ids.ts';

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

function numbered(articles: readonly EcatalogArticle[], groupId: number): readonly EcatalogProduct[] {
  return articles.map((article, index) => ({
    id: article.id ?? groupId * 1000 + index + 1,
    productGroupId: groupId,
    article,
  }));
}
