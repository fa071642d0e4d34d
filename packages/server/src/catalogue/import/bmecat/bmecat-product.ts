import type { ImportRecord } from '../import-record.ts';
import { piecePrice } from '../sources/piece-price.ts';
import type { XmlElement } from '../sources/xml-elements.ts';
import { childOf, childrenOf, foreignTextOf, type NamedLanguage, placeOf, textOf } from './elements.ts';

/** What a `PRODUCT` says: the product itself and its list price. */
export const bmecatProduct = (product: XmlElement, language: NamedLanguage): readonly ImportRecord[] => {
  const key = textOf(product, 'SUPPLIER_PID');
  const details = childOf(product, 'PRODUCT_DETAILS');
  const at = placeOf(product);
  if (key === '') return [{ kind: 'fault', at, message: 'A product needs a SUPPLIER_PID.' }];
  if (details === undefined) return [{ kind: 'fault', at, message: 'A product needs PRODUCT_DETAILS.' }];
  const image = imageOf(product);
  const successorKey = successorOf(product);
  return [
    {
      kind: 'product',
      key,
      symbol: textOf(details, 'MANUFACTURER_PID') || key,
      name: foreignTextOf(details, 'DESCRIPTION_SHORT', language),
      ...(image && { image }),
      ...(successorKey && { successorKey }),
      at,
    },
    ...pricesOf(product, key),
  ];
};

/** The file name of its picture: the `normal` one of its `MIME_INFO`, without folders. */
const imageOf = (product: XmlElement): string | undefined => {
  const picture = childrenOf(childOf(product, 'MIME_INFO') ?? product, 'MIME').find(
    (mime) => textOf(mime, 'MIME_PURPOSE') === 'normal' && !textOf(mime, 'MIME_TYPE').startsWith('application/'),
  );
  return textOf(picture, 'MIME_SOURCE').split(/[/\\]/).at(-1) || undefined;
};

/** BMEcat's `followup`: the product that takes the place of this one. */
const successorOf = (product: XmlElement): string | undefined => {
  const reference = childrenOf(product, 'PRODUCT_REFERENCE').find(
    ({ attributes }) => attributes['type'] === 'followup',
  );
  return textOf(reference, 'PROD_ID_TO') || undefined;
};

/** List prices without VAT, one for each currency: that for the smallest quantity. */
const pricesOf = (product: XmlElement, productKey: string): readonly ImportRecord[] => {
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
