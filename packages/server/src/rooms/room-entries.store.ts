import { accepted, refused, type Result } from '@ramka/domain/result';
import type { Change } from '../projects/change.ts';
import type { ChangeRefusal } from '../projects/change-refusal.ts';
import { perform, rowsOf, type Operation } from '../store/operation.ts';
import { queryBuilder } from '../store/query-builder.ts';
import { addEntries, setEntries } from './change-entries.ts';
import type { RoomEntry } from '@ramka/domain/project/room-content';
import { beginRoomChange } from './room.store.ts';

/** A room's sets, or its single products. */
export type RoomList = 'roomSets' | 'roomProducts';

type Entries = readonly RoomEntry[];
/** A change to one of the lists of a room. */
export type RoomChange = Change & { readonly roomId: number; readonly list: RoomList };

/** Adds entries to a room; a set must be the project's. Answers the whole list, in the order of adding. */
export function* addToRoom(change: RoomChange, added: Entries): Operation<Result<Entries, ChangeRefusal>> {
  const room = yield* beginRoomChange(change, change.roomId);
  if (!room.ok) return room;
  if (change.list === 'roomSets') {
    const index = yield* firstUnknownSet(change.projectId, added);
    if (index !== -1) return refused({ kind: 'unknown-entry', index });
  }
  const present = yield* listEntries(change);
  const entries = addEntries(present, added);
  return entries.ok ? yield* keepEntries(change, present, entries.value) : entries;
}

/** Sets the quantities of entries that are in a room. Answers the whole list. */
export function* changeInRoom(change: RoomChange, changed: Entries): Operation<Result<Entries, ChangeRefusal>> {
  const room = yield* beginRoomChange(change, change.roomId);
  if (!room.ok) return room;
  const present = yield* listEntries(change);
  const entries = setEntries(present, changed);
  return entries.ok ? yield* keepEntries(change, present, entries.value) : entries;
}

/** Takes an entry out of a room. Answers what is left. */
export function* removeFromRoom(change: RoomChange, entryId: number): Operation<Result<Entries, ChangeRefusal>> {
  const room = yield* beginRoomChange(change, change.roomId);
  if (!room.ok) return room;
  const present = yield* listEntries(change);
  if (!present.some(({ id }) => id === entryId))
    return refused({ kind: change.list === 'roomSets' ? 'unknown-set' : 'unknown-product' });
  yield* perform(
    queryBuilder
      .deleteFrom(change.list)
      .where('projectId', '=', change.projectId)
      .where('roomId', '=', change.roomId)
      .where('entryId', '=', entryId),
  );
  return accepted(present.filter(({ id }) => id !== entryId));
}

function* firstUnknownSet(projectId: string, entries: Entries): Operation<number> {
  const ids = entries.map(({ id }) => id);
  const rows = yield* rowsOf(
    queryBuilder.selectFrom('sets').select('id').where('projectId', '=', projectId).where('id', 'in', ids),
  );
  const known = new Set(rows.map(({ id }) => id));
  return ids.findIndex((id) => !known.has(id));
}

function* listEntries({ projectId, roomId, list }: RoomChange): Operation<Entries & readonly PlacedEntry[]> {
  return yield* rowsOf(
    queryBuilder
      .selectFrom(list)
      .select(['entryId as id', 'quantity', 'position'])
      .where('projectId', '=', projectId)
      .where('roomId', '=', roomId)
      .orderBy('position'),
  );
}

type PlacedEntry = RoomEntry & { readonly position: number };

/** Writes the entries that differ from what is present; new ones go to the end. */
function* keepEntries(
  { projectId, roomId, list }: RoomChange,
  present: readonly PlacedEntry[],
  entries: Entries,
): Operation<Result<Entries, never>> {
  const placed = new Map(present.map((entry) => [entry.id, entry]));
  const end = (present.at(-1)?.position ?? 0) + 1 - present.length;
  const rows = entries.map(({ id, quantity }, index) => ({
    projectId,
    roomId,
    entryId: id,
    quantity,
    position: placed.get(id)?.position ?? end + index,
  }));
  const changed = rows.filter(({ entryId, quantity }) => placed.get(entryId)?.quantity !== quantity);
  if (changed.length > 0)
    yield* perform(
      queryBuilder
        .insertInto(list)
        .values(changed)
        .onConflict((conflict) =>
          conflict
            .columns(['projectId', 'roomId', 'entryId'])
            .doUpdateSet({ quantity: (row) => row.ref('excluded.quantity') }),
        ),
    );
  return accepted(entries);
}
