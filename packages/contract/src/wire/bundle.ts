import { z } from 'zod';
import { entityId, price } from './identifiers.ts';

const slotKey = z.enum(['1', '2', '3', '4', '5']);
const controllerSlotKey = z.enum(['1', '2', '3']);

/** What was chosen in one group of a module's components. */
export const wireOption = z.object({
  selectedId: z.nullable(entityId),
  /** Rounded to what is allowed: 1 to 9999 (docs/specification.md#s5-17). */
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

/** A set as the editor sends it: a slot that is absent, or null, is empty (docs/readings.md#r34-3-14). */
export const bundlePayload = z.object({
  /** Absent or null for a set that was never saved; the path says which set is meant. */
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

/** What copying a set takes, if anything; without a name the copy keeps the name of its source. */
export const copyBody = z.nullish(z.object({ name: z.nullish(z.string()) }));

/** What saving a set, and asking for its components before, takes. */
export const bundleBody = z.object({ payload: bundlePayload });

/** A set in lists. Its picture is `/product-set/{projectId}/{id}.png?{version}`. */
export const bundle = z.object({
  id: entityId,
  name: z.string(),
  serieId: entityId,
  /** Changes whenever the picture may have changed; in quotes a tag for `If-Match` (docs/readings.md#r13). */
  version: z.string(),
  price,
  type: z.enum(['regular', 'external']),
  /** Series tag, for labels only (docs/catalogue-rules.md#d5). */
  frameLine: z.string(),
  /** What it looks like, in a sentence in the language of the request: what a picture of it shows. */
  description: z.string(),
  /** Slots of its frame: the points that it makes on a wall. 0 where the catalogue has lost its frame. */
  slots: z.int(),
  /** Those of them that nothing is in. */
  emptySlots: z.int(),
  /** Boxes that it is mounted on: in the wall one a slot, otherwise those on its bill. */
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

/** See `wireModuleChoice`. */
export type WireModuleChoice = z.infer<typeof wireModuleChoice>;
/** See `bundlePayload`. */
export type BundlePayload = z.infer<typeof bundlePayload>;
/** See `bundle`. */
export type WireBundle = z.infer<typeof bundle>;
/** See `loadedBundle`. */
export type LoadedBundle = z.infer<typeof loadedBundle>;
