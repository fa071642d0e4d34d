import type { ColumnType } from 'kysely';
import { z } from 'zod';

/*
 * The columns of projects, rooms, sets, entries and e-catalogue items, each declared once. Table types, queries, copies,
 * undo, restore points and share links follow from these declarations. A new column needs a line here, with a default for
 * rows and restore points that lack it, and a migration. Columns are strings or numbers, as SQLite stores them.
 */

const defaultedText = z.nullable(z.string()).default(null);

/** Set defaults, serialised by `writeSetDefaults`; null if the project or room has no own defaults. */
const look = defaultedText;

/** The wall behind sets, as a name or `#rrggbb` of the domain; null if the project or room has none of its own. */
const wall = defaultedText;

/** Id in the planning tool, which locks the item; null for an item created by a visitor. */
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
  /** URL of the project in the planning tool; null if it is not linked. */
  planningUrl: defaultedText,
  /** The version created by the latest delivery of the planning tool, and the latest that was read; 0 for none. */
  deliveredVersion: z.int().default(0),
  readVersion: z.int().default(0),
  /** Day of the latest daily restore point, in days since 1970; 0 for none. */
  pointDay: z.int().default(0),
  look,
  /** Lines of lists that were not understood, and the visitor's own notes; null for none. */
  note: defaultedText,
  /** Meanings of abbreviations in lists, serialised by `writeAbbreviations`; null for none. */
  abbreviations: defaultedText,
  /** 1 if pieces are labelled, else 0. */
  numbered: z.int().default(0),
  /** Incremented by every change to labels, which leaves `version` as it is. */
  labelsVersion: z.int().default(0),
  wall,
});

/** The columns of a room, without the project id. */
export const roomColumns = z.object({
  id: z.int(),
  name: z.string(),
  planningId,
  look,
  wall,
  /** Ascends in the visitor's order. Rooms never moved have 0 and come first, newest first (docs/readings.md#r30). */
  position: z.int().default(0),
});

/** The columns of a product set, without the project id. */
export const setColumns = z.object({
  id: z.int(),
  name: z.string(),
  seriesId: z.int(),
  /** Serialised by `writeSetDocument`. */
  document: z.string(),
  /** Incremented by every change to the set. */
  version: z.int(),
  planningId,
  createdAt: z.int(),
  changedAt: z.int(),
});

/** The columns that saving a set replaces; the store assigns the others. */
export const setContentColumns = setColumns.omit({
  id: true,
  version: true,
  planningId: true,
  createdAt: true,
  changedAt: true,
});

/** The columns of a room entry (set or single product), without the project id. */
export const entryColumns = z.object({
  roomId: z.int(),
  entryId: z.int(),
  quantity: z.int(),
  /** Ascends in the order of adding, or in the visitor's (docs/readings.md#r8, docs/readings.md#r30). */
  position: z.int(),
});

/** The columns of an e-catalogue item, without the project id. */
export const ecatalogItemColumns = z.object({
  catalogId: z.int(),
  /** Symbol and name at the time of adding, in case the product is discontinued (docs/readings.md#r22). */
  symbol: z.string(),
  name: z.string(),
  quantity: z.int(),
  position: z.int(),
});

/** The type of a row with the given columns. */
export type Row<Columns extends z.ZodObject> = Readonly<z.output<Columns>>;

/** The Kysely type of a table. Columns with a default are optional on insert. */
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

/** Picks the values of some columns. */
export const pickColumns = <Values extends object, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> => {
  const picked: Partial<Pick<Values, Name>> = {};
  for (const name of names) picked[name] = values[name];
  // Every name has a value by now.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return picked as Pick<Values, Name>;
};
