import { LIST_FILE_BYTES } from '@ramka/domain/flat-list/list-file';
import { abbreviationLimits } from '@ramka/domain/project-note';
import { projectLimits } from '@ramka/domain/project';
import { z } from 'zod';
import { bundlePayload } from './bundle.ts';
import { entityId, quantity } from './identifiers.ts';
import { exactQuantity, quantityEntry } from './project.ts';
import { abbreviation, noteLine } from './project-note.ts';

/** The largest request body for a list, in bytes: 2,000 new sets and 10,000 entries. */
export const FLAT_LIST_BYTES = 4 * 1024 * 1024;

/** The largest request body with a file in base64, in bytes. */
export const TABLE_BODY_BYTES = Math.ceil((LIST_FILE_BYTES * 4) / 3) + 1024;

/** Maximum numbers of rows and columns that are read from a sheet. */
export const tableLimits = { rows: 5000, columns: 60 } as const;

const upTo = <Item extends z.ZodType>(item: Item, most: number) => z.optional(z.array(item).check(z.maxLength(most)));

const catalogueEntry = z.object({ catalogId: entityId, quantity });

/**
 * The contents of a list, added to a project as one change with one undo (docs/readings.md#r32). `bundles`, `products`
 * and `ecatalogProducts` are added to what is present. Names with `Quantities` set quantities: a missing entry is
 * added, and 0 removes a set from its room.
 */
export const flatListBody = z.object({
  /** New sets, as in the bodies that create them. Rooms refer to them by their index. */
  newBundles: upTo(bundlePayload, projectLimits.sets),
  rooms: upTo(
    z.object({
      /** An existing room; absent for a new one, which needs a name. New rooms come first, the first listed topmost. */
      groupId: z.optional(entityId),
      name: z.optional(z.string()),
      newBundles: upTo(z.object({ index: z.int().check(z.gte(0)), quantity }), projectLimits.sets),
      bundles: upTo(quantityEntry, projectLimits.sets),
      products: upTo(quantityEntry, projectLimits.sets),
      bundleQuantities: upTo(exactQuantity, projectLimits.sets),
      productQuantities: upTo(quantityEntry, projectLimits.sets),
    }),
    projectLimits.rooms,
  ),
  ecatalogProducts: upTo(catalogueEntry, projectLimits.ecatalogItems),
  ecatalogQuantities: upTo(catalogueEntry, projectLimits.ecatalogItems),
  /** Lines for the project's note. Those that it already contains are not repeated. */
  noteLines: upTo(noteLine, projectLimits.sets),
  /** Learnt abbreviations; a null meaning forgets one. */
  abbreviations: upTo(
    abbreviation.extend({ meaning: z.nullable(abbreviation.shape.meaning) }),
    abbreviationLimits.count,
  ),
});

/** The numbers of new rooms and new sets. */
export const flatListReceipt = z.object({ rooms: z.int(), bundles: z.int() });

/** Request body with a file in base64: a workbook (XLSX, ODS) or text. */
export const tableFileBody = z.object({ content: z.base64() });

/** The contents of a file with a list: the text of a text file, or the visible sheets of a workbook. */
export const tableContents = z.object({
  text: z.nullable(z.string()),
  sheets: z.array(
    z.object({
      name: z.string(),
      /** Rows that are not empty, with their numbers in the sheet. A cell with a date is null. */
      rows: z.array(z.object({ line: z.int(), cells: z.array(z.nullable(z.string())) })),
      /** Whether the sheet has more rows. */
      isCut: z.boolean(),
    }),
  ),
});

export type FlatListBody = z.input<typeof flatListBody>;
export type TableContents = z.infer<typeof tableContents>;
