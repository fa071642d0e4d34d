import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { ok } from '@ramka/domain/result';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { renameProject } from '../project/projects.store.ts';
import { allMigrations } from '../store/migrations/all-migrations.ts';
import { execute } from '../store/operation.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { queryBuilder } from '../store/tables.ts';
import { runAdmin } from './run-admin.ts';
import { change, databaseOf, furnishedStore } from './testing/furnished-store.ts';

const aBackup = async () => {
  const database = databaseOf('SQLite');
  const store = await furnishedStore(database);
  const settings = readSettings(await database.settings());
  const backups = join(settings.dataFolder, 'backups');
  mkdirSync(backups);
  await runAdmin(settings, ['backup', join(backups, 'monday.sqlite')]);
  return { store, settings, backups, verify: (path: string) => runAdmin(settings, ['verify-backup', path]) };
};

describe('verifying a backup', () => {
  test('reads the newest backup of a folder and reports differences from the current store', async () => {
    const { store, settings, backups, verify } = await aBackup();
    await store.write(() => renameProject(change('abcdefgB'), 'Dom z widokiem'));
    await runAdmin(settings, ['backup', join(backups, 'tuesday.sqlite')]);
    await store.write(() => renameProject(change('abcdefgE'), 'Dom z ogrodem'));
    await store.write(function* erase() {
      yield* execute(queryBuilder.deleteFrom('projects').where('id', '=', 'abcdefgD'));
      return ok(undefined);
    });
    utimesSync(join(backups, 'monday.sqlite'), 1000, 1000);
    const before = readdirSync(settings.dataFolder);
    const report = await verify(backups);
    expect(report).toContain('tuesday.sqlite');
    expect(report).toContain('readable: 22 projects with 22 sets');
    expect(report).toContain('unchanged: 20, changed since: 1, erased since: 1');
    expect(readdirSync(settings.dataFolder)).toEqual(before);
  });

  test('reports a project that differs from the store although it has the same version', async () => {
    const { store, backups, verify } = await aBackup();
    await store.write(function* damage() {
      yield* execute(queryBuilder.updateTable('rooms').set({ name: 'Garaż' }).where('projectId', '=', 'abcdefgB'));
      return ok(undefined);
    });
    await expect(verify(backups)).rejects.toThrow('projects with the same version but different contents: 1');
  });

  test('reports an unreadable set in the backup', async () => {
    const { store, settings, backups, verify } = await aBackup();
    await store.write(function* damage() {
      yield* execute(queryBuilder.updateTable('sets').set({ document: '{}' }).where('projectId', '=', 'abcdefgB'));
      return ok(undefined);
    });
    await runAdmin(settings, ['backup', join(backups, 'tuesday.sqlite')]);
    await expect(verify(join(backups, 'tuesday.sqlite'))).rejects.toThrow('cannot be read');
  });

  test('reads the backup also if the store in use is damaged or missing, and says so', async () => {
    const { store, settings, backups, verify } = await aBackup();
    await store.close();
    const file = join(settings.dataFolder, 'ramka.sqlite');
    truncateSync(file, 100_000);
    const report = await verify(backups).catch(String);
    expect(report).toContain('readable: 22 projects with 22 sets');
    expect(report).toContain('not compared: the store in use');
    rmSync(file);
    expect(await verify(backups).catch(String)).toContain(`22 sets\nnot compared: there is no store at ${file}`);
  });

  test('needs a backup', async () => {
    const { settings, verify } = await aBackup();
    await expect(verify(join(settings.dataFolder, 'nothing'))).rejects.toThrow('not found:');
    mkdirSync(join(settings.dataFolder, 'empty'));
    await expect(verify(join(settings.dataFolder, 'empty'))).rejects.toThrow('no backup');
  });

  test('rejects a store with another schema version, and does not change it', async () => {
    const { store, settings, backups, verify } = await aBackup();
    await store.close();
    const file = join(settings.dataFolder, 'ramka.sqlite');
    rmSync(file);
    const older = allMigrations.slice(0, 5);
    await (await openSqliteStore(file, { migrations: older })).close();
    const before = readFileSync(file);
    await expect(verify(backups)).rejects.toThrow('the data is of version 5');
    expect(readFileSync(file).equals(before)).toBe(true);
    await (await openSqliteStore(file, { migrations: older, policy: 'require' })).close();
  });

  test('reads an older backup, and migrates a copy of it', async () => {
    const { settings, backups, verify } = await aBackup();
    const file = join(backups, 'older.sqlite');
    await (await openSqliteStore(file, { migrations: allMigrations.slice(0, 5) })).close();
    expect(await verify(file)).toContain('readable: 0 projects');
    expect(readdirSync(settings.dataFolder).filter((name) => name.includes('aside'))).toEqual([]);
    await (await openSqliteStore(file, { migrations: allMigrations.slice(0, 5), policy: 'require' })).close();
  });

  test('is available under its former name for one release', async () => {
    const { settings, backups } = await aBackup();
    expect(await runAdmin(settings, ['rehearse', backups])).toContain("'rehearse' is deprecated");
  });
});
