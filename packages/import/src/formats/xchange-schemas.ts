import { z } from 'zod';

const description = z.object({
  /** Absent: the language of the catalogue. */
  DescriptionLanguage: z.nullish(z.string()),
  MinimalProductDescription: z.nullish(z.string()),
  UniqueMainProductDescription: z.nullish(z.string()),
  ProductPageUrl: z.nullish(z.string()),
});

/** A text, or one text per language. Without a language it is in the catalogue's language. */
const series = z.union([
  z.string(),
  z.array(z.object({ Language: z.nullish(z.string()), BrandSeries: z.nullish(z.string()) })),
]);

const related = { RelatedManufacturerProductNumber: z.nullish(z.string()) };

/** A relation; version 1 has one related product, version 2 a list. */
const relation = z.object({
  ...related,
  RelationType: z.string(),
  RelatedProducts: z.nullish(z.array(z.object(related))),
});

const attachment = z.object({
  AttachmentType: z.nullish(z.string()),
  AttachmentDetails: z.nullish(
    z.array(z.object({ AttachmentFilename: z.nullish(z.string()), AttachmentUri: z.nullish(z.string()) })),
  ),
});

const numberText = z.union([z.string(), z.number().transform(String)]);

const pricing = z.object({
  GrossListPrice: z.nullish(numberText),
  NetPrice: z.nullish(numberText),
  RecommendedRetailPrice: z.nullish(numberText),
  PriceQuantity: z.nullish(numberText),
  PriceUnit: z.nullish(z.string()),
  /** Number of use units in a price unit; below 1, the reverse ratio. */
  PriceUnitFactor: z.nullish(numberText),
  PriceOnRequest: z.nullish(z.boolean()),
  PriceValidityDate: z.nullish(z.string()),
  PriceExpiryDate: z.nullish(z.string()),
});

const ordering = z.object({
  OrderUnit: z.nullish(z.string()),
  UseUnit: z.nullish(z.string()),
  UseUnitConversionFactor: z.nullish(numberText),
});

/** The fields of a `TradeItem` that are read. Version 1 has trade items inside products. */
export const xchangeTradeItem = z.object({
  ItemIdentification: z.object({
    SupplierItemNumber: z.nullish(z.string()),
    ManufacturerItemNumber: z.nullish(z.string()),
    ManufacturerProductNumber: z.nullish(z.string()),
  }),
  Pricing: z.nullish(z.array(pricing)),
  Ordering: z.nullish(ordering).catch(undefined),
});

/** The fields of a `Product` that are read. */
export const xchangeProduct = z.object({
  ProductIdentification: z.object({
    ManufacturerProductNumber: z.string().check(z.minLength(1)),
    BrandName: z.nullish(z.string()),
    BrandDetails: z.nullish(z.array(z.object({ BrandName: z.nullish(z.string()), BrandSeries: z.nullish(series) }))),
  }),
  ProductDetails: z.nullish(
    z.object({ ProductStatus: z.nullish(z.string()), ProductDescriptions: z.nullish(z.array(description)) }),
  ),
  /** The place of descriptions in some files of version 1. */
  ProductDescriptions: z.nullish(z.array(description)),
  ProductRelations: z.nullish(z.array(relation)),
  ProductAttachments: z.nullish(z.array(attachment)),
  EtimClassification: z.nullish(
    z.array(z.object({ EtimClassCode: z.string(), EtimFeatures: z.nullish(z.array(z.unknown())) })),
  ),
  /** The trade items of version 1. Each is validated separately, so that an invalid one does not reject its product. */
  TradeItem: z.nullish(z.array(z.unknown())),
});

/** A feature of a class: one of its values, or a number. Each is validated separately. */
export const xchangeFeature = z.object({
  EtimFeatureCode: z.string(),
  EtimValueCode: z.nullish(z.string()),
  EtimValueNumeric: z.nullish(z.union([z.number(), z.string()])),
});

export type XchangeProduct = z.output<typeof xchangeProduct>;
export type XchangeTradeItem = z.output<typeof xchangeTradeItem>;
