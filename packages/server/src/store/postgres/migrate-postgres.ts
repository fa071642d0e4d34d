import { sql } from 'kysely';
import { Client, DatabaseError } from 'pg';
import type { Result } from '@ramka/domain/result';
import { migrate, type Migration, type OnProgress, type SchemaPolicy, storedSchema } from '../migrations/migrate.ts';
import { execute, firstRowOf, type Operation, rowsOf } from '../operation.ts';
import type { Store } from '../store.ts';
import { rawQuery } from '../tables.ts';
import { connectionOptions, timeoutsOf } from './connection-options.ts';
import { queryFailure, runInTransaction, type TransactionKind } from './transaction.ts';

/** PostgreSQL's error code for a missing table. */
const UNDEFINED_TABLE = '42P01';

/** The version of the stored schema; 0 for an empty database. */
export const schemaOfPostgres = async (store: Store): Promise<number> => {
  try {
    return await store.read(storedSchema);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNDEFINED_TABLE) return 0;
    throw error;
  }
};

/** The key of the advisory lock: "ramk" in ASCII. */
const LOCK_KEY = 0x72616d6b;

/** Rewriting millions of rows takes minutes, and so does waiting for another server that does it. */
const noTimeouts = { lock_timeout: 0, statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** Interval of progress reports during a long statement, in milliseconds. */
const HEARTBEAT = 10_000;

const migrating: TransactionKind<Result<number, never>> = {
  begin: 'BEGIN ISOLATION LEVEL READ COMMITTED',
  keeps: ({ ok }) => ok,
  preparedStatements: false,
};

type Options = {
  readonly migrations: readonly Migration[];
  readonly policy: SchemaPolicy;
  readonly onProgress: OnProgress;
};

/**
 * Migrates on a separate connection, without time limits, behind an advisory lock that ends with the transaction.
 * Servers started together thus migrate one after another, also through a pooler in transaction mode.
 */
export const migratePostgres = async (url: string, options: Options): Promise<void> => {
  const client = new Client(connectionOptions(url));
  // The failing query reports a broken connection.
  client.on('error', () => undefined);
  const heartbeat = withHeartbeat(options.onProgress);
  try {
    await client.connect().catch((error: unknown) => Promise.reject(queryFailure(error)));
    await runInTransaction(client, migrating, migrateBehindLock({ ...options, onProgress: heartbeat.report }));
  } finally {
    heartbeat.stop();
    await client.end().catch(() => undefined);
  }
};

function* migrateBehindLock(options: Options): Operation<Result<number, never>> {
  yield* execute(rawQuery(sql.raw(timeoutsOf(noTimeouts, true))));
  const lock = yield* firstRowOf(
    rawQuery(sql<{ locked: boolean }>`SELECT pg_try_advisory_xact_lock(${sql.lit(LOCK_KEY)}) AS "locked"`),
  );
  if (lock?.locked === false) {
    options.onProgress('waiting for another server that migrates the data');
    yield* rowsOf(rawQuery(sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`));
  }
  return yield* migrate(options.migrations, { now: Date.now(), ...options });
}

/** Repeats the latest report during a long statement, so that the log shows that the server is alive. */
const withHeartbeat = (onProgress: OnProgress): { readonly report: OnProgress; readonly stop: () => void } => {
  let latest: { readonly sentence: string; readonly since: number } | undefined;
  const timer = setInterval(() => {
    if (latest !== undefined)
      onProgress(`${latest.sentence}, for ${Math.round((Date.now() - latest.since) / 1000)} seconds so far`);
  }, HEARTBEAT);
  return {
    report: (sentence) => {
      latest = { sentence, since: Date.now() };
      onProgress(sentence);
    },
    stop: () => clearInterval(timer),
  };
};
