import { projectBounds } from '@ramka/domain/project';
import { z } from 'zod';
import { bundle } from './bundle.ts';
import { ecatalogSelection, singleProduct } from './product.ts';
import { entityId, projectId, quantity } from './identifiers.ts';

/** How many of a set or single product are in a room. */
export const quantityEntry = z.object({ id: entityId, quantity });

const word = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,60}$/u);

/** What new sets start with: a frame line by its tag, and a kind and finish of frame and a colour of modules; null: none. */
export const look = z.object({
  frameCategory: word,
  subcategoryId: z.nullable(entityId),
  finish: z.nullable(word),
  colorId: z.nullable(entityId),
});

/** What choosing the look of new sets takes: of a room, or of the project; null: the room has the project's. */
export const lookBody = z.object({ groupId: z.nullable(entityId), look: z.nullable(look) });

/** A room. `mioData` names its counterpart in the planning tool; such a room is locked. */
export const group = z.object({
  id: entityId,
  name: z.string(),
  /** In the order in which they were first added. */
  bundles: z.array(quantityEntry),
  /** In the order in which they were first added. */
  products: z.array(quantityEntry),
  properties: z.object({ mioData: z.nullable(z.object({ mioID: z.string() })) }),
  /** Null: as the project's. */
  look: z.nullable(look),
});

/** A project and its rooms, newest first. */
export const project = z.object({
  id: projectId,
  name: z.string(),
  variant: z.string(),
  groups: z.array(group),
  mioIntegration: z.nullable(z.object({ projectUrl: z.string() })),
  /** Taken from the first set, unless it was chosen; null: neither yet. */
  look: z.nullable(look),
});

/** Everything that a visitor sees of a project, from one consistent read (docs/readings.md#r9). */
export const loadedProject = z.object({
  project,
  /** Newest first. */
  productSets: z.array(bundle),
  /** The single products that any room uses. */
  products: z.array(singleProduct),
  ecatalogProducts: z.array(ecatalogSelection),
});

/** What creating and renaming a project or room takes; the rules for names are the domain's. */
export const nameBody = z.object({ name: z.string() });

/** What creating a project takes. */
export const newProjectBody = z.object({ name: z.string(), variant: z.string() });

/** What adding to a room, or changing quantities in it, takes. */
export const quantityListBody = z.object({
  payload: z.array(quantityEntry).check(z.minLength(1), z.maxLength(projectBounds.sets)),
});

/** See `quantityEntry`. */
export type QuantityEntry = z.infer<typeof quantityEntry>;
/** See `look`. */
export type WireLook = z.infer<typeof look>;
/** See `group`. */
export type WireGroup = z.infer<typeof group>;
/** See `project`. */
export type WireProject = z.infer<typeof project>;
/** See `loadedProject`. */
export type LoadedProject = z.infer<typeof loadedProject>;
