import type { WireEcatalogProduct } from '@ramka/contract/wire/product';

/** Products under one heading; null is "other series". */
export type ProductGroup<Product extends WireEcatalogProduct> = {
  readonly series: string | null;
  readonly products: readonly Product[];
};

/** Products by their series, by name in the visitor's language; those of no series come last (specification §2). */
export const groupBySeries = <Product extends WireEcatalogProduct>(
  products: readonly Product[],
  language: string,
): readonly ProductGroup<Product>[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const groups = Map.groupBy(products, ({ serieName }) => serieName);
  return Array.from(groups, ([series, grouped]) => ({ series, products: grouped })).toSorted((a, b) => {
    if (a.series === null || b.series === null) {
      return Number(a.series === null) - Number(b.series === null);
    }
    return compare(a.series, b.series);
  });
};
