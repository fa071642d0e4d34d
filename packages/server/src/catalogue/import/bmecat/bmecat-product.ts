import type { ImportRecord } from '../import-record.ts';
import type { XmlElement } from '../sources/xml-elements.ts';
import { listPrices } from './bmecat-prices.ts';
import { childOf, childrenOf, foreignTextOf, type NamedLanguage, placeOf, textOf } from './elements.ts';

/** What a `PRODUCT` says: the product itself and its list price; or that it is sold no longer. */
export const bmecatProduct = (product: XmlElement, language: NamedLanguage): readonly ImportRecord[] => {
  const key = textOf(product, 'SUPPLIER_PID');
  const details = childOf(product, 'PRODUCT_DETAILS');
  const at = placeOf(product);
  if (key === '') return [{ kind: 'fault', at, message: 'A product needs a SUPPLIER_PID.' }];
  const symbol = textOf(details, 'MANUFACTURER_PID') || key;
  if (product.attributes['mode'] === 'delete') return [{ kind: 'removal', symbol, at }];
  if (details === undefined) return [{ kind: 'fault', at, message: 'A product needs PRODUCT_DETAILS.' }];
  const image = imageOf(product);
  const successorKey = successorOf(product);
  return [
    {
      kind: 'product',
      key,
      symbol,
      name: foreignTextOf(details, 'DESCRIPTION_SHORT', language),
      ...(image && { image }),
      ...(successorKey && { successorKey }),
      at,
    },
    ...listPrices(product, key),
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
