import { z } from 'zod';
import { entityId, price, projectId, quantity } from './identifiers.ts';
import { restyleBody, setAppearance } from './restyle.ts';

/** A variant of a project: an independent project. It does not refer to its original. */
export const variant = z.object({
  id: projectId,
  /** The name in the list of variants. */
  name: z.string(),
});

/**
 * Request body for creating a variant: a name and, optionally, the restyling of its sets. Without `restyle` it is a
 * copy.
 */
export const newVariantBody = z.object({ name: z.string(), restyle: z.optional(restyleBody) });

/** A set of a pair, with its contents in a few words and its quantity in the room. */
const comparedSet = setAppearance.extend({ bundleId: entityId, name: z.string(), contents: z.string(), quantity });

/** The content of one slot of a pair: names of functions, or of modules if the catalogue names no function. */
const comparedSlot = z.object({
  slot: z.int(),
  /** Null: empty slot. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** The loss of each compared with the other, in words that follow "without"; null if the catalogue states none. */
  beforeLoses: z.nullable(z.string()),
  afterLoses: z.nullable(z.string()),
});

/** A room in a project and in its variant. */
export const comparedRoom = z.object({
  groupId: entityId,
  name: z.string(),
  before: price,
  after: price,
  /** Corresponding sets of both; null if there is no counterpart. */
  pairs: z.array(
    z.object({
      /** Whether all parts are the same. Quantities may differ. */
      same: z.boolean(),
      before: z.nullable(comparedSet),
      after: z.nullable(comparedSet),
      /** The slots with different functions. */
      slots: z.array(comparedSlot),
    }),
  ),
});

/** A room-by-room comparison of a project (`before`) and its variant (`after`). */
export const comparison = z.object({
  names: z.object({ before: z.string(), after: z.string() }),
  /** In the order of the project's rooms, followed by rooms that only the variant has. */
  rooms: z.array(comparedRoom),
  /** Including single products and e-catalogue products. */
  total: z.object({ before: price, after: price }),
});

export type NewVariantBody = z.infer<typeof newVariantBody>;
export type Comparison = z.infer<typeof comparison>;
