import { mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { accepted } from '@ramka/domain/result';
import { describe, expect, test } from 'vitest';
import { createProject, loadProject, removeProject, renameProject } from '../project/projects.store.ts';
import { createRoom } from '../project/rooms/rooms.store.ts';
import { createSet } from '../project/sets/sets.store.ts';
import { readSettings } from '../config/settings.ts';
import { execute, rowsOf } from '../store/operation.ts';
import { holdStore } from '../store/sqlite/store-lock.ts';
import type { Store } from '../store/store.ts';
import { nextProjectIds, readProjectRows, readTable, tablesAfterProjects } from '../store/store-rows.ts';
import { queryBuilder } from '../store/tables.ts';
import { engines, type TestDatabase } from '../testing/engines.ts';
import { adminTasks } from './admin-tasks.ts';

const databaseOf = (name: string): TestDatabase => {
  const engine = engines.find((known) => known.name === name);
  if (engine === undefined) throw new Error(`no ${name}`);
  return engine.create();
};

const document = JSON.stringify({
  version: 1,
  frameId: 1,
  ip44: false,
  cornerBoxColourId: 0,
  surfaceBoxColourId: 0,
  modules: {},
  controllers: {},
});

const change = (projectId: string) => ({ projectId, seen: undefined, now: 1000 });

/** A project with something in every table. */
const furnish = async (store: Store, id: string): Promise<void> => {
  await store.write(() => createProject({ id, name: `Dom 'ąž' ☃ ${id}`, variant: 'el12' }, 1000));
  await store.write(() => createRoom(change(id), 'Salon'));
  await store.write(() => createSet(change(id), { name: 'A', seriesId: 5, document }));
  await store.write(function* fill() {
    const entry = { projectId: id, roomId: 1, entryId: 1, quantity: 3, position: 1 };
    yield* execute(queryBuilder.insertInto('roomSets').values(entry));
    yield* execute(queryBuilder.insertInto('roomProducts').values({ ...entry, entryId: 77 }));
    yield* execute(
      queryBuilder
        .insertInto('selections')
        .values({ projectId: id, catalogId: 9, symbol: 'S', name: 'N', quantity: 2, position: 1 }),
    );
    yield* execute(queryBuilder.insertInto('removals').values({ projectId: id, id: 3, removedAt: 5, rows: '{}' }));
    yield* execute(
      queryBuilder.insertInto('points').values({ projectId: id, id: 4, keptAt: 6, cause: 'day', state: '{"ž":1}' }),
    );
    const viewId = `${id}view22`;
    const view = {
      id: viewId,
      projectId: id,
      name: 'W',
      createdAt: 7,
      frozenAt: 7,
      prices: 1,
      variants: 0,
      until: null,
    };
    yield* execute(queryBuilder.insertInto('views').values(view));
    const file = { projectId: id, viewId, name: 'page.pl', type: 'text/html', title: null, content: 'H4s=' };
    yield* execute(queryBuilder.insertInto('viewFiles').values(file));
    return accepted(undefined);
  });
};

const IDS = Array.from({ length: 22 }, (_, index) => `abcdefg${String.fromCodePoint(65 + index)}`);

const furnishedStore = async (database: TestDatabase): Promise<Store> => {
  const store = await database.open();
  for (const id of IDS) await furnish(store, id);
  await store.write(() => removeProject(change('abcdefgC')));
  await store.write(function* fill() {
    yield* execute(
      queryBuilder
        .insertInto('variants')
        .values({ projectId: 'abcdefgF', variantId: 'abcdefgA', name: 'V', position: 1 }),
    );
    yield* execute(queryBuilder.insertInto('editions').values({ id: 'e', keptAt: 1, articles: '[]' }));
    yield* execute(queryBuilder.insertInto('nonces').values({ nonce: 'n', keptUntil: 9 }));
    yield* execute(queryBuilder.insertInto('guesses').values({ network: 'w', fullAt: 9 }));
    return accepted(undefined);
  });
  return store;
};

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
  return { before, to, settings, DATA_DIR, bytes, move: (how?: string) => adminTasks(settings, 'move', how) };
};

describe('moving an embedded store to PostgreSQL', () => {
  test('brings every project with its id and version, and leaves the old store as it was', async () => {
    const { before, to, move, bytes, DATA_DIR } = await aMove();
    const old = bytes();
    expect(await move()).toContain('projects moved and compared: 22');
    const store = await to.open();
    const after = await everythingIn(store);
    expect(after.projects).toEqual(before.projects);
    expect(after.tables).toEqual(before.tables);
    expect(new Set(after.ids)).toEqual(new Set(before.ids));
    expect(await store.read(() => rowsOf(queryBuilder.selectFrom('guesses').selectAll()))).toEqual([]);
    expect(bytes().equals(old)).toBe(true);
    expect(readdirSync(DATA_DIR).filter((name) => name.includes('aside'))).toEqual([]);
  });

  test('counts in a dry run and writes nothing', async () => {
    const { to, move } = await aMove();
    expect(await move('--dry-run')).toBe('projects to move: 22');
    expect((await everythingIn(await to.open())).ids).toEqual([]);
  });

  test('runs again, takes what is missing, and overwrites nothing that visitors changed there', async () => {
    const { to, move } = await aMove();
    await move();
    const store = await to.open();
    await store.write(() => renameProject(change('abcdefgB'), 'Dom z widokiem'));
    await store.write(function* erase() {
      yield* execute(queryBuilder.deleteFrom('projects').where('id', '=', 'abcdefgD'));
      return accepted(undefined);
    });
    const told = await move();
    expect(told).toContain('projects moved and compared: 1');
    expect(told).toContain('already there, the same: 20');
    expect(told).toContain('changed since, left as they are: 1');
    expect((await store.read(() => loadProject('abcdefgB')))?.name).toBe('Dom z widokiem');
    expect(await store.read(() => loadProject('abcdefgD'))).toBeDefined();
  });

  test('waits for no server: it is refused while one runs', async () => {
    const { move, DATA_DIR } = await aMove();
    const letGo = holdStore(join(DATA_DIR, 'ramka.sqlite'));
    await expect(move()).rejects.toThrow('stop the server first');
    letGo();
  });

  test('says what it needs', async () => {
    const { settings, move } = await aMove();
    await expect(move('now')).rejects.toThrow('npm run admin');
    await expect(adminTasks({ ...settings, databaseUrl: undefined }, 'move', undefined)).rejects.toThrow(
      'DATABASE_URL',
    );
  });
});

const aRehearsal = async () => {
  const database = databaseOf('SQLite');
  const store = await furnishedStore(database);
  const settings = readSettings(await database.settings());
  const backups = join(settings.dataFolder, 'backups');
  mkdirSync(backups);
  await adminTasks(settings, 'backup', join(backups, 'monday.sqlite'));
  return { store, settings, backups, rehearse: (path: string) => adminTasks(settings, 'rehearse', path) };
};

describe('rehearsing a restore', () => {
  test('reads the newest backup of a folder and counts how the store differs by now', async () => {
    const { store, settings, backups, rehearse } = await aRehearsal();
    await store.write(() => renameProject(change('abcdefgB'), 'Dom z widokiem'));
    await adminTasks(settings, 'backup', join(backups, 'tuesday.sqlite'));
    await store.write(() => renameProject(change('abcdefgE'), 'Dom z ogrodem'));
    await store.write(function* erase() {
      yield* execute(queryBuilder.deleteFrom('projects').where('id', '=', 'abcdefgD'));
      return accepted(undefined);
    });
    utimesSync(join(backups, 'monday.sqlite'), 1000, 1000);
    const before = readdirSync(settings.dataFolder);
    const told = await rehearse(backups);
    expect(told).toContain('tuesday.sqlite');
    expect(told).toContain('read without a fault: 22 projects with 22 sets');
    expect(told).toContain('as in the store now: 20, changed there since: 1, erased there since: 1');
    expect(readdirSync(settings.dataFolder)).toEqual(before);
  });

  test('says when the same version of a project is another project in the store', async () => {
    const { store, backups, rehearse } = await aRehearsal();
    await store.write(function* damage() {
      yield* execute(queryBuilder.updateTable('rooms').set({ name: 'Garaż' }).where('projectId', '=', 'abcdefgB'));
      return accepted(undefined);
    });
    await expect(rehearse(backups)).rejects.toThrow('projects of the same version that hold something else: 1');
  });

  test('says when a set of the backup cannot be read', async () => {
    const { store, settings, backups, rehearse } = await aRehearsal();
    await store.write(function* damage() {
      yield* execute(queryBuilder.updateTable('sets').set({ document: '{}' }).where('projectId', '=', 'abcdefgB'));
      return accepted(undefined);
    });
    await adminTasks(settings, 'backup', join(backups, 'tuesday.sqlite'));
    await expect(rehearse(join(backups, 'tuesday.sqlite'))).rejects.toThrow('cannot be read');
  });

  test('needs a backup', async () => {
    const { settings, rehearse } = await aRehearsal();
    await expect(rehearse(join(settings.dataFolder, 'nothing'))).rejects.toThrow('there is no');
    mkdirSync(join(settings.dataFolder, 'empty'));
    await expect(rehearse(join(settings.dataFolder, 'empty'))).rejects.toThrow('no backup');
  });
});
