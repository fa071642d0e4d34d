import type { ColumnType } from 'kysely';
import { z } from 'zod';

/*
 * The columns of projects, rooms, sets, entries and e-catalogue items, each declared once. Table types, queries, copies, undo,
 * restore points and share links follow from these declarations. A new column needs a line here, with a default for rows and
 * restore points that lack it, and a migration. Columns are strings or numbers, since SQLite stores no others.
 */

const defaultedText = z.nullable(z.string()).default(null);

/** Set defaults, as `writeSetDefaults` serialised them; null: none of its own. */
const look = defaultedText;

/** The identifier in the planning tool, which owns and locks what carries one; null: a visitor made it. */
const planningId = defaultedText;

/** The columns of a project that are read with it. Times are milliseconds since 1970. */
export const projectColumns = z.object({
  id: z.string(),
  name: z.string(),
  /** The id of the deployment in which the project was created. */
  variant: z.string(),
  /** Incremented by every change to the project or its contents. */
  version: z.int(),
  /** Ids are counted per project and never reused. */
  nextRoomId: z.int(),
  nextSetId: z.int(),
  /** The project's address in the planning tool; null: not linked. */
  planningUrl: defaultedText,
  /** The version after the latest delivery of the planning tool, and the latest such version that was read; 0: none. */
  deliveredVersion: z.int().default(0),
  readVersion: z.int().default(0),
  /** The day, counted from 1970, before whose first change a restore point was created; 0: none. */
  pointDay: z.int().default(0),
  look,
});

/** The columns of a room, without its project. */
export const roomColumns = z.object({
  id: z.int(),
  name: z.string(),
  planningId,
  look,
  /** Ascends in the visitor's order; 0 for rooms that nobody moved, which come first, newest on top (docs/readings.md#r30). */
  position: z.int().default(0),
});

/** The columns of a product set, without its project. */
export const setColumns = z.object({
  id: z.int(),
  name: z.string(),
  seriesId: z.int(),
  /** The contents, as `writeSetDocument` serialised them. */
  document: z.string(),
  /** Incremented by every change to the set. */
  version: z.int(),
  planningId,
  createdAt: z.int(),
  changedAt: z.int(),
});

/** The columns of a set that saving it replaces; the store assigns the others. */
export const setContentColumns = setColumns.omit({
  id: true,
  version: true,
  planningId: true,
  createdAt: true,
  changedAt: true,
});

/** The columns of an entry of a room, a set or a single product, without its project. */
export const entryColumns = z.object({
  roomId: z.int(),
  entryId: z.int(),
  quantity: z.int(),
  /** Ascends in the order of adding, or in the visitor's (docs/readings.md#r8, docs/readings.md#r30). */
  position: z.int(),
});

/** The columns of an e-catalogue product of a project, without the project. */
export const ecatalogItemColumns = z.object({
  catalogId: z.int(),
  /** Symbol and name at the time of adding, in case that the catalogue loses the product (docs/readings.md#r22). */
  symbol: z.string(),
  name: z.string(),
  quantity: z.int(),
  position: z.int(),
});

/** A row as it is read. */
export type Row<Columns extends z.ZodObject> = Readonly<z.output<Columns>>;

/** The columns of a table as Kysely knows them; those with a default may be left out of new rows. */
export type TableColumns<Columns extends z.ZodObject> = {
  [Name in keyof z.output<Columns>]: ColumnType<
    z.output<Columns>[Name],
    Name extends keyof z.input<Columns> ? z.input<Columns>[Name] : never,
    z.output<Columns>[Name]
  >;
};

/** Whether a column holds text; the others hold numbers. */
export const isTextColumn = (column: unknown): boolean =>
  column instanceof z.ZodDefault || column instanceof z.ZodNullable
    ? isTextColumn(column.unwrap())
    : column instanceof z.ZodString;

/** The values of some columns. */
export const pickColumns = <Values extends object, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> => {
  const picked: Partial<Pick<Values, Name>> = {};
  for (const name of names) picked[name] = values[name];
  // Every name has got its value.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return picked as Pick<Values, Name>;
};
