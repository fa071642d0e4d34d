import { type Selectable, sql } from 'kysely';
import type { MovedLabel } from '@ramka/domain/labels';
import { ok, err, type Result } from '@ramka/domain/result';
import { deleteExpired, LARGE_ROWS } from '../../store/delete-expired.ts';
import { type AnyQuery, firstRowOf, type Operation, execute, chunk, rowsOf, pipelined } from '../../store/operation.ts';
import { queryBuilder, type RoomList, type Tables } from '../../store/tables.ts';
import { requireWithinLimits } from '../limits.ts';
import { beginProjectChange, type Change, type ChangeRefusal } from '../change.ts';
import { returnMovedLabels, updateProjectLabels } from '../labels/labels.store.ts';
import type { ProjectRow } from '../project-row.ts';
import { entryColumnNames } from '../entry-rows.ts';

/** Milliseconds until an undo entry expires. The message with the undo button disappears after seconds. */
const RETENTION = 60 * 60 * 1000;

/** Records the rows that are about to be removed. Returns the undo id. */
export function* recordUndo(change: Change, removed: Removed): Operation<number> {
  return yield* insertUndoEntry(change, yield* rowsToRemove(change.projectId, removed));
}

/** Records replaced and inserted rows of a change, to be undone as one. Returns the undo id. */
export const recordReplacement = (
  change: Change,
  replaced: Partial<ReplacedRows>,
  insertedBetween: Inserted,
): Operation<number> => insertUndoEntry(change, { ...noRows, ...replaced, came: insertedBetween });

/** Records the change of a wall. Returns the undo id. */
export const recordWall = (change: Change, wall: ChangedWall): Operation<number> =>
  insertUndoEntry(change, { ...noRows, wall });

/** Writes the wall of a room, or of the project for the room null. */
export const writeWall = (projectId: string, roomId: number | null, wall: string | null): Operation<void> =>
  execute(
    roomId === null
      ? queryBuilder.updateTable('projects').set({ wall }).where('id', '=', projectId)
      : queryBuilder.updateTable('rooms').set({ wall }).where('projectId', '=', projectId).where('id', '=', roomId),
  );

/** Restores the wall before a change, unless it was changed again. */
function* revertWall(projectId: string, { roomId, from, to }: ChangedWall): Operation<void> {
  const present = yield* firstRowOf(
    roomId === null
      ? queryBuilder.selectFrom('projects').select('wall').where('id', '=', projectId)
      : queryBuilder.selectFrom('rooms').select('wall').where('projectId', '=', projectId).where('id', '=', roomId),
  );
  if (present?.wall === to) yield* writeWall(projectId, roomId, from);
}

function* insertUndoEntry({ projectId, now }: Change, rows: UndoRows): Operation<number> {
  const project = yield* firstRowOf(queryBuilder.selectFrom('projects').select('version').where('id', '=', projectId));
  const id = project?.version ?? 0;
  yield* execute(
    queryBuilder.insertInto('removals').values({ projectId, id, removedAt: now, rows: JSON.stringify(rows) }),
  );
  return id;
}

/** Restores removed rows with their ids and positions, and deletes inserted rows. Later changes are preserved. */
export function* undo(change: Change, undoId: number): Operation<Result<null, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const stored = yield* firstRowOf(
    queryBuilder
      .deleteFrom('removals')
      .where('projectId', '=', change.projectId)
      .where('id', '=', undoId)
      .where('removedAt', '>', change.now - RETENTION)
      .returning('rows'),
  );
  if (stored === undefined) return err({ kind: 'conflict' });
  const rows: UndoRows = JSON.parse(stored.rows);
  if (rows.came) yield* revertInsertedEntries(change.projectId, rows.came);
  yield* restoreRows(change.projectId, rows);
  if (rows.came) yield* revertInserts(change, rows.came);
  yield* returnMovedLabels(project.value, rows.came?.labels ?? []);
  if (rows.wall) yield* revertWall(change.projectId, rows.wall);
  return yield* requireWithinLimits(change.projectId, 'rooms', 'sets', 'entries', 'ecatalogItems');
}

/** Deletes one batch of expired undo entries. */
export const deleteExpiredUndoEntries = (now: number): Operation<Result<number, never>> =>
  deleteExpired({
    table: 'removals',
    key: ['projectId', 'id'],
    where: sql`"removedAt" <= ${now - RETENTION}`,
    batch: LARGE_ROWS,
  });

/** The subject of a removal: a room, a set in all rooms, an entry of a room, an e-catalogue item. */
type Removed =
  | { readonly kind: 'room'; readonly roomId: number }
  | { readonly kind: 'set'; readonly setId: number }
  | { readonly kind: 'entry'; readonly list: RoomList; readonly roomId: number; readonly entryId: number }
  | { readonly kind: 'selection'; readonly catalogId: number };

function* rowsToRemove(projectId: string, removed: Removed): Operation<UndoRows> {
  switch (removed.kind) {
    case 'room':
      return { ...noRows, ...(yield* rowsOfRoom(projectId, removed.roomId)) };
    case 'set':
      return { ...noRows, ...(yield* rowsOfSet(projectId, removed.setId)) };
    case 'entry': {
      const { list, roomId, entryId } = removed;
      const entries = entriesOf(list, projectId).where('roomId', '=', roomId).where('entryId', '=', entryId);
      return { ...noRows, [list]: yield* rowsOf(entries) };
    }
    case 'selection':
      return {
        ...noRows,
        selections: yield* rowsOf(ecatalogItemsOf(projectId).where('catalogId', '=', removed.catalogId)),
      };
  }
}

const noRows: ReplacedRows = { rooms: [], sets: [], roomSets: [], roomProducts: [], selections: [] };

function* rowsOfRoom(projectId: string, roomId: number) {
  const rooms = queryBuilder.selectFrom('rooms').selectAll().where('projectId', '=', projectId);
  return {
    rooms: yield* rowsOf(rooms.where('id', '=', roomId)),
    roomSets: yield* rowsOf(entriesOf('roomSets', projectId).where('roomId', '=', roomId)),
    roomProducts: yield* rowsOf(entriesOf('roomProducts', projectId).where('roomId', '=', roomId)),
  };
}

function* rowsOfSet(projectId: string, setId: number) {
  const sets = queryBuilder.selectFrom('sets').selectAll().where('projectId', '=', projectId);
  return {
    sets: yield* rowsOf(sets.where('id', '=', setId)),
    roomSets: yield* rowsOf(entriesOf('roomSets', projectId).where('entryId', '=', setId)),
  };
}

const entriesOf = (list: RoomList, projectId: string) =>
  queryBuilder.selectFrom(list).selectAll().where('projectId', '=', projectId);

const ecatalogItemsOf = (projectId: string) =>
  queryBuilder.selectFrom('selections').selectAll().where('projectId', '=', projectId);

/** Inserts removed rows again. Skips entries whose room or set has been deleted since. */
function* restoreRows(projectId: string, rows: UndoRows): Operation<void> {
  yield* inBatches(rows.rooms, (batch) => insertMissing('rooms').values(batch));
  yield* inBatches(rows.sets, (batch) => insertMissing('sets').values(batch));
  const rooms = yield* idsOf('rooms', projectId);
  const sets = yield* idsOf('sets', projectId);
  const roomSets = rows.roomSets.filter(({ roomId, entryId }) => rooms.has(roomId) && sets.has(entryId));
  const roomProducts = rows.roomProducts.filter(({ roomId }) => rooms.has(roomId));
  yield* inBatches(roomSets, (batch) => insertMissing('roomSets').values(batch));
  yield* inBatches(roomProducts, (batch) => insertMissing('roomProducts').values(batch));
  yield* inBatches(rows.selections, (batch) => insertMissing('selections').values(batch));
}

function* inBatches<Row>(rows: readonly Row[], written: (batch: Row[]) => AnyQuery): Operation<void> {
  for (const batch of chunk(rows)) yield* execute(written(batch.map(([row]) => row)));
}

const insertMissing = <Table extends keyof ReplacedRows>(table: Table) =>
  queryBuilder.insertInto(table).onConflict((conflict) => conflict.doNothing());

function* idsOf(table: 'rooms' | 'sets', projectId: string): Operation<ReadonlySet<number>> {
  const rows = yield* rowsOf(queryBuilder.selectFrom(table).select('id').where('projectId', '=', projectId));
  return new Set(rows.map(({ id }) => id));
}

type ReplacedRows = {
  readonly [Table in 'rooms' | 'sets' | 'roomSets' | 'roomProducts' | 'selections']: readonly Selectable<
    Tables[Table]
  >[];
};

/** A stored undo entry: removed rows, inserted rows and a changed wall. Stored as JSON, so its field names (`came`) must not change. */
type UndoRows = ReplacedRows & { readonly came?: Inserted; readonly wall?: ChangedWall };

/** The change of a wall: of a room, or of the project for the room null. */
type ChangedWall = { readonly roomId: number | null; readonly from: string | null; readonly to: string | null };

/** The rows that a change inserted, moved or rewrote. Undo deletes new rows and restores positions and documents. */
export type Inserted = {
  /** Ids of new rooms. */
  readonly rooms: readonly number[];
  /** New sets with their first version. */
  readonly sets: readonly { readonly id: number; readonly version: number }[];
  /** Entries of rooms that are new, or changed in quantity or position. */
  readonly entries: readonly InsertedEntry[];
  /** Rooms whose position changed. */
  readonly order: readonly { readonly id: number; readonly from: number; readonly to: number }[];
  /** Previous documents of sets, and their versions after the change. */
  readonly documents: readonly { readonly id: number; readonly version: number; readonly document: string }[];
  /** E-catalogue items that are new or changed in quantity. */
  readonly ecatalogItems?: readonly { readonly catalogId: number; readonly quantity: number }[];
  /** Changed columns of the project's own row. */
  readonly own?: readonly { readonly column: OwnColumn; readonly from: string | null; readonly to: string | null }[];
  /** Labels that moved with their sets; absent in entries from before there were labels. */
  readonly labels?: readonly MovedLabel[];
};

/** Columns of the project's own row that a list changes. */
const ownColumns = ['look', 'note', 'abbreviations'] as const;

type OwnColumn = (typeof ownColumns)[number];

type InsertedEntry = {
  readonly list: RoomList;
  readonly roomId: number;
  readonly entryId: number;
  readonly quantity: number;
};

function* revertInsertedEntries(projectId: string, { entries, ecatalogItems = [] }: Inserted): Operation<void> {
  for (const { list, roomId, entryId, quantity } of entries)
    yield* execute(
      queryBuilder
        .deleteFrom(list)
        .where('projectId', '=', projectId)
        .where('roomId', '=', roomId)
        .where('entryId', '=', entryId)
        .where('quantity', '=', quantity),
    );
  for (const { catalogId, quantity } of ecatalogItems)
    yield* execute(
      queryBuilder
        .deleteFrom('selections')
        .where('projectId', '=', projectId)
        .where('catalogId', '=', catalogId)
        .where('quantity', '=', quantity),
    );
}

/** Deletes inserted rows, except rooms that have contents by now and sets that were changed or are in use. */
function* revertInserts(
  { projectId, now }: Change,
  { rooms, sets, order, documents, own = [] }: Inserted,
): Operation<void> {
  const filled = new Set<number>();
  const used = new Set<number>();
  for (const list of ['roomSets', 'roomProducts'] as const)
    for (const { roomId, entryId } of yield* rowsOf(entriesOf(list, projectId))) {
      filled.add(roomId);
      if (list === 'roomSets') used.add(entryId);
    }
  const inProject = (table: 'rooms' | 'sets') => queryBuilder.deleteFrom(table).where('projectId', '=', projectId);
  for (const id of rooms) if (!filled.has(id)) yield* execute(inProject('rooms').where('id', '=', id));
  for (const { id, version } of sets)
    if (!used.has(id)) yield* execute(inProject('sets').where('id', '=', id).where('version', '=', version));
  for (const { id, from, to } of order)
    yield* execute(
      queryBuilder
        .updateTable('rooms')
        .set({ position: from })
        .where('projectId', '=', projectId)
        .where('id', '=', id)
        .where('position', '=', to),
    );
  for (const { id, version, document } of documents)
    yield* execute(
      queryBuilder
        .updateTable('sets')
        .set({ document, version: version + 1, changedAt: now })
        .where('projectId', '=', projectId)
        .where('id', '=', id)
        .where('version', '=', version),
    );
  for (const { column, from, to } of own)
    yield* execute(
      queryBuilder
        .updateTable('projects')
        .set({ [column]: from })
        .where('id', '=', projectId)
        .where(column, to === null ? 'is' : '=', to),
    );
}

/**
 * Runs a change of the order of rooms, their entries, added sets, e-catalogue items, or the note and abbreviations of the
 * project, and records it as one undo entry (docs/readings.md#r32).
 * Changed names and set contents are not recorded. Returns the undo id.
 */
export function* undoable(
  change: Change,
  make: (project: ProjectRow) => Operation<Result<unknown, ChangeRefusal>>,
): Operation<Result<number, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const before = yield* readLayout(change.projectId);
  const result = yield* make(project.value);
  if (!result.ok) return result;
  const after = yield* readLayout(change.projectId);
  const labels = yield* updateProjectLabels(project.value);
  return ok(yield* recordReplacement(change, replacedRows(before, after), { ...insertedRows(before, after), labels }));
}

type Layout = ReturnType<typeof readLayout> extends Operation<infer Read> ? Read : never;

function* readLayout(projectId: string) {
  const [rooms, sets, roomSets, roomProducts, selections, own] = yield* pipelined(
    rowsOf(queryBuilder.selectFrom('rooms').select(['id', 'position']).where('projectId', '=', projectId)),
    rowsOf(queryBuilder.selectFrom('sets').select(['id', 'version']).where('projectId', '=', projectId)),
    rowsOf(queryBuilder.selectFrom('roomSets').selectAll().where('projectId', '=', projectId)),
    rowsOf(queryBuilder.selectFrom('roomProducts').selectAll().where('projectId', '=', projectId)),
    rowsOf(ecatalogItemsOf(projectId)),
    firstRowOf(queryBuilder.selectFrom('projects').select(ownColumns).where('id', '=', projectId)),
  );
  return { rooms, sets, roomSets, roomProducts, selections, own };
}

const lists = ['roomSets', 'roomProducts'] as const;

type EntryRow = Layout['roomSets'][number];

/** Entries of the first list that the second lacks or contains with other values. */
const differing = (one: readonly EntryRow[], other: readonly EntryRow[]): readonly EntryRow[] => {
  const keyOf = (row: EntryRow): string => entryColumnNames.map((name) => row[name]).join('/');
  const otherKeys = new Set(other.map(keyOf));
  return one.filter((row) => !otherKeys.has(keyOf(row)));
};

/** E-catalogue items of the first list that the second lacks or contains in another quantity. */
const differingItems = (one: Layout['selections'], other: Layout['selections']): Layout['selections'] => {
  const quantities = new Map(other.map(({ catalogId, quantity }) => [catalogId, quantity]));
  return one.filter(({ catalogId, quantity }) => quantities.get(catalogId) !== quantity);
};

const replacedRows = (before: Layout, after: Layout) => ({
  selections: differingItems(before.selections, after.selections),
  roomSets: differing(before.roomSets, after.roomSets),
  roomProducts: differing(before.roomProducts, after.roomProducts),
});

const insertedRows = (before: Layout, after: Layout): Inserted => {
  const rooms = new Map(before.rooms.map(({ id, position }) => [id, position]));
  const sets = new Set(before.sets.map(({ id }) => id));
  return {
    rooms: after.rooms.flatMap(({ id }) => (rooms.has(id) ? [] : [id])),
    sets: after.sets.filter(({ id }) => !sets.has(id)),
    entries: lists.flatMap((list) =>
      differing(after[list], before[list]).map(({ roomId, entryId, quantity }) => ({
        list,
        roomId,
        entryId,
        quantity,
      })),
    ),
    order: after.rooms.flatMap(({ id, position }) => {
      const from = rooms.get(id);
      return from === undefined || from === position ? [] : [{ id, from, to: position }];
    }),
    documents: [],
    ecatalogItems: differingItems(after.selections, before.selections).map(({ catalogId, quantity }) => ({
      catalogId,
      quantity,
    })),
    own: ownColumns.flatMap((column) => {
      const [from, to] = [before.own?.[column] ?? null, after.own?.[column] ?? null];
      return from === to ? [] : [{ column, from, to }];
    }),
  };
};
