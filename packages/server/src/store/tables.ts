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

/** A column with a default value, optional on insert. */
type Defaulted<Value> = ColumnType<Value, Value | undefined>;

/** A project; `deletedAt` is null while it is not deleted (docs/readings.md#r14). Times are milliseconds since 1970. */
type ProjectsTable = TableColumns<typeof projectColumns> & {
  createdAt: number;
  changedAt: number;
  deletedAt: number | null;
  /** Id of the price snapshot that was last seen, and the time; null if none was seen yet. */
  seenEdition: Defaulted<string | null>;
  seenAt: Defaulted<number | null>;
};

type OfProject<Columns extends z.ZodObject> = { projectId: string } & TableColumns<Columns>;

/** An undo entry: the removed rows as JSON (see `UndoRows`). `id` is the project version after the change. */
type RemovalsTable = { projectId: string; id: number; removedAt: number; rows: string };

/**
 * A restore point: the state of a project before a change. `id` is the project version after the change; `state` is
 * serialised by `writeProjectState`.
 */
type PointsTable = { projectId: string; id: number; keptAt: number; cause: string; state: string };

/** Links a project to a variant of it, with the variant's name. `position` ascends in the order of adding. */
type VariantsTable = { projectId: string; variantId: string; name: string; position: number };

/**
 * A share link. `frozenAt` is null for a link that shows the current state. `prices` and `variants` are 0 or 1. `until`
 * is the last valid day (`2026-11-22`); null means until revoked.
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
  purpose: string | null;
};

/** A file of a frozen share link. `content` is encoded in base64. */
type ViewFilesTable = {
  projectId: string;
  viewId: string;
  name: string;
  type: string;
  title: string | null;
  content: string;
};

/**
 * The order annotation of an article: pieces in stock, pieces already ordered, and a reserve of its own. A null
 * `reserveUnit` means no reserve of its own.
 */
type OrderNotesTable = {
  projectId: string;
  symbol: string;
  have: number;
  ordered: number;
  reserve: number;
  reserveUnit: string | null;
};

/** The terms of an order; a project without a row has the default terms. `wholePacks` is 0 or 1. */
type OrderTermsTable = { projectId: string; reserve: number; reserveUnit: string; wholePacks: number };

/** Idempotency keys of changes, with the endpoint and the result as JSON for replays. */
type SentChangesTable = {
  projectId: string;
  key: string;
  callName: string;
  sentAt: number;
  answer: string;
  digest: string | null;
};

/** Completed installation steps. `piece` is counted from 1; `part` is one of `installationParts`. */
type SiteTicksTable = { projectId: string; roomId: number; setId: number; piece: number; part: string };

/**
 * A label of a piece with its notes, also of a removed piece (`removed` > 0). `formerSetIds` are numbers separated by
 * spaces.
 */
type LabelsTable = {
  projectId: string;
  number: number;
  roomId: number;
  setId: number;
  piece: number;
  removed: number;
  formerSetIds: string;
  customLabel: string;
  height: number | null;
  circuit: string;
  note: string;
};

/** A price snapshot: the names and prices of articles at one time. `articles` is serialised by `writePriceSnapshot`. */
type EditionsTable = { id: string; keptAt: number; articles: string };

/**
 * Failed look-ups of a client, identified by a hash of its network, or of all clients together. `fullAt` is the time at
 * which the token bucket is full again.
 */
type GuessesTable = { network: string; fullAt: number };

/** Nonces of accepted signed requests, stored while the requests could be replayed. */
type NoncesTable = { nonce: string; keptUntil: number };

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
  labels: LabelsTable;
  editions: EditionsTable;
  guesses: GuessesTable;
  nonces: NoncesTable;
  migrations: { number: number; name: string; appliedAt: number };
};

/** Builds queries without running them: engines compile them to their dialect. Use only SQL that all support. */
export const queryBuilder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** The table of a room's sets, or of its single products. */
export type RoomList = 'roomSets' | 'roomProducts';

/** Wraps raw SQL that every engine supports. */
export const rawQuery = <Row>(raw: RawBuilder<Row>): Query<Row> => ({
  toOperationNode: () => raw.toOperationNode(),
  compile: () => raw.compile(queryBuilder),
});

/** The columns to read from tables with a `projectId`. The rows have no defined order. */
type ProjectParts = { readonly [Table in keyof Tables]?: z.ZodObject };

/** The rows by table. */
type PartRows<Parts extends ProjectParts> = {
  readonly [Table in keyof Parts]: Parts[Table] extends z.ZodObject ? readonly Row<Parts[Table]>[] : never;
};

/**
 * Reads several tables of a project in one statement, because a statement costs as much as a hundred rows. A table of
 * which only numbers are read is returned as one comma-separated list.
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
    // The columns of the statement have the names of the table columns.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return rows as unknown as PartRows<Parts>;
  };
};

/** A row of the combined statement, which has the columns of all tables. */
type PartRow = Readonly<Record<string, unknown>> & { readonly part: string; readonly list: string | null };

const isList = ({ texts }: Columns): boolean => texts.length === 0;

/** Joins the numbers of all rows into one list. */
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

/** The result type of a function created by `projectReader`. */
export type RowsOf<Read extends (projectId: string) => Operation<unknown>> =
  ReturnType<Read> extends Operation<infer Rows> ? Rows : never;

type Columns = { readonly names: readonly string[]; readonly texts: readonly string[] };
