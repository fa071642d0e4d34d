import { perform, type Operation } from '../../store/operation.ts';
import { portions } from '../../store/portions.ts';
import { queryBuilder } from '../../store/query-builder.ts';
import type { PlanMatch } from './matching/match-plan.ts';

/** Adds, renames, releases and removes rooms as a plan wants it; with a room goes what is in it. */
export function* writeRooms(projectId: string, { rooms }: PlanMatch): Operation<void> {
  for (const rows of portions(rooms.added))
    yield* perform(queryBuilder.insertInto('rooms').values(rows.map(([room]) => ({ ...room, projectId }))));
  for (const { id, name } of rooms.renamed) yield* perform(updateRooms(projectId, [id]).set({ name }));
  if (rooms.released.length > 0) yield* perform(updateRooms(projectId, rooms.released).set({ planningId: null }));
  if (rooms.removed.length > 0)
    yield* perform(
      queryBuilder.deleteFrom('rooms').where('projectId', '=', projectId).where('id', 'in', rooms.removed),
    );
}

const updateRooms = (projectId: string, ids: readonly number[]) =>
  queryBuilder.updateTable('rooms').where('projectId', '=', projectId).where('id', 'in', ids);
