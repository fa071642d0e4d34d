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

/** A product of the e-catalogue. `price` 0 means "on request". */
export const ecatalogProduct = z.object({
  id: entityId,
  catalogId: entityId,
  symbol: z.string(),
  name: z.string(),
  price,
  image: z.string(),
  catalogUrl: z.string(),
  /** Null for a product outside of every series. */
  serieName: z.nullable(z.string()),
  /** Pieces that the project holds: 0 where nothing says so (docs/readings.md#r34-3-28). */
  quantity: z.int().check(z.gte(0)),
});

/** A product of the e-catalogue that a project holds; of one that is sold no longer, what takes its place. */
export const ecatalogItem = ecatalogProduct.extend({
  quantity,
  replacedBy: z.optional(z.object({ catalogId: entityId, symbol: z.string(), name: z.string() })),
});

const productGroup = z.object({
  id: entityId,
  name: z.string(),
  /** Of its first product; absent where it has none. */
  image: z.optional(z.string()),
});

/** The e-catalogue's tree: series, groups, product groups. `name` null: "other series". */
export const ecatalogSeries = z.object({
  id: entityId,
  name: z.nullable(z.string()),
  subCategories: z.array(z.object({ id: entityId, name: z.string(), products: z.array(productGroup) })),
});

/** Search results of one product group. `serie` null: "other series". */
export const ecatalogSearchResult = z.object({
  serie: z.nullable(z.string()),
  category: z.string(),
  products: z.array(ecatalogProduct),
});

/** What adding an e-catalogue product to a project takes. */
export const newEcatalogItemBody = z.object({ catalogId: entityId, quantity });

/** What changing the quantity of an e-catalogue product takes. */
export const quantityBody = z.object({ quantity });

/** See `singleProduct`. */
export type WireSingleProduct = z.infer<typeof singleProduct>;
/** See `ecatalogProduct`. */
export type WireEcatalogProduct = z.infer<typeof ecatalogProduct>;
/** See `ecatalogItem`. */
export type EcatalogItem = z.infer<typeof ecatalogItem>;
/** See `ecatalogSeries`. */
export type EcatalogSeries = z.infer<typeof ecatalogSeries>;
/** See `ecatalogSearchResult`. */
export type EcatalogSearchResult = z.infer<typeof ecatalogSearchResult>;
