import type { Result } from '@ramka/domain/result';
import type { Pool } from 'pg';
import { allMigrations } from '../migrations/all-migrations.ts';
import type { Migration } from '../migrations/migration.ts';
import { migrate } from '../migrations/migrate.ts';
import type { Operation } from '../operation.ts';
import type { Store } from '../store.ts';
import { StoreUnavailable } from '../store-unavailable.ts';
import { openPool } from './open-pool.ts';
import { queryFailure } from './query-failure.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { runInTransaction, type TransactionKind } from './run-in-transaction.ts';

/** Everything that a reading operation sees is of one moment. */
const reading: TransactionKind<unknown> = {
  begin: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  keeps: 'nothing',
};

/**
 * Each change first locks the row of its project and so waits for its rivals; what it reads afterwards is what they left.
 * Engines that know stricter isolation only may refuse instead of waiting; then the change runs again.
 */
const changing: TransactionKind<Result<unknown, unknown>> = {
  begin: 'BEGIN ISOLATION LEVEL READ COMMITTED',
  keeps: ({ ok }) => ok,
};

/** Opens a store on PostgreSQL, or on what speaks its language, and brings it up to date. */
export const openPostgresStore = async (
  url: string,
  { connections = 10, migrations = allMigrations }: { connections?: number; migrations?: readonly Migration[] } = {},
): Promise<Store> => {
  const pool = openPool(url, connections);
  const underWay = new Set<Promise<unknown>>();
  let closed = false;

  const run = async <Answer>(kind: TransactionKind<Answer>, operation: () => Operation<Answer>): Promise<Answer> => {
    if (closed) throw new StoreUnavailable('the store is closed');
    const work = retryConflicts(() => runOnce(pool, kind, operation));
    underWay.add(work);
    try {
      return await work;
    } finally {
      underWay.delete(work);
    }
  };

  const store: Store = {
    read: (operation) => run(reading, operation),
    write: (operation) => run(changing, operation),
    close: async () => {
      if (closed) return;
      closed = true;
      await Promise.allSettled(underWay);
      await pool.end();
    },
  };
  try {
    await store.write(() => migrate(migrations, Date.now()));
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
};

const runOnce = async <Answer>(
  pool: Pool,
  kind: TransactionKind<Answer>,
  operation: () => Operation<Answer>,
): Promise<Answer> => {
  const client = await pool.connect().catch((error: unknown) => Promise.reject(queryFailure(error)));
  let lost = false;
  try {
    return await runInTransaction(client, kind, operation());
  } catch (error) {
    lost = error instanceof StoreUnavailable;
    throw error;
  } finally {
    client.release(lost);
  }
};
