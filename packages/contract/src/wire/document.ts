import { stickersOnSheet } from '@ramka/domain/labels';
import { projectLimits } from '@ramka/domain/project';
import { z } from 'zod';
import { entityId, entityIdsText } from './identifiers.ts';

/** The media types of files that endpoints return. */
export type DocumentType =
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'text/csv'
  | 'application/xml';

/**
 * Selects the content of a document. `groupId` is a room, or null for the whole project. `ecatalogProductsOnly` selects
 * only the e-catalogue products (docs/readings.md#r10).
 */
export const projectDocumentBody = z.object({ groupId: z.nullable(entityId), ecatalogProductsOnly: z.boolean() });

/**
 * The CSV dialect: `;` with decimal comma and byte order mark for spreadsheets in Central Europe, or `,` with decimal
 * point for programs.
 */
const dialect = z.enum(['semicolon', 'comma']);

export const pointsCsvBody = z.object({ dialect });

/** Selects the sheet of stickers, and its first sticker that is still there, from 1, row by row. */
export const stickersBody = z
  .object({ grid: z.enum(['38x21', '70x37']), start: z.int().check(z.gte(1)) })
  .check(z.refine(({ grid, start }) => start <= stickersOnSheet[grid], { path: ['start'] }));

export const projectCsvBody = projectDocumentBody.extend({ dialect });

/** The ids of the saved sets that a document contains, separated by commas. */
export const setsDocumentBody = z.object({ sets: entityIdsText });

export const setsCsvBody = setsDocumentBody.extend({ dialect });

/**
 * Selects the content of a set's drilling template. `groupId` is the room that the template names, or null. A frame with
 * `vertical` hangs with slot 1 on top.
 */
export const drillingTemplateBody = z.object({
  groupId: z.nullable(entityId),
  vertical: z.boolean(),
  /** Millimetres from the floor to the centre of the frame, or of slot 1 if it hangs vertically; null: a line to fill in. */
  height: z.nullable(z.int().check(z.gte(0), z.lte(10_000))).default(null),
});

/**
 * Selects the content of a shop order: the given sets, each once; otherwise a room; otherwise, if null, the whole
 * project.
 */
export const shopOrderBody = z.object({
  groupId: z.nullable(entityId),
  sets: z.nullable(z.array(entityId).check(z.minLength(1), z.maxLength(projectLimits.sets))),
  /** The purchasing system that opened the product and receives the order; null: the deployment's shop receives it. */
  punchOut: z
    .nullable(
      z.object({
        hookUrl: z.string(),
        version: z.enum(['4', '5']),
        target: z.string().check(z.maxLength(64)),
      }),
    )
    .default(null),
});

/** An order for the visitor's browser to hand over to the shop, after the visitor has seen the findings. */
export const shopOrder = z.object({
  shop: z.string(),
  /** Number of articles in the order. */
  items: z.int(),
  /** A form to post or a URL to open; null if no article can be ordered. */
  handOver: z.nullable(
    z.discriminatedUnion('method', [
      z.object({
        method: z.literal('post'),
        address: z.string(),
        /** Name of the browsing context for the form; absent: a new tab. */
        target: z.optional(z.string()),
        fields: z.array(z.object({ name: z.string(), value: z.string() })),
      }),
      z.object({ method: z.literal('get'), address: z.string() }),
    ]),
  ),
  /** Articles with problems. Those with `no-sku`, `long-sku` and `ambiguous-sku` are not part of the order. */
  findings: z.array(
    z.object({
      kind: z.enum(['no-sku', 'long-sku', 'ambiguous-sku', 'long-name', 'no-price']),
      symbol: z.string(),
      name: z.string(),
    }),
  ),
  /** Data of the order that the page stores to interpret the shop's answer; absent if the shop sends no answer. */
  answerable: z.optional(
    z.object({
      reference: z.string(),
      lines: z.array(z.object({ symbol: z.string(), quantity: z.int() })),
    }),
  ),
  /** Messages about parts that are missing from the catalogue or not chosen yet (docs/readings.md#r22). */
  remarks: z.array(z.string()),
});

export type ShopOrderBody = z.infer<typeof shopOrderBody>;
export type ShopOrder = z.infer<typeof shopOrder>;
