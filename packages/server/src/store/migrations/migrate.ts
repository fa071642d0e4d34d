import { accepted, type Result } from '@ramka/domain/result';
import { sql } from 'kysely';
import { firstRowOf, type Operation, execute, type Query } from '../operation.ts';
import { queryBuilder } from '../tables.ts';

/** One step of the store's history, in SQL that every engine understands. Never changed once released. */
export type Migration = {
  /** Counted from 1 without gaps. */
  readonly number: number;
  readonly name: string;
  readonly statements: readonly string[];
  /** What no statement can say of the rows that are there; runs after the statements, in the same transaction. */
  readonly convert?: () => Operation<void>;
};

/** The store was written by a newer version of this program, which this one cannot read. */
export class NewerStore extends Error {
  override readonly name = 'NewerStore';
}

/** Brings the store up to the newest of the given migrations, in one transaction; answers how many were applied. */
export function* migrate(migrations: readonly Migration[], now: number): Operation<Result<number, never>> {
  yield* execute(
    statement(
      'CREATE TABLE IF NOT EXISTS "migrations" ("number" BIGINT NOT NULL PRIMARY KEY, "name" TEXT NOT NULL, "appliedAt" BIGINT NOT NULL)',
    ),
  );
  const newest = yield* firstRowOf(
    queryBuilder.selectFrom('migrations').select(({ fn }) => fn.max('number').as('number')),
  );
  const present = newest?.number ?? 0;
  if (present > migrations.length)
    throw new NewerStore(
      `the data is of version ${present}, this program knows ${migrations.length}; install a newer one`,
    );
  const missing = migrations.filter(({ number }) => number > present);
  for (const migration of missing) yield* apply(migration, now);
  return accepted(missing.length);
}

function* apply({ number, name, statements, convert }: Migration, now: number): Operation<void> {
  for (const text of statements) yield* execute(statement(text));
  if (convert !== undefined) yield* convert();
  yield* execute(queryBuilder.insertInto('migrations').values({ number, name, appliedAt: now }));
}

const statement = (text: string): Query => {
  const raw = sql.raw(text);
  return { toOperationNode: () => raw.toOperationNode(), compile: () => raw.compile(queryBuilder) };
};
