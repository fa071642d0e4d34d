import type { MinorUnits } from '../price/money.ts';
import { catalogueQuantity } from './catalogue-quantity.ts';

/**
 * Whether the quantity dialog of an e-catalogue product can be confirmed: it must come to a price (specification §5).
 */
export const canConfirmCatalogueQuantity = (price: MinorUnits, typed: number): boolean =>
  price * catalogueQuantity(typed) !== 0;
