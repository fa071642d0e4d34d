import {
  type ColumnType,
  DummyDriver,
  Kysely,
  type RawBuilder,
  type Selectable,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type Operation, preparedQuery, type Query, rowsOf } from './operation.ts';

/** A column that may be left out when a row is added. */
type Defaulted<Value> = ColumnType<Value, Value | undefined>;

/** A project; `deletedAt` null while it is not deleted (docs/readings.md#r14). Times are milliseconds since 1970. */
type ProjectsTable = {
  id: string;
  name: string;
  variant: string;
  /** Rises with every change to anything of the project. */
  version: number;
  /** Ids are counted per project and never given twice. */
  nextRoomId: number;
  nextSetId: number;
  createdAt: number;
  changedAt: number;
  deletedAt: number | null;
  /** Where the visitor finds the project in the planning tool; null: it is not linked. */
  planningUrl: string | null;
  /** The version that the latest delivery of the planning tool made, and the latest such version that was read; 0: none. */
  deliveredVersion: Defaulted<number>;
  readVersion: Defaulted<number>;
  /** The day, counted from 1970, of which the state before the first change is kept as a point; 0: no day. */
  pointDay: Defaulted<number>;
  /** The edition of catalogue and prices that was last seen, and when; null: none was yet. */
  seenEdition: Defaulted<string | null>;
  seenAt: Defaulted<number | null>;
  /** What new sets start with, as `writeSetDefaults` wrote it; null: nothing was chosen, and no set made yet. */
  look: Defaulted<string | null>;
};

/**
 * A room; `planningId` is its name in the planning tool, null where the visitor made it; `look` as a project's, null where
 * it has the project's. `position` ascends in the order that somebody gave the rooms; it is 0 for those that nobody has
 * moved, which come first, the newest at the top (docs/readings.md#r30).
 */
type RoomsTable = {
  projectId: string;
  id: number;
  name: string;
  planningId: string | null;
  look: Defaulted<string | null>;
  position: Defaulted<number>;
};

/** A product set; `document` is what `writeSetDocument` wrote. `planningId` as a room's. */
type SetsTable = {
  projectId: string;
  id: number;
  name: string;
  seriesId: number;
  document: string;
  /** Rises with every change to the set. */
  version: number;
  createdAt: number;
  changedAt: number;
  planningId: string | null;
};

/**
 * How many of a set, or of a single product, are in a room; `position` ascends in the order of adding,
 * or as somebody ordered them (docs/readings.md#r8, docs/readings.md#r30).
 */
type RoomEntriesTable = { projectId: string; roomId: number; entryId: number; quantity: number; position: number };

/**
 * An e-catalogue product of a project; symbol and name as they were, should the catalogue lose it
 * (docs/readings.md#r22).
 */
type SelectionsTable = {
  projectId: string;
  catalogId: number;
  symbol: string;
  name: string;
  quantity: number;
  position: number;
};

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
  rooms: RoomsTable;
  sets: SetsTable;
  roomSets: RoomEntriesTable;
  roomProducts: RoomEntriesTable;
  selections: SelectionsTable;
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

type ColumnsOf<Row, Value> = { [Column in keyof Row]: Row[Column] extends Value | null ? Column : never }[keyof Row];

/** What is read of tables that hold something of a project, each in no order. */
type ProjectParts = {
  readonly [Table in keyof Tables]?: {
    readonly numbers: readonly ColumnsOf<Selectable<Tables[Table]>, number>[];
    readonly texts: readonly ColumnsOf<Selectable<Tables[Table]>, string>[];
  };
};

/** The rows of each such table; they have columns of the others, too, which say nothing. */
type PartRows<Parts extends ProjectParts> = {
  readonly [Table in keyof Parts & keyof Tables]: readonly Pick<
    Selectable<Tables[Table]>,
    NonNullable<Parts[Table]>['numbers' | 'texts'][number] & keyof Selectable<Tables[Table]>
  >[];
};

/**
 * Reads several tables of a project in one statement: each statement costs as much as a hundred rows. A table of which only
 * numbers are read comes as one row, in which they stand one after another.
 */
export const projectReader = <const Parts extends ProjectParts>(
  parts: Parts,
): ((projectId: string) => Operation<PartRows<Parts>>) => {
  const described: readonly (readonly [string, Columns])[] = Object.entries<Columns>({ ...parts });
  const lists = new Map(described.filter(([, { texts }]) => texts.length === 0));
  const inRows = described.filter(([table]) => !lists.has(table));
  const numbers = new Set(inRows.flatMap(([, columns]) => columns.numbers));
  const texts = new Set(inRows.flatMap(([, columns]) => columns.texts));
  const statement = preparedQuery(({ projectId }: { projectId: string }) => {
    const selects = described.map(([table, own]) => {
      const isList = lists.has(table);
      const has = (names: readonly string[], name: string): boolean => !isList && names.includes(name);
      const columns = [
        sql`${isList ? listOf(own.numbers) : sql`NULL`} AS "list"`,
        ...[...numbers].map((name) => sql`${has(own.numbers, name) ? sql.ref(name) : sql`0`} AS ${sql.ref(name)}`),
        ...[...texts].map((name) => sql`${has(own.texts, name) ? sql.ref(name) : sql`NULL`} AS ${sql.ref(name)}`),
      ];
      return sql`SELECT ${sql.lit(table)} AS "part", ${sql.join(columns)} FROM ${sql.table(table)} WHERE "projectId" = ${projectId}`;
    });
    return rawQuery(sql<PartRow>`${sql.join(selects, sql` UNION ALL `)}`);
  });
  return function* partsOf(projectId) {
    const rows: Record<string, unknown[]> = Object.fromEntries(described.map(([table]) => [table, []]));
    for (const row of yield* rowsOf(statement({ projectId }))) {
      const list = lists.get(row.part);
      if (list === undefined) rows[row.part]?.push(row);
      else if (row.list !== null) rows[row.part] = rowsInList(list.numbers, row.list);
    }
    // The statement names its columns as the tables do.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return rows as unknown as PartRows<Parts>;
  };
};

type PartRow = { readonly part: string; readonly list: string | null };

/** The numbers of all rows, one row after another. */
const listOf = (names: readonly string[]): RawBuilder<unknown> => {
  const row = names.map((name) => sql`CAST(${sql.ref(name)} AS TEXT)`);
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

type Columns = { readonly numbers: readonly string[]; readonly texts: readonly string[] };
