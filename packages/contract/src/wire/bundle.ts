import { z } from 'zod';
import { entityId, price } from './identifiers.ts';

const slotKey = z.enum(['1', '2', '3', '4', '5']);
const controllerSlotKey = z.enum(['1', '2', '3']);

/** The choice made in one group of a module's components. */
export const wireOption = z.object({
  selectedId: z.nullable(entityId),
  /** Rounded into the range 1 to 9999 (docs/specification.md#s5-17). */
  quantity: z.number(),
});

/** A module in a slot. */
export const wireModuleChoice = z.object({
  moduleId: entityId,
  colorId: z.int().check(z.gte(0)),
  selectedVisualComponentId: entityId,
  /** By group id. */
  options: z.record(z.string().regex(/^[1-9][0-9]{0,9}$/), wireOption),
});

/** A set as the editor sends it. A slot that is absent or null is empty (docs/readings.md#r34-3-14). */
export const bundlePayload = z.object({
  /** Absent or null for a set that was never saved. Otherwise ignored: the path identifies the set. */
  id: z.nullish(entityId),
  name: z.string(),
  frameId: entityId,
  ip44: z.boolean(),
  /** Colour id, 0 for none. */
  cornerBox: z.int().check(z.gte(0)),
  /** Colour id, 0 for none. */
  smBox: z.int().check(z.gte(0)),
  modules: z.partialRecord(slotKey, z.nullable(wireModuleChoice)),
  controllers: z.partialRecord(controllerSlotKey, z.nullable(entityId)),
});

/** Request body for copying a set; optional. Without a name the copy keeps the name of its source. */
export const copyBody = z.nullish(z.object({ name: z.nullish(z.string()) }));

/** Request body for saving a set, or for listing the components of an unsaved set. */
export const bundleBody = z.object({ payload: bundlePayload });

/** A set in lists. Its picture is `/product-set/{projectId}/{id}.png?{version}`. */
export const bundle = z.object({
  id: entityId,
  name: z.string(),
  serieId: entityId,
  /**
   * Changes whenever the picture may have changed. Quoted, it is the entity tag for `If-Match` (docs/readings.md#r13).
   */
  version: z.string(),
  price,
  type: z.enum(['regular', 'external']),
  /** Series tag, for labels only (docs/catalogue-rules.md#d5). */
  frameLine: z.string(),
  /** A one-sentence description of the set in the language of the request; the alternative text of its picture. */
  description: z.string(),
  /**
   * The contents in a few words in the language of the request, `3× gniazdo, RJ45`: the name to show for a set whose
   * `name` is empty. Empty without a frame.
   */
  contents: z.string(),
  /** Number of slots of the frame; 0 if the catalogue no longer contains the frame. */
  slots: z.int(),
  /** Number of slots without content. */
  emptySlots: z.int(),
  /** Number of boxes to install: one per slot for flush mounting, otherwise the boxes on the bill. */
  boxes: z.int(),
});

/** A set as the editor opens it. */
export const loadedBundle = z.object({
  id: entityId,
  name: z.string(),
  serieId: entityId,
  type: z.enum(['regular', 'external']),
  frameId: entityId,
  ip44: z.boolean(),
  cornerBox: z.int(),
  smBox: z.int(),
  modules: z.partialRecord(slotKey, wireModuleChoice),
  controllers: z.partialRecord(controllerSlotKey, entityId),
});

export type WireModuleChoice = z.infer<typeof wireModuleChoice>;
export type BundlePayload = z.infer<typeof bundlePayload>;
export type WireBundle = z.infer<typeof bundle>;
export type LoadedBundle = z.infer<typeof loadedBundle>;
