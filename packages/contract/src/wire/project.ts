import { projectLimits, installationParts } from '@ramka/domain/project';
import { z } from 'zod';
import { bundle } from './bundle.ts';
import { ecatalogItem, singleProduct } from './product.ts';
import { entityId, projectId, quantity } from './identifiers.ts';

/** How many of a set or single product are in a room. */
export const quantityEntry = z.object({ id: entityId, quantity });

const word = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,60}$/u);

/** What new sets start with: a frame line by its tag, and a kind and finish of frame and a colour of modules; null: none. */
export const setDefaults = z.object({
  frameCategory: word,
  subcategoryId: z.nullable(entityId),
  finish: z.nullable(word),
  colorId: z.nullable(entityId),
});

/** What choosing the look of new sets takes: of a room, or of the project; null: the room has the project's. */
export const setDefaultsBody = z.object({ groupId: z.nullable(entityId), look: z.nullable(setDefaults) });

/** A room. `mioData` names its counterpart in the planning tool; such a room is locked. */
export const group = z.object({
  id: entityId,
  name: z.string(),
  /** In the order in which they were first added, until somebody orders them (docs/readings.md#r30); as the next. */
  bundles: z.array(quantityEntry),
  products: z.array(quantityEntry),
  properties: z.object({ mioData: z.nullable(z.object({ mioID: z.string() })) }),
  /** Null: as the project's. */
  look: z.nullable(setDefaults),
});

/** A project and its rooms, newest first until somebody orders them (docs/readings.md#r30). */
export const project = z.object({
  id: projectId,
  name: z.string(),
  variant: z.string(),
  groups: z.array(group),
  mioIntegration: z.nullable(z.object({ projectUrl: z.string() })),
  /** Taken from the first set, unless it was chosen; null: neither yet. */
  look: z.nullable(setDefaults),
});

/** Everything that a visitor sees of a project, from one consistent read (docs/readings.md#r9). */
export const loadedProject = z.object({
  project,
  /** Newest first. */
  productSets: z.array(bundle),
  /** The single products that any room uses. */
  products: z.array(singleProduct),
  ecatalogProducts: z.array(ecatalogItem),
});

/** What creating and renaming a project or room takes; the rules for names are the domain's. */
export const nameBody = z.object({ name: z.string() });

/** What creating a project takes. */
export const newProjectBody = z.object({ name: z.string(), variant: z.string() });

/** What adding to a room, or changing quantities in it, takes. */
export const quantityListBody = z.object({
  payload: z.array(quantityEntry).check(z.minLength(1), z.maxLength(projectLimits.sets)),
});

const inEachRoom = z.array(quantityEntry).check(z.maxLength(projectLimits.sets));

/** What adding to many rooms takes: of each what it gets. */
export const roomFillingsBody = z.object({
  payload: z
    .array(z.object({ groupId: entityId, bundles: z.optional(inEachRoom), products: z.optional(inEachRoom) }))
    .check(z.minLength(1), z.maxLength(projectLimits.rooms)),
});

/**
 * What carrying an entry into another room, or to another place of its own, takes. It comes to stand before the entry that
 * `before` names, without one last; `copy` leaves it where it is, too.
 */
export const entryMoveBody = z.object({
  list: z.enum(['bundles', 'products']),
  id: entityId,
  from: entityId,
  to: entityId,
  before: z.nullish(entityId),
  copy: z.optional(z.boolean()),
});

/** What ordering rooms takes: their ids, the topmost first. */
export const roomSequenceBody = z.object({
  payload: z.array(entityId).check(z.minLength(1), z.maxLength(projectLimits.rooms)),
});

/** What adding rooms takes, the topmost first; `sourceId` names a room that is copied with all that it holds. */
export const newRoomsBody = z.object({
  payload: z
    .array(z.object({ name: z.string(), sourceId: z.nullish(entityId) }))
    .check(z.minLength(1), z.maxLength(projectLimits.rooms)),
});

/** See `quantityEntry`. */
export type QuantityEntry = z.infer<typeof quantityEntry>;
/** See `look`. */
export type WireSetDefaults = z.infer<typeof setDefaults>;
/** See `group`. */
export type WireGroup = z.infer<typeof group>;
/** See `project`. */
export type WireProject = z.infer<typeof project>;
/** See `loadedProject`. */
export type LoadedProject = z.infer<typeof loadedProject>;

/** Most ticks that one call changes. */
const MOST_AT_ONCE = 500;

/** A part of one piece of a set in a room that is mounted; pieces are counted from 1. */
const setProgress = z.object({
  groupId: entityId,
  bundleId: entityId,
  piece: quantity,
  part: z.enum(installationParts),
});

/** A piece of a single product in a room that is mounted. */
const productProgress = z.object({ groupId: entityId, productId: entityId, piece: quantity });

/** Everything that is mounted of a project. */
export const installationProgress = z.array(z.union([setProgress, productProgress]));

/** What was mounted, or taken back; what is not named stays, so that two who tick both have theirs kept. */
export const installationProgressBody = z.object({
  payload: z
    .array(z.union([setProgress.extend({ done: z.boolean() }), productProgress.extend({ done: z.boolean() })]))
    .check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
});

/** See `installationProgress`. */
export type WireInstallationItem = z.infer<typeof installationProgress>[number];
