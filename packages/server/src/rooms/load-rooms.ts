import { rowsOf, type Operation } from '../store/operation.ts';
import { queryBuilder } from '../store/query-builder.ts';
import type { RoomEntry } from '@ramka/domain/project/room-content';

/** A room and what is in it, in the order of adding (reading R8). */
export type RoomContents = {
  readonly id: number;
  readonly name: string;
  readonly sets: readonly RoomEntry[];
  readonly products: readonly RoomEntry[];
};

/** The rooms of a project, newest first. */
export function* loadRooms(projectId: string): Operation<readonly RoomContents[]> {
  const rooms = yield* rowsOf(
    queryBuilder.selectFrom('rooms').select(['id', 'name']).where('projectId', '=', projectId).orderBy('id', 'desc'),
  );
  const sets = yield* entriesByRoom('roomSets', projectId);
  const products = yield* entriesByRoom('roomProducts', projectId);
  return rooms.map(({ id, name }) => ({ id, name, sets: sets.get(id) ?? [], products: products.get(id) ?? [] }));
}

function* entriesByRoom(
  table: 'roomSets' | 'roomProducts',
  projectId: string,
): Operation<ReadonlyMap<number, readonly RoomEntry[]>> {
  const rows = yield* rowsOf(
    queryBuilder
      .selectFrom(table)
      .select(['roomId', 'entryId', 'quantity'])
      .where('projectId', '=', projectId)
      .orderBy('position'),
  );
  const byRoom = new Map<number, RoomEntry[]>();
  for (const { roomId, entryId, quantity } of rows) {
    const entry = { id: entryId, quantity };
    const entries = byRoom.get(roomId);
    if (entries === undefined) byRoom.set(roomId, [entry]);
    else entries.push(entry);
  }
  return byRoom;
}
