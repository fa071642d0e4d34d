import { ok } from '@ramka/domain/result';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ecatalogItemColumns, entryColumns, isTextColumn, roomColumns, setColumns } from '../store/columns.ts';
import { execute, type Operation, rowsOf } from '../store/operation.ts';
import type { Store } from '../store/store.ts';
import { queryBuilder } from '../store/tables.ts';
import { aProject, type TestProject } from '../testing/a-project.ts';
import { engines, type TestDatabase } from '../testing/engines.ts';
import { addVariant } from '../variants/variants.store.ts';
import { createSnapshot } from './history/restore-points.store.ts';
import { restoreSnapshot } from './history/restore-project.store.ts';
import { findProject } from './project-row.ts';
import { loadProject } from './projects.store.ts';

const columns = {
  rooms: roomColumns,
  sets: setColumns,
  roomSets: entryColumns,
  roomProducts: entryColumns,
  selections: ecatalogItemColumns,
} as const;

const tables = ['rooms', 'sets', 'roomSets', 'roomProducts', 'selections'] as const;

type Rows = Record<string, readonly Readonly<Record<string, unknown>>[]>;

/** A project with one row in each table and a different value in every column. */
const furnished = async ({ open }: TestDatabase): Promise<TestProject> => {
  const project = await aProject({ store: await open() });
  await project.addSet();
  await project.addRoom('Salon');
  await project.at('POST', '/group/1/setlist', { payload: [{ id: 1, quantity: 2 }] });
  await project.at('POST', '/group/1/products', { payload: [{ id: 801, quantity: 3 }] });
  await project.at('POST', '/ecatalog-products', { catalogId: 54701, quantity: 4 });
  await project.store.write(() => fillColumns(project.id));
  return project;
};

const look = '{"frameCategory":"simon-54-premium","subcategoryId":null,"finish":null,"colorId":null}';

/** Values of columns that are validated when they are read or written to files. */
const valid: Readonly<Record<string, string>> = { look, wall: 'sage' };

/** Columns that are not filled: keys, columns whose values must be valid, and the lock of the planning tool. */
const unfilled = new Set(['id', 'roomId', 'entryId', 'catalogId', 'seriesId', 'document', 'planningId', 'version']);

function* fillColumns(projectId: string): Operation<ReturnType<typeof ok<null>>> {
  for (const table of tables) {
    const filled = Object.entries(columns[table].shape).filter(([name]) => !unfilled.has(name));
    const values = filled.map(([name, column], index) => [
      name,
      valid[name] ?? (isTextColumn(column) ? `${table} ${name}` : 70 + index),
    ]);
    yield* execute(queryBuilder.updateTable(table).set(Object.fromEntries(values)).where('projectId', '=', projectId));
  }
  return ok(null);
}

/** The rows of a project, without some columns. */
const rowsIn = (store: Store, projectId: string, ...without: readonly string[]): Promise<Rows> =>
  store.read(function* read() {
    const found: Rows = {};
    for (const table of tables) {
      const rows = yield* rowsOf(queryBuilder.selectFrom(table).selectAll().where('projectId', '=', projectId));
      found[table] = rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => ![...without, 'projectId'].includes(name))),
      );
    }
    return found;
  });

const idOf = (body: unknown): string => z.object({ id: z.string() }).parse(body).id;

const namesIn = (row: object | undefined): readonly string[] => Object.keys(row ?? {}).toSorted();

describe.each(engines)('the declared columns of a project on $name', ({ create }) => {
  test('are those that the database has', async () => {
    const { store, id } = await furnished(create());
    const rows = await rowsIn(store, id);
    for (const table of tables) expect(namesIn(rows[table]?.[0])).toEqual(namesIn(columns[table].shape));
  });

  test('are read with the project', async () => {
    const { store, id } = await furnished(create());
    const loaded = await store.read(() => loadProject(id));
    const rows = await rowsIn(store, id, 'position', 'changedAt', 'createdAt', 'roomId');
    const [room] = loaded?.rooms ?? [];
    const { sets, products, ...ofRoom } = room ?? {};
    expect({ ...ofRoom, look }).toEqual(rows['rooms']?.[0]);
    expect(loaded?.sets).toEqual(rows['sets']);
    const entries = (table: string) => rows[table]?.map(({ entryId, ...entry }) => ({ ...entry, id: entryId }));
    expect([sets, products]).toEqual([entries('roomSets'), entries('roomProducts')]);
    expect(loaded?.ecatalogItems).toEqual(rows['selections']);
  });

  test('are given back when what was deleted is undone', async () => {
    const { store, id, at } = await furnished(create());
    const before = await rowsIn(store, id);
    for (const path of [
      '/group/1/setlist/1',
      '/group/1/products/801',
      '/group/1',
      '/set/1',
      '/ecatalog-products/54701',
    ]) {
      const { headers } = await at('DELETE', path);
      await at('POST', `/removals/${String(headers['x-removal'])}/undo`);
      expect(await rowsIn(store, id)).toEqual(before);
    }
  });

  test('are kept by restore points', async () => {
    const { store, id, at } = await furnished(create());
    const before = await rowsIn(store, id, 'version', 'changedAt');
    await store.write(function* keep() {
      const project = yield* findProject(id);
      if (project) yield* createSnapshot({ ...project, version: 99 }, 'day', Date.now());
      return ok(null);
    });
    for (const path of ['/group/1', '/set/1', '/ecatalog-products/54701']) await at('DELETE', path);
    await store.write(() => restoreSnapshot({ projectId: id, expectedVersions: undefined, now: Date.now() }, 99));
    expect(await rowsIn(store, id, 'version', 'changedAt')).toEqual(before);
  });

  test('are copied into variants and copies of share links', async () => {
    const { store, id, at, call } = await furnished(create());
    const before = await rowsIn(store, id, 'changedAt', 'createdAt', 'version');
    const change = { projectId: id, expectedVersions: undefined, now: Date.now() };
    await store.write(() => addVariant(change, { id: 'aaaaaaaa', name: 'Tańszy' }, null));
    expect(await rowsIn(store, 'aaaaaaaa', 'changedAt', 'createdAt', 'version')).toEqual(before);
    const link = { name: 'Dla klienta', frozen: false, prices: true, variants: false, until: null };
    const { body } = await at('POST', '/views', link);
    const copy = await call('POST', `/view/${idOf(body)}/project`, { name: 'Kopia' });
    expect(await rowsIn(store, idOf(copy.body), 'changedAt', 'createdAt', 'version')).toEqual(before);
  });

  test('are copied with a room and with a set', async () => {
    const { store, id, at } = await furnished(create());
    const before = await rowsIn(store, id, 'id', 'roomId', 'position', 'createdAt', 'changedAt', 'version');
    await at('POST', '/groups', { payload: [{ name: 'rooms name', sourceId: 1 }] });
    await at('PUT', '/set?sourceId=1', {});
    const after = await rowsIn(store, id, 'id', 'roomId', 'position', 'createdAt', 'changedAt', 'version');
    const twice = new Set<string>(['rooms', 'sets', 'roomSets', 'roomProducts']);
    for (const table of tables) {
      const [row] = before[table] ?? [];
      expect(after[table]).toEqual(twice.has(table) ? [row, row] : [row]);
    }
  });

  test('are written to and read from project files', async () => {
    const { store, id, at, call } = await furnished(create());
    const assigned = ['position', 'createdAt', 'changedAt', 'version', 'symbol'] as const;
    const before = await rowsIn(store, id, ...assigned);
    const opened = await call('POST', '/project/file', Object((await at('GET', '/file')).body));
    const after = await rowsIn(store, idOf(opened.body), ...assigned);
    // The name of a product is replaced by the one in the catalogue.
    expect({ ...after, selections: [{ ...after['selections']?.[0], name: 'selections name' }] }).toEqual(before);
  });
});
