import { articleKinds, MAX_ANNOTATED_PIECES } from '@ramka/domain/order';
import { projectLimits } from '@ramka/domain/project';
import { z } from 'zod';
import { entityId, price } from './identifiers.ts';
import { quantityEntry } from './project.ts';

/** The largest body of an order change, in bytes: enough for annotations of all articles. */
export const ORDER_BYTES = 1024 * 1024;

const pieces = z.int().check(z.gte(0), z.lte(MAX_ANNOTATED_PIECES));

const reserve = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('percent'), amount: z.int().check(z.gte(0), z.lte(1000)) }),
  z.object({ unit: z.literal('pieces'), amount: z.int().check(z.gte(0), z.lte(9999)) }),
]);

/** Settings of an order: the reserve for articles without one of their own, and whether full packs are ordered. */
export const orderTerms = z.object({ reserve, wholePacks: z.boolean() });

const symbol = z.string().regex(/^[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]{1,60}$/u);

/** The annotation of an article: pieces on hand, pieces already ordered, and its own reserve. */
export const lineAnnotation = z.object({ symbol, have: pieces, ordered: pieces, reserve: z.nullable(reserve) });

/**
 * A change to an order. Omitted fields stay unchanged, so that simultaneous changes of different fields or articles are
 * all kept.
 */
export const orderBody = z.object({
  terms: z.optional(orderTerms),
  articles: z.array(lineAnnotation.partial().required({ symbol: true })).check(z.maxLength(projectLimits.annotations)),
});

/** The stored result of a change: the terms, and the annotations of the changed articles. */
export const orderReceipt = z.object({ terms: orderTerms, articles: z.array(lineAnnotation) });

/**
 * An article of an order.
 *
 * - `quantity`: pieces that the project needs; 0 for an article that only has an annotation
 * - `pack`: pieces per pack; null if the catalogue does not state it
 * - `gone`: the catalogue no longer contains the article
 */
const orderArticle = lineAnnotation.extend({
  symbol: z.string(),
  name: z.string(),
  serieName: z.nullable(z.string()),
  kind: z.enum(articleKinds),
  /** Path below `/assets/img/`; empty if there is none. */
  image: z.string(),
  catalogUrl: z.string(),
  price: z.nullable(price),
  pack: z.nullable(z.int()),
  quantity: z.int(),
  gone: z.boolean(),
});

/**
 * A consistent snapshot of a project's order: every article once, and the sets and products that need it. Those refer
 * to articles by index.
 */
export const order = z.object({
  terms: orderTerms,
  articles: z.array(orderArticle),
  groups: z.array(z.object({ id: entityId, bundles: z.array(quantityEntry), products: z.array(quantityEntry) })),
  /** The sets of the rooms. `remarks` lists the parts of a set that cannot be ordered (docs/readings.md#r22). */
  bundles: z.array(
    z.object({
      id: entityId,
      rows: z.array(z.object({ article: z.int(), quantity: z.int() })),
      remarks: z.array(z.string()),
    }),
  ),
  /** The single products of the rooms. A null `article` is no longer in the catalogue. */
  products: z.array(z.object({ id: entityId, article: z.nullable(z.int()) })),
  ecatalogProducts: z.array(z.object({ catalogId: entityId, article: z.int(), quantity: z.int() })),
});

/** The CSV format of an order. `symbols`: two columns with symbol and pieces to order, without a header. */
export const orderCsvBody = z.object({ dialect: z.enum(['semicolon', 'comma', 'symbols']) });

export type OrderBody = z.infer<typeof orderBody>;
export type WireOrder = z.infer<typeof order>;
