import type { RoomEntry } from '@ramka/domain/project';
import { addedQuantity } from '@ramka/domain/quantity';
import { ok, err, type Result } from '@ramka/domain/result';
import { firstRowOf, type Operation, execute, rowsOf, pipelined } from '../../store/operation.ts';
import { queryBuilder, type RoomList } from '../../store/tables.ts';
import { requireWithinLimits } from '../limits.ts';
import { type Change, type ChangeRefusal, isExpectedVersion } from '../change.ts';
import { recordUndo } from '../history/undo.store.ts';
import { entryColumnNames, entryOfRow, rowOfEntry, upsertEntries } from '../entry-rows.ts';
import { replaceLabelledSets, updateProjectLabels } from '../labels/labels.store.ts';
import { beginRoomChange } from './rooms.store.ts';
import { createSet, findSet, isExternal, type SetContents, type StoredSet } from '../sets/sets.store.ts';

type Entries = readonly RoomEntry[];
/** A change to one of the two lists of a room: sets or single products. */
export type RoomChange = Change & { readonly roomId: number; readonly list: RoomList };

/** The number of entries in a room; for a null room, in all rooms and among the e-catalogue products together. */
export function* countEntries(projectId: string, roomId: number | null): Operation<number> {
  let count = 0;
  for (const list of ['roomSets', 'roomProducts', 'selections'] as const) {
    if (list === 'selections' && roomId !== null) continue;
    const ofProject = queryBuilder
      .selectFrom(list)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('projectId', '=', projectId);
    const row = yield* firstRowOf(roomId === null ? ofProject : ofProject.where('roomId', '=', roomId));
    count += Number(row?.count ?? 0);
  }
  return count;
}

/** Adds entries to a room. Sets must belong to the project. Returns the complete list in the order of adding. */
export function* addToRoom(change: RoomChange, added: Entries): Operation<Result<Entries, ChangeRefusal>> {
  const room = yield* beginRoomChange(change, change.roomId);
  if (!room.ok) return room;
  const entries = yield* putIntoRoom(change, added);
  if (!entries.ok) return entries;
  yield* updateProjectLabels(room.value.project);
  const withinLimits = yield* requireWithinLimits(change.projectId, 'entries');
  return withinLimits.ok ? entries : withinLimits;
}

export type ListInRoom = Pick<RoomChange, 'projectId' | 'roomId' | 'list'>;

/** Adds entries to an existing room, as part of a larger change. Returns the complete list. */
export function* putIntoRoom(change: ListInRoom, added: Entries): Operation<Result<Entries, ChangeRefusal>> {
  if (change.list === 'roomSets') {
    const ids = added.map(({ id }) => id);
    const existingIds = yield* existingSetIds(change.projectId, ids);
    const index = ids.findIndex((id) => !existingIds.has(id));
    if (index !== -1) return err({ kind: 'unknown-entry', index });
  }
  const present = yield* listEntries(change);
  const entries = addEntries(present, added);
  return entries.ok ? yield* writeEntries(change, present, entries.value) : entries;
}

/**
 * Sets the quantities of entries of an existing room, as part of a larger change: missing ones are appended, and 0
 * removes an entry. The last of several quantities of an entry applies. Returns the complete list.
 */
export function* setQuantitiesInRoom(change: ListInRoom, changed: Entries): Operation<Result<Entries, ChangeRefusal>> {
  if (change.list === 'roomSets') {
    const ids = changed.map(({ id }) => id);
    const existingIds = yield* existingSetIds(change.projectId, ids);
    const index = changed.findIndex(({ id, quantity }) => quantity > 0 && !existingIds.has(id));
    if (index !== -1) return err({ kind: 'unknown-entry', index });
  }
  const present = yield* listEntries(change);
  const quantities = quantitiesOf(present);
  for (const { id, quantity } of changed) {
    if (quantity > 0) quantities.set(id, quantity);
    else quantities.delete(id);
  }
  const removedIds = present.flatMap(({ id }) => (quantities.has(id) ? [] : [id]));
  if (removedIds.length > 0)
    yield* execute(
      queryBuilder
        .deleteFrom(change.list)
        .where('projectId', '=', change.projectId)
        .where('roomId', '=', change.roomId)
        .where('entryId', 'in', removedIds),
    );
  const remaining = present.filter(({ id }) => quantities.has(id));
  return yield* writeEntries(change, remaining, entriesOf(quantities));
}

/** Sets the quantities of entries of a room. Returns the complete list. */
export function* changeInRoom(change: RoomChange, changed: Entries): Operation<Result<Entries, ChangeRefusal>> {
  const room = yield* beginRoomChange(change, change.roomId);
  if (!room.ok) return room;
  const present = yield* listEntries(change);
  const entries = setEntries(present, changed);
  if (!entries.ok) return entries;
  const written = yield* writeEntries(change, present, entries.value);
  yield* updateProjectLabels(room.value.project);
  return written;
}

/**
 * The remaining entries of a list, and the undo id of the change. Earlier versions stored them under these names with
 * idempotency keys.
 */
export type Remainder = { readonly left: Entries; readonly removal: number };

/** Removes an entry from a room. */
export function* removeFromRoom(change: RoomChange, entryId: number): Operation<Result<Remainder, ChangeRefusal>> {
  const room = yield* beginRoomChange(change, change.roomId);
  if (!room.ok) return room;
  const present = yield* listEntries(change);
  if (!present.some(({ id }) => id === entryId))
    return err({ kind: change.list === 'roomSets' ? 'unknown-set' : 'unknown-product' });
  const { list, roomId } = change;
  const undoId = yield* recordUndo(change, { kind: 'entry', list, roomId, entryId });
  yield* execute(
    queryBuilder
      .deleteFrom(change.list)
      .where('projectId', '=', change.projectId)
      .where('roomId', '=', change.roomId)
      .where('entryId', '=', entryId),
  );
  yield* updateProjectLabels(room.value.project);
  return ok({ left: present.filter(({ id }) => id !== entryId), removal: undoId });
}

type SetInRoomChange = Change & { readonly roomId: number; readonly setId: number };

/**
 * Saves a set for one room: a copy with the new contents replaces the set there, in the same quantity. The original set
 * is not changed. Returns the copy.
 */
export function* saveSetInRoom(
  change: SetInRoomChange,
  contents: SetContents,
): Operation<Result<StoredSet, ChangeRefusal>> {
  const { projectId, roomId, setId } = change;
  // The expected version of the request is that of the set, not of the project.
  const room = yield* beginRoomChange({ ...change, expectedVersions: undefined }, roomId);
  if (!room.ok) return room;
  const list = 'roomSets' as const;
  const [set, present] = yield* pipelined(findSet(projectId, setId), listEntries({ ...change, list }));
  if (!set.ok) return set;
  if (isExternal(set.value)) return err({ kind: 'external-set' });
  if (!isExpectedVersion(change, set.value.version)) return err({ kind: 'stale' });
  if (!present.some(({ id }) => id === setId)) return err({ kind: 'unknown-set' });
  const copy = yield* createSet({ ...change, expectedVersions: undefined }, contents);
  if (!copy.ok) return copy;
  yield* execute(
    queryBuilder
      .updateTable(list)
      .set({ entryId: copy.value.id })
      .where('projectId', '=', projectId)
      .where('roomId', '=', roomId)
      .where('entryId', '=', setId),
  );
  yield* replaceLabelledSets(room.value.project, [{ roomId, from: setId, to: copy.value.id }]);
  return copy;
}

/** The ids that belong to sets of the project. */
function* existingSetIds(projectId: string, ids: readonly number[]): Operation<ReadonlySet<number>> {
  const sets = yield* rowsOf(
    queryBuilder.selectFrom('sets').select('id').where('projectId', '=', projectId).where('id', 'in', ids),
  );
  return new Set(sets.map(({ id }) => id));
}

/** Reads the entries of a list in order. */
export function* listEntries({ projectId, roomId, list }: ListInRoom): Operation<readonly PlacedEntry[]> {
  const rows = yield* rowsOf(
    queryBuilder
      .selectFrom(list)
      .select(entryColumnNames)
      .where('projectId', '=', projectId)
      .where('roomId', '=', roomId)
      .orderBy('position'),
  );
  return rows.map((row) => ({ ...entryOfRow(row), position: row.position }));
}

export type PlacedEntry = RoomEntry & { readonly position: number };

/** Writes entries that differ from the present ones; new entries are appended. */
function* writeEntries(
  { projectId, roomId, list }: ListInRoom,
  present: readonly PlacedEntry[],
  entries: Entries,
): Operation<Result<Entries, never>> {
  const placed = new Map(present.map((entry) => [entry.id, entry]));
  const end = (present.at(-1)?.position ?? 0) + 1 - present.length;
  const rows = entries.map((entry, index) => rowOfEntry(roomId, entry, placed.get(entry.id)?.position ?? end + index));
  const changed = rows.filter(({ entryId, quantity }) => placed.get(entryId)?.quantity !== quantity);
  if (changed.length > 0) yield* execute(upsertEntries(list, projectId, changed));
  return ok(entries);
}

/** The reason why quantities cannot be changed; `index` is the index in the request. */
export type EntriesProblem = { readonly kind: 'unknown-entry' | 'too-many-pieces'; readonly index: number };

/** Adds entries to a room: existing quantities increase, new entries are appended (docs/readings.md#r8). */
export const addEntries = (
  present: readonly RoomEntry[],
  added: readonly RoomEntry[],
): Result<readonly RoomEntry[], EntriesProblem> => {
  const quantities = quantitiesOf(present);
  for (const [index, { id, quantity }] of added.entries()) {
    const risen = addedQuantity(quantities.get(id), quantity);
    if (risen === undefined) return err({ kind: 'too-many-pieces', index });
    quantities.set(id, risen);
  }
  return ok(entriesOf(quantities));
};

/** Sets the quantities of existing entries and leaves the others unchanged (docs/readings.md#r8). */
export const setEntries = (
  present: readonly RoomEntry[],
  changed: readonly RoomEntry[],
): Result<readonly RoomEntry[], EntriesProblem> => {
  const quantities = quantitiesOf(present);
  for (const [index, { id, quantity }] of changed.entries()) {
    if (!quantities.has(id)) return err({ kind: 'unknown-entry', index });
    quantities.set(id, quantity);
  }
  return ok(entriesOf(quantities));
};

const quantitiesOf = (entries: readonly RoomEntry[]): Map<number, number> =>
  new Map(entries.map(({ id, quantity }) => [id, quantity]));

const entriesOf = (quantities: ReadonlyMap<number, number>): RoomEntry[] =>
  [...quantities].map(([id, quantity]) => ({ id, quantity }));
