import { ok } from '@ramka/domain/result';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { execute, type Operation, rowsOf } from '../operation.ts';
import type { Store } from '../store.ts';
import { rawQuery } from '../tables.ts';
import { allMigrations } from './all-migrations.ts';

/** Rows of the largest table; with LONG_TESTS more than a day of the documented load produces. */
const ROWS = process.env['LONG_TESTS'] === undefined ? 5000 : 1_500_000;

/** Rows per INSERT statement. */
const BATCH = 10_000;

const payload = JSON.stringify({
  frameId: 55_012,
  ip44: false,
  cornerBox: 0,
  smBox: 501,
  modules: { 1: { moduleId: 7, colorId: 501, selectedVisualComponentId: 9, options: {} } },
  controllers: {},
});

const write = (store: Store, text: string) =>
  store.write(function* add(): Operation<ReturnType<typeof ok<null>>> {
    yield* execute(rawQuery(sql.raw(text)));
    return ok(null);
  });

/** Inserts ROWS rows. `values` may use the row number `n`. */
const fill = async (store: Store, into: string, values: string): Promise<void> => {
  for (let first = 0; first < ROWS; first += BATCH)
    await write(
      store,
      `INSERT INTO ${into} WITH RECURSIVE numbers(n) AS (SELECT ${first + 1} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${Math.min(first + BATCH, ROWS)}) SELECT ${values} FROM numbers`,
    );
};

const project = `INSERT INTO "projects" ("id", "name", "variant", "version", "nextRoomId", "nextSetId", "createdAt", "changedAt") VALUES ('aaaaaaaa', 'Dom', 'el12', 1, 1, 1, 1, 1)`;

const count = async (store: Store, from: string): Promise<number> => {
  const [row] = await store.read(() =>
    rowsOf(rawQuery(sql<{ n: number }>`SELECT count(*) AS "n" FROM ${sql.raw(from)}`)),
  );
  return row?.n ?? 0;
};

/** Fills a store of an earlier schema version and migrates it. */
const migrated = async (
  database: ReturnType<(typeof engines)[number]['create']>,
  version: number,
  into: string,
  values: string,
) => {
  const before = await database.open(allMigrations.slice(0, version));
  await write(before, project);
  await fill(before, into, values);
  await before.close();
  const lines: string[] = [];
  const store = await database.open(allMigrations, (line) => void lines.push(line));
  return { store, lines };
};

describe.each(engines)(`migrating ${ROWS} rows on $name`, { timeout: 1_200_000 }, ({ create }) => {
  test('of idempotency keys takes as long as it needs, and keeps every row', async () => {
    const { store, lines } = await migrated(
      create(),
      17,
      '"sentChanges" ("projectId", "key", "callName", "sentAt", "answer", "digest")',
      `'aaaaaaaa', 'key' || n, 'saveSet', n, '${'x'.repeat(500)}', 'digest' || n`,
    );
    expect(lines).toContain('migration 18, raw-digests');
    expect(await count(store, `"sentChanges" WHERE "digest" IS NULL`)).toBe(ROWS);
  });

  test('of sets takes as long as it needs, and converts every row', async () => {
    const { store, lines } = await migrated(
      create(),
      6,
      '"sets" ("projectId", "id", "name", "seriesId", "payload", "version", "createdAt", "changedAt")',
      `'aaaaaaaa', n, 'A', 5, '${payload}', 1, 1, 1`,
    );
    expect(lines).toContain('migration 7, set-documents');
    expect(await count(store, `"sets" WHERE "document" LIKE '{"version":1,%"colourId":501%'`)).toBe(ROWS);
  });
});
