import type { EcatalogSearchResult, EcatalogSeries, WireEcatalogProduct } from '@ramka/contract/wire/product';

/** The position of a product group in the e-catalogue's tree. */
type Place = {
  /** Null for a group without a series. */
  readonly serie: string | null;
  /** Name of the product group. */
  readonly category: string;
  /** Index among all product groups in tree order. */
  readonly rank: number;
};

/** The product groups by id, and the product groups below every node of the tree. */
export type Places = {
  readonly groups: ReadonlyMap<number, Place>;
  readonly groupsBelow: ReadonlyMap<number, readonly number[]>;
};

/** Traverses the tree once, in display order. */
export const placesOf = (tree: readonly EcatalogSeries[]): Places => {
  const groups = new Map<number, Place>();
  const groupsBelow = new Map<number, number[]>();
  for (const series of tree) {
    groupsBelow.set(
      series.id,
      series.subCategories.flatMap(({ products }) => products.map(({ id }) => id)),
    );
    for (const group of series.subCategories) {
      groupsBelow.set(
        group.id,
        group.products.map(({ id }) => id),
      );
      for (const { id, name } of group.products) {
        groups.set(id, { serie: series.name, category: name, rank: groups.size });
        groupsBelow.set(id, [id]);
      }
    }
  }
  return { groups, groupsBelow };
};

/**
 * Groups search results by series and product group. Product groups of equal name are merged. A group has the position
 * of its best product, and products keep their order.
 */
export const groupResults = <Found>(
  found: readonly Found[],
  placeOf: (product: Found) => Place | undefined,
  toWire: (product: Found) => WireEcatalogProduct,
): readonly EcatalogSearchResult[] => {
  const results = new Map<string, EcatalogSearchResult>();
  for (const product of found) {
    const place = placeOf(product);
    if (place === undefined) continue;
    const { serie, category } = place;
    const key = JSON.stringify([serie, category]);
    const result = results.get(key) ?? { serie, category, products: [] };
    result.products.push(toWire(product));
    results.set(key, result);
  }
  return [...results.values()];
};
