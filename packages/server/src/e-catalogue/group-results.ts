import type { EcatalogSearchResult, WireEcatalogProduct } from '@ramka/contract/wire/product';
import type { Place } from './places.ts';

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
