import type { EcatalogSearchResult, EcatalogSeries, WireEcatalogProduct } from '@ramka/contract/wire/product';

/** Where a product group stands in the e-catalogue's tree. */
type Place = {
  /** Name of its series; null outside of every series. */
  readonly serie: string | null;
  /** Its own name. */
  readonly category: string;
  /** Its rank among all product groups, counted through the tree. */
  readonly rank: number;
};

/** The product groups of a tree by id, and those below every series, group and product group. */
export type Places = {
  readonly groups: ReadonlyMap<number, Place>;
  readonly groupsBelow: ReadonlyMap<number, readonly number[]>;
};

/** Walks the tree once, in the order of the screens. */
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
 * Found products by series and name of their product group; groups of one name are one. A group stands where its best
 * product does; within it, products keep their order.
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
