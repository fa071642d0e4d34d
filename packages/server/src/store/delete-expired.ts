import { ok, type Result } from '@ramka/domain/result';
import { type RawBuilder, sql } from 'kysely';
import { firstRowOf, type Operation, execute } from './operation.ts';
import { rawQuery, type Tables } from './tables.ts';

/** Describes the expired rows of a table, and the number that one statement deletes. */
export type ExpiredRows = {
  readonly table: keyof Tables;
  readonly key: readonly string[];
  readonly where: RawBuilder<unknown>;
  readonly batch: number;
};

/** Batch sizes: a thousand small rows, or fifty that may contain a whole project, take a few milliseconds. */
export const SMALL_ROWS = 1000;
export const LARGE_ROWS = 50;

/** Deletes one batch of expired rows. Returns the number of deleted rows; 0 means that none remain. */
export function* deleteExpired({ table, key, where, batch }: ExpiredRows): Operation<Result<number, never>> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const expired = sql`SELECT ${columns} FROM ${sql.table(table)} WHERE ${where} LIMIT ${sql.lit(batch)}`;
  const found = yield* firstRowOf(
    rawQuery(sql<{ readonly count: number }>`SELECT count(*) AS "count" FROM (${expired}) AS "expired"`),
  );
  const count = found?.count ?? 0;
  if (count > 0) yield* execute(rawQuery(sql`DELETE FROM ${sql.table(table)} WHERE (${columns}) IN (${expired})`));
  return ok(count);
}
