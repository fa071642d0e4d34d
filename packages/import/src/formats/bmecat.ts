import { encodingOf } from '@ramka/server/table-files/decoded-file';
import { BrokenXml, type XmlElement, xmlElements, xmlEncoding } from '../files/xml-elements.ts';
import { languageOrOther } from '../pipeline/imported-text.ts';
import type { ImportRecord, ImportUpdate, ReadOptions } from '../pipeline/import-record.ts';
import {
  importedTextOf,
  groupRecords,
  type NamedLanguage,
  placeOf,
  priceUpdateRecords,
  productRecords,
  textOf,
} from './bmecat-products.ts';

/**
 * Reads BMEcat 1.01 to 2005.2, with or without the ETIM guidelines: tree, products, prices and successors, or an update
 * of them.
 */
export async function* readBmecat(file: string, options: ReadOptions): AsyncGenerator<ImportRecord> {
  const encoding = await encodingOf(file, xmlEncoding);
  const start = { line: 1, path: '' };
  if (encoding.warning !== undefined) yield { kind: 'note', code: 'encoding', at: start, message: encoding.warning };
  let language: NamedLanguage = 'other';
  let transactions = 0;
  try {
    for await (const element of xmlElements(file, requestedElements, encoding)) {
      if (requestedElements.begun.has(element.name)) transactions += 1;
      if (element.name === 'CATALOG') language = defaultLanguage(element);
      yield* recordsOf(element, language, options);
    }
  } catch (error) {
    if (!(error instanceof BrokenXml)) throw error;
    yield { kind: 'refusal', at: { line: error.line, path: '' }, message: `The file is not XML: ${error.message}` };
    return;
  }
  if (transactions !== 1) yield { kind: 'refusal', at: start, message: notOneTransaction };
}

/** A file has one transaction: the complete catalogue or an update. */
const notOneTransaction = 'The file is no BMEcat with one of T_NEW_CATALOG, T_UPDATE_PRODUCTS and T_UPDATE_PRICES.';

/** The elements that are read; all others may have any size. Until version 1.2 a product was called an article. */
const requestedElements = {
  complete: new Set(['CATALOG', 'CATALOG_STRUCTURE', 'CLASSIFICATION_GROUP', 'PRODUCT', 'PRODUCT_TO_CATALOGGROUP_MAP']),
  begun: new Set(['T_NEW_CATALOG', 'T_UPDATE_PRODUCTS', 'T_UPDATE_PRICES', 'T_NEW_PRODUCTDATA']),
  newNames: new Map([
    ['ARTICLE', 'PRODUCT'],
    ['SUPPLIER_AID', 'SUPPLIER_PID'],
    ['ARTICLE_DETAILS', 'PRODUCT_DETAILS'],
    ['MANUFACTURER_AID', 'MANUFACTURER_PID'],
    ['ARTICLE_FEATURES', 'PRODUCT_FEATURES'],
    ['ARTICLE_ORDER_DETAILS', 'PRODUCT_ORDER_DETAILS'],
    ['ARTICLE_PRICE_DETAILS', 'PRODUCT_PRICE_DETAILS'],
    ['ARTICLE_PRICE', 'PRODUCT_PRICE'],
    ['ARTICLE_REFERENCE', 'PRODUCT_REFERENCE'],
    ['ART_ID_TO', 'PROD_ID_TO'],
    ['ARTICLE_TO_CATALOGGROUP_MAP', 'PRODUCT_TO_CATALOGGROUP_MAP'],
    ['ART_ID', 'PROD_ID'],
    ['FEATURE_GROUP', 'CLASSIFICATION_GROUP'],
    ['FEATURE_GROUP_ID', 'CLASSIFICATION_GROUP_ID'],
    ['FEATURE_GROUP_NAME', 'CLASSIFICATION_GROUP_NAME'],
  ]),
};

const recordsOf = (element: XmlElement, language: NamedLanguage, options: ReadOptions): readonly ImportRecord[] => {
  switch (element.name) {
    case 'T_UPDATE_PRODUCTS':
    case 'T_NEW_PRODUCTDATA':
      return [update(element, 'products')];
    case 'T_UPDATE_PRICES':
      return [update(element, 'prices')];
    case 'PRODUCT':
      return element.path.includes('/T_UPDATE_PRICES/')
        ? priceUpdateRecords(element, options)
        : productRecords(element, language, options);
    case 'CATALOG':
      return [header(element)];
    case 'CATALOG_STRUCTURE':
      return groupRecords(element, language);
    case 'CLASSIFICATION_GROUP':
      return classRecords(element, language);
    case 'PRODUCT_TO_CATALOGGROUP_MAP':
      return element.attributes['mode'] === 'delete' ? [] : [placement(element)];
    default:
      return [];
  }
};

/** Reads an update of products or prices. `prev_version` is the number of updates since the complete catalogue. */
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
  currency: textOf(catalog, 'CURRENCY').toUpperCase(),
});

const defaultLanguage = (catalog: XmlElement): NamedLanguage => {
  const languages = catalog.children.filter(({ name }) => name === 'LANGUAGE');
  const chosen = languages.find(({ attributes }) => attributes['default'] === 'true') ?? languages[0];
  return chosen ? languageOrOther(chosen.text) : 'other';
};

/** A class of a classification system that the file contains; products refer to it in their features. */
const classRecords = (element: XmlElement, language: NamedLanguage): readonly ImportRecord[] => {
  const key = textOf(element, 'CLASSIFICATION_GROUP_ID');
  const parent = textOf(element, 'CLASSIFICATION_GROUP_PARENT_ID');
  if (key === '') return [];
  return [
    {
      kind: 'group',
      key: `class ${key}`,
      parentKey: parent === '' || parent === key ? null : `class ${parent}`,
      name: importedTextOf(element, 'CLASSIFICATION_GROUP_NAME', language),
      at: placeOf(element),
    },
  ];
};

const placement = (element: XmlElement): ImportRecord => ({
  kind: 'placement',
  productKey: textOf(element, 'PROD_ID'),
  groupKey: textOf(element, 'CATALOG_GROUP_ID'),
  at: placeOf(element),
});
