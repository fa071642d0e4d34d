import { projectLimits, installationParts } from '@ramka/domain/project';
import { LARGEST_QUANTITY } from '@ramka/domain/quantity';
import { wallColourPattern, wallIds } from '@ramka/domain/wall';
import { z } from 'zod';
import { bundle } from './bundle.ts';
import { ecatalogItem, singleProduct } from './product.ts';
import { abbreviation } from './project-note.ts';
import { entityId, projectId, quantity } from './identifiers.ts';

/** A set or single product in a room, with its quantity. */
export const quantityEntry = z.object({ id: entityId, quantity });

const word = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,60}$/u);

/**
 * Defaults for new sets: the tag of a frame line, and the subcategory and finish of the frame and the colour of
 * modules; null: no default.
 */
export const setDefaults = z.object({
  frameCategory: word,
  subcategoryId: z.nullable(entityId),
  finish: z.nullable(word),
  colorId: z.nullable(entityId),
});

/**
 * Request body for the defaults of new sets, of a room or of the project. A null `look` in a room means that the
 * project's defaults apply.
 */
export const setDefaultsBody = z.object({ groupId: z.nullable(entityId), look: z.nullable(setDefaults) });

/** The wall behind sets: one of the domain's walls, or a colour. */
export const wall = z.union([z.enum(wallIds), z.string().regex(wallColourPattern)]);

/**
 * Request body for the wall of a room or of the project. A null `wall` in a room means that the project's wall applies;
 * in a project, that there is none.
 */
export const wallBody = z.object({ groupId: z.nullable(entityId), wall: z.nullable(wall) });

/** A room. `mioData` identifies its counterpart in the planning tool; a room with one is locked. */
export const group = z.object({
  id: entityId,
  name: z.string(),
  /** In the order of adding, until the user reorders them (docs/readings.md#r30). The same holds for `products`. */
  bundles: z.array(quantityEntry),
  products: z.array(quantityEntry),
  properties: z.object({ mioData: z.nullable(z.object({ mioID: z.string() })) }),
  /** Null: the defaults of the project apply. */
  look: z.nullable(setDefaults),
  /** Absent: the wall of the project applies. */
  wall: z.optional(wall),
});

/** A project and its rooms, newest first until the user reorders them (docs/readings.md#r30). */
export const project = z.object({
  id: projectId,
  name: z.string(),
  variant: z.string(),
  groups: z.array(group),
  mioIntegration: z.nullable(z.object({ projectUrl: z.string() })),
  /** Derived from the first set unless chosen by the user; null if there is neither. */
  look: z.nullable(setDefaults),
  /** Notes of the visitor, and lines of lists that were not understood; null for none. */
  note: z.nullable(z.string()),
  /** What abbreviations in lists stand for. */
  abbreviations: z.array(abbreviation),
  /** Absent: none was chosen. */
  wall: z.optional(wall),
});

/** All data of a project that a visitor sees, from one consistent read (docs/readings.md#r9). */
export const loadedProject = z.object({
  project,
  /** Newest first. */
  productSets: z.array(bundle),
  /** The single products used in any room. */
  products: z.array(singleProduct),
  ecatalogProducts: z.array(ecatalogItem),
});

/** Request body for creating and renaming projects and rooms. The domain package validates the name. */
export const nameBody = z.object({ name: z.string() });

export const newProjectBody = z.object({ name: z.string(), variant: z.string() });

/** Request body for adding sets or products to a room, or for changing their quantities in it. */
export const quantityListBody = z.object({
  payload: z.array(quantityEntry).check(z.minLength(1), z.maxLength(projectLimits.sets)),
});

const inEachRoom = z.array(quantityEntry).check(z.maxLength(projectLimits.sets));

/** The quantity that a set gets in a room, in place of an increase. 0 removes the set from the room. */
export const exactQuantity = z.object({
  id: entityId,
  quantity: z.int().check(z.gte(0), z.lte(LARGEST_QUANTITY)),
});

/**
 * Request body for changing several rooms: `bundles` and `products` are added, `quantities` are the new quantities of
 * sets.
 */
export const roomFillingsBody = z.object({
  payload: z
    .array(
      z.object({
        groupId: entityId,
        bundles: z.optional(inEachRoom),
        products: z.optional(inEachRoom),
        quantities: z.optional(z.array(exactQuantity).check(z.maxLength(projectLimits.sets))),
      }),
    )
    .check(z.minLength(1), z.maxLength(projectLimits.rooms)),
});

/**
 * Request body for moving an entry to another room or within its room. The entry is inserted before the entry named by
 * `before`, or at the end without it. With `copy` the original stays in its room.
 */
export const entryMoveBody = z.object({
  list: z.enum(['bundles', 'products']),
  id: entityId,
  from: entityId,
  to: entityId,
  before: z.nullish(entityId),
  copy: z.optional(z.boolean()),
});

/** Request body for reordering rooms: their ids, topmost first. */
export const roomSequenceBody = z.object({
  payload: z.array(entityId).check(z.minLength(1), z.maxLength(projectLimits.rooms)),
});

/** Request body for adding rooms, topmost first. `sourceId` names a room to copy with its content. */
export const newRoomsBody = z.object({
  payload: z
    .array(z.object({ name: z.string(), sourceId: z.nullish(entityId) }))
    .check(z.minLength(1), z.maxLength(projectLimits.rooms)),
});

export type QuantityEntry = z.infer<typeof quantityEntry>;
export type WireSetDefaults = z.infer<typeof setDefaults>;
export type WireGroup = z.infer<typeof group>;
export type WireProject = z.infer<typeof project>;
export type LoadedProject = z.infer<typeof loadedProject>;

/** The largest number of items in one request. */
const MAX_ITEMS = 500;

/** A part of one piece of a set in a room that is installed. Pieces are counted from 1. */
const setProgress = z.object({
  groupId: entityId,
  bundleId: entityId,
  piece: quantity,
  part: z.enum(installationParts),
});

/** A piece of a single product in a room that is installed. */
const productProgress = z.object({ groupId: entityId, productId: entityId, piece: quantity });

/** All installed parts of a project. */
export const installationProgress = z.array(z.union([setProgress, productProgress]));

/**
 * Request body for marking parts as installed or not installed. Other parts stay unchanged, so that simultaneous
 * changes are all kept.
 */
export const installationProgressBody = z.object({
  payload: z
    .array(z.union([setProgress.extend({ done: z.boolean() }), productProgress.extend({ done: z.boolean() })]))
    .check(z.minLength(1), z.maxLength(MAX_ITEMS)),
});

export type WireInstallationItem = z.infer<typeof installationProgress>[number];
