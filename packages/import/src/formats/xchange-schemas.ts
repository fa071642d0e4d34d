import { z } from 'zod';

const description = z.object({
  DescriptionLanguage: z.string(),
  MinimalProductDescription: z.nullish(z.string()),
  UniqueMainProductDescription: z.nullish(z.string()),
  ProductPageUrl: z.nullish(z.string()),
});

/** Version 1 names a series by one text, version 2 by one for each language. */
const series = z.union([z.string(), z.array(z.object({ Language: z.string(), BrandSeries: z.string() }))]);

const related = { RelatedManufacturerProductNumber: z.nullish(z.string()) };

/** Version 1 names the other product beside the type of relation, version 2 in a list. */
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

/** What Ramka reads of a `Product`; it has much more. */
export const xchangeProduct = z.object({
  ProductIdentification: z.object({
    ManufacturerProductNumber: z.string().check(z.minLength(1)),
    BrandDetails: z.nullish(z.array(z.object({ BrandSeries: z.nullish(series) }))),
  }),
  ProductDetails: z.nullish(z.object({ ProductDescriptions: z.nullish(z.array(description)) })),
  /** Where some files of version 1 have them. */
  ProductDescriptions: z.nullish(z.array(description)),
  ProductRelations: z.nullish(z.array(relation)),
  ProductAttachments: z.nullish(z.array(attachment)),
  EtimClassification: z.nullish(z.array(z.object({ EtimClassCode: z.string() }))),
});

const numberText = z.union([z.string(), z.number().transform(String)]);

/** What Ramka reads of a `TradeItem`. */
export const xchangeTradeItem = z.object({
  ItemIdentification: z.object({
    SupplierItemNumber: z.nullish(z.string()),
    ManufacturerItemNumber: z.nullish(z.string()),
    ManufacturerProductNumber: z.nullish(z.string()),
  }),
  Pricing: z.nullish(
    z.array(
      z.object({
        GrossListPrice: z.nullish(numberText),
        NetPrice: z.nullish(numberText),
        PriceQuantity: z.nullish(numberText),
        PriceOnRequest: z.nullish(z.boolean()),
      }),
    ),
  ),
});

/** See `xchangeProduct`. */
export type XchangeProduct = z.output<typeof xchangeProduct>;
/** See `xchangeTradeItem`. */
export type XchangeTradeItem = z.output<typeof xchangeTradeItem>;
