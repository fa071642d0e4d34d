import { z } from 'zod';
import { entityId, price } from './identifiers.ts';

/** An article of a project whose price has changed since the last confirmation. */
const repricedArticle = z.object({
  symbol: z.string(),
  name: z.string(),
  /** Null: on request. */
  before: z.nullable(price),
  after: z.nullable(price),
  /** Pieces in the project. */
  quantity: z.int(),
  /** The change of the project's total. */
  effect: price,
});

/** A discontinued article of a project. */
const discontinuedArticle = z.object({
  symbol: z.string(),
  name: z.string(),
  /** The price at the last confirmation; null: on request, or unknown. */
  before: z.nullable(price),
  quantity: z.int(),
  /** The successor; null if it is unknown or not a product of the e-catalogue. */
  successor: z.nullable(z.object({ catalogId: entityId, symbol: z.string(), name: z.string(), price })),
});

/** The catalogue and price changes that affect a project, since its visitors last confirmed them. */
export const catalogueChanges = z.object({
  /** The present edition of catalogue and price list. The confirmation must name it. */
  edition: z.string(),
  /** Time of the last confirmation, as ISO 8601 in UTC. */
  since: z.string(),
  repriced: z.array(repricedArticle),
  gone: z.array(discontinuedArticle),
  /** The sum of all effects. */
  effect: price,
});

/** Request body for confirming the changes: the edition that was shown. */
export const confirmationBody = z.object({ edition: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Request body for replacing discontinued products. `leave` lists e-catalogue products that are not replaced. */
export const successorsBody = z.object({ leave: z.optional(z.array(entityId).check(z.maxLength(2000))) });

/**
 * The effect of replacing discontinued products. The entity tag identifies the state of the project that the preview is
 * based on.
 */
export const successorsPreview = z.object({
  rows: z.array(
    z.object({
      catalogId: entityId,
      symbol: z.string(),
      name: z.string(),
      quantity: z.int(),
      successor: z.object({ catalogId: entityId, symbol: z.string(), name: z.string(), price }),
      /** Whether the replacement is impossible because the quantity of the successor would exceed 9999. */
      tooMany: z.boolean(),
    }),
  ),
  /** Net price of the project. */
  total: z.object({ before: price, after: price }),
});

/** The result of replacing discontinued products. */
export const successorsReceipt = z.object({
  changed: z.int(),
  /** The restore point with the previous state; null if nothing changed. */
  pointId: z.nullable(entityId),
});

export type CatalogueChanges = z.infer<typeof catalogueChanges>;
