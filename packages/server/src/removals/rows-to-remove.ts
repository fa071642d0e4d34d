import type { RoomList } from '../rooms/room-list.ts';
import { rowsOf, type Operation } from '../store/operation.ts';
import { queryBuilder } from '../store/query-builder.ts';
import type { RemovedRows } from './removed-rows.ts';

/** What a call removes: a room, a set wherever it is, a set or single product of a room, an e-catalogue product. */
export type Removed =
  | { readonly kind: 'room'; readonly roomId: number }
  | { readonly kind: 'set'; readonly setId: number }
  | { readonly kind: 'entry'; readonly list: RoomList; readonly roomId: number; readonly entryId: number }
  | { readonly kind: 'selection'; readonly catalogId: number };

/** The rows that go with something. */
export function* rowsToRemove(projectId: string, removed: Removed): Operation<RemovedRows> {
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
