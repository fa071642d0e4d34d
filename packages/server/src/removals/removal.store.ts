import { accepted, refused, type Result } from '@ramka/domain/result';
import { beginProjectChange } from '../projects/changes/begin-change.ts';
import type { Change } from '../projects/changes/change.ts';
import type { ChangeRefusal } from '../projects/changes/change-refusal.ts';
import { firstRowOf, perform, rowsOf, type Operation } from '../store/operation.ts';
import { queryBuilder } from '../store/query-builder.ts';
import type { RemovedRows } from './removed-rows.ts';
import { restoreRows } from './restore-rows.ts';
import { rowsToRemove, type Removed } from './rows-to-remove.ts';

/** How long something removed can be given back, in milliseconds: an hour, though the message shows for seconds. */
const KEPT = 60 * 60 * 1000;

/** Keeps what is about to be removed, to be given back. Answers the id of the removal. */
export function* keepRemoval({ projectId, now }: Change, removed: Removed): Operation<number> {
  const rows = yield* rowsToRemove(projectId, removed);
  const project = yield* firstRowOf(queryBuilder.selectFrom('projects').select('version').where('id', '=', projectId));
  const id = project?.version ?? 0;
  yield* perform(
    queryBuilder.insertInto('removals').values({ projectId, id, removedAt: now, rows: JSON.stringify(rows) }),
  );
  return id;
}

/** Gives back what was removed, under its ids and at its places; what is there again by now stays as it is. */
export function* undoRemoval(change: Change, removalId: number): Operation<Result<null, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const kept = yield* firstRowOf(
    queryBuilder
      .deleteFrom('removals')
      .where('projectId', '=', change.projectId)
      .where('id', '=', removalId)
      .where('removedAt', '>', change.now - KEPT)
      .returning('rows'),
  );
  if (kept === undefined) return refused({ kind: 'conflict' });
  const rows: RemovedRows = JSON.parse(kept.rows);
  yield* restoreRows(change.projectId, rows);
  return accepted(null);
}

/** Forgets what nobody can have back any more. Answers how many removals. */
export function* forgetRemovals(now: number): Operation<Result<number, never>> {
  const forgotten = yield* rowsOf(
    queryBuilder
      .deleteFrom('removals')
      .where('removedAt', '<=', now - KEPT)
      .returning('id'),
  );
  return accepted(forgotten.length);
}
