import { z } from 'zod';
import { entityId, price, projectId, quantity } from './identifiers.ts';
import { restyleBody, setAppearance } from './restyle.ts';

/** A variant of a project: a project of its own, which does not know whose variant it is. */
export const variant = z.object({
  id: projectId,
  /** What the list calls it. */
  name: z.string(),
});

/** What making a variant takes: a name, and what is to be different in it; without that it is a copy. */
export const newVariantBody = z.object({ name: z.string(), restyle: z.optional(restyleBody) });

/** One of a pair of sets, and how many of it are in the room. */
const comparedSet = setAppearance.extend({ bundleId: entityId, name: z.string(), quantity });

/** What stands in one slot of a pair: names of functions, or of modules where the catalogue names no function. */
const comparedSlot = z.object({
  slot: z.int(),
  /** Null: nothing. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** What either loses against the other, in words that follow "without"; null: nothing that the catalogue tells. */
  beforeLoses: z.nullable(z.string()),
  afterLoses: z.nullable(z.string()),
});

/** A room in a project and in its variant. */
export const comparedRoom = z.object({
  groupId: entityId,
  name: z.string(),
  before: price,
  after: price,
  /** The sets of both, side by side; null where one has no counterpart. */
  pairs: z.array(
    z.object({
      /** Whether they are the same in every part; quantities may differ. */
      same: z.boolean(),
      before: z.nullable(comparedSet),
      after: z.nullable(comparedSet),
      /** The slots in which they do not do the same. */
      slots: z.array(comparedSlot),
    }),
  ),
});

/** A project (before) and its variant (after), room by room. */
export const comparison = z.object({
  names: z.object({ before: z.string(), after: z.string() }),
  /** In the order of the project's rooms, then those that only the variant has. */
  rooms: z.array(comparedRoom),
  /** With single and e-catalogue products. */
  total: z.object({ before: price, after: price }),
});

/** See `newVariantBody`. */
export type NewVariantBody = z.infer<typeof newVariantBody>;
/** See `comparison`. */
export type Comparison = z.infer<typeof comparison>;
