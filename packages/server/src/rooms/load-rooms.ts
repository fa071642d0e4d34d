import { rowsOf, type Operation } from '../store/operation.ts';
import { prepared } from '../store/prepared.ts';
import { together } from '../store/together.ts';
import { queryBuilder } from '../store/query-builder.ts';
import type { RoomEntry } from '@ramka/domain/project';

/** A room and what is in it, in the order of adding (reading R8). */
export type RoomContents = {
  readonly id: number;
  readonly name: string;
  readonly sets: readonly RoomEntry[];
  readonly products: readonly RoomEntry[];
  /** Its name in the planning tool, which locks it; null: the visitor made it. */
  readonly planningId: string | null;
};

/** The rooms of a project, newest first. */
export function* loadRooms(projectId: string): Operation<readonly RoomContents[]> {
  const [rooms, sets, products] = yield* together(
    rowsOf(roomsOfProject({ projectId })),
    entriesByRoom('roomSets', projectId),
    entriesByRoom('roomProducts', projectId),
  );
  return rooms.map(({ id, name, planningId }) => ({
    id,
    name,
    sets: sets.get(id) ?? [],
    products: products.get(id) ?? [],
    planningId,
  }));
}

function* entriesByRoom(
  table: 'roomSets' | 'roomProducts',
  projectId: string,
): Operation<ReadonlyMap<number, readonly RoomEntry[]>> {
  const rows = yield* rowsOf(entriesOfProject[table]({ projectId }));
  const byRoom = new Map<number, RoomEntry[]>();
  // Sorting the few rows here takes half the time that it takes the database.
  for (const { roomId, entryId, quantity } of rows.toSorted((one, other) => one.position - other.position)) {
    const entry = { id: entryId, quantity };
    const entries = byRoom.get(roomId);
    if (entries === undefined) byRoom.set(roomId, [entry]);
    else entries.push(entry);
  }
  return byRoom;
}

const roomsOfProject = prepared(({ projectId }: { projectId: string }) =>
  queryBuilder
    .selectFrom('rooms')
    .select(['id', 'name', 'planningId'])
    .where('projectId', '=', projectId)
    .orderBy('id', 'desc'),
);

const entriesIn = (table: 'roomSets' | 'roomProducts') =>
  prepared(({ projectId }: { projectId: string }) =>
    queryBuilder
      .selectFrom(table)
      .select(['roomId', 'entryId', 'quantity', 'position'])
      .where('projectId', '=', projectId),
  );

const entriesOfProject = { roomSets: entriesIn('roomSets'), roomProducts: entriesIn('roomProducts') };
