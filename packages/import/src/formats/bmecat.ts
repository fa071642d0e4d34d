import type { Language } from '@ramka/domain/text';
import { BrokenXml, type XmlElement, xmlElements } from '../files/xml-elements.ts';
import { type ForeignText, languageOrOther } from '../foreign-text.ts';
import type { ImportRecord, ImportUpdate, Place } from '../import-record.ts';
import { piecePrice } from './piece-price.ts';

/**
 * What a BMEcat 2005 file says, as manufacturers publish it with ETIM classes: the tree of its catalogue groups, its
 * products, their list prices without VAT and their successors; or what of them an update changes.
 */
export async function* readBmecat(file: string): AsyncGenerator<ImportRecord> {
  let language: NamedLanguage = 'other';
  let transactions = 0;
  try {
    for await (const element of xmlElements(file, wanted)) {
      if (wanted.begun.has(element.name)) transactions += 1;
      if (element.name === 'CATALOG') language = defaultLanguage(element);
      yield* recordsOf(element, language);
    }
  } catch (error) {
    if (!(error instanceof BrokenXml)) throw error;
    yield { kind: 'fault', at: { line: error.line, path: '' }, message: `The file is not XML: ${error.message}` };
    return;
  }
  if (transactions !== 1) yield { kind: 'fault', at: { line: 1, path: '' }, message: notOneTransaction };
}

/** A file has one: the whole catalogue, or what has changed since. */
const notOneTransaction =
  'The file is no BMEcat 2005 with one of T_NEW_CATALOG, T_UPDATE_PRODUCTS and T_UPDATE_PRICES.';

/** Everything else in the file may be as large as it likes. */
const wanted = {
  whole: new Set(['CATALOG', 'CATALOG_STRUCTURE', 'PRODUCT', 'PRODUCT_TO_CATALOGGROUP_MAP', 'ARTICLE']),
  begun: new Set(['T_NEW_CATALOG', 'T_UPDATE_PRODUCTS', 'T_UPDATE_PRICES']),
};

const recordsOf = (element: XmlElement, language: NamedLanguage): readonly ImportRecord[] => {
  if (element.name === 'T_NEW_CATALOG') return [];
  if (element.name === 'T_UPDATE_PRODUCTS') return [update(element, 'products')];
  if (element.name === 'T_UPDATE_PRICES') return [update(element, 'prices')];
  if (element.name === 'PRODUCT')
    return element.path.startsWith('BMECAT/T_UPDATE_PRICES/')
      ? bmecatPrices(element)
      : bmecatProduct(element, language);
  if (element.name === 'CATALOG') return [header(element)];
  if (element.name === 'CATALOG_STRUCTURE') return groups(element, language);
  if (element.name === 'PRODUCT_TO_CATALOGGROUP_MAP')
    return element.attributes['mode'] === 'delete' ? [] : [placement(element)];
  return [{ kind: 'fault', at: placeOf(element), message: 'ARTICLE is BMEcat 1.2; Ramka reads BMEcat 2005.' }];
};

/** `prev_version` counts the updates of both kinds since `T_NEW_CATALOG`. */
const update = (transaction: XmlElement, of: ImportUpdate['of']): ImportRecord => {
  const previous = /^\s*(\d{1,9})\s*$/.exec(transaction.attributes['prev_version'] ?? '')?.[1];
  return {
    kind: 'update',
    of,
    ...(previous !== undefined && { previous: Number(previous) }),
    at: placeOf(transaction),
  };
};

const header = (catalog: XmlElement): ImportRecord => ({
  kind: 'header',
  name: textOf(catalog, 'CATALOG_NAME'),
  edition: textOf(catalog, 'CATALOG_VERSION'),
  currency: textOf(catalog, 'CURRENCY'),
});

const defaultLanguage = (catalog: XmlElement): NamedLanguage => {
  const languages = catalog.children.filter(({ name }) => name === 'LANGUAGE');
  const chosen = languages.find(({ attributes }) => attributes['default'] === 'true') ?? languages[0];
  return chosen ? languageOrOther(chosen.text) : 'other';
};

/** The root of the tree is the catalogue itself, and no group of it. */
const groups = (element: XmlElement, language: NamedLanguage): readonly ImportRecord[] => {
  const key = textOf(element, 'GROUP_ID');
  if (key === '') return [{ kind: 'fault', at: placeOf(element), message: 'A catalogue group needs a GROUP_ID.' }];
  if (element.attributes['type'] === 'root') return [{ kind: 'root', key }];
  const parentKey = textOf(element, 'PARENT_ID') || null;
  const name = foreignTextOf(element, 'GROUP_NAME', language);
  return [{ kind: 'group', key, parentKey, name, at: placeOf(element) }];
};

const placement = (element: XmlElement): ImportRecord => ({
  kind: 'placement',
  productKey: textOf(element, 'PROD_ID'),
  groupKey: textOf(element, 'CATALOG_GROUP_ID'),
  at: placeOf(element),
});

/** What a `PRODUCT` says: the product itself and its list price; or that it is sold no longer. */
const bmecatProduct = (product: XmlElement, language: NamedLanguage): readonly ImportRecord[] => {
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

/** What a `PRODUCT` of an update of prices says. */
const bmecatPrices = (product: XmlElement): readonly ImportRecord[] => {
  const key = textOf(childOf(product, 'PRODUCT_DETAILS'), 'MANUFACTURER_PID') || textOf(product, 'SUPPLIER_PID');
  if (key !== '') return listPrices(product, key);
  return [{ kind: 'fault', at: placeOf(product), message: 'A product needs a SUPPLIER_PID.' }];
};

/** List prices without VAT, one for each currency: that for the smallest quantity. */
const listPrices = (product: XmlElement, productKey: string): readonly ImportRecord[] => {
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

/** A language of Ramka, or any other. */
type NamedLanguage = Language | 'other';

/** The elements of this name right inside of another. */
const childrenOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);

/** The first element of this name right inside of another. */
const childOf = (element: XmlElement, name: string): XmlElement | undefined => childrenOf(element, name)[0];

/** The text of the first element of this name right inside of another; empty where there is none. */
const textOf = (element: XmlElement | undefined, name: string): string =>
  (element && childOf(element, name)?.text) ?? '';

/** The texts of the elements of this name by their `lang`, without which they are in the file's own language. */
const foreignTextOf = (element: XmlElement, name: string, language: NamedLanguage): ForeignText =>
  Object.fromEntries(
    childrenOf(element, name)
      .filter(({ text }) => text !== '')
      .map(({ text, attributes: { lang } }) => [lang === undefined ? language : languageOrOther(lang), text]),
  );

/** Where an element stands. */
const placeOf = ({ line, path }: XmlElement): Place => ({ line, path });
