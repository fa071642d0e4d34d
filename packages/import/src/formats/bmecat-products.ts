import type { Language } from '@ramka/domain/text';
import type { XmlElement } from '../files/xml-elements.ts';
import { fileNameOf, type ImportedText, languageOrOther } from '../pipeline/imported-text.ts';
import type { ImportRecord, Place, ReadOptions } from '../pipeline/import-record.ts';
import { storedFeatures } from '../vocabulary/etim-features.ts';
import { etimClassName } from './etim-classes.ts';
import { chosenPrices, type PriceOffer } from './price-choice.ts';
import { unitOf } from './units.ts';

/** The record of a `CATALOG_STRUCTURE`. The root of the tree is the catalogue itself and has no record. */
export const groupRecords = (element: XmlElement, language: NamedLanguage): readonly ImportRecord[] => {
  const key = textOf(element, 'GROUP_ID');
  if (key === '') return [{ kind: 'fault', at: placeOf(element), message: 'A catalogue group needs a GROUP_ID.' }];
  if (element.attributes['type'] === 'root') return [{ kind: 'root', key }];
  const parentKey = textOf(element, 'PARENT_ID') || null;
  const name = importedTextOf(element, 'GROUP_NAME', language);
  return [{ kind: 'group', key, parentKey, name, at: placeOf(element) }];
};

/** The records of a `PRODUCT`: the product and its prices, or its removal. */
export const productRecords = (
  product: XmlElement,
  language: NamedLanguage,
  options: ReadOptions,
): readonly ImportRecord[] => {
  const details = childOf(product, 'PRODUCT_DETAILS');
  const [supplier, manufacturer] = [textOf(product, 'SUPPLIER_PID'), textOf(details, 'MANUFACTURER_PID')];
  const at = placeOf(product);
  const key = supplier || manufacturer;
  if (key === '') return [{ kind: 'fault', code: 'no-symbol', at, message: 'A product needs a SUPPLIER_PID.' }];
  const symbol = options.symbol === 'supplier' ? key : manufacturer || key;
  if (product.attributes['mode'] === 'delete') return [{ kind: 'removal', symbol, at }];
  if (details === undefined)
    return [
      { kind: 'fault', at, symbol, message: 'A product needs PRODUCT_DETAILS.' },
      ...prices(product, key, options),
    ];
  const image = imageOf(product);
  const successorKey = successorOf(product);
  return [
    {
      kind: 'product',
      key,
      symbol,
      ...(supplier !== '' && supplier !== symbol && { supplierNumber: supplier }),
      ...(manufacturer !== '' && manufacturer !== symbol && { manufacturerNumber: manufacturer }),
      name: nameOf(details, language),
      ...classOf(product, details, language),
      ...(image !== undefined && { image }),
      ...(successorKey !== undefined && { successorKey }),
      at,
    },
    ...prices(product, key, options),
  ];
};

/** The short description, otherwise the long one, otherwise the manufacturer's type description. */
const nameOf = (details: XmlElement, language: NamedLanguage): ImportedText =>
  ['DESCRIPTION_SHORT', 'DESCRIPTION_LONG', 'MANUFACTURER_TYPE_DESCR']
    .map((name) => importedTextOf(details, name, language))
    .find((texts) => Object.keys(texts).length > 0) ?? {};

/** The product's class, and its place for files without a tree: series or manufacturer, then class. */
const classOf = (
  product: XmlElement,
  details: XmlElement,
  language: NamedLanguage,
): {
  readonly etimClass?: string;
  readonly etimFeatures?: string;
  readonly classKey?: string;
  readonly place: readonly ImportedText[];
} => {
  const featureGroups = childrenOf(product, 'PRODUCT_FEATURES');
  const etim = featureGroups.map((one) => textOf(one, 'REFERENCE_FEATURE_GROUP_ID')).find((id) => /^EC\d{6}$/.test(id));
  const features = storedFeatures(
    etim,
    featureGroups
      .flatMap((one) => childrenOf(one, 'FEATURE'))
      .map((feature) => [textOf(feature, 'FNAME'), textOf(feature, 'FVALUE')]),
  );
  const other = featureGroups.find((one) => textOf(one, 'REFERENCE_FEATURE_GROUP_ID') !== '') ?? featureGroups[0];
  const otherId = textOf(other, 'REFERENCE_FEATURE_GROUP_ID');
  const series = importedTextOf(childOf(product, 'USER_DEFINED_EXTENSIONS'), 'UDX.EDXF.PRODUCT_SERIES', language);
  const maker = textOf(details, 'MANUFACTURER_NAME');
  const named = importedTextOf(other, 'REFERENCE_FEATURE_GROUP_NAME', language);
  const className =
    etim !== undefined
      ? etimClassName(etim)
      : Object.keys(named).length > 0
        ? named
        : otherId === ''
          ? undefined
          : { other: `${textOf(other, 'REFERENCE_FEATURE_SYSTEM_NAME')} ${otherId}`.trim() };
  const top = Object.keys(series).length > 0 ? series : maker === '' ? undefined : { other: maker };
  return {
    ...(etim !== undefined && { etimClass: etim }),
    ...(features !== undefined && { etimFeatures: features }),
    ...(otherId !== '' && { classKey: `class ${otherId}` }),
    place: [top, className].filter((name) => name !== undefined),
  };
};

/** A picture of a product. The one with the lowest rank is used. */
type NamedPicture = { readonly rank: number; readonly name: string };

/** The file name of the picture: ETIM's `MD01`, otherwise the `normal` one of `MIME_INFO`, otherwise any. */
const imageOf = (product: XmlElement): string | undefined => {
  const extended = childrenOf(
    childOf(childOf(product, 'USER_DEFINED_EXTENSIONS'), 'UDX.EDXF.MIME_INFO'),
    'UDX.EDXF.MIME',
  );
  const plain = childrenOf(childOf(product, 'MIME_INFO') ?? product, 'MIME');
  const pictures = [...extended.map(extendedPicture), ...plain.map(plainPicture)].filter(
    (picture) => picture !== undefined,
  );
  return pictures.toSorted((one, other) => one.rank - other.rank)[0]?.name;
};

const extendedPicture = (mime: XmlElement): NamedPicture | undefined => {
  const name = fileNameOf(textOf(mime, 'UDX.EDXF.MIME_FILENAME')) ?? fileNameOf(textOf(mime, 'UDX.EDXF.MIME_SOURCE'));
  if (name === undefined || !isPicture(name, '') || textOf(mime, 'UDX.EDXF.MIME_CODE') !== 'MD01') return undefined;
  return { rank: isShown(name) ? 0 : 7, name };
};

const purposes = ['normal', '', 'detail', 'thumbnail'];

const plainPicture = (mime: XmlElement): NamedPicture | undefined => {
  const name = fileNameOf(textOf(mime, 'MIME_SOURCE'));
  const [purpose, description] = [textOf(mime, 'MIME_PURPOSE').toLowerCase(), textOf(mime, 'MIME_DESCR').trim()];
  if (name === undefined || !isPicture(name, textOf(mime, 'MIME_TYPE').toLowerCase())) return undefined;
  if (description === 'MD01') return { rank: isShown(name) ? 1 : 7, name };
  const rank = purposes.indexOf(purpose);
  if (rank === -1 || /^MD\d\d$/.test(description)) return undefined;
  return { rank: (isShown(name) ? 2 : 8) + rank, name };
};

const isPicture = (name: string, type: string): boolean =>
  type.startsWith('image/') ||
  /\.(?:jpe?g|png|webp|svg|gif|tiff?|bmp)$/i.test(name) ||
  /^(?:jpe?g|png|svg|webp)$/.test(type);

/** Whether catalogues support this type of picture and browsers can show it. */
const isShown = (name: string): boolean => /\.(?:jpe?g|png|webp|svg)$/i.test(name);

/** The successor's key, from BMEcat's reference of type `followup`. */
const successorOf = (product: XmlElement): string | undefined => {
  const reference = childrenOf(product, 'PRODUCT_REFERENCE').find(
    ({ attributes }) => attributes['type'] === 'followup',
  );
  return textOf(reference, 'PROD_ID_TO') || undefined;
};

/** The records of a `PRODUCT` in a price update. */
export const priceUpdateRecords = (product: XmlElement, options: ReadOptions): readonly ImportRecord[] => {
  const [supplier, manufacturer] = [
    textOf(product, 'SUPPLIER_PID'),
    textOf(childOf(product, 'PRODUCT_DETAILS'), 'MANUFACTURER_PID'),
  ];
  const key = options.symbol === 'supplier' ? supplier || manufacturer : manufacturer || supplier;
  if (key !== '') return prices(product, key, options);
  return [{ kind: 'fault', code: 'no-symbol', at: placeOf(product), message: 'A product needs a SUPPLIER_PID.' }];
};

/** The price of a product in each currency; `DAILY_PRICE` is on request. */
const prices = (product: XmlElement, productKey: string, options: ReadOptions): readonly ImportRecord[] => {
  const groups = childrenOf(product, 'PRODUCT_PRICE_DETAILS');
  const onRequest = groups.find((details) => textOf(details, 'DAILY_PRICE').toLowerCase() === 'true');
  if (onRequest) return [{ kind: 'price', productKey, price: null, at: placeOf(onRequest) }];
  const order = childOf(product, 'PRODUCT_ORDER_DETAILS');
  return chosenPrices(
    productKey,
    groups.flatMap((details) => offersIn(details, order)),
    options,
  );
};

const offersIn = (details: XmlElement, order: XmlElement | undefined): readonly PriceOffer[] =>
  childrenOf(details, 'PRODUCT_PRICE').map((price) => ({
    type: price.attributes['price_type'] ?? '',
    currency: textOf(price, 'PRICE_CURRENCY'),
    amount: textOf(price, 'PRICE_AMOUNT'),
    factor: textOf(price, 'PRICE_FACTOR'),
    pieces: textOf(order, 'PRICE_QUANTITY'),
    content: contentOf(order, textOf(childOf(price, 'PRICE_BASE'), 'PRICE_UNIT')),
    territories: childrenOf(price, 'TERRITORY').map(({ text }) => text.trim().toUpperCase()),
    from: textOf(price, 'LOWER_BOUND'),
    validFrom: dateOf(details, 'valid_start_date'),
    validTo: dateOf(details, 'valid_end_date'),
    tax: textOf(price, 'TAX') || textOf(childOf(price, 'TAX_DETAILS'), 'TAX'),
    at: placeOf(price),
  }));

/**
 * The number of pieces in the unit of a price. A price is for the order unit unless it names another unit;
 * `NO_CU_PER_OU` is the number of content units in the order unit. A measured content, such as metres on a roll, is not
 * a number of pieces.
 */
const contentOf = (order: XmlElement | undefined, priceUnit: string): string => {
  const orderUnit = textOf(order, 'ORDER_UNIT');
  const unit = unitOf(priceUnit || orderUnit);
  if (unit.kind === 'pieces' && unit.count !== '1') return unit.count;
  if (priceUnit !== '' && priceUnit !== orderUnit) return unit.kind === 'package' ? 'unknown' : '1';
  const contentUnit = textOf(order, 'CONTENT_UNIT');
  const count = textOf(order, 'NO_CU_PER_OU');
  const isCounted = !measure.test(contentUnit);
  if (count !== '' && Number(count.replace(',', '.')) > 0) return isCounted ? count : '1';
  return unit.kind === 'package' ? 'unknown' : '1';
};

/** Units of UN/ECE recommendation 20 for measuring instead of counting. */
const measure = /^(?:MTR|LM|CMT|MMT|KMT|KGM|GRM|LTR|MLT|MTK|MTQ|M|KG|L)$/i;

const dateOf = (details: XmlElement, type: string): string =>
  textOf(
    childrenOf(details, 'DATETIME').find(({ attributes }) => attributes['type'] === type),
    'DATE',
  );

/** A language of Ramka, or `other`. */
export type NamedLanguage = Language | 'other';

/** The child elements with this name. */
const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The first child element with this name. */
const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** The text of the first child element with this name; empty if there is none. */
export const textOf = (element: XmlElement | undefined, name: string): string => childOf(element, name)?.text ?? '';

/** The texts of the child elements with this name, by `lang`. The default is the file's language. */
export const importedTextOf = (element: XmlElement | undefined, name: string, language: NamedLanguage): ImportedText =>
  Object.fromEntries(
    childrenOf(element, name)
      .filter(({ text }) => text !== '')
      .map(({ text, attributes }) => {
        const lang = attributes['lang'] ?? attributes['xml:lang'];
        return [lang === undefined ? language : languageOrOther(lang), text];
      }),
  );

export const placeOf = ({ line, path }: XmlElement): Place => ({ line, path });
