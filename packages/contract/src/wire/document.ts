import { projectLimits } from '@ramka/domain/project';
import { z } from 'zod';
import { entityId, entityIdsText } from './identifiers.ts';

/** The kinds of files that calls answer. */
export type DocumentType =
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'text/csv'
  | 'application/xml';

/**
 * Which part of a project a document is about: a room, or with null the whole project; with `ecatalogProductsOnly`
 * the e-catalogue products alone (docs/readings.md#r10).
 */
export const projectDocumentBody = z.object({ groupId: z.nullable(entityId), ecatalogProductsOnly: z.boolean() });

/**
 * How comma-separated values are written: with `;`, decimal comma and byte order mark for spreadsheets of Central
 * Europe, or with `,` and decimal point for programs.
 */
const dialect = z.enum(['semicolon', 'comma']);

/** As `projectDocumentBody`, with the dialect of comma-separated values. */
export const projectCsvBody = projectDocumentBody.extend({ dialect });

/** Which saved sets a document is about: their ids, separated by commas. */
export const setsDocumentBody = z.object({ sets: entityIdsText });

/** As `setsDocumentBody`, with the dialect of comma-separated values. */
export const setsCsvBody = setsDocumentBody.extend({ dialect });

/** What is to be ordered: the named sets, each once; or else a room; or else, with null, the whole project. */
export const shopOrderBody = z.object({
  groupId: z.nullable(entityId),
  sets: z.nullable(z.array(entityId).check(z.minLength(1), z.maxLength(projectLimits.sets))),
});

/** An order as the visitor's browser hands it over to the shop, once what does not fit has been read. */
export const shopOrder = z.object({
  shop: z.string(),
  /** How many articles go. */
  items: z.int(),
  /** A form to post, or an address to open; null where nothing can go. */
  handOver: z.nullable(
    z.discriminatedUnion('method', [
      z.object({
        method: z.literal('post'),
        address: z.string(),
        fields: z.array(z.object({ name: z.string(), value: z.string() })),
      }),
      z.object({ method: z.literal('get'), address: z.string() }),
    ]),
  ),
  /** What does not fit. `no-sku` and `long-sku` stay behind. */
  findings: z.array(
    z.object({
      kind: z.enum(['no-sku', 'long-sku', 'long-name', 'no-price']),
      symbol: z.string(),
      name: z.string(),
    }),
  ),
  /** What the catalogue no longer has, or is not chosen yet, in words (docs/readings.md#r22). */
  remarks: z.array(z.string()),
});

/** See `shopOrderBody`. */
export type ShopOrderBody = z.infer<typeof shopOrderBody>;
/** See `shopOrder`. */
export type ShopOrder = z.infer<typeof shopOrder>;
