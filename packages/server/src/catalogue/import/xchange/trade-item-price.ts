import type { ImportRecord, Place } from '../import-record.ts';
import { piecePrice } from '../sources/piece-price.ts';
import type { XchangeTradeItem } from './xchange-schemas.ts';

/** The list price of a trade item; where there is none, its net price. Both are without VAT. */
export const tradeItemPrice = (
  { ItemIdentification: item, Pricing }: XchangeTradeItem,
  at: Place,
): readonly ImportRecord[] => {
  const productKey = item.ManufacturerProductNumber ?? item.ManufacturerItemNumber ?? item.SupplierItemNumber;
  const pricing = Pricing?.[0];
  if (!productKey)
    return [{ kind: 'fault', at, message: 'A trade item needs a ManufacturerItemNumber or SupplierItemNumber.' }];
  if (!pricing) return [];
  const amount = pricing.GrossListPrice ?? pricing.NetPrice;
  if (pricing.PriceOnRequest || amount === undefined || amount === null)
    return [{ kind: 'price', productKey, price: null, at }];
  const price = piecePrice(amount, '1', pricing.PriceQuantity ?? '1');
  if (price !== undefined) return [{ kind: 'price', productKey, price, at }];
  return [{ kind: 'fault', at: { ...at, path: `${at.path}.Pricing[0]` }, message: `"${amount}" is no price.` }];
};
