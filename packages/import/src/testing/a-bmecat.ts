/** A product of a generated BMEcat file. */
export type BmecatProduct = {
  readonly symbol: string;
  readonly name: string;
  readonly english?: string;
  readonly group?: string;
  readonly amount?: string;
  readonly pieces?: string;
  readonly picture?: string;
  readonly successor?: string;
  /** ETIM features, as code and value. */
  readonly features?: readonly (readonly string[])[];
};

/**
 * A BMEcat 2005 file as a manufacturer publishes it: a tree, products with ETIM features, and their places in the tree.
 */
export const aBmecat = (products: readonly BmecatProduct[], declaration = 'UTF-8'): string =>
  [...bmecatLines(products, declaration)].join('\n');

/** An update of products or prices. `previous` is the number of updates before it. */
export const aBmecatUpdate = (of: 'PRODUCTS' | 'PRICES', content: readonly string[], previous = 0): string =>
  [...head('UTF-8'), `<T_UPDATE_${of} prev_version="${previous}">`, ...content, `</T_UPDATE_${of}></BMECAT>`].join(
    '\n',
  );

/** The same file line by line, for large files. */
export function* bmecatLines(products: Iterable<BmecatProduct>, declaration = 'UTF-8'): Generator<string> {
  yield* head(declaration);
  yield '<T_NEW_CATALOG><CATALOG_GROUP_SYSTEM>';
  yield group('1', '0', 'root', 'Katalog');
  yield group('54', '1', 'node', 'Simon 54');
  yield group('541', '54', 'node', 'Gniazda', 'Sockets');
  yield group('5411', '541', 'leaf', 'Podwójne', 'Double');
  yield group('99', '1', 'leaf', 'Dzwonki');
  yield '</CATALOG_GROUP_SYSTEM>';
  const placed: string[] = [];
  for (const product of products) {
    yield bmecatProductText(product);
    if (product.group) placed.push(placement(product.symbol, product.group));
  }
  yield* placed;
  yield '</T_NEW_CATALOG></BMECAT>';
}

const head = (declaration: string): readonly string[] => [
  `<?xml version="1.0" encoding="${declaration}"?>`,
  '<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005fd">',
  '<HEADER><CATALOG><LANGUAGE default="true">pol</LANGUAGE><CATALOG_ID>1</CATALOG_ID>',
  '<CATALOG_VERSION>2026.1</CATALOG_VERSION><CATALOG_NAME>Range</CATALOG_NAME><CURRENCY>PLN</CURRENCY></CATALOG></HEADER>',
];

const group = (id: string, parent: string, type: string, name: string, english?: string): string =>
  `<CATALOG_STRUCTURE type="${type}"><GROUP_ID>${id}</GROUP_ID><GROUP_NAME>${name}</GROUP_NAME>${
    english ? `<GROUP_NAME lang="eng">${english}</GROUP_NAME>` : ''
  }<PARENT_ID>${parent}</PARENT_ID></CATALOG_STRUCTURE>`;

const placement = (symbol: string, groupId: string): string =>
  `<PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>${symbol}</PROD_ID><CATALOG_GROUP_ID>${groupId}</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>`;

/** One product in such a file. */
export const bmecatProductText = ({
  symbol,
  name,
  english,
  amount,
  pieces,
  picture,
  successor,
  features = [],
}: BmecatProduct): string =>
  [
    `<PRODUCT mode="new"><SUPPLIER_PID type="supplier_specific">${symbol}</SUPPLIER_PID><PRODUCT_DETAILS>`,
    `<DESCRIPTION_SHORT>${name}</DESCRIPTION_SHORT>`,
    english && `<DESCRIPTION_SHORT lang="eng">${english}</DESCRIPTION_SHORT>`,
    `<MANUFACTURER_PID>${symbol}</MANUFACTURER_PID></PRODUCT_DETAILS>`,
    '<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-8.0</REFERENCE_FEATURE_SYSTEM_NAME>',
    '<REFERENCE_FEATURE_GROUP_ID>EC000125</REFERENCE_FEATURE_GROUP_ID>',
    ...features.map(([code, value]) => `<FEATURE><FNAME>${code}</FNAME><FVALUE>${value}</FVALUE></FEATURE>`),
    '</PRODUCT_FEATURES>',
    `<PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT><PRICE_QUANTITY>${pieces ?? 1}</PRICE_QUANTITY></PRODUCT_ORDER_DETAILS>`,
    amount &&
      `<PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT><PRICE_CURRENCY>PLN</PRICE_CURRENCY></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>`,
    picture &&
      `<MIME_INFO><MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>img/${picture}</MIME_SOURCE><MIME_PURPOSE>normal</MIME_PURPOSE></MIME></MIME_INFO>`,
    successor && `<PRODUCT_REFERENCE type="followup"><PROD_ID_TO>${successor}</PROD_ID_TO></PRODUCT_REFERENCE>`,
    '</PRODUCT>',
  ]
    .filter(Boolean)
    .join('\n');
