import { accepted, refused, type Result } from '@ramka/domain/result';
import { beginChange } from '../../projects/changes/begin-change.ts';
import type { ProjectRow } from '../../projects/find-project.ts';
import { loadRooms } from '../../rooms/load-rooms.ts';
import { listSets } from '../../sets/set.store.ts';
import { perform, type Operation } from '../../store/operation.ts';
import { queryBuilder } from '../../store/query-builder.ts';
import { together } from '../../store/together.ts';
import type { Delivery } from './delivery.ts';
import { matchPlan, type PlanMatch } from './matching/match-plan.ts';
import type { Plan } from './plan.ts';
import { writeRooms } from './write-rooms.store.ts';
import { writeSets } from './write-sets.store.ts';

/** Why a plan is not written: there is no such project, or all of it is there already. */
export type DeliveryRefusal =
  | { readonly kind: 'unknown-project' }
  | { readonly kind: 'nothing-new'; readonly match: PlanMatch };

/** Puts a plan into a project, whole or not at all; its visitors have something new to read then (reading R16). */
export function* deliverPlan(delivery: Delivery, plan: Plan): Operation<Result<PlanMatch, DeliveryRefusal>> {
  const { projectId } = delivery;
  const [project, rooms, sets] = yield* together(beginChange(delivery), loadRooms(projectId), listSets(projectId));
  if (!project.ok) return project;
  const match = matchPlan({ ...project.value, rooms, sets }, plan);
  if (!match.changed) return refused({ kind: 'nothing-new', match });
  yield* writeProject(project.value, plan, match);
  yield* writeRooms(projectId, match);
  yield* writeSets(delivery, match);
  return accepted(match);
}

const writeProject = ({ id, version, nextRoomId, nextSetId }: ProjectRow, { url }: Plan, match: PlanMatch) =>
  perform(
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
