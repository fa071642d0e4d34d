import { schemaFaults } from '@ramka/server/catalogue/files/entries';
import type { z } from 'zod';
import { BrokenJson, type JsonElement, jsonElements } from '../files/json-elements.ts';
import { type ForeignText, languageOrOther } from '../foreign-text.ts';
import type { ImportRecord, Place, ProductRecord } from '../import-record.ts';
import { piecePrice } from './piece-price.ts';
import { xchangeProduct, type XchangeProduct, xchangeTradeItem, type XchangeTradeItem } from './xchange-schemas.ts';

/**
 * What an ETIM xChange file says, of version 1 or 2: its products, the list prices of its trade items, and a tree of its
 * brand series and ETIM classes.
 */
export async function* readXchange(file: string): AsyncGenerator<ImportRecord> {
  const placementsOf = xchangeGroups();
  let products = 0;
  try {
    for await (const element of jsonElements(file, paths)) {
      const at = { line: element.line, path: element.path };
      if (/\.Product\[\d+\]$/.test(element.path)) {
        products += 1;
        yield* recordsIn(xchangeProduct, element, (product) => [
          productRecord(product, at),
          ...placementsOf(product, at),
        ]);
      } else if (/\.TradeItem\[\d+\]$/.test(element.path))
        yield* recordsIn(xchangeTradeItem, element, (item) => tradeItemPrice(item, at));
      else yield* headerRecords(element);
    }
  } catch (error) {
    if (!(error instanceof BrokenJson)) throw error;
    yield { kind: 'fault', at: { line: error.line, path: '' }, message: `The file is not JSON: ${error.message}` };
    return;
  }
  if (products === 0) yield { kind: 'fault', at: { line: 1, path: '$.Supplier' }, message: 'The file has no product.' };
}

const paths = [
  '$.CatalogueName',
  '$.CatalogueVersion',
  '$.CurrencyCode',
  '$.Supplier.*.Product.*',
  '$.Supplier.*.TradeItem.*',
];

const headerRecords = ({ path, value }: JsonElement): readonly ImportRecord[] => {
  if (typeof value !== 'string') return [];
  if (path === '$.CurrencyCode') return [{ kind: 'header', currency: value }];
  return [path === '$.CatalogueName' ? { kind: 'header', name: value } : { kind: 'header', edition: value }];
};

/** What an element says, or why its schema refuses it. */
const recordsIn = <Schema extends z.ZodType>(
  schema: Schema,
  { value, path, line }: JsonElement,
  recordsOf: (value: z.output<Schema>) => readonly ImportRecord[],
): readonly ImportRecord[] => {
  const answer = schema.safeParse(value);
  if (answer.success) return recordsOf(answer.data);
  return schemaFaults('', path, value, answer.error.issues).map((fault) => {
    const at: Place = { line, path: fault.path };
    return { kind: 'fault', at, message: fault.message };
  });
};

/** ETIM's code for the picture of a product. */
const PRODUCT_PICTURE = 'ATX015';

/** A product as an xChange file describes it. */
const productRecord = (product: XchangeProduct, at: Place): ProductRecord => {
  const key = product.ProductIdentification.ManufacturerProductNumber;
  const descriptions = product.ProductDetails?.ProductDescriptions ?? product.ProductDescriptions ?? [];
  const catalogUrl = descriptions.map(({ ProductPageUrl }) => ProductPageUrl).find(Boolean);
  const image = imageOf(product);
  const successorKey = successorOf(product);
  return {
    kind: 'product',
    key,
    symbol: key,
    name: Object.fromEntries(
      descriptions
        .map(
          ({ DescriptionLanguage, MinimalProductDescription, UniqueMainProductDescription }) =>
            [languageOrOther(DescriptionLanguage), MinimalProductDescription || UniqueMainProductDescription] as const,
        )
        .flatMap(([language, text]) => (text ? [[language, text] as const] : [])),
    ),
    ...(image && { image }),
    ...(catalogUrl && { catalogUrl }),
    ...(successorKey && { successorKey }),
    at,
  };
};

const imageOf = ({ ProductAttachments }: XchangeProduct): string | undefined => {
  const picture = ProductAttachments?.find(({ AttachmentType }) => AttachmentType === PRODUCT_PICTURE);
  const details = picture?.AttachmentDetails?.[0];
  return (details?.AttachmentFilename ?? details?.AttachmentUri)?.split(/[/\\]/).at(-1) || undefined;
};

const successorOf = ({ ProductRelations }: XchangeProduct): string | undefined => {
  const successor = ProductRelations?.find(({ RelationType }) => RelationType === 'SUCCESSOR');
  return (
    successor?.RelatedManufacturerProductNumber ??
    successor?.RelatedProducts?.[0]?.RelatedManufacturerProductNumber ??
    undefined
  );
};

/** The list price of a trade item; where there is none, its net price. Both are without VAT. */
const tradeItemPrice = (
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

/**
 * xChange has no tree: products stand in the series of their brand, below it by their ETIM class. Says where a product
 * goes, and the groups above it when they are needed first.
 */
const xchangeGroups = (): ((product: XchangeProduct, at: Place) => readonly ImportRecord[]) => {
  const known = new Set<string>();
  const group = (key: string, parentKey: string | null, name: ForeignText, at: Place): readonly ImportRecord[] => {
    if (known.has(key)) return [];
    known.add(key);
    return [{ kind: 'group', key, parentKey, name, at }];
  };
  return (product, at) => {
    const series = seriesOf(product);
    const etimClass = product.EtimClassification?.[0]?.EtimClassCode;
    const name = series && Object.values(series)[0];
    if (!series || !name || etimClass === undefined) return [];
    const groupKey = `${name}/${etimClass}`;
    const productKey = product.ProductIdentification.ManufacturerProductNumber;
    return [
      ...group(name, null, series, at),
      ...group(groupKey, name, etimClassName(etimClass), at),
      { kind: 'placement', productKey, groupKey, at },
    ];
  };
};

const seriesOf = ({ ProductIdentification: { BrandDetails } }: XchangeProduct): ForeignText | undefined => {
  const series = BrandDetails?.map(({ BrandSeries }) => BrandSeries).find(Boolean);
  if (typeof series === 'string') return { other: series };
  return series?.length
    ? Object.fromEntries(series.map(({ Language, BrandSeries }) => [languageOrOther(Language), BrandSeries]))
    : undefined;
};

/**
 * The classes of ETIM that switches and sockets are in (docs/catalogue-rules.md#c3). The files name classes by code
 * only.
 */
const classNames: Readonly<Record<string, ForeignText>> = {
  EC000125: {
    pl: 'Gniazda wtyczkowe',
    cs: 'Zásuvky',
    sk: 'Zásuvky',
    uk: 'Розетки',
    en: 'Socket outlets',
  },
  EC000007: {
    pl: 'Ramki',
    cs: 'Rámečky',
    sk: 'Rámiky',
    uk: 'Рамки',
    en: 'Cover frames',
  },
  EC001590: {
    pl: 'Łączniki',
    cs: 'Spínače',
    sk: 'Spínače',
    uk: 'Вимикачі',
    en: 'Installation switches',
  },
  EC000133: {
    pl: 'Czujniki ruchu',
    cs: 'Pohybová čidla',
    sk: 'Snímače pohybu',
    uk: 'Датчики руху',
    en: 'Movement sensors',
  },
};

/** What a class of ETIM is called; one that we do not know, by its code. */
const etimClassName = (code: string): ForeignText => classNames[code] ?? { other: code };
