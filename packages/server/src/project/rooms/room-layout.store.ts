import type { RoomEntry } from '@ramka/domain/project';
import { nameOfCopy } from '@ramka/domain/names';
import { addedQuantity } from '@ramka/domain/quantity';
import { ok, err, type Result } from '@ramka/domain/result';
import { chunk, type Operation, execute, rowsOf, pipelined } from '../../store/operation.ts';
import { queryBuilder, type RoomList } from '../../store/tables.ts';
import { requireWithinLimits } from '../limits.ts';
import type { Change, ChangeRefusal } from '../change.ts';
import type { ProjectRow } from '../project-row.ts';
import { undoable } from '../history/undo.store.ts';
import { updateLabelsOf } from '../labels/labels.store.ts';
import {
  type ListInRoom,
  listEntries,
  type PlacedEntry,
  putIntoRoom,
  setQuantitiesInRoom,
} from './room-entries.store.ts';
import { rowOfEntry, upsertEntries } from '../entry-rows.ts';
import { emptyRoom, loadRooms, newRoomRow, type RoomContents } from './rooms.store.ts';
import { copySet, newSetRow, type SetContents, type StoredSet } from '../sets/sets.store.ts';

/** All rooms after a change. `removal` is its undo id: earlier versions stored it under this name with idempotency keys. */
export type RoomLayout = { readonly rooms: readonly RoomContents[]; readonly removal: number };

function* changeLayout(
  change: Change,
  make: (project: ProjectRow) => Operation<Result<unknown, ChangeRefusal>>,
): Operation<Result<RoomLayout, ChangeRefusal>> {
  const done = yield* undoable(change, make);
  return done.ok ? ok(yield* readLaidOut(change.projectId, done.value)) : done;
}

/** Reads all rooms of a project and adds the undo id of a change. */
export function* readLaidOut(projectId: string, undoId: number): Operation<RoomLayout> {
  return { rooms: yield* loadRooms(projectId), removal: undoId };
}

/** The sets and single products to add to a room, and the quantities that entries get in it; 0 removes a set. */
export type RoomFilling = {
  readonly roomId: number;
  readonly sets: readonly RoomEntry[];
  readonly products: readonly RoomEntry[];
  readonly quantities: readonly RoomEntry[];
  readonly productQuantities?: readonly RoomEntry[];
};

/** Changes the entries of several rooms, all or none. */
export const fillRooms = (
  change: Change,
  fillings: readonly RoomFilling[],
): Operation<Result<RoomLayout, ChangeRefusal>> =>
  changeLayout(change, function* () {
    const filled = yield* putIntoRooms(change.projectId, fillings);
    return filled.ok ? yield* requireWithinLimits(change.projectId, 'entries') : filled;
  });

/**
 * Changes the entries of several rooms, as part of a larger change. The index of a rejected entry counts through all
 * rooms: the sets of a room, its products, and its quantities.
 */
export function* putIntoRooms(
  projectId: string,
  fillings: readonly RoomFilling[],
): Operation<Result<null, ChangeRefusal>> {
  const roomIds = new Set((yield* loadRooms(projectId)).map(({ id }) => id));
  let passed = 0;
  for (const { roomId, sets, products, quantities, productQuantities = [] } of fillings) {
    if (!roomIds.has(roomId)) return err({ kind: 'unknown-room' });
    for (const [list, entries, change] of [
      ['roomSets', sets, putIntoRoom],
      ['roomProducts', products, putIntoRoom],
      ['roomSets', quantities, setQuantitiesInRoom],
      ['roomProducts', productQuantities, setQuantitiesInRoom],
    ] as const) {
      const put = entries.length > 0 ? yield* change({ projectId, roomId, list }, entries) : ok(entries);
      if (!put.ok) return 'index' in put.problem ? err({ ...put.problem, index: passed + put.problem.index }) : put;
      passed += entries.length;
    }
  }
  return ok(null);
}

/** A move of an entry into another room, or to another position in the same room. */
export type EntryMove = {
  readonly list: RoomList;
  readonly entryId: number;
  readonly from: number;
  readonly to: number;
  /** The entry to insert before; null appends. */
  readonly before: number | null;
  /** Whether the source keeps its entry. */
  readonly copy: boolean;
};

/** Moves an entry to another position in its room, or into another room, where it is merged with an existing entry. */
export const moveEntry = (change: Change, move: EntryMove): Operation<Result<RoomLayout, ChangeRefusal>> =>
  changeLayout(change, function* () {
    const { projectId } = change;
    const { list, entryId, from, to } = move;
    const rooms = new Set((yield* loadRooms(projectId)).map(({ id }) => id));
    if (!rooms.has(from) || !rooms.has(to)) return err({ kind: 'unknown-room' });
    const inRoom = { projectId, list };
    const source = yield* listEntries({ ...inRoom, roomId: from });
    const target = from === to ? source : yield* listEntries({ ...inRoom, roomId: to });
    const moved = source.find(({ id }) => id === entryId);
    if (moved === undefined) return err({ kind: list === 'roomSets' ? 'unknown-set' : 'unknown-product' });
    const external = yield* externalAmong(inRoom, [entryId, ...target.map(({ id }) => id)]);
    const present = target.find(({ id }) => id === entryId);
    const quantity = from === to ? moved.quantity : addedQuantity(present?.quantity, moved.quantity);
    if (quantity === undefined) return err({ kind: 'too-many-pieces', index: 0 });
    yield* writePositions(
      { ...inRoom, roomId: to },
      target,
      insertEntryAt(target, { id: entryId, quantity }, move, external),
    );
    if (from !== to && !move.copy)
      yield* execute(
        queryBuilder
          .deleteFrom(list)
          .where('projectId', '=', projectId)
          .where('roomId', '=', from)
          .where('entryId', '=', entryId),
      );
    return yield* requireWithinLimits(projectId, 'entries');
  });

function* externalAmong(
  { projectId, list }: Pick<ListInRoom, 'projectId' | 'list'>,
  ids: readonly number[],
): Operation<ReadonlySet<number>> {
  if (list !== 'roomSets' || ids.length === 0) return new Set();
  const sets = yield* rowsOf(
    queryBuilder
      .selectFrom('sets')
      .select('id')
      .where('projectId', '=', projectId)
      .where('planningId', 'is not', null)
      .where('id', 'in', ids),
  );
  return new Set(sets.map(({ id }) => id));
}

/**
 * Inserts an entry at a position. An entry that the room already contains keeps its position when its quantity
 * increases. Entries from the planning tool stay first, in delivered order.
 */
const insertEntryAt = (
  target: readonly RoomEntry[],
  entry: RoomEntry,
  { from, to, before }: Pick<EntryMove, 'from' | 'to' | 'before'>,
  external: ReadonlySet<number>,
): readonly RoomEntry[] => {
  if (from !== to && target.some(({ id }) => id === entry.id))
    return target.map((present) => (present.id === entry.id ? entry : present));
  const others = target.filter(({ id }) => id !== entry.id);
  const requested = others.findIndex(({ id }) => id === before);
  const first = others.findLastIndex(({ id }) => external.has(id)) + 1;
  return others.toSpliced(requested === -1 ? others.length : Math.max(requested, first), 0, entry);
};

/** Writes the entries whose quantity or position has changed. */
function* writePositions(
  { projectId, roomId, list }: ListInRoom,
  before: readonly PlacedEntry[],
  entries: readonly RoomEntry[],
): Operation<void> {
  const entriesById = new Map(before.map((entry) => [entry.id, entry]));
  const rows = entries
    .map((entry, index) => rowOfEntry(roomId, entry, index + 1))
    .filter(({ entryId, quantity, position }) => {
      const present = entriesById.get(entryId);
      return present?.quantity !== quantity || present.position !== position;
    });
  for (const batch of chunk(rows))
    yield* execute(
      upsertEntries(
        list,
        projectId,
        batch.map(([row]) => row),
      ),
    );
}

/**
 * Reorders the rooms (docs/readings.md#r30). Rooms missing from `ids`, which were added concurrently, come first like
 * new rooms. Ids of rooms that were deleted concurrently are ignored.
 */
export const reorderRooms = (change: Change, ids: readonly number[]): Operation<Result<RoomLayout, ChangeRefusal>> =>
  changeLayout(change, function* () {
    const { projectId } = change;
    for (const [index, id] of [...new Set(ids)].entries())
      yield* execute(
        queryBuilder
          .updateTable('rooms')
          .set({ position: index + 1 })
          .where('projectId', '=', projectId)
          .where('id', '=', id),
      );
    return ok(null);
  });

/** A new room: empty, a copy of another room, or with new sets. */
export type NewRoom = {
  readonly name: string;
  readonly sourceId: number | null;
  /** Indexes in the list of new sets, with quantities. */
  readonly sets: readonly { readonly index: number; readonly quantity: number }[];
};

/** Adds rooms at the top, in the given order, and creates their new sets. */
export const addRooms = (
  change: Change,
  rooms: readonly NewRoom[],
  newSets: readonly SetContents[] = [],
): Operation<Result<RoomLayout, ChangeRefusal>> =>
  changeLayout(change, function* (project) {
    const { projectId } = change;
    const { nextRoomId, nextSetId } = project;
    yield* execute(
      queryBuilder
        .updateTable('projects')
        .set({ nextRoomId: nextRoomId + rooms.length, nextSetId: nextSetId + newSets.length })
        .where('id', '=', projectId),
    );
    for (const batch of chunk(newSets))
      yield* execute(
        queryBuilder
          .insertInto('sets')
          .values(batch.map(([set, number]) => newSetRow(change, nextSetId + number - 1, set))),
      );
    const sources = new Map((yield* loadRooms(projectId)).map((room) => [room.id, room]));
    for (const [index, { name, sourceId, sets }] of rooms.toReversed().entries()) {
      const id = nextRoomId + index;
      const source = sourceId === null ? undefined : sources.get(sourceId);
      if (sourceId !== null && !source) return err({ kind: 'unknown-entry', index: rooms.length - 1 - index });
      const row = newRoomRow(projectId, id, { ...(source ?? emptyRoom({ id, name })), name });
      yield* execute(queryBuilder.insertInto('rooms').values(row));
      const inserted = sets.map((set) => ({ id: nextSetId + set.index, quantity: set.quantity }));
      yield* fillNewRoom(projectId, id, {
        sets: [...(source?.sets ?? []), ...inserted],
        products: source?.products ?? [],
      });
    }
    return yield* requireWithinLimits(projectId, 'rooms', 'sets', 'entries');
  });

function* fillNewRoom(
  projectId: string,
  roomId: number,
  content: Pick<RoomFilling, 'sets' | 'products'>,
): Operation<void> {
  for (const [list, entries] of [
    ['roomSets', content.sets],
    ['roomProducts', content.products],
  ] as const) {
    yield* writePositions({ projectId, roomId, list }, [], entries);
  }
}

/** Copies a set and inserts one piece of the copy after the original in a room. Returns the copy. */
export function* duplicateInRoom(
  change: Change & { readonly setId: number; readonly roomId: number },
): Operation<Result<StoredSet, ChangeRefusal>> {
  const { projectId, setId, roomId } = change;
  const [rooms, sets] = yield* pipelined(
    loadRooms(projectId),
    rowsOf(queryBuilder.selectFrom('sets').select(['id', 'name']).where('projectId', '=', projectId)),
  );
  if (!rooms.some(({ id }) => id === roomId)) return err({ kind: 'unknown-room' });
  const source = sets.find(({ id }) => id === setId);
  const name = source && nameOfCopy(source.name, new Set(sets.map((set) => set.name)));
  const copy = yield* copySet(change, name);
  if (!copy.ok) return copy;
  const inRoom = { projectId, roomId, list: 'roomSets' } as const;
  const present = yield* listEntries(inRoom);
  const at = present.findIndex(({ id }) => id === setId);
  if (at === -1) return err({ kind: 'unknown-set' });
  yield* writePositions(inRoom, present, present.toSpliced(at + 1, 0, { id: copy.value.id, quantity: 1, position: 0 }));
  yield* updateLabelsOf(projectId);
  const withinLimits = yield* requireWithinLimits(projectId, 'entries');
  return withinLimits.ok ? copy : withinLimits;
}
