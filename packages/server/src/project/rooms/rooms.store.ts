import type { RoomEntry } from '@ramka/domain/project';
import type { SetDefaults } from '@ramka/domain/set/frames';
import { ok, err, type Result } from '@ramka/domain/result';
import { entryColumns, roomColumns, type Row } from '../../store/columns.ts';
import { firstRowOf, type Operation, execute, pipelined } from '../../store/operation.ts';
import { projectReader, queryBuilder, type RowsOf } from '../../store/tables.ts';
import { requireWithinLimits } from '../limits.ts';
import { beginProjectChange, type Change, type ChangeRefusal } from '../change.ts';
import { readSetDefaults, writeSetDefaults } from '../set-defaults.ts';
import { updateProjectLabels } from '../labels/labels.store.ts';
import type { ProjectRow } from '../project-row.ts';
import { recordUndo } from '../history/undo.store.ts';
import { entryOfRow, type EntryRow } from '../entry-rows.ts';

/** A room with its contents in order (docs/readings.md#r8). */
export type RoomContents = Omit<Row<typeof roomColumns>, 'position' | 'look'> & {
  readonly sets: readonly RoomEntry[];
  readonly products: readonly RoomEntry[];
  /** The defaults of new sets for this room; null: those of the project. */
  readonly look: SetDefaults | null;
};

/** The rooms of a project in display order: newest first until reordered (docs/readings.md#r30). */
export function* loadRooms(projectId: string): Operation<readonly RoomContents[]> {
  return roomsOfRows(yield* readRooms(projectId));
}

/** Columns of rooms and their entries for `projectReader`. */
export const roomReader = { rooms: roomColumns, roomSets: entryColumns, roomProducts: entryColumns } as const;

const readRooms = projectReader(roomReader);

/** Converts rows to rooms in display order. */
export const roomsOfRows = ({ rooms, roomSets, roomProducts }: RowsOf<typeof readRooms>): readonly RoomContents[] => {
  const sets = entriesByRoom(roomSets);
  const products = entriesByRoom(roomProducts);
  return rooms
    .toSorted((one, other) => one.position - other.position || other.id - one.id)
    .map((row) => roomOfRow(row, sets.get(row.id), products.get(row.id)));
};

const roomOfRow = (
  { position: _position, look, ...room }: Row<typeof roomColumns>,
  sets: readonly RoomEntry[] = [],
  products: readonly RoomEntry[] = [],
): RoomContents => ({ ...room, sets, products, look: readSetDefaults(look) });

/** The row of a visitor's new room, which may be a copy or come from a project file. */
export const newRoomRow = (
  projectId: string,
  id: number,
  { sets: _sets, products: _products, look, ...room }: Omit<RoomContents, 'id' | 'planningId'>,
) => ({ ...room, projectId, id, planningId: null, look: look && writeSetDefaults(look) });

const entriesByRoom = (rows: readonly EntryRow[]): ReadonlyMap<number, readonly RoomEntry[]> => {
  const byRoom = new Map<number, RoomEntry[]>();
  for (const row of rows.toSorted((one, other) => one.position - other.position)) {
    const entries = byRoom.get(row.roomId);
    if (entries === undefined) byRoom.set(row.roomId, [entryOfRow(row)]);
    else entries.push(entryOfRow(row));
  }
  return byRoom;
};

/** The current state of a room; an empty room with that name if it was deleted. */
export function* findRoom(projectId: string, room: Pick<RoomContents, 'id' | 'name'>): Operation<RoomContents> {
  const rooms = yield* loadRooms(projectId);
  return rooms.find(({ id }) => id === room.id) ?? emptyRoom(room);
}

export const emptyRoom = (room: Pick<RoomContents, 'id' | 'name'>): RoomContents => roomOfRow(roomColumns.parse(room));

/** Adds an empty room. */
export function* createRoom(change: Change, name: string): Operation<Result<RoomContents, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const { projectId } = change;
  const id = project.value.nextRoomId;
  yield* execute(
    queryBuilder
      .updateTable('projects')
      .set({ nextRoomId: id + 1 })
      .where('id', '=', projectId),
  );
  yield* execute(queryBuilder.insertInto('rooms').values({ projectId, id, name }));
  const withinLimits = yield* requireWithinLimits(projectId, 'rooms');
  if (!withinLimits.ok) return withinLimits;
  return ok(emptyRoom({ id, name }));
}

export function* renameRoom(
  change: Change,
  roomId: number,
  name: string,
): Operation<Result<RoomContents, ChangeRefusal>> {
  const found = yield* beginOwnRoomChange(change, roomId);
  if (!found.ok) return found;
  yield* execute(
    queryBuilder.updateTable('rooms').set({ name }).where('projectId', '=', change.projectId).where('id', '=', roomId),
  );
  const rooms = yield* loadRooms(change.projectId);
  const room = rooms.find(({ id }) => id === roomId);
  return room === undefined ? err({ kind: 'unknown-room' }) : ok(room);
}

/** Deletes a room; its sets stay in the project. Returns the undo id. */
export function* removeRoom(change: Change, roomId: number): Operation<Result<number, ChangeRefusal>> {
  const found = yield* beginOwnRoomChange(change, roomId);
  if (!found.ok) return found;
  const undoId = yield* recordUndo(change, { kind: 'room', roomId });
  yield* execute(queryBuilder.deleteFrom('rooms').where('projectId', '=', change.projectId).where('id', '=', roomId));
  yield* updateProjectLabels(found.value.project);
  return ok(undoId);
}

/** Fails for a room of the planning tool, which may not be renamed or deleted (docs/specification.md#s6-4). */
function* beginOwnRoomChange(change: Change, roomId: number): Operation<Result<BegunRoom, ChangeRefusal>> {
  const room = yield* beginRoomChange(change, roomId);
  return room.ok && room.value.planningId !== null ? err({ kind: 'locked-room' }) : room;
}

type BegunRoom = Pick<RoomContents, 'planningId'> & { readonly project: ProjectRow };

/** The first step of every change to a room or its contents. */
export function* beginRoomChange(change: Change, roomId: number): Operation<Result<BegunRoom, ChangeRefusal>> {
  const [project, room] = yield* pipelined(
    beginProjectChange(change),
    firstRowOf(
      queryBuilder
        .selectFrom('rooms')
        .select('planningId')
        .where('projectId', '=', change.projectId)
        .where('id', '=', roomId),
    ),
  );
  if (!project.ok) return project;
  return room === undefined ? err({ kind: 'unknown-room' }) : ok({ ...room, project: project.value });
}
