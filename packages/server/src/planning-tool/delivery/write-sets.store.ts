import { perform, type Operation } from '../../store/operation.ts';
import { portions } from '../../store/portions.ts';
import { queryBuilder } from '../../store/query-builder.ts';
import type { Delivery } from './delivery.ts';
import type { PlanMatch } from './matching/match-plan.ts';

/** Adds, changes and removes sets as a plan wants it, and puts them into their rooms. */
export function* writeSets({ projectId, now }: Delivery, { sets, lists }: PlanMatch): Operation<void> {
  for (const rows of portions(sets.added))
    yield* perform(
      queryBuilder
        .insertInto('sets')
        .values(rows.map(([set]) => ({ ...set, projectId, createdAt: now, changedAt: now }))),
    );
  for (const { id, ...set } of sets.changed)
    yield* perform(
      queryBuilder
        .updateTable('sets')
        .set({ ...set, changedAt: now })
        .where('projectId', '=', projectId)
        .where('id', '=', id),
    );
  if (sets.removed.length > 0)
    yield* perform(queryBuilder.deleteFrom('sets').where('projectId', '=', projectId).where('id', 'in', sets.removed));
  yield* writeLists(projectId, lists);
}

function* writeLists(projectId: string, lists: PlanMatch['lists']): Operation<void> {
  if (lists.length === 0) return;
  yield* perform(
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
    sets.map(({ id, quantity }, index) => ({ projectId, roomId, entryId: id, quantity, position: index + 1 })),
  );
  for (const rows of portions(entries))
    yield* perform(queryBuilder.insertInto('roomSets').values(rows.map(([entry]) => entry)));
}
