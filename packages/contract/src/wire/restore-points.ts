import { z } from 'zod';
import { entityId, price } from './identifiers.ts';

/** A restore point: the state of a project before a change. Lists are sorted newest first. */
export const restorePoint = z.object({
  id: entityId,
  /** Time of creation, as ISO 8601 in UTC. */
  keptAt: z.string(),
  /**
   * The change after the restore point: of many sets, to successors, a delivery of the planning tool, restoring, or the
   * first change of a day.
   */
  cause: z.enum(['restyle', 'successors', 'list', 'delivery', 'restore', 'day']),
  /** Number of changes between this restore point and the next one. */
  changes: z.int(),
});

/** `contents` are the contents in a few words, the name of an unnamed set. */
const namedSet = z.object({ bundleId: entityId, name: z.string(), contents: z.string() });

/** The differences between the present state and a restore point. */
export const restorePointDifference = z.object({
  /** Sets that exist now but not in the restore point. */
  added: z.array(namedSet),
  /** Sets that exist in the restore point but not now. */
  removed: z.array(namedSet),
  /** Sets with a different content or name, listed by their present name. */
  changed: z.array(namedSet),
  /** Whether rooms, their content, quantities or e-catalogue products differ. */
  rooms: z.boolean(),
  /** Net price of the project in the restore point and now, both at present prices. */
  total: z.object({ before: price, after: price }),
});

/** The response to restoring: the restore point with the state before it. */
export const restoreReceipt = z.object({ pointId: entityId });

export type WireRestorePoint = z.infer<typeof restorePoint>;
export type RestorePointDifference = z.infer<typeof restorePointDifference>;
