import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadProject } from '../projects/load-project.ts';
import { createProject, removeProject } from '../projects/project.store.ts';
import { createRoom } from '../rooms/room.store.ts';
import { createSet } from '../sets/set.store.ts';
import { readSettings, type Settings } from '../settings.ts';
import { rowsOf } from '../store/operation.ts';
import { queryBuilder } from '../store/query-builder.ts';
import { openSqliteStore } from '../store/sqlite/open-sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { engines } from '../testing/engines.ts';
import { aFolder } from '../testing/server-process.ts';
import { adminTasks } from './admin-tasks.ts';

const DAY = 24 * 60 * 60 * 1000;
const change = (projectId: string, now = Date.now()) => ({ projectId, seen: undefined, now });

const furnish = async (store: Store, id: string): Promise<void> => {
  await store.write(() => createProject({ id, name: 'Dom', variant: 'el12' }, 1000));
  await store.write(() => createRoom(change(id), 'Salon'));
  await store.write(() => createSet(change(id), { name: 'A', seriesId: 5, payload: '{}' }));
};

const load = (store: Store, id: string) => store.read(() => loadProject(id));

describe.each(engines)('deleted projects on $name', ({ create }) => {
  const open = async () => {
    const database = create();
    const store = await database.open();
    const settings = readSettings(await database.settings());
    const task = (name: string, argument?: string) => adminTasks(settings, name, argument);
    return { store, task };
  };

  test('come back with all that they held', async () => {
    const { store, task } = await open();
    await furnish(store, 'aaaaaaaa');
    const before = await load(store, 'aaaaaaaa');
    await store.write(() => removeProject(change('aaaaaaaa', Date.now() - 29 * DAY)));
    expect(await load(store, 'aaaaaaaa')).toBeUndefined();
    expect(await task('restore-project', ' aaaaaaaa ')).toBe("restored 'Dom'");
    expect(await load(store, 'aaaaaaaa')).toEqual({ ...before, version: (before?.version ?? 0) + 2 });
  });

  test('do not come back after 30 days, nor if they were never deleted or never there', async () => {
    const { store, task } = await open();
    await furnish(store, 'aaaaaaaa');
    await expect(task('restore-project', 'aaaaaaaa')).rejects.toThrow('not deleted');
    await store.write(() => removeProject(change('aaaaaaaa', Date.now() - 31 * DAY)));
    await expect(task('restore-project', 'aaaaaaaa')).rejects.toThrow('more than 30 days ago');
    await expect(task('restore-project', 'bbbbbbbb')).rejects.toThrow('no such project');
  });

  test('are erased after 30 days, with all that they held and nothing else', async () => {
    const { store, task } = await open();
    for (const id of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']) await furnish(store, id);
    await store.write(() => removeProject(change('aaaaaaaa', Date.now() - 31 * DAY)));
    await store.write(() => removeProject(change('bbbbbbbb', Date.now() - 29 * DAY)));
    expect(await task('purge')).toBe('projects erased: 1');
    const keptSets = await store.read(() =>
      rowsOf(queryBuilder.selectFrom('sets').select('projectId').orderBy('projectId')),
    );
    expect(keptSets.map(({ projectId }) => projectId)).toEqual(['bbbbbbbb', 'cccccccc']);
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

describe('a backup of the embedded store', () => {
  test('is taken while changes are made, and holds a moment of them', async () => {
    const { store, settings, copy } = await openEmbedded();
    await furnish(store, 'aaaaaaaa');
    const writing = Promise.all(
      Array.from({ length: 300 }, (_, index) => store.write(() => createRoom(change('aaaaaaaa'), `Pokój ${index}`))),
    );
    await adminTasks(settings, 'backup', copy);
    await writing;
    await furnish(store, 'bbbbbbbb');
    await store.close();
    expect(await adminTasks(settings, 'restore', copy)).toContain('is kept as');
    const restored = await openSqliteStore(join(settings.dataFolder, 'ramka.sqlite'));
    const project = await load(restored, 'aaaaaaaa');
    expect(project?.rooms.length).toBe((project?.version ?? 0) - 2);
    expect(await load(restored, 'bbbbbbbb')).toBeUndefined();
    await restored.close();
  });

  test('does not replace a store that a server uses', async () => {
    const { store, settings, copy } = await openEmbedded();
    await furnish(store, 'aaaaaaaa');
    await adminTasks(settings, 'backup', copy);
    const before = readdirSync(settings.dataFolder);
    await expect(adminTasks(settings, 'restore', copy)).rejects.toThrow('stop the server first');
    expect(await load(store, 'aaaaaaaa')).toBeDefined();
    expect(readdirSync(settings.dataFolder)).toEqual(before);
  });

  test.runIf(process.platform !== 'win32')('is for the operator alone to read', async () => {
    const { settings, copy } = await openEmbedded();
    await adminTasks(settings, 'backup', copy);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(copy))).toEqual(['backup.sqlite']);
  });

  test('is not put back when it is no store, and leaves what is there', async () => {
    const { store, settings, copy } = await openEmbedded();
    await store.close();
    writeFileSync(copy, 'This is a letter, not a database. '.repeat(100));
    await expect(adminTasks(settings, 'restore', copy)).rejects.toThrow('not a whole store');
    expect(readdirSync(settings.dataFolder)).toContain('ramka.sqlite');
  });

  test('overwrites no file, and needs a store', async () => {
    const { settings, copy } = await openEmbedded();
    writeFileSync(copy, 'mine');
    await expect(adminTasks(settings, 'backup', copy)).rejects.toThrow('is there already');
    const elsewhere = { ...settings, dataFolder: aFolder() };
    await expect(adminTasks(elsewhere, 'backup', `${copy}.other`)).rejects.toThrow('there is no store');
    expect(existsSync(`${copy}.other`)).toBe(false);
  });

  test('of PostgreSQL is left to its own tools', async () => {
    const settings = readSettings({ DATABASE_URL: 'postgres://ramka@127.0.0.1/ramka' });
    await expect(adminTasks(settings, 'backup', 'x')).rejects.toThrow('pg_dump');
  });
});

test.each(['', 'help', 'backup', 'restore', 'restore-project'])(
  'the task %j without what it needs tells the usage',
  async (task) => {
    await expect(adminTasks(readSettings({ DATA_DIR: aFolder() }), task, undefined)).rejects.toThrow('npm run admin');
  },
);
