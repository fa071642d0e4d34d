import type { ImportRecord } from '../import-record.ts';
import { languageOfCode } from '../sources/language-of-code.ts';
import { BrokenXml, type XmlElement, xmlElements } from '../sources/xml-elements.ts';
import { bmecatProduct } from './bmecat-product.ts';
import { foreignTextOf, type NamedLanguage, placeOf, textOf } from './elements.ts';

/**
 * What a BMEcat 2005 file says, as manufacturers publish it with ETIM classes: the tree of its catalogue groups, its
 * products, their list prices without VAT and their successors.
 */
export async function* readBmecat(file: string): AsyncGenerator<ImportRecord> {
  let language: NamedLanguage = 'other';
  let isCatalogue = false;
  try {
    for await (const element of xmlElements(file, wanted)) {
      isCatalogue ||= /^BMECAT\/(HEADER|T_NEW_CATALOG)\//.test(element.path);
      if (element.name === 'CATALOG') language = defaultLanguage(element);
      yield* recordsOf(element, language);
    }
  } catch (error) {
    if (!(error instanceof BrokenXml)) throw error;
    yield { kind: 'fault', at: { line: error.line, path: '' }, message: `The file is not XML: ${error.message}` };
    return;
  }
  if (!isCatalogue)
    yield { kind: 'fault', at: { line: 1, path: '' }, message: 'The file is no BMEcat 2005 with a T_NEW_CATALOG.' };
}

/** What is read whole: everything else in the file may be as large as it likes. */
const wanted = new Set(['CATALOG', 'CATALOG_STRUCTURE', 'PRODUCT', 'PRODUCT_TO_CATALOGGROUP_MAP', 'ARTICLE']);

const recordsOf = (element: XmlElement, language: NamedLanguage): readonly ImportRecord[] => {
  if (element.name === 'PRODUCT') return bmecatProduct(element, language);
  if (element.name === 'CATALOG') return [header(element)];
  if (element.name === 'CATALOG_STRUCTURE') return groups(element, language);
  if (element.name === 'PRODUCT_TO_CATALOGGROUP_MAP') return [placement(element)];
  return [{ kind: 'fault', at: placeOf(element), message: 'ARTICLE is BMEcat 1.2; Ramka reads BMEcat 2005.' }];
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
