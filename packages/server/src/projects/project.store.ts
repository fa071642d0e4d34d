import { accepted, refused, type Result } from '@ramka/domain/result';
import { firstRowOf, perform, type Operation } from '../store/operation.ts';
import { queryBuilder } from '../store/query-builder.ts';
import { beginProjectChange } from './changes/begin-change.ts';
import type { Change } from './changes/change.ts';
import type { ChangeRefusal } from './changes/change-refusal.ts';
import { loadRooms, type RoomContents } from '../rooms/load-rooms.ts';
import type { ProjectRow } from './find-project.ts';

/** A project and its rooms. */
export type ProjectWithRooms = ProjectRow & { readonly rooms: readonly RoomContents[] };

/** Creates an empty project; refused where the id is taken. */
export function* createProject(
  { id, name, variant }: Pick<ProjectRow, 'id' | 'name' | 'variant'>,
  now: number,
): Operation<Result<ProjectWithRooms, 'taken'>> {
  const project = { id, name, variant, version: 1, nextRoomId: 1, nextSetId: 1, ...unlinked };
  const created = yield* firstRowOf(
    queryBuilder
      .insertInto('projects')
      .values({ ...project, createdAt: now, changedAt: now, deletedAt: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  );
  if (created === undefined) return refused('taken');
  return accepted({ ...project, rooms: [] });
}

const unlinked = { planningUrl: null, deliveredVersion: 0, readVersion: 0 };

/** Gives a project another name. */
export function* renameProject(change: Change, name: string): Operation<Result<ProjectWithRooms, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  yield* perform(queryBuilder.updateTable('projects').set({ name }).where('id', '=', change.projectId));
  const rooms = yield* loadRooms(change.projectId);
  return accepted({ ...project.value, name, rooms });
}

/** Deletes a project; it stays restorable for a while (reading R14). */
export function* removeProject(change: Change): Operation<Result<null, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  yield* perform(
    queryBuilder.updateTable('projects').set({ deletedAt: change.now }).where('id', '=', change.projectId),
  );
  return accepted(null);
}
