import { describe, expect, test } from 'vitest';
import { engines, newDatabase } from '../../testing/engines.ts';
import { schemaOfPostgres } from '../postgres/migrate-postgres.ts';
import { openPostgresStore } from '../postgres/postgres-store.ts';
import { allMigrations } from './all-migrations.ts';
import type { Migration } from './migrate.ts';

const later = (...statements: string[]): readonly Migration[] => [
  ...allMigrations,
  { number: allMigrations.length + 1, name: 'later', statements },
];

const failIfLimited = (name: string): string =>
  `DO $$ BEGIN IF current_setting('${name}') <> '0' THEN RAISE 'limited by ${name}'; END IF; END $$`;

describe.each(engines)('migrations on $name', ({ create }) => {
  test('report progress, and of a new store at most that it was created', async () => {
    const lines: string[] = [];
    const onProgress = (line: string): void => void lines.push(line);
    const database = create();
    await (await database.open(allMigrations.slice(0, 16), onProgress)).close();
    expect(lines.filter((line) => !line.startsWith('created an empty store, '))).toEqual([]);
    lines.length = 0;
    await (await database.open(allMigrations, onProgress)).close();
    expect(lines).toEqual([
      `migrating the data from version 16 to ${allMigrations.length}`,
      'migration 17, sent-digests',
      'migration 18, raw-digests',
      ...allMigrations.slice(18).map(({ number, name }) => `migration ${number}, ${name}`),
    ]);
    await (await database.open(allMigrations, onProgress)).close();
    expect(lines).toHaveLength(1 + allMigrations.length - 16);
  });
});

describe('migrations on PostgreSQL', () => {
  test('have no time limits, whatever the server, the role and the pool are configured with', async () => {
    const url = await newDatabase('migrated');
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const store = await openPostgresStore(url, { migrations: later(...names.map(failIfLimited)) });
    expect(await schemaOfPostgres(store)).toBe(allMigrations.length + 1);
    await store.close();
  });

  test('of servers started together run one after another, and every server starts', async () => {
    const url = await newDatabase('migrated');
    const migrations = later('SELECT pg_sleep(0.5)', 'ALTER TABLE "sets" ADD COLUMN "later" BIGINT');
    const lines: string[] = [];
    const onProgress = (line: string): void => void lines.push(line);
    const starts = [1, 2, 3].map(() => openPostgresStore(url, { migrations, onProgress }));
    for (const store of await Promise.all(starts)) await store.close();
    expect(lines.filter((line) => line.startsWith('migrating'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('waiting'))).toHaveLength(2);
  });
});
