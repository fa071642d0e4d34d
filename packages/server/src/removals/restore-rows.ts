import { perform, rowsOf, type AnyQuery, type Operation } from '../store/operation.ts';
import { portions } from '../store/portions.ts';
import { queryBuilder } from '../store/query-builder.ts';
import type { RemovedRows } from './removed-rows.ts';

/** Writes removed rows back as they were; an entry of a room or set that is gone by now is left out. */
export function* restoreRows(projectId: string, rows: RemovedRows): Operation<void> {
  yield* inPortions(rows.rooms, (portion) => insertMissing('rooms').values(portion));
  yield* inPortions(rows.sets, (portion) => insertMissing('sets').values(portion));
  const rooms = yield* idsOf('rooms', projectId);
  const sets = yield* idsOf('sets', projectId);
  const roomSets = rows.roomSets.filter(({ roomId, entryId }) => rooms.has(roomId) && sets.has(entryId));
  const roomProducts = rows.roomProducts.filter(({ roomId }) => rooms.has(roomId));
  yield* inPortions(roomSets, (portion) => insertMissing('roomSets').values(portion));
  yield* inPortions(roomProducts, (portion) => insertMissing('roomProducts').values(portion));
  yield* inPortions(rows.selections, (portion) => insertMissing('selections').values(portion));
}

function* inPortions<Row>(rows: readonly Row[], written: (portion: Row[]) => AnyQuery): Operation<void> {
  for (const portion of portions(rows)) yield* perform(written(portion.map(([row]) => row)));
}

const insertMissing = <Table extends keyof RemovedRows>(table: Table) =>
  queryBuilder.insertInto(table).onConflict((conflict) => conflict.doNothing());

function* idsOf(table: 'rooms' | 'sets', projectId: string): Operation<ReadonlySet<number>> {
  const rows = yield* rowsOf(queryBuilder.selectFrom(table).select('id').where('projectId', '=', projectId));
  return new Set(rows.map(({ id }) => id));
}
