import { schemaFaults } from '@ramka/server/catalogue/files/entries';
import type { z } from 'zod';
import { BrokenJson, type JsonElement, jsonElements } from '../files/json-elements.ts';
import { fileNameOf, type ImportedText, importedTexts } from '../pipeline/imported-text.ts';
import type { ImportRecord, Place, ProductRecord, ReadOptions } from '../pipeline/import-record.ts';
import { etimClassName } from './etim-classes.ts';
import { chosenPrices, type PriceOffer } from './price-choice.ts';
import { unitOf } from './units.ts';
import { storedFeatures } from '../vocabulary/etim-features.ts';
import {
  xchangeFeature,
  xchangeProduct,
  type XchangeProduct,
  xchangeTradeItem,
  type XchangeTradeItem,
} from './xchange-schemas.ts';

/**
 * Reads ETIM xChange 1 or 2: products, prices of trade items, and places by brand series and ETIM class. The file is a
 * complete catalogue or an update.
 */
export async function* readXchange(file: string, options: ReadOptions): AsyncGenerator<ImportRecord> {
  let entries = 0;
  try {
    for await (const element of jsonElements(file, paths)) {
      if (element.path.endsWith(']')) entries += 1;
      if (productPath.test(element.path)) {
        yield* recordsIn(xchangeProduct, element, (product, at) => productRecords(product, at, options));
      } else if (/\.TradeItem\[\d+\]$/.test(element.path))
        yield* recordsIn(xchangeTradeItem, element, (item, at) => tradeItemRecords(item, at, options));
      else yield* headerRecords(element);
    }
  } catch (error) {
    if (!(error instanceof BrokenJson)) throw error;
    yield { kind: 'refusal', at: { line: error.line, path: '' }, message: `The file is not JSON: ${error.message}` };
    return;
  }
  if (entries === 0)
    yield {
      kind: 'refusal',
      at: { line: 1, path: '$.Supplier' },
      message: 'The file has no product: it is no ETIM xChange, or an empty one.',
    };
}

const paths = [
  '$.CatalogueName',
  '$.CatalogueVersion',
  '$.CatalogueType',
  '$.CurrencyCode',
  '$.Supplier.*.Product.*',
  '$.Supplier.*.TradeItem.*',
];

const productPath = /^\$\.Supplier\[\d+\]\.Product\[\d+\]$/;

/** The header. `CatalogueType` `CHANGE` makes it an update. */
const headerRecords = ({ path, value, line }: JsonElement): readonly ImportRecord[] => {
  if (path === '$.CatalogueType')
    return /^\s*change\s*$/i.test(String(value)) ? [{ kind: 'update', of: 'products', at: { line, path } }] : [];
  if (path === '$.CatalogueName') return [{ kind: 'header', name: firstText(value) }];
  if (typeof value !== 'string') return [];
  return [path === '$.CurrencyCode' ? { kind: 'header', currency: value } : { kind: 'header', edition: value }];
};

/** The first text of a value. Version 1 has the name of the catalogue once, or once per language. */
const firstText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  const name: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'CatalogueName') : undefined;
  return typeof name === 'string' ? name : '';
};

/** The records of an element, or the faults found by its schema. */
const recordsIn = <Schema extends z.ZodType>(
  schema: Schema,
  { value, path, line }: JsonElement,
  recordsOf: (value: z.output<Schema>, at: Place) => readonly ImportRecord[],
): readonly ImportRecord[] => {
  const answer = schema.safeParse(value);
  if (answer.success) return recordsOf(answer.data, { line, path });
  return schemaFaults('', path, value, answer.error.issues).map((fault) => {
    const at: Place = { line, path: fault.path };
    return { kind: 'fault', at, message: fault.message };
  });
};

/** The records of a `Product` and its trade items. In an update, the product may be removed. */
const productRecords = (product: XchangeProduct, at: Place, options: ReadOptions): readonly ImportRecord[] => {
  const key = product.ProductIdentification.ManufacturerProductNumber;
  const isObsolete = product.ProductDetails?.ProductStatus === 'OBSOLETE';
  const items = (product.TradeItem ?? []).map((value, index) => ({
    value,
    path: `${at.path}.TradeItem[${index}]`,
    line: at.line,
  }));
  const first = xchangeTradeItem.safeParse(items[0]?.value).data?.ItemIdentification.SupplierItemNumber;
  const record = productRecord(product, at, options, first);
  return [
    ...(isObsolete ? [{ kind: 'removal', symbol: key, inUpdatesOnly: true, at } satisfies ImportRecord] : []),
    ...(isObsolete && Object.keys(record.name).length === 0 ? [] : [record]),
    ...items.flatMap((item) => recordsIn(xchangeTradeItem, item, (one, place) => itemPrices(key, one, place, options))),
  ];
};

/** ETIM's code for the picture of a product. */
const PRODUCT_PICTURE = 'ATX015';

const productRecord = (
  product: XchangeProduct,
  at: Place,
  { symbol: symbolField }: ReadOptions,
  supplierNumber: string | null | undefined,
): ProductRecord => {
  const key = product.ProductIdentification.ManufacturerProductNumber;
  const descriptions = product.ProductDetails?.ProductDescriptions ?? product.ProductDescriptions ?? [];
  const catalogUrl = descriptions.map(({ ProductPageUrl }) => ProductPageUrl).find(Boolean);
  const image = imageOf(product);
  const successorKey = successorOf(product);
  const [classification] = product.EtimClassification ?? [];
  const etimClass = classification?.EtimClassCode;
  const etimFeatures = featuresOf(etimClass, classification?.EtimFeatures ?? []);
  const symbol = symbolField === 'supplier' && supplierNumber ? supplierNumber : key;
  return {
    kind: 'product',
    key,
    symbol,
    ...(supplierNumber && supplierNumber !== symbol && { supplierNumber }),
    ...(key !== symbol && { manufacturerNumber: key }),
    name: importedTexts(
      descriptions.map(({ DescriptionLanguage, MinimalProductDescription, UniqueMainProductDescription }) => [
        DescriptionLanguage ?? '',
        MinimalProductDescription || UniqueMainProductDescription,
      ]),
    ),
    ...(etimClass !== undefined && { etimClass }),
    ...(etimFeatures !== undefined && { etimFeatures }),
    place: [seriesOf(product), etimClass === undefined ? undefined : etimClassName(etimClass)].filter(
      (name) => name !== undefined,
    ),
    ...(image && { image }),
    ...(catalogUrl && { catalogUrl }),
    ...(successorKey && { successorKey }),
    at,
  };
};

const featuresOf = (etimClass: string | undefined, features: readonly unknown[]): string | undefined =>
  storedFeatures(
    etimClass,
    features.flatMap((one) => {
      const { data } = xchangeFeature.safeParse(one);
      return data ? [[data.EtimFeatureCode, data.EtimValueCode ?? String(data.EtimValueNumeric ?? '')] as const] : [];
    }),
  );

const imageOf = ({ ProductAttachments }: XchangeProduct): string | undefined => {
  const picture = ProductAttachments?.find(({ AttachmentType }) => AttachmentType === PRODUCT_PICTURE);
  const details = picture?.AttachmentDetails?.[0];
  return fileNameOf(details?.AttachmentFilename || details?.AttachmentUri || '');
};

const successorOf = ({ ProductRelations }: XchangeProduct): string | undefined => {
  const successor = ProductRelations?.find(({ RelationType }) => RelationType === 'SUCCESSOR');
  return (
    successor?.RelatedManufacturerProductNumber ??
    successor?.RelatedProducts?.[0]?.RelatedManufacturerProductNumber ??
    undefined
  );
};

const seriesOf = ({ ProductIdentification: { BrandDetails, BrandName } }: XchangeProduct): ImportedText | undefined => {
  const series = BrandDetails?.map(({ BrandSeries }) => BrandSeries).find((one) => one && one.length > 0);
  if (typeof series === 'string') return { other: series };
  const named = importedTexts((series ?? []).map(({ Language, BrandSeries }) => [Language ?? '', BrandSeries]));
  if (Object.keys(named).length > 0) return named;
  const brand = BrandName ?? BrandDetails?.map((details) => details.BrandName).find(Boolean);
  return brand ? { other: brand } : undefined;
};

/** The records of a trade item listed outside its product. */
const tradeItemRecords = (tradeItem: XchangeTradeItem, at: Place, options: ReadOptions): readonly ImportRecord[] => {
  const item = tradeItem.ItemIdentification;
  const productKey = item.ManufacturerProductNumber || item.ManufacturerItemNumber || item.SupplierItemNumber;
  if (!productKey)
    return [{ kind: 'fault', at, message: 'A trade item needs a ManufacturerItemNumber or SupplierItemNumber.' }];
  const number = item.SupplierItemNumber;
  return [
    ...(number && number !== productKey
      ? [{ kind: 'number', productKey, supplierNumber: number } satisfies ImportRecord]
      : []),
    ...itemPrices(productKey, tradeItem, at, options),
  ];
};

/** The prices of a trade item. All except the recommended price exclude tax. */
const itemPrices = (
  productKey: string,
  { Pricing: pricing, Ordering: ordering }: XchangeTradeItem,
  at: Place,
  options: ReadOptions,
): readonly ImportRecord[] => {
  if (pricing?.some(({ PriceOnRequest }) => PriceOnRequest)) return [{ kind: 'price', productKey, price: null, at }];
  const offers = (pricing ?? []).flatMap((one, index) =>
    itemPriceTypes.map((type): PriceOffer => ({
      type,
      currency: '',
      amount: one[type] ?? '',
      pieces: one.PriceQuantity ?? '',
      content: contentOf(one, ordering),
      validFrom: one.PriceValidityDate ?? '',
      validTo: one.PriceExpiryDate ?? '',
      at: { ...at, path: `${at.path}.Pricing[${index}]` },
    })),
  );
  return chosenPrices(productKey, offers, options);
};

/**
 * The number of pieces in the unit of a price: by the unit itself (hundred, dozen), by its factor, or by the conversion
 * of the same order unit into pieces.
 */
const contentOf = (
  { PriceUnit: unitCode, PriceUnitFactor: factor }: NonNullable<XchangeTradeItem['Pricing']>[number],
  ordering: XchangeTradeItem['Ordering'],
): string => {
  const unit = unitOf(unitCode ?? '');
  if (unit.kind === 'pieces') return unit.count;
  const stated = Number(factor ?? '1');
  if (unit.kind === 'package' && stated > 0 && stated !== 1) return String(stated > 1 ? stated : 1 / stated);
  const isOrdered = ordering?.OrderUnit === unitCode && unitOf(ordering?.UseUnit ?? '').kind === 'pieces';
  const converted = Number(ordering?.UseUnitConversionFactor ?? '');
  if (unit.kind === 'package' && isOrdered && converted > 0) return String(converted);
  return unit.kind === 'package' ? 'unknown' : '1';
};

const itemPriceTypes = ['GrossListPrice', 'NetPrice', 'RecommendedRetailPrice'] as const;
