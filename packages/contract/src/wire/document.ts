import { z } from 'zod';
import { entityId, entityIdsText } from './identifiers.ts';

/** The kinds of files that calls answer. */
export type DocumentType =
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'text/csv';

/**
 * Which part of a project a document is about: a room, or with null the whole project; with `ecatalogProductsOnly`
 * the e-catalogue products alone (reading R10).
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
