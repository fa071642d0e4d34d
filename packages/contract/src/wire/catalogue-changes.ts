import { z } from 'zod';
import { entityId, price } from './identifiers.ts';

/** An article of a project whose price is another one than when it was last seen. */
const repricedArticle = z.object({
  symbol: z.string(),
  name: z.string(),
  /** Null: on request. */
  before: z.nullable(price),
  after: z.nullable(price),
  /** Pieces in the project. */
  quantity: z.int(),
  /** What it makes of the project's price. */
  effect: price,
});

/** An article of a project that is sold no longer. */
const discontinuedArticle = z.object({
  symbol: z.string(),
  name: z.string(),
  /** What it cost when it was last seen; null: on request, or unknown. */
  before: z.nullable(price),
  quantity: z.int(),
  /** What takes its place; null where that is not known, or it is no product of the e-catalogue. */
  successor: z.nullable(z.object({ catalogId: entityId, symbol: z.string(), name: z.string(), price })),
});

/** What has changed in catalogue and prices for a project since its visitors said that they had seen them. */
export const catalogueChanges = z.object({
  /** The present edition of catalogue and price list: what `seen` names. */
  edition: z.string(),
  /** Since when, as ISO 8601 in universal time. */
  since: z.string(),
  repriced: z.array(repricedArticle),
  gone: z.array(discontinuedArticle),
  /** The sum of all effects. */
  effect: price,
});

/** What saying that one has seen it takes: the edition that was shown. */
export const confirmationBody = z.object({ edition: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Which products of the e-catalogue keep their place though something else takes it. */
export const successorsBody = z.object({ leave: z.optional(z.array(entityId).check(z.maxLength(2000))) });

/** What taking the successors would do; its entity tag names the state that it saw. */
export const successorsPreview = z.object({
  rows: z.array(
    z.object({
      catalogId: entityId,
      symbol: z.string(),
      name: z.string(),
      quantity: z.int(),
      successor: z.object({ catalogId: entityId, symbol: z.string(), name: z.string(), price }),
      /** Whether it can't be taken: there would be more than 9999 pieces of the successor. */
      tooMany: z.boolean(),
    }),
  ),
  /** Net price of the project. */
  total: z.object({ before: price, after: price }),
});

/** What taking the successors did. */
export const successorsReceipt = z.object({
  changed: z.int(),
  /** The point that holds the state before; null where nothing had to be changed. */
  pointId: z.nullable(entityId),
});

/** See `news`. */
export type CatalogueChanges = z.infer<typeof catalogueChanges>;
