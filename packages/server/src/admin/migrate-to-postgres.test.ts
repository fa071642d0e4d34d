import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ok } from '@ramka/domain/result';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { loadProject, renameProject } from '../project/projects.store.ts';
import { allMigrations } from '../store/migrations/all-migrations.ts';
import { execute, rowsOf } from '../store/operation.ts';
import { openPostgresStore } from '../store/postgres/postgres-store.ts';
import { acquireStoreLock } from '../store/sqlite/store-lock.ts';
import { nextProjectIds, readProjectRows, readTable, tablesAfterProjects } from '../store/store-rows.ts';
import type { Store } from '../store/store.ts';
import { queryBuilder } from '../store/tables.ts';
import { newDatabase } from '../testing/engines.ts';
import { runAdmin } from './run-admin.ts';
import { change, databaseOf, furnishedStore, IDS } from './testing/furnished-store.ts';

const everythingIn = async (store: Store) => ({
  projects: await store.read(() => readProjectRows(IDS)),
  ids: await store.read(() => nextProjectIds('', 100)),
  tables: await Promise.all(tablesAfterProjects.map((table) => store.read(() => readTable(table)))),
});

const aMove = async () => {
  const [from, to] = [databaseOf('SQLite'), databaseOf('PostgreSQL')];
  const store = await furnishedStore(from);
  const before = await everythingIn(store);
  await store.close();
  const { DATA_DIR } = await from.settings();
  const settings = readSettings({ ...(await to.settings()), DATA_DIR });
  const bytes = (): Buffer => readFileSync(join(DATA_DIR, 'ramka.sqlite'));
  return {
    before,
    to,
    settings,
    DATA_DIR,
    bytes,
    move: (...words: string[]) => runAdmin(settings, ['migrate-to-postgres', ...words]),
  };
};

describe('copying an embedded store to PostgreSQL', () => {
  test('copies every project with its id and version, and does not change the source', async () => {
    const { before, to, move, bytes, DATA_DIR } = await aMove();
    const old = bytes();
    expect(await move()).toContain('projects copied and compared: 22');
    const store = await to.open();
    const after = await everythingIn(store);
    expect(after.projects).toEqual(before.projects);
    expect(after.tables).toEqual(before.tables);
    expect(new Set(after.ids)).toEqual(new Set(before.ids));
    expect(await store.read(() => rowsOf(queryBuilder.selectFrom('guesses').selectAll()))).toEqual([]);
    expect(bytes().equals(old)).toBe(true);
    expect(readdirSync(DATA_DIR).filter((name) => name.includes('aside'))).toEqual([]);
  });

  test('only counts in a dry run', async () => {
    const { to, move } = await aMove();
    expect(await move('--dry-run')).toBe('projects to copy: 22');
    expect((await everythingIn(await to.open())).ids).toEqual([]);
  });

  test('can be repeated, copies missing projects, and overwrites no changes that visitors made in the target', async () => {
    const { to, move } = await aMove();
    await move();
    const store = await to.open();
    await store.write(() => renameProject(change('abcdefgB'), 'Dom z widokiem'));
    await store.write(function* erase() {
      yield* execute(queryBuilder.deleteFrom('projects').where('id', '=', 'abcdefgD'));
      return ok(undefined);
    });
    const report = await move();
    expect(report).toContain('projects copied and compared: 1');
    expect(report).toContain('already there, the same: 20');
    expect(report).toContain('changed since, left as they are: 1');
    expect((await store.read(() => loadProject('abcdefgB')))?.name).toBe('Dom z widokiem');
    expect(await store.read(() => loadProject('abcdefgD'))).toBeDefined();
  });

  test('is rejected while a server is running', async () => {
    const { move, DATA_DIR } = await aMove();
    const release = acquireStoreLock(join(DATA_DIR, 'ramka.sqlite'));
    await expect(move()).rejects.toThrow('stop the server first');
    release();
  });

  test('creates no tables in an empty database in a dry run', async () => {
    const { settings } = await aMove();
    const DATABASE_URL = await newDatabase('empty');
    const empty = { ...settings, databaseUrl: DATABASE_URL };
    expect(await runAdmin(empty, ['migrate-to-postgres', '--dry-run'])).toBe('projects to copy: 22');
    await expect(openPostgresStore(DATABASE_URL, { policy: 'require' })).rejects.toThrow('of version 0');
    expect(await runAdmin(empty, ['migrate-to-postgres'])).toContain('projects copied and compared: 22');
  });

  test('never migrates a database that older servers use', async () => {
    const { settings } = await aMove();
    const DATABASE_URL = await newDatabase('empty');
    const migrations = allMigrations.slice(0, -1);
    await (await openPostgresStore(DATABASE_URL, { migrations })).close();
    for (const words of [[], ['--dry-run']])
      await expect(
        runAdmin({ ...settings, databaseUrl: DATABASE_URL }, ['migrate-to-postgres', ...words]),
      ).rejects.toThrow('start the server once');
    await (await openPostgresStore(DATABASE_URL, { migrations, policy: 'require' })).close();
  });

  test('reports missing settings', async () => {
    const { settings, move } = await aMove();
    await expect(move('now')).rejects.toThrow('npm run admin');
    await expect(runAdmin({ ...settings, databaseUrl: undefined }, ['migrate-to-postgres'])).rejects.toThrow(
      'DATABASE_URL',
    );
  });
});
