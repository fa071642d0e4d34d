import type { EcatalogSelection } from '@ramka/contract/wire/product';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import type { Selection } from './selection.store.ts';

/** A selection as the API answers it; of a product that the catalogue no longer has, what was known of it (reading R22). */
export const selectionAnswer = (
  { catalogId, symbol, name, quantity }: Selection,
  catalogue: Pick<LocalisedCatalogue, 'findEcatalogProduct' | 'findSuccessor'>,
): EcatalogSelection => {
  const product = catalogue.findEcatalogProduct(catalogId);
  if (product !== undefined) return { ...product, quantity };
  const lost = {
    id: catalogId,
    catalogId,
    symbol,
    name,
    price: 0,
    image: '',
    catalogUrl: '',
    serieName: null,
    quantity,
  };
  const successor = catalogue.findSuccessor(catalogId);
  if (successor === undefined) return lost;
  return { ...lost, replacedBy: { catalogId: successor.id, symbol: successor.symbol, name: successor.name } };
};
