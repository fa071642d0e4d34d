import { ok, err, type Result } from '@ramka/domain/result';
import { requireWithinLimits, type LimitExceeded } from '../project/limits.ts';
import { beginChange, type Change } from '../project/change.ts';
import { updateProjectLabels } from '../project/labels/labels.store.ts';
import type { ProjectRow } from '../project/project-row.ts';
import { loadContent } from '../project/projects.store.ts';
import { rowOfEntry } from '../project/entry-rows.ts';
import { type Operation, execute, chunk, pipelined } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';
import { matchPlan, type PlanMatch } from './match-plan.ts';
import type { Plan } from './plan.ts';

/** Why a plan is not written: the project is unknown or would become too large, or nothing changes. */
export type DeliveryRefusal =
  | { readonly kind: 'unknown-project' }
  | LimitExceeded
  | { readonly kind: 'nothing-new'; readonly match: PlanMatch };

/**
 * Writes a plan into a project, completely or not at all, and marks the project as having an unread delivery
 * (docs/readings.md#r16).
 */
export function* deliverPlan(delivery: Delivery, plan: Plan): Operation<Result<PlanMatch, DeliveryRefusal>> {
  const { projectId } = delivery;
  const [project, content] = yield* pipelined(beginChange({ ...delivery, cause: 'delivery' }), loadContent(projectId));
  if (!project.ok) return project;
  const match = matchPlan({ ...project.value, ...content }, plan);
  if (!match.changed) return err({ kind: 'nothing-new', match });
  yield* writeProject(project.value, plan, match);
  yield* writeRooms(projectId, match);
  yield* writeSets(delivery, match);
  yield* updateProjectLabels(project.value);
  const withinLimits = yield* requireWithinLimits(projectId, 'rooms', 'sets', 'entries');
  return withinLimits.ok ? ok(match) : withinLimits;
}

const writeProject = ({ id, version, nextRoomId, nextSetId }: ProjectRow, { url }: Plan, match: PlanMatch) =>
  execute(
    queryBuilder
      .updateTable('projects')
      .set({
        planningUrl: url,
        deliveredVersion: version,
        nextRoomId: nextRoomId + match.rooms.added.length,
        nextSetId: nextSetId + match.sets.added.length,
      })
      .where('id', '=', id),
  );

/** Adds, renames, releases and removes rooms. Removing a room removes its contents. */
function* writeRooms(projectId: string, { rooms }: PlanMatch): Operation<void> {
  for (const rows of chunk(rooms.added))
    yield* execute(queryBuilder.insertInto('rooms').values(rows.map(([room]) => ({ ...room, projectId }))));
  for (const { id, name } of rooms.renamed) yield* execute(updateRooms(projectId, [id]).set({ name }));
  if (rooms.released.length > 0) yield* execute(updateRooms(projectId, rooms.released).set({ planningId: null }));
  if (rooms.removed.length > 0)
    yield* execute(
      queryBuilder.deleteFrom('rooms').where('projectId', '=', projectId).where('id', 'in', rooms.removed),
    );
}

const updateRooms = (projectId: string, ids: readonly number[]) =>
  queryBuilder.updateTable('rooms').where('projectId', '=', projectId).where('id', 'in', ids);

/** Adds, changes and removes sets, and updates the lists of their rooms. */
function* writeSets({ projectId, now }: Delivery, { sets, lists }: PlanMatch): Operation<void> {
  for (const rows of chunk(sets.added))
    yield* execute(
      queryBuilder
        .insertInto('sets')
        .values(rows.map(([set]) => ({ ...set, projectId, createdAt: now, changedAt: now }))),
    );
  for (const { id, ...set } of sets.changed)
    yield* execute(
      queryBuilder
        .updateTable('sets')
        .set({ ...set, changedAt: now })
        .where('projectId', '=', projectId)
        .where('id', '=', id),
    );
  if (sets.removed.length > 0)
    yield* execute(queryBuilder.deleteFrom('sets').where('projectId', '=', projectId).where('id', 'in', sets.removed));
  yield* writeLists(projectId, lists);
}

function* writeLists(projectId: string, lists: PlanMatch['lists']): Operation<void> {
  if (lists.length === 0) return;
  yield* execute(
    queryBuilder
      .deleteFrom('roomSets')
      .where('projectId', '=', projectId)
      .where(
        'roomId',
        'in',
        lists.map(({ roomId }) => roomId),
      ),
  );
  const entries = lists.flatMap(({ roomId, sets }) =>
    sets.map((entry, index) => ({ ...rowOfEntry(roomId, entry, index + 1), projectId })),
  );
  for (const rows of chunk(entries))
    yield* execute(queryBuilder.insertInto('roomSets').values(rows.map(([entry]) => entry)));
}

type Delivery = Pick<Change, 'projectId' | 'now'>;
