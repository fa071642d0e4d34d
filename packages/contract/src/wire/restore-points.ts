import { z } from 'zod';
import { entityId, price } from './identifiers.ts';

/** The state of a project before a change, to return to; the newest first in lists. */
export const restorePoint = z.object({
  id: entityId,
  /** When it was kept, as ISO 8601 in universal time. */
  keptAt: z.string(),
  /** Before which kind of change: of many sets, to successors, a delivery of the planning tool, a return to a point, the first of a day. */
  cause: z.enum(['restyle', 'successors', 'delivery', 'restore', 'day']),
  /** How many changes came after it, up to the next point. */
  changes: z.int(),
});

const namedSet = z.object({ bundleId: entityId, name: z.string() });

/** What is different now from what it was at a point. */
export const restorePointDifference = z.object({
  /** Sets that are there now and were not. */
  added: z.array(namedSet),
  /** Sets that were there and are not now. */
  removed: z.array(namedSet),
  /** Sets that look or are called differently; by the name that they have now. */
  changed: z.array(namedSet),
  /** Whether rooms, or what and how much of it is in them, or e-catalogue products differ. */
  rooms: z.boolean(),
  /** Net price of the project at the point and now, both at the present prices. */
  total: z.object({ before: price, after: price }),
});

/** What returning to a point answers: the point that holds the state before it. */
export const restoreReceipt = z.object({ pointId: entityId });

/** See `point`. */
export type WireRestorePoint = z.infer<typeof restorePoint>;
/** See `restorePointDifference`. */
export type RestorePointDifference = z.infer<typeof restorePointDifference>;
