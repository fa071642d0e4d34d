import type { ImportRecord } from '../import-record.ts';
import { piecePrice } from '../sources/piece-price.ts';
import type { XmlElement } from '../sources/xml-elements.ts';
import { childOf, childrenOf, placeOf, textOf } from './elements.ts';

/** What a `PRODUCT` of an update of prices says. */
export const bmecatPrices = (product: XmlElement): readonly ImportRecord[] => {
  const key = textOf(childOf(product, 'PRODUCT_DETAILS'), 'MANUFACTURER_PID') || textOf(product, 'SUPPLIER_PID');
  if (key !== '') return listPrices(product, key);
  return [{ kind: 'fault', at: placeOf(product), message: 'A product needs a SUPPLIER_PID.' }];
};

/** List prices without VAT, one for each currency: that for the smallest quantity. */
export const listPrices = (product: XmlElement, productKey: string): readonly ImportRecord[] => {
  const onRequest = childrenOf(product, 'PRODUCT_PRICE_DETAILS').find(
    (details) => textOf(details, 'DAILY_PRICE') === 'true',
  );
  if (onRequest) return [{ kind: 'price', productKey, price: null, at: placeOf(onRequest) }];
  const pieces = textOf(childOf(product, 'PRODUCT_ORDER_DETAILS'), 'PRICE_QUANTITY') || '1';
  const listed = childrenOf(product, 'PRODUCT_PRICE_DETAILS')
    .flatMap((details) => childrenOf(details, 'PRODUCT_PRICE'))
    .filter(({ attributes }) => attributes['price_type'] === 'net_list')
    .toSorted((one, other) => lowerBound(one) - lowerBound(other));
  const first = new Map(listed.toReversed().map((price) => [textOf(price, 'PRICE_CURRENCY'), price]));
  return [...first].map(([currency, price]) => priceRecord(productKey, currency, price, pieces));
};

const lowerBound = (price: XmlElement): number => Number(textOf(price, 'LOWER_BOUND') || '1');

const priceRecord = (productKey: string, currency: string, element: XmlElement, pieces: string): ImportRecord => {
  const amount = textOf(element, 'PRICE_AMOUNT');
  const price = piecePrice(amount, textOf(element, 'PRICE_FACTOR') || '1', pieces);
  const at = placeOf(element);
  if (price === undefined) return { kind: 'fault', at, message: `"${amount}" for ${pieces} is no price.` };
  return { kind: 'price', productKey, price, ...(currency && { currency }), at };
};
