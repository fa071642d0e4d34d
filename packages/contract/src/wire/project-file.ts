import { projectLimits } from '@ramka/domain/project';
import { abbreviationLimits } from '@ramka/domain/project-note';
import { z } from 'zod';
import { entityId, quantity } from './identifiers.ts';
import { fileLabels } from './labels.ts';
import { lineAnnotation, orderTerms } from './order.ts';
import { abbreviation, note } from './project-note.ts';
import { setDefaults, quantityEntry, wall } from './project.ts';

/**
 * The largest project file in bytes. It holds the largest possible project with names of maximum length. A typical file
 * with a thousand sets takes 1.5 MB.
 */
export const PROJECT_FILE_BYTES = 16 * 1024 * 1024;

const entries = z.array(quantityEntry).check(z.maxLength(projectLimits.entries));

const colourId = z.int().check(z.gte(0));

const moduleChoice = z.object({
  moduleId: entityId,
  colorId: colourId,
  selectedVisualComponentId: entityId,
  options: z.record(
    z.string().regex(/^[1-9][0-9]{0,9}$/),
    z.object({ selectedId: z.nullable(entityId), quantity: z.number() }),
  ),
});

/**
 * A set of a project file. Rooms refer to it by `id`; `serieId` identifies its series even if the catalogue loses its
 * frame. Files are kept for years, so field names never change, even if those of the API do.
 */
export const fileSet = z.object({
  id: entityId,
  name: z.string(),
  frameId: entityId,
  ip44: z.boolean(),
  cornerBox: colourId,
  smBox: colourId,
  modules: z.partialRecord(z.enum(['1', '2', '3', '4', '5']), moduleChoice),
  controllers: z.partialRecord(z.enum(['1', '2', '3']), entityId),
  serieId: entityId,
});

/** A room of a project file. */
export const fileRoom = z.object({
  name: z.string(),
  sets: entries,
  products: entries,
  look: z.optional(setDefaults),
  wall: z.optional(wall),
});

/** A project as one file, for backups and for moving it to another deployment (`docs/project-file.md`). */
export const projectFile = z.object({
  format: z.literal('ramka-project'),
  version: z.literal(1),
  name: z.string(),
  /** The deployment that created the file; informational only. */
  variant: z.string().check(z.maxLength(40)),
  /** Defaults for new sets. Rooms may override them. */
  look: z.optional(setDefaults),
  note: z.optional(note),
  /** What abbreviations in lists stand for. */
  abbreviations: z.optional(z.array(abbreviation).check(z.maxLength(abbreviationLimits.count))),
  /** The wall behind the sets. Rooms may override it. */
  wall: z.optional(wall),
  /** Newest first, like `rooms`. */
  sets: z.array(fileSet).check(z.maxLength(projectLimits.sets)),
  rooms: z.array(fileRoom).check(z.maxLength(projectLimits.rooms)),
  /** In the order in which they were added. */
  ecatalogProducts: z
    .array(
      z.object({
        catalogId: entityId,
        symbol: z.string().regex(/^[^\p{Cc}\p{Cs}]{1,60}$/u),
        name: z.string().regex(/^[^\p{Cc}\p{Cs}]{0,500}$/u),
        quantity,
      }),
    )
    .check(z.maxLength(projectLimits.ecatalogItems)),
  /** Annotations of the order; absent in files from before they existed. */
  order: z.optional(
    z.object({ terms: orderTerms, articles: z.array(lineAnnotation).check(z.maxLength(projectLimits.annotations)) }),
  ),
  /** Labels and notes of pieces; absent without any. */
  labels: z.optional(fileLabels),
});

export type FileSet = z.infer<typeof fileSet>;
export type FileRoom = z.infer<typeof fileRoom>;
export type ProjectFile = z.infer<typeof projectFile>;
