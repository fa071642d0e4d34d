import { ok, type Result } from '@ramka/domain/result';
import { sql } from 'kysely';
import { execute, firstRowOf, type Operation } from '../operation.ts';
import { queryBuilder, rawQuery } from '../tables.ts';

/** One step of the schema's history, in SQL that every engine understands. Its result never changes once released. */
export type Migration = {
  /** Counted from 1 without gaps. */
  readonly number: number;
  readonly name: string;
  readonly statements: readonly string[];
  /** Rewrites existing rows where SQL cannot. Runs after the statements, in the same transaction. */
  readonly convert?: (onRows: (converted: number) => void) => Operation<void>;
};

/** The store was written by a newer version of this program. */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew';
}

/** The store needs a migration that the caller's policy does not allow. */
export class SchemaTooOld extends Error {
  override readonly name = 'SchemaTooOld';
  /** Version of the stored schema; 0 for an empty database. */
  readonly stored: number;

  constructor(stored: number, needed: number) {
    super(
      `the data is of version ${stored}, this program needs version ${needed}; start the server once to migrate the data, or run this command with the program that serves it`,
    );
    this.stored = stored;
  }
}

/**
 * How to open a store with an older schema. A server migrates it. An admin command requires the current schema, because
 * running servers could not use a migrated store; it may at most create the tables of an empty database.
 */
export type SchemaPolicy = 'migrate' | 'create' | 'require';

/** Receives progress messages of a migration. */
export type OnProgress = (sentence: string) => void;

/** The version of the stored schema. Fails if the table of migrations does not exist. */
export function* storedSchema(): Operation<number> {
  const newest = yield* firstRowOf(
    queryBuilder.selectFrom('migrations').select(({ fn }) => fn.max('number').as('number')),
  );
  return newest?.number ?? 0;
}

/** Whether migrations must run. Throws if the policy forbids them or the stored schema is newer. */
export const needsMigration = (stored: number, migrations: readonly Migration[], policy: SchemaPolicy): boolean => {
  const latest = migrations.length;
  if (stored > latest)
    throw new SchemaTooNew(
      `the data is of version ${stored}, this program knows version ${latest}; install a newer one, or restore a backup of version ${latest}`,
    );
  if (stored === latest) return false;
  if (policy === 'migrate' || (policy === 'create' && stored === 0)) return true;
  throw new SchemaTooOld(stored, latest);
};

/**
 * Applies the missing migrations in one transaction, so that a failed upgrade changes nothing. Returns their number.
 * The caller ensures that no other process migrates at the same time.
 */
export function* migrate(
  migrations: readonly Migration[],
  { now, onProgress, policy = 'migrate' }: { now: number; onProgress?: OnProgress; policy?: SchemaPolicy },
): Operation<Result<number, never>> {
  yield* execute(
    statement(
      'CREATE TABLE IF NOT EXISTS "migrations" ("number" BIGINT NOT NULL PRIMARY KEY, "name" TEXT NOT NULL, "appliedAt" BIGINT NOT NULL)',
    ),
  );
  const stored = yield* storedSchema();
  if (!needsMigration(stored, migrations, policy)) return ok(0);
  const missing = migrations.filter(({ number }) => number > stored);
  // Creating the tables of a new store is not reported.
  const report = stored === 0 ? undefined : onProgress;
  report?.(`migrating the data from version ${stored} to ${migrations.length}`);
  for (const migration of missing) yield* apply(migration, now, report);
  return ok(missing.length);
}

/** Interval of progress reports during a conversion, in milliseconds. */
const REPORT_INTERVAL = 5000;

function* apply(
  { number, name, statements, convert }: Migration,
  now: number,
  report: OnProgress = () => undefined,
): Operation<void> {
  report(`migration ${number}, ${name}`);
  // Awaited, so that the report names the migration that is running.
  for (const text of statements) yield statement(text);
  let reportedAt = Date.now();
  if (convert !== undefined)
    yield* convert((converted) => {
      if (Date.now() - reportedAt < REPORT_INTERVAL) return;
      reportedAt = Date.now();
      report(`migration ${number}, ${name}: ${converted} rows`);
    });
  yield* execute(queryBuilder.insertInto('migrations').values({ number, name, appliedAt: now }));
}

const statement = (text: string) => rawQuery(sql.raw(text));
