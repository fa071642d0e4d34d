import { sql } from 'kysely';
import { chunk, type Operation, execute, rowsOf } from './operation.ts';
import { queryBuilder, rawQuery, type Tables } from './tables.ts';

/** A row with the columns of its table. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** All rows of one project, by table. */
export type ProjectRows = ReadonlyMap<string, readonly StoredRow[]>;

/**
 * How rows of a table are copied to another store: with their project, whose id is the first key column; after all
 * projects; or not at all, because they are only meaningful in one store.
 */
type CopyScope = { readonly with: 'project' | 'store'; readonly key: readonly string[] } | 'nowhere';

/** Every table; referenced tables come first. */
const tables: Readonly<Record<keyof Tables, CopyScope>> = {
  projects: { with: 'project', key: ['id'] },
  rooms: { with: 'project', key: ['projectId', 'id'] },
  sets: { with: 'project', key: ['projectId', 'id'] },
  roomSets: { with: 'project', key: ['projectId', 'roomId', 'entryId'] },
  roomProducts: { with: 'project', key: ['projectId', 'roomId', 'entryId'] },
  selections: { with: 'project', key: ['projectId', 'catalogId'] },
  removals: { with: 'project', key: ['projectId', 'id'] },
  points: { with: 'project', key: ['projectId', 'id'] },
  views: { with: 'project', key: ['projectId', 'id'] },
  viewFiles: { with: 'project', key: ['projectId', 'viewId', 'name'] },
  orderNotes: { with: 'project', key: ['projectId', 'symbol'] },
  orderTerms: { with: 'project', key: ['projectId'] },
  sentChanges: { with: 'project', key: ['projectId', 'key'] },
  siteTicks: { with: 'project', key: ['projectId', 'roomId', 'setId', 'piece', 'part'] },
  labels: { with: 'project', key: ['projectId', 'number'] },
  variants: { with: 'store', key: ['projectId', 'variantId'] },
  editions: { with: 'store', key: ['id'] },
  nonces: { with: 'store', key: ['nonce'] },
  guesses: 'nowhere',
  migrations: 'nowhere',
};

type CopiedTable = { readonly name: string; readonly key: readonly string[] };

const tablesCopiedWith = (company: 'project' | 'store'): readonly CopiedTable[] =>
  Object.entries(tables).flatMap(([name, carried]) =>
    carried !== 'nowhere' && carried.with === company ? [{ name, key: carried.key }] : [],
  );

const projectTables = tablesCopiedWith('project');

/** Tables that are copied after all projects. */
export const tablesAfterProjects = tablesCopiedWith('store');

/** The ids of the next projects in ascending order, including deleted ones. */
export function* nextProjectIds(after: string, limit: number): Operation<readonly string[]> {
  const rows = yield* rowsOf(
    queryBuilder.selectFrom('projects').select('id').where('id', '>', after).orderBy('id').limit(limit),
  );
  return rows.map(({ id }) => id);
}

/** Reads all rows of the given projects. Unknown ids are missing from the result. */
export function* readProjectRows(ids: readonly string[]): Operation<ReadonlyMap<string, ProjectRows>> {
  const found = new Map<string, Map<string, StoredRow[]>>();
  if (ids.length === 0) return found;
  for (const { name, key } of projectTables) {
    const [owner = ''] = key;
    const rows = yield* rowsOf(
      rawQuery(
        sql<StoredRow>`SELECT * FROM ${sql.table(name)} WHERE ${sql.ref(owner)} IN (${sql.join(ids)}) ORDER BY ${byKey(key)}`,
      ),
    );
    for (const row of rows) rowsAt(found, String(row[owner]), name).push(row);
  }
  return found;
}

const rowsAt = (found: Map<string, Map<string, StoredRow[]>>, id: string, table: string): StoredRow[] => {
  const project = found.get(id) ?? new Map<string, StoredRow[]>();
  found.set(id, project);
  const rows = project.get(table) ?? [];
  project.set(table, rows);
  return rows;
};

/** Inserts the rows of a project that the store does not contain. */
export function* addProjectRows(rows: ProjectRows): Operation<void> {
  for (const { name } of projectTables) yield* addRows(name, rows.get(name) ?? [], '');
}

/** Reads all rows of a table that does not belong to projects. */
export function* readTable({ name, key }: CopiedTable): Operation<readonly StoredRow[]> {
  return yield* rowsOf(rawQuery(sql<StoredRow>`SELECT * FROM ${sql.table(name)} ORDER BY ${byKey(key)}`));
}

/** Inserts the rows whose keys the table does not contain. */
export function* addMissingRows({ name, key }: CopiedTable, rows: readonly StoredRow[]): Operation<void> {
  yield* addRows(name, rows, ` ON CONFLICT (${key.map((column) => `"${column}"`).join(', ')}) DO NOTHING`);
}

function* addRows(table: string, rows: readonly StoredRow[], ending: string): Operation<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (const batch of chunk(rows)) {
    const values = batch.map(([row]) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    yield* execute(
      rawQuery(
        sql`INSERT INTO ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) VALUES ${sql.join(values)}${sql.raw(ending)}`,
      ),
    );
  }
}

const byKey = (key: readonly string[]) => sql.join(key.map((column) => sql.ref(column)));
