import type { EcatalogueProduct } from '../api/products.ts';

/** Products of a series; null for "other series". */
export type ProductGroup<Product extends EcatalogueProduct> = {
  readonly series: string | null;
  readonly products: readonly Product[];
};

/**
 * Groups products by series, sorted by name in the visitor's language. Products without a series come last
 * (docs/specification.md#s2-127).
 */
export const groupBySeries = <Product extends EcatalogueProduct>(
  products: readonly Product[],
  language: string,
): readonly ProductGroup<Product>[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const groups = Map.groupBy(products, ({ seriesName }) => seriesName);
  return Array.from(groups, ([series, grouped]) => ({ series, products: grouped })).toSorted((a, b) => {
    if (a.series === null || b.series === null) {
      return Number(a.series === null) - Number(b.series === null);
    }
    return compare(a.series, b.series);
  });
};
