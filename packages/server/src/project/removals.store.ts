import type { Selectable } from 'kysely';
import { accepted, refused, type Result } from '@ramka/domain/result';
import { type AnyQuery, firstRowOf, type Operation, perform, batches, rowsOf } from '../store/operation.ts';
import { queryBuilder, type RoomList, type Tables } from '../store/tables.ts';
import { keepWithinBounds } from './bounds.ts';
import { beginProjectChange, type Change, type ChangeRefusal } from './change.ts';

/** How long something removed can be given back, in milliseconds: an hour, though the message shows for seconds. */
const KEPT = 60 * 60 * 1000;

/** Keeps what is about to be removed, to be given back. Answers the id of the removal. */
export function* keepRemoval({ projectId, now }: Change, removed: Removed): Operation<number> {
  const rows = yield* rowsToRemove(projectId, removed);
  const project = yield* firstRowOf(queryBuilder.selectFrom('projects').select('version').where('id', '=', projectId));
  const id = project?.version ?? 0;
  yield* perform(
    queryBuilder.insertInto('removals').values({ projectId, id, removedAt: now, rows: JSON.stringify(rows) }),
  );
  return id;
}

/** Gives back what was removed, under its ids and at its places. What is there again by now stays as it is. */
export function* undoRemoval(change: Change, removalId: number): Operation<Result<null, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const kept = yield* firstRowOf(
    queryBuilder
      .deleteFrom('removals')
      .where('projectId', '=', change.projectId)
      .where('id', '=', removalId)
      .where('removedAt', '>', change.now - KEPT)
      .returning('rows'),
  );
  if (kept === undefined) return refused({ kind: 'conflict' });
  const rows: RemovedRows = JSON.parse(kept.rows);
  yield* restoreRows(change.projectId, rows);
  return yield* keepWithinBounds(change.projectId, 'rooms', 'sets', 'entries', 'selections');
}

/** Forgets what nobody can have back any more. Answers how many removals. */
export function* forgetRemovals(now: number): Operation<Result<number, never>> {
  const forgotten = yield* rowsOf(
    queryBuilder
      .deleteFrom('removals')
      .where('removedAt', '<=', now - KEPT)
      .returning('id'),
  );
  return accepted(forgotten.length);
}

/** What a call removes: a room, a set wherever it is, a set or single product of a room, an e-catalogue product. */
type Removed =
  | { readonly kind: 'room'; readonly roomId: number }
  | { readonly kind: 'set'; readonly setId: number }
  | { readonly kind: 'entry'; readonly list: RoomList; readonly roomId: number; readonly entryId: number }
  | { readonly kind: 'selection'; readonly catalogId: number };

/** The rows that go with something. */
function* rowsToRemove(projectId: string, removed: Removed): Operation<RemovedRows> {
  switch (removed.kind) {
    case 'room':
      return { ...none, ...(yield* rowsOfRoom(projectId, removed.roomId)) };
    case 'set':
      return { ...none, ...(yield* rowsOfSet(projectId, removed.setId)) };
    case 'entry': {
      const { list, roomId, entryId } = removed;
      const entries = entriesOf(list, projectId).where('roomId', '=', roomId).where('entryId', '=', entryId);
      return { ...none, [list]: yield* rowsOf(entries) };
    }
    case 'selection':
      return { ...none, selections: yield* rowsOf(selectionsOf(projectId).where('catalogId', '=', removed.catalogId)) };
  }
}

const none: RemovedRows = { rooms: [], sets: [], roomSets: [], roomProducts: [], selections: [] };

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

const selectionsOf = (projectId: string) =>
  queryBuilder.selectFrom('selections').selectAll().where('projectId', '=', projectId);

/** Writes removed rows back as they were; an entry of a room or set that is gone by now is left out. */
function* restoreRows(projectId: string, rows: RemovedRows): Operation<void> {
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
  for (const batch of batches(rows)) yield* perform(written(batch.map(([row]) => row)));
}

const insertMissing = <Table extends keyof RemovedRows>(table: Table) =>
  queryBuilder.insertInto(table).onConflict((conflict) => conflict.doNothing());

function* idsOf(table: 'rooms' | 'sets', projectId: string): Operation<ReadonlySet<number>> {
  const rows = yield* rowsOf(queryBuilder.selectFrom(table).select('id').where('projectId', '=', projectId));
  return new Set(rows.map(({ id }) => id));
}

/** What one call removed from a project, row by row, as it was. */
type RemovedRows = {
  readonly [Table in 'rooms' | 'sets' | 'roomSets' | 'roomProducts' | 'selections']: readonly Selectable<
    Tables[Table]
  >[];
};
