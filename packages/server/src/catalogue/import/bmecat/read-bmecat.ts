import type { ImportRecord, ImportUpdate } from '../import-record.ts';
import { languageOfCode } from '../sources/language-of-code.ts';
import { BrokenXml, type XmlElement, xmlElements } from '../sources/xml-elements.ts';
import { bmecatPrices } from './bmecat-prices.ts';
import { bmecatProduct } from './bmecat-product.ts';
import { foreignTextOf, type NamedLanguage, placeOf, textOf } from './elements.ts';

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
  return chosen ? languageOfCode(chosen.text) : 'other';
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
