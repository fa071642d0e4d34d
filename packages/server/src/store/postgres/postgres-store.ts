import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '@ramka/domain/result';
import { Pool } from 'pg';
import { allMigrations } from '../migrations/all-migrations.ts';
import { type Migration, needsMigration, type OnProgress, type SchemaPolicy } from '../migrations/migrate.ts';
import type { Operation } from '../operation.ts';
import { type Store, StoreUnavailable } from '../store.ts';
import { connectionOptions, timeoutsOf } from './connection-options.ts';
import { migratePostgres, schemaOfPostgres } from './migrate-postgres.ts';
import { ConflictingChange, queryFailure, runInTransaction, type TransactionKind } from './transaction.ts';

/** A read operation sees one consistent snapshot. */
const reading: TransactionKind<unknown> = {
  begin: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  keeps: 'nothing',
};

/**
 * Each change first locks the row of its project. It thus waits for concurrent changes and then reads their results.
 * Engines that only support stricter isolation may reject it; then the operation is retried.
 */
const changing: TransactionKind<Result<unknown, unknown>> = {
  begin: 'BEGIN ISOLATION LEVEL READ COMMITTED',
  keeps: ({ ok }) => ok,
};

export type PostgresOptions = {
  /** The size of the pool. */
  readonly connections?: number;
  /** Whether to use named prepared statements. Poolers in transaction mode may mix them up. */
  readonly preparedStatements?: boolean;
  readonly migrations?: readonly Migration[];
  readonly policy?: SchemaPolicy;
  readonly onProgress?: OnProgress;
};

/** Opens a store on PostgreSQL or a database with a compatible protocol and dialect. */
export const openPostgresStore = async (
  url: string,
  {
    connections = 10,
    preparedStatements = true,
    migrations = allMigrations,
    policy = 'migrate',
    onProgress = () => undefined,
  }: PostgresOptions = {},
): Promise<Store> => {
  const pool = openPool(url, connections);
  const running = new Set<Promise<unknown>>();
  let closed = false;

  const run = async <Answer>(kind: TransactionKind<Answer>, operation: () => Operation<Answer>): Promise<Answer> => {
    if (closed) throw new StoreUnavailable('the store is closed');
    const work = retryConflicts(() => runOnce(pool, { ...kind, preparedStatements }, operation));
    running.add(work);
    try {
      return await work;
    } finally {
      running.delete(work);
    }
  };

  const store: Store = {
    read: (operation) => run(reading, operation),
    write: (operation) => run(changing, operation),
    close: async () => {
      if (closed) return;
      closed = true;
      await Promise.allSettled(running);
      await pool.end();
    },
  };
  try {
    if (needsMigration(await schemaOfPostgres(store), migrations, policy))
      await retryConflicts(() => migratePostgres(url, { migrations, policy, onProgress }));
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
  let isConnectionLost = false;
  try {
    return await runInTransaction(client, kind, operation());
  } catch (error) {
    isConnectionLost = error instanceof StoreUnavailable;
    throw error;
  } finally {
    client.release(isConnectionLost);
  }
};

/**
 * Session limits in milliseconds. They bound the wait for locks and results. If a process dies in a transaction, its
 * locks are released soon.
 */
const timeouts = { lock_timeout: 5000, statement_timeout: 10_000, idle_in_transaction_session_timeout: 10_000 };

/** Time limit of a query in the client, for connections that no longer respond, in milliseconds. */
const QUERY_TIMEOUT = 12_000;

const openPool = (url: string, connections: number): Pool => {
  const pool = new Pool({
    ...connectionOptions(url),
    max: connections,
    query_timeout: QUERY_TIMEOUT,
    // Poolers such as PgBouncer reject startup parameters, so limits are set after connecting. The pool awaits the
    // promise.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: (client) => client.query(timeoutsOf(timeouts)),
  });
  // The failing query reports a broken connection; the pool replaces idle ones.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Attempts before the caller is asked to try again later. */
const ATTEMPTS = 12;

/** Maximum pause between two attempts, in milliseconds. */
const MAX_PAUSE = 250;

/** Retries after conflicts. The pauses grow and are randomised, so that competing operations do not collide again. */
export const retryConflicts = async <Answer>(attempt: () => Promise<Answer>): Promise<Answer> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ConflictingChange)) throw error;
      if (attempts === ATTEMPTS)
        throw new StoreUnavailable(`too many changes at once: ${error.message}`, { cause: error });
      await pause(Math.random() * Math.min(MAX_PAUSE, 5 * 2 ** attempts));
    }
  }
};
