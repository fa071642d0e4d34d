import { sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import { type AnyQuery, type Operation, execute, rowsOf } from '../operation.ts';
import { queryBuilder } from '../tables.ts';
import type { Migration } from './migrate.ts';

/**
 * Sets were stored in the wire format. From here on they are documents in domain vocabulary, also in the undo log. Rows are
 * converted page by page, so that a million of them need little memory.
 */
export const setDocuments: Migration = {
  number: 7,
  name: 'set-documents',
  // The column is renamed so that an older server fails instead of writing what this one cannot read.
  statements: [`ALTER TABLE "sets" RENAME COLUMN "payload" TO "document"`],
  *convert(onRows) {
    let converted = 0;
    const count = (rows: number): void => onRows((converted += rows));
    yield* inPages(
      (last) => pageAfter('sets', last),
      (sets) =>
        queryBuilder
          .insertInto('sets')
          .values(sets.map((set) => ({ ...set, document: documentOf(set.document) })))
          .onConflict((conflict) =>
            conflict.columns(['projectId', 'id']).doUpdateSet({ document: (row) => row.ref('excluded.document') }),
          ),
      count,
    );
    yield* inPages(
      (last) => pageAfter('removals', last),
      (removals) =>
        queryBuilder
          .insertInto('removals')
          .values(removals.map((removal) => ({ ...removal, rows: rowsWithDocuments(removal.rows) })))
          .onConflict((conflict) =>
            conflict.columns(['projectId', 'id']).doUpdateSet({ rows: (row) => row.ref('excluded.rows') }),
          ),
      count,
    );
  },
};

/** Rows in memory at a time. */
const PAGE = 500;

type Key = { readonly projectId: string; readonly id: number };

/** Rewrites a table in the order of its keys. */
function* inPages<Row extends Key>(
  pageOf: (last: Key) => AnyQuery<Row>,
  rewritten: (rows: readonly Row[]) => AnyQuery,
  count: (rows: number) => void,
): Operation<void> {
  let rows = yield* rowsOf(pageOf({ projectId: '', id: 0 }));
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    yield* execute(rewritten(rows));
    count(rows.length);
    rows = yield* rowsOf(pageOf(last));
  }
}

/** The page of a table that follows a key. */
const pageAfter = (table: 'sets' | 'removals', { projectId, id }: Key) =>
  queryBuilder
    .selectFrom<'sets' | 'removals'>(table)
    .selectAll()
    .where(sql<SqlBool>`("projectId", "id") > (${projectId}, ${id})`)
    .orderBy('projectId')
    .orderBy('id')
    .limit(PAGE);

/** The wire format of that time. */
const payload = z.object({
  frameId: z.number(),
  ip44: z.boolean(),
  cornerBox: z.number(),
  smBox: z.number(),
  modules: z.record(
    z.string(),
    z.object({
      moduleId: z.number(),
      colorId: z.number(),
      selectedVisualComponentId: z.number(),
      options: z.record(z.string(), z.object({ selectedId: z.nullable(z.number()), quantity: z.number() })),
    }),
  ),
  controllers: z.record(z.string(), z.number()),
});

/** A document of version 1. An unreadable payload stays as it is; it could not be read before either. */
const documentOf = (text: string): string => {
  const read = payload.safeParse(jsonOf(text));
  if (!read.success) return text;
  const { frameId, ip44, cornerBox, smBox, modules, controllers } = read.data;
  return JSON.stringify({
    version: 1,
    frameId,
    ip44,
    cornerBoxColourId: cornerBox,
    surfaceBoxColourId: smBox,
    modules: Object.fromEntries(
      Object.entries(modules).map(([slot, { moduleId, colorId, selectedVisualComponentId, options }]) => [
        slot,
        { moduleId, colourId: colorId, visibleComponentId: selectedVisualComponentId, options },
      ]),
    ),
    controllers,
  });
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type RemovedSet = { readonly payload: string };

/** The rows of an undo entry, as JSON, with documents instead of payloads. */
const rowsWithDocuments = (text: string): string => {
  const rows: { readonly sets: readonly RemovedSet[] } = JSON.parse(text);
  const sets = rows.sets.map(({ payload: kept, ...set }) => ({ ...set, document: documentOf(kept) }));
  return JSON.stringify({ ...rows, sets });
};
