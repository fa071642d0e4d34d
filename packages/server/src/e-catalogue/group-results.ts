import type { EcatalogSearchResult, WireEcatalogProduct } from '@ramka/contract/wire/product';
import type { Place } from './places.ts';

/**
 * Found products by series and product group. A group stands where its best product does; within it, products keep
 * their order.
 */
export const groupResults = <Found>(
  found: readonly Found[],
  placeOf: (product: Found) => Place | undefined,
  toWire: (product: Found) => WireEcatalogProduct,
): readonly EcatalogSearchResult[] =>
  [...Map.groupBy(found, placeOf)].flatMap(([place, products]) =>
    place === undefined
      ? []
      : [{ serie: place.serie, category: place.category, products: products.map((product) => toWire(product)) }],
  );
