import { z } from 'zod';
import { entityId, price, quantity } from './identifiers.ts';

/** A single product of the product catalogue. */
export const singleProduct = z.object({
  id: entityId,
  catalogId: entityId,
  name: z.string(),
  symbol: z.string(),
  image: z.string(),
  catalogUrl: z.string(),
  serieTag: z.string(),
  price,
});

/** A product of the e-catalogue. A `price` of 0 means "on request". */
export const ecatalogProduct = z.object({
  id: entityId,
  catalogId: entityId,
  symbol: z.string(),
  name: z.string(),
  price,
  image: z.string(),
  catalogUrl: z.string(),
  /** Null for a product outside every series. */
  serieName: z.nullable(z.string()),
  /** Pieces in the project; 0 in responses without a project (docs/readings.md#r34-3-28). */
  quantity: z.int().check(z.gte(0)),
});

/** An e-catalogue product of a project. A discontinued product has its successor. */
export const ecatalogItem = ecatalogProduct.extend({
  quantity,
  replacedBy: z.optional(z.object({ catalogId: entityId, symbol: z.string(), name: z.string() })),
});

const productGroup = z.object({
  id: entityId,
  name: z.string(),
  /** Picture of its first product; absent if it has none. */
  image: z.optional(z.string()),
});

/** The tree of the e-catalogue: series, groups, product groups. A null `name` means "other series". */
export const ecatalogSeries = z.object({
  id: entityId,
  name: z.nullable(z.string()),
  subCategories: z.array(z.object({ id: entityId, name: z.string(), products: z.array(productGroup) })),
});

/** Search results of one product group. A null `serie` means "other series". */
export const ecatalogSearchResult = z.object({
  serie: z.nullable(z.string()),
  category: z.string(),
  products: z.array(ecatalogProduct),
});

export const newEcatalogItemBody = z.object({ catalogId: entityId, quantity });

export const quantityBody = z.object({ quantity });

export type WireSingleProduct = z.infer<typeof singleProduct>;
export type WireEcatalogProduct = z.infer<typeof ecatalogProduct>;
export type EcatalogItem = z.infer<typeof ecatalogItem>;
export type EcatalogSeries = z.infer<typeof ecatalogSeries>;
export type EcatalogSearchResult = z.infer<typeof ecatalogSearchResult>;
