import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '@ramka/domain/result';
import { Pool, types } from 'pg';
import { allMigrations } from '../migrations/all-migrations.ts';
import { migrate, type Migration } from '../migrations/migrate.ts';
import type { Operation } from '../operation.ts';
import { type Store, StoreUnavailable } from '../store.ts';
import { ConflictingChange, queryFailure, runInTransaction, type TransactionKind } from './transaction.ts';

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

/** How long a call waits for a connection, in milliseconds; then the store counts as unavailable. */
const CONNECTION_TIMEOUT = 3000;

/**
 * Connections to a PostgreSQL database. Nothing waits for ever: not for a connection, a row that another process holds,
 * or an answer; and a process that vanishes within a change lets go of its rows soon.
 */
const openPool = (url: string, connections: number): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'ramka',
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    lock_timeout: 5000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    pipeline: true,
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format ?? 'text'),
    },
  });
  // A connection that breaks is told by the query on it, or replaced when the next call needs one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** How often an operation runs before its caller is asked to try later. */
const ATTEMPTS = 12;

/** The longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 250;

/** Runs something again while it meets conflicts. The pauses grow and are random, so that rivals do not meet again. */
export const retryConflicts = async <Answer>(attempt: () => Promise<Answer>): Promise<Answer> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ConflictingChange)) throw error;
      if (attempts === ATTEMPTS)
        throw new StoreUnavailable(`too many changes at once: ${error.message}`, { cause: error });
      await pause(Math.random() * Math.min(LONGEST_PAUSE, 5 * 2 ** attempts));
    }
  }
};
