import { accepted, refused, type Result } from '@ramka/domain/result';
import { beginProjectChange } from '../projects/changes/begin-change.ts';
import type { Change } from '../projects/changes/change.ts';
import type { ChangeRefusal } from '../projects/changes/change-refusal.ts';
import { keepRemoval } from '../removals/removal.store.ts';
import { firstRowOf, perform, type Operation } from '../store/operation.ts';
import { queryBuilder } from '../store/query-builder.ts';
import { together } from '../store/together.ts';
import { loadRooms, type RoomContents } from './load-rooms.ts';

/** Adds an empty room. */
export function* createRoom(change: Change, name: string): Operation<Result<RoomContents, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const { projectId } = change;
  const id = project.value.nextRoomId;
  yield* perform(
    queryBuilder
      .updateTable('projects')
      .set({ nextRoomId: id + 1 })
      .where('id', '=', projectId),
  );
  yield* perform(queryBuilder.insertInto('rooms').values({ projectId, id, name }));
  return accepted({ id, name, sets: [], products: [], planningId: null });
}

/** Gives a room another name. */
export function* renameRoom(
  change: Change,
  roomId: number,
  name: string,
): Operation<Result<RoomContents, ChangeRefusal>> {
  const found = yield* beginOwnRoomChange(change, roomId);
  if (!found.ok) return found;
  yield* perform(
    queryBuilder.updateTable('rooms').set({ name }).where('projectId', '=', change.projectId).where('id', '=', roomId),
  );
  const rooms = yield* loadRooms(change.projectId);
  const room = rooms.find(({ id }) => id === roomId);
  return room === undefined ? refused({ kind: 'unknown-room' }) : accepted(room);
}

/** Deletes a room; its sets stay in the project. Answers the removal. */
export function* removeRoom(change: Change, roomId: number): Operation<Result<number, ChangeRefusal>> {
  const found = yield* beginOwnRoomChange(change, roomId);
  if (!found.ok) return found;
  const removal = yield* keepRemoval(change, { kind: 'room', roomId });
  yield* perform(queryBuilder.deleteFrom('rooms').where('projectId', '=', change.projectId).where('id', '=', roomId));
  return accepted(removal);
}

/** Refused where the room is the planning tool's, which locks its name and that it is there (specification §6). */
function* beginOwnRoomChange(change: Change, roomId: number): Operation<Result<BegunRoom, ChangeRefusal>> {
  const room = yield* beginRoomChange(change, roomId);
  return room.ok && room.value.planningId !== null ? refused({ kind: 'locked-room' }) : room;
}

type BegunRoom = Pick<RoomContents, 'planningId'>;

/** The first step of every change to a room or its contents. */
export function* beginRoomChange(change: Change, roomId: number): Operation<Result<BegunRoom, ChangeRefusal>> {
  const [project, room] = yield* together(
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
  return room === undefined ? refused({ kind: 'unknown-room' }) : accepted(room);
}
