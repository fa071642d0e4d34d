import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { createProject, loadProject, removeProject } from '../project/projects.store.ts';
import { createRoom } from '../project/rooms/rooms.store.ts';
import { createSet } from '../project/sets/sets.store.ts';
import { readSettings, type Settings } from '../config/settings.ts';
import { allMigrations } from '../store/migrations/all-migrations.ts';
import { rowsOf } from '../store/operation.ts';
import { acquireStoreLock } from '../store/sqlite/store-lock.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { queryBuilder } from '../store/tables.ts';
import { engines } from '../testing/engines.ts';
import { aFolder } from '../testing/server-process.ts';
import { runAdmin } from './run-admin.ts';

const DAY = 24 * 60 * 60 * 1000;
const change = (projectId: string, now = Date.now()) => ({ projectId, expectedVersions: undefined, now });

const furnish = async (store: Store, id: string): Promise<void> => {
  await store.write(() => createProject({ id, name: 'Dom', deploymentId: 'el12' }, 1000));
  await store.write(() => createRoom(change(id), 'Salon'));
  await store.write(() => createSet(change(id), { name: 'A', seriesId: 5, document: '{}' }));
};

const load = (store: Store, id: string) => store.read(() => loadProject(id));

describe.each(engines)('deleted projects on $name', ({ create }) => {
  const open = async () => {
    const database = create();
    const store = await database.open();
    const settings = readSettings(await database.settings());
    const task = (...words: string[]) => runAdmin(settings, words);
    return { store, task };
  };

  test('are restored with all their contents', async () => {
    const { store, task } = await open();
    await furnish(store, 'aaaaaaaa');
    const before = await load(store, 'aaaaaaaa');
    await store.write(() => removeProject(change('aaaaaaaa', Date.now() - 29 * DAY)));
    expect(await load(store, 'aaaaaaaa')).toBeUndefined();
    expect(await task('restore-project', ' aaaaaaaa ')).toBe("restored 'Dom'");
    expect(await load(store, 'aaaaaaaa')).toEqual({ ...before, version: (before?.version ?? 0) + 2 });
  });

  // Holds R14.
  test('are not restored after 30 days, nor if they were never deleted or are unknown', async () => {
    const { store, task } = await open();
    await furnish(store, 'aaaaaaaa');
    await expect(task('restore-project', 'aaaaaaaa')).rejects.toThrow('not deleted');
    await store.write(() => removeProject(change('aaaaaaaa', Date.now() - 31 * DAY)));
    await expect(task('restore-project', 'aaaaaaaa')).rejects.toThrow('more than 30 days ago');
    await expect(task('restore-project', 'bbbbbbbb')).rejects.toThrow('no such project');
  });

  // Holds R14.
  test('are erased after 30 days with all their contents, and nothing else is', async () => {
    const { store, task } = await open();
    for (const id of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']) await furnish(store, id);
    await store.write(() => removeProject(change('aaaaaaaa', Date.now() - 31 * DAY)));
    await store.write(() => removeProject(change('bbbbbbbb', Date.now() - 29 * DAY)));
    expect(await task('purge')).toBe('projects erased: 1');
    const remainingSets = await store.read(() =>
      rowsOf(queryBuilder.selectFrom('sets').select('projectId').orderBy('projectId')),
    );
    expect(remainingSets.map(({ projectId }) => projectId)).toEqual(['bbbbbbbb', 'cccccccc']);
    expect(await task('restore-project', 'bbbbbbbb')).toBe("restored 'Dom'");
  });
});

const openEmbedded = async () => {
  const database = engines[0]?.create();
  if (database === undefined) throw new Error('no engine');
  const store = await database.open();
  const settings: Settings = readSettings(await database.settings());
  return { database, store, settings, copy: join(aFolder(), 'backup.sqlite') };
};

/** Fills a store file to a size in megabytes. */
const grow = (file: string, megabytes: number): void => {
  const database = new Database(file);
  database.exec('CREATE TABLE "ballast" ("bytes" BLOB)');
  const insert = database.prepare('INSERT INTO "ballast" VALUES (zeroblob(1000000))');
  database.transaction(() => {
    for (let written = 0; written < megabytes; written += 1) insert.run();
  })();
  database.close();
};

const writingAllTheTime = (file: string): string => `
  import Database from 'better-sqlite3';
  const database = new Database(${JSON.stringify(file)}, { timeout: 2000 });
  const insert = database.prepare('INSERT INTO "ballast" VALUES (zeroblob(10))');
  const write = () => { insert.run(); process.stdout.write('.'); setTimeout(write, 2); };
  write();`;

describe('a backup of the embedded store', () => {
  test('is created during changes, and contains a consistent snapshot', async () => {
    const { store, settings, copy } = await openEmbedded();
    await furnish(store, 'aaaaaaaa');
    const writing = Promise.all(
      Array.from({ length: 300 }, (_, index) => store.write(() => createRoom(change('aaaaaaaa'), `Pokój ${index}`))),
    );
    await runAdmin(settings, ['backup', copy]);
    await writing;
    await furnish(store, 'bbbbbbbb');
    await store.close();
    expect(await runAdmin(settings, ['restore', copy])).toContain('is kept as');
    const restored = await openSqliteStore(join(settings.dataFolder, 'ramka.sqlite'));
    const project = await load(restored, 'aaaaaaaa');
    expect(project?.rooms.length).toBe((project?.version ?? 0) - 2);
    expect(await load(restored, 'bbbbbbbb')).toBeUndefined();
    await restored.close();
  });

  test('does not replace a store in use by a server', async () => {
    const { store, settings, copy } = await openEmbedded();
    await furnish(store, 'aaaaaaaa');
    await runAdmin(settings, ['backup', copy]);
    const before = readdirSync(settings.dataFolder);
    await expect(runAdmin(settings, ['restore', copy])).rejects.toThrow('stop the server first');
    expect(await load(store, 'aaaaaaaa')).toBeDefined();
    expect(readdirSync(settings.dataFolder)).toEqual([...before, 'ramka.sqlite.lock'].toSorted());
  });

  test('does not replace a store that an idle server has locked', async () => {
    const { store, settings, copy } = await openEmbedded();
    await runAdmin(settings, ['backup', copy]);
    await store.close();
    const release = acquireStoreLock(join(settings.dataFolder, 'ramka.sqlite'));
    await expect(runAdmin(settings, ['restore', copy])).rejects.toThrow('stop the server first');
    release();
    expect(await runAdmin(settings, ['restore', copy])).toContain('restored');
  });

  test('completes while another process changes the store continuously', async () => {
    const { store, settings, copy } = await openEmbedded();
    await furnish(store, 'aaaaaaaa');
    await store.close();
    const file = join(settings.dataFolder, 'ramka.sqlite');
    grow(file, 60);
    const writer = spawn(process.execPath, ['--input-type=module', '-e', writingAllTheTime(file)]);
    try {
      await once(writer.stdout, 'data');
      await runAdmin(settings, ['backup', copy]);
    } finally {
      writer.kill();
    }
    expect(statSync(copy).size).toBeGreaterThan(60_000_000);
  });

  test('is restored without the journal of the previous store', async () => {
    const { store, settings, copy } = await openEmbedded();
    await furnish(store, 'aaaaaaaa');
    await runAdmin(settings, ['backup', copy]);
    await furnish(store, 'bbbbbbbb');
    const file = join(settings.dataFolder, 'ramka.sqlite');
    const journal = readFileSync(`${file}-wal`);
    expect(journal.length).toBeGreaterThan(0);
    await store.close();
    rmSync(file);
    writeFileSync(`${file}-wal`, journal);
    expect(await runAdmin(settings, ['restore', copy])).toMatch(/is kept as .*-wal$/);
    const restored = await openSqliteStore(file);
    expect(await load(restored, 'aaaaaaaa')).toBeDefined();
    expect(await load(restored, 'bbbbbbbb')).toBeUndefined();
    await restored.close();
  });

  test.each([
    ['is no database any more', (whole: Buffer) => Buffer.from(whole).fill('x', 0, 100)],
    ['was cut short', (whole: Buffer) => whole.subarray(0, 5000)],
    ['has pages of something else', (whole: Buffer) => Buffer.from(whole).fill('x', 4096, 4096 * 6)],
  ])('replaces a store that %s, which is moved aside unchanged', async (_, broken) => {
    const { store, settings, copy } = await openEmbedded();
    await furnish(store, 'aaaaaaaa');
    await runAdmin(settings, ['backup', copy]);
    await store.close();
    const file = join(settings.dataFolder, 'ramka.sqlite');
    const damaged = broken(readFileSync(file));
    writeFileSync(file, damaged);
    await expect(openSqliteStore(file)).rejects.toThrow(/cannot be used|is damaged/);
    const [, aside = ''] = /is kept as (.*)$/.exec(await runAdmin(settings, ['restore', copy])) ?? [];
    // Compared after the header of SQLite, which depends on how the file was closed.
    expect(readFileSync(aside).subarray(100).equals(damaged.subarray(100))).toBe(true);
    const restored = await openSqliteStore(file);
    expect(await load(restored, 'aaaaaaaa')).toBeDefined();
    await restored.close();
  });

  test.runIf(process.platform !== 'win32')('and the store itself are readable by their owner only', async () => {
    const folder = aFolder();
    chmodSync(folder, 0o755);
    const file = join(folder, 'ramka.sqlite');
    writeFileSync(file, '', { mode: 0o644 });
    const store = await openSqliteStore(file);
    await furnish(store, 'aaaaaaaa');
    const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
    await store.close();
    expect(modes).toEqual([
      ['ramka.sqlite', 0o600],
      ['ramka.sqlite-shm', 0o600],
      ['ramka.sqlite-wal', 0o600],
    ]);
  });

  test.runIf(process.platform !== 'win32')('is readable by the operator only', async () => {
    const { settings, copy } = await openEmbedded();
    await runAdmin(settings, ['backup', copy]);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(copy))).toEqual(['backup.sqlite']);
  });

  test('is not restored if it is no store, and the current store is not changed', async () => {
    const { store, settings, copy } = await openEmbedded();
    await store.close();
    writeFileSync(copy, 'This is a letter, not a database. '.repeat(100));
    await expect(runAdmin(settings, ['restore', copy])).rejects.toThrow('not a whole store');
    expect(readdirSync(settings.dataFolder)).toContain('ramka.sqlite');
  });

  test('overwrites no file, and needs a store', async () => {
    const { settings, copy } = await openEmbedded();
    writeFileSync(copy, 'mine');
    await expect(runAdmin(settings, ['backup', copy])).rejects.toThrow('exists already');
    const elsewhere = { ...settings, dataFolder: aFolder() };
    await expect(runAdmin(elsewhere, ['backup', `${copy}.other`])).rejects.toThrow('there is no store');
    expect(existsSync(`${copy}.other`)).toBe(false);
  });

  test('of PostgreSQL is rejected with a reference to its own tools', async () => {
    const settings = readSettings({ DATABASE_URL: 'postgres://ramka@127.0.0.1/ramka' });
    await expect(runAdmin(settings, ['backup', 'x'])).rejects.toThrow('pg_dump');
  });
});

test.each([
  [[]],
  [['help']],
  [['backup']],
  [['restore']],
  [['verify-backup']],
  [['restore-project']],
  [['purge', 'now']],
  [['backup', 'a', 'b']],
  [['backup', 'a', '--dry-run']],
  [['purge', '--force']],
])('the arguments %j yield the usage message', async (words) => {
  const settings = readSettings({ DATA_DIR: aFolder() });
  await expect(runAdmin(settings, words)).rejects.toThrow('npm run admin');
  expect(readdirSync(settings.dataFolder)).toEqual([]);
});

test('--help prints the usage message and needs no store', async () => {
  const settings = readSettings({ DATA_DIR: aFolder() });
  expect(await runAdmin(settings, ['--help'])).toMatch(/^npm run admin -- COMMAND\n/);
  expect(readdirSync(settings.dataFolder)).toEqual([]);
});

test('a mistyped folder is reported, and no store is created in it', async () => {
  const folder = aFolder();
  const settings = readSettings({ DATA_DIR: folder });
  await expect(runAdmin(settings, ['purge'])).rejects.toThrow(`there is no store in ${folder}`);
  await expect(runAdmin(settings, ['restore-project', 'AbCdEf23'])).rejects.toThrow('there is no store');
  expect(readdirSync(folder)).toEqual([]);
});

test.each([[['purge']], [['restore-project', 'AbCdEf23']]])(
  '%j never migrates a store that an older server uses',
  async (words) => {
    const settings = readSettings({ DATA_DIR: aFolder() });
    const file = join(settings.dataFolder, 'ramka.sqlite');
    const migrations = allMigrations.slice(0, -1);
    await (await openSqliteStore(file, { migrations })).close();
    await expect(runAdmin(settings, words)).rejects.toThrow('start the server once to migrate the data');
    await (await openSqliteStore(file, { migrations, policy: 'require' })).close();
  },
);

test.runIf(process.getuid?.() === 0)('a store restored by root belongs to the owner of its folder', async () => {
  const { store, settings, copy } = await openEmbedded();
  await furnish(store, 'aaaaaaaa');
  await runAdmin(settings, ['backup', copy]);
  await store.close();
  chownSync(settings.dataFolder, 65_534, 65_534);
  await runAdmin(settings, ['restore', copy]);
  const made = ['ramka.sqlite', 'ramka.sqlite.lock'].map((name) => statSync(join(settings.dataFolder, name)).uid);
  expect(made).toEqual([65_534, 65_534]);
});
