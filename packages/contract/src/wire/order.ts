import { articleKinds, MOST_ANNOTATED_PIECES } from '@ramka/domain/order';
import { projectLimits } from '@ramka/domain/project';
import { z } from 'zod';
import { entityId, price } from './identifiers.ts';
import { quantityEntry } from './project.ts';

/** The largest body of a change to an order, in bytes: every article of which something can be noted. */
export const ORDER_BYTES = 1024 * 1024;

const pieces = z.int().check(z.gte(0), z.lte(MOST_ANNOTATED_PIECES));

const reserve = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('percent'), amount: z.int().check(z.gte(0), z.lte(1000)) }),
  z.object({ unit: z.literal('pieces'), amount: z.int().check(z.gte(0), z.lte(9999)) }),
]);

/** What holds for a whole order: a reserve for every article without one of its own, and whether full packs are ordered. */
export const orderTerms = z.object({ reserve, wholePacks: z.boolean() });

const symbol = z.string().regex(/^[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]{1,60}$/u);

/** What is kept of an article by its symbol: pieces that are there, pieces that were ordered, a reserve of its own. */
export const lineAnnotation = z.object({ symbol, have: pieces, ordered: pieces, reserve: z.nullable(reserve) });

/**
 * A change to what is kept of an order. Of an article, what is not named stays as it is: two visitors who note different
 * things, or different articles, both have theirs kept.
 */
export const orderBody = z.object({
  terms: z.optional(orderTerms),
  articles: z.array(lineAnnotation.partial().required({ symbol: true })).check(z.maxLength(projectLimits.annotations)),
});

/** What of a change is kept now: the terms, and the notes of the articles that it named. */
export const orderReceipt = z.object({ terms: orderTerms, articles: z.array(lineAnnotation) });

/**
 * An article of an order. `quantity` is what the project takes of it, 0 where only something was noted of it; `pack` how many
 * come in a pack, null where the catalogue does not say; `gone`: the catalogue does not have it any more.
 */
const orderArticle = lineAnnotation.extend({
  symbol: z.string(),
  name: z.string(),
  serieName: z.nullable(z.string()),
  kind: z.enum(articleKinds),
  /** Below `/assets/img/`; empty where there is none. */
  image: z.string(),
  catalogUrl: z.string(),
  price: z.nullable(price),
  pack: z.nullable(z.int()),
  quantity: z.int(),
  gone: z.boolean(),
});

/**
 * The order of a project as of one moment: every article once, and what takes it. What sets and products take names articles
 * by their places in the list.
 */
export const order = z.object({
  terms: orderTerms,
  articles: z.array(orderArticle),
  groups: z.array(z.object({ id: entityId, bundles: z.array(quantityEntry), products: z.array(quantityEntry) })),
  /** The sets of the rooms; `remarks`: what of a set cannot be ordered (docs/readings.md#r22). */
  bundles: z.array(
    z.object({
      id: entityId,
      rows: z.array(z.object({ article: z.int(), quantity: z.int() })),
      remarks: z.array(z.string()),
    }),
  ),
  /** The single products of the rooms; `article` null: the catalogue does not have it any more. */
  products: z.array(z.object({ id: entityId, article: z.nullable(z.int()) })),
  ecatalogProducts: z.array(z.object({ catalogId: entityId, article: z.int(), quantity: z.int() })),
});

/** How the order is written for programs; `symbols`: two columns, symbol and pieces to order, without a head. */
export const orderCsvBody = z.object({ dialect: z.enum(['semicolon', 'comma', 'symbols']) });

/** See `orderBody`. */
export type OrderBody = z.infer<typeof orderBody>;
/** See `order`. */
export type WireOrder = z.infer<typeof order>;
