import { DatabaseError } from 'pg';
import { StoreUnavailable } from '../store.ts';

/** Another change came in between; the same operation may work when it runs again. */
export class ConflictingChange extends Error {
  override readonly name = 'ConflictingChange';
}

/**
 * Serialization failure and deadlock; and, where two servers start or create at once, what is there already: the second
 * attempt finds it.
 */
const conflicts = /^(40001|40P01|23505|42P07|42710)$/;

/** Connection lost or refused, no rights, no such database, out of resources, shutting down, read-only, broken disk. */
const outages = /^(08|28|53|57|58)|^(3D000|25006|25P03|55P03|XX001|XX002)$/;

/** What the failure of a query means: a conflict, an outage, or a fault of this program. */
export const queryFailure = (error: unknown): unknown => {
  if (!(error instanceof DatabaseError)) return unavailable(error);
  const code = error.code ?? '';
  if (conflicts.test(code)) return new ConflictingChange(error.message, { cause: error });
  return outages.test(code) ? unavailable(error) : error;
};

/** Whatever the driver says without the database having answered is about the connection. */
const unavailable = (cause: unknown): StoreUnavailable =>
  new StoreUnavailable('the database cannot be used', { cause });
