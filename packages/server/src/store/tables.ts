import {
  type ColumnType,
  DummyDriver,
  Kysely,
  type RawBuilder,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { z } from 'zod';
import {
  type ecatalogItemColumns,
  type entryColumns,
  isTextColumn,
  pickColumns,
  type projectColumns,
  type roomColumns,
  type Row,
  type setColumns,
  type TableColumns,
} from './columns.ts';
import { type Operation, preparedQuery, type Query, rowsOf } from './operation.ts';

/** A column that may be left out when a row is added. */
type Defaulted<Value> = ColumnType<Value, Value | undefined>;

/** A project; `deletedAt` is null while it is not deleted (docs/readings.md#r14). Times are milliseconds since 1970. */
type ProjectsTable = TableColumns<typeof projectColumns> & {
  createdAt: number;
  changedAt: number;
  deletedAt: number | null;
  /** The catalogue and price version that was last seen, and when; null: none yet. */
  seenEdition: Defaulted<string | null>;
  seenAt: Defaulted<number | null>;
};

type OfProject<Columns extends z.ZodObject> = { projectId: string } & TableColumns<Columns>;

/** What one call removed from a project, as JSON (see `UndoRows`); `id` is the version that the project got by it. */
type RemovalsTable = { projectId: string; id: number; removedAt: number; rows: string };

/**
 * The whole state of a project before a change, to return to; `id` is the version that the project got by that change,
 * `state` what `writeProjectState` wrote.
 */
type PointsTable = { projectId: string; id: number; keptAt: number; cause: string; state: string };

/** A project that is another one's variant, and what that one calls it; `position` ascends in the order of adding. */
type VariantsTable = { projectId: string; variantId: string; name: string; position: number };

/**
 * A link under which a project can be looked at. `frozenAt` null: as it is; `prices` and `variants` 0 or 1; `until` the last
 * day (`2026-11-22`) on which it leads somewhere, null: until it is revoked.
 */
type ViewsTable = {
  id: string;
  projectId: string;
  name: string;
  createdAt: number;
  frozenAt: number | null;
  prices: number;
  variants: number;
  until: string | null;
};

/** What a frozen view shows, file by file; `content` in letters, as `base64` writes bytes. */
type ViewFilesTable = {
  projectId: string;
  viewId: string;
  name: string;
  type: string;
  title: string | null;
  content: string;
};

/**
 * What is kept of an article of an order, by its symbol: pieces that are there, pieces that were ordered, and its own reserve;
 * a null unit: it has none.
 */
type OrderNotesTable = {
  projectId: string;
  symbol: string;
  have: number;
  ordered: number;
  reserve: number;
  reserveUnit: string | null;
};

/** The terms of an order; a project without a row has the usual ones. `wholePacks` is 0 or 1. */
type OrderTermsTable = { projectId: string; reserve: number; reserveUnit: string; wholePacks: number };

/**
 * Changes that were sent, by the keys that their senders gave them: the call, and what its operation answered, as JSON, to answer
 * it again.
 */
type SentChangesTable = {
  projectId: string;
  key: string;
  callName: string;
  sentAt: number;
  answer: string;
  digest: string | null;
};

/** Parts of single pieces of sets in rooms that are mounted; a piece counted from 1, `part` one of `installationParts`. */
type SiteTicksTable = { projectId: string; roomId: number; setId: number; piece: number; part: string };

/** What articles were called and cost in an edition; `articles` is what `writePriceSnapshot` wrote. */
type EditionsTable = { id: string; keptAt: number; articles: string };

/** Who asked for projects that are not there: a network's hash, or all together, and when its token bucket is full again. */
type GuessesTable = { network: string; fullAt: number };

/** Signed calls that were accepted, by their nonce, for as long as they could be repeated. */
type NoncesTable = { nonce: string; keptUntil: number };

/** Every table of the store. */
export type Tables = {
  projects: ProjectsTable;
  rooms: OfProject<typeof roomColumns>;
  sets: OfProject<typeof setColumns>;
  roomSets: OfProject<typeof entryColumns>;
  roomProducts: OfProject<typeof entryColumns>;
  selections: OfProject<typeof ecatalogItemColumns>;
  removals: RemovalsTable;
  points: PointsTable;
  variants: VariantsTable;
  views: ViewsTable;
  viewFiles: ViewFilesTable;
  orderNotes: OrderNotesTable;
  orderTerms: OrderTermsTable;
  sentChanges: SentChangesTable;
  siteTicks: SiteTicksTable;
  editions: EditionsTable;
  guesses: GuessesTable;
  nonces: NoncesTable;
  migrations: { number: number; name: string; appliedAt: number };
};

/**
 * Describes queries and runs none: each engine compiles what an operation yields in its own dialect. Only what every
 * engine understands may be used.
 */
export const queryBuilder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** A room's sets, or its single products. */
export type RoomList = 'roomSets' | 'roomProducts';

/** A query in words of SQL that every engine understands. */
export const rawQuery = <Row>(raw: RawBuilder<Row>): Query<Row> => ({
  toOperationNode: () => raw.toOperationNode(),
  compile: () => raw.compile(queryBuilder),
});

/** Columns to read of tables that hold something of a project, each table in no order. */
type ProjectParts = { readonly [Table in keyof Tables]?: z.ZodObject };

/** The rows of each such table. */
type PartRows<Parts extends ProjectParts> = {
  readonly [Table in keyof Parts]: Parts[Table] extends z.ZodObject ? readonly Row<Parts[Table]>[] : never;
};

/**
 * Reads several tables of a project in one statement: each statement costs as much as a hundred rows. A table of which only
 * numbers are read comes as one row, in which they stand one after another.
 */
export const projectReader = <const Parts extends ProjectParts>(
  parts: Parts,
): ((projectId: string) => Operation<PartRows<Parts>>) => {
  const described = Object.entries<z.ZodObject>({ ...parts }).map(([table, { shape }]): readonly [string, Columns] => {
    const names = Object.keys(shape);
    return [table, { names, texts: names.filter((name) => isTextColumn(shape[name])) }];
  });
  const columnsOf = new Map(described);
  const inRows = described.filter(([, columns]) => !isList(columns));
  const texts = new Set(inRows.flatMap(([, columns]) => columns.texts));
  const numbers = new Set(inRows.flatMap(([, columns]) => columns.names).filter((name) => !texts.has(name)));
  const statement = preparedQuery(({ projectId }: { projectId: string }) => {
    const selects = described.map(([table, own]) => {
      const has = (name: string): boolean => !isList(own) && own.names.includes(name);
      const columns = [
        sql`${isList(own) ? listOf(own.names) : sql`NULL`} AS "list"`,
        ...[...numbers].map((name) => sql`${has(name) ? sql.ref(name) : sql`0`} AS ${sql.ref(name)}`),
        ...[...texts].map((name) => sql`${has(name) ? sql.ref(name) : sql`NULL`} AS ${sql.ref(name)}`),
      ];
      return sql`SELECT ${sql.lit(table)} AS "part", ${sql.join(columns)} FROM ${sql.table(table)} WHERE "projectId" = ${projectId}`;
    });
    return rawQuery(sql<PartRow>`${sql.join(selects, sql` UNION ALL `)}`);
  });
  return function* partsOf(projectId) {
    const rows: Record<string, unknown[]> = Object.fromEntries(described.map(([table]) => [table, []]));
    for (const row of yield* rowsOf(statement({ projectId }))) {
      const own = columnsOf.get(row.part);
      if (own === undefined) continue;
      if (!isList(own)) rows[row.part]?.push(pickColumns(row, own.names));
      else if (row.list !== null) rows[row.part] = rowsInList(own.names, row.list);
    }
    // The statement names its columns as the tables do.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return rows as unknown as PartRows<Parts>;
  };
};

/** A row of the statement: it has the columns of all tables. */
type PartRow = Readonly<Record<string, unknown>> & { readonly part: string; readonly list: string | null };

const isList = ({ texts }: Columns): boolean => texts.length === 0;

/** The numbers of all rows, one row after another. */
const listOf = (names: readonly string[]): RawBuilder<unknown> => {
  const row = names.map((name) => sql`COALESCE(CAST(${sql.ref(name)} AS TEXT), 'null')`);
  return sql`string_agg(${sql.join(row, sql` || ',' || `)}, ',')`;
};

const rowsInList = (names: readonly string[], list: string): unknown[] => {
  const numbers: unknown[] = JSON.parse(`[${list}]`);
  const rows: unknown[] = [];
  for (let at = 0; at < numbers.length; at += names.length) {
    const row: Record<string, unknown> = {};
    for (const [column, name] of names.entries()) row[name] = numbers[at + column];
    rows.push(row);
  }
  return rows;
};

/** What a reader made by `projectReader` reads. */
export type RowsOf<Read extends (projectId: string) => Operation<unknown>> =
  ReturnType<Read> extends Operation<infer Rows> ? Rows : never;

type Columns = { readonly names: readonly string[]; readonly texts: readonly string[] };
