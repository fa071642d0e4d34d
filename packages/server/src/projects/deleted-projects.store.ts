import { accepted, refused, type Result } from '@ramka/domain/result';
import { firstRowOf, perform, rowsOf, type Operation } from '../store/operation.ts';
import { queryBuilder } from '../store/query-builder.ts';

/** How long a deleted project can be restored, in milliseconds: 30 days (reading R14). */
export const RESTORABLE_FOR = 30 * 24 * 60 * 60 * 1000;

/** How many projects one change erases, so that visitors never wait long for it. */
const AT_ONCE = 200;

/** Brings a deleted project back, with all that it held; answers its name. */
export function* restoreProject(
  id: string,
  now: number,
): Operation<Result<string, 'unknown-project' | 'not-deleted' | 'deleted-too-long-ago'>> {
  const project = yield* firstRowOf(
    queryBuilder.selectFrom('projects').select(['name', 'deletedAt']).where('id', '=', id),
  );
  if (project === undefined) return refused('unknown-project');
  if (project.deletedAt === null) return refused('not-deleted');
  const restored = yield* firstRowOf(
    queryBuilder
      .updateTable('projects')
      .set((row) => ({ deletedAt: null, version: row('version', '+', 1), changedAt: now }))
      .where('id', '=', id)
      .where('deletedAt', '>', now - RESTORABLE_FOR)
      .returning('name'),
  );
  return restored === undefined ? refused('deleted-too-long-ago') : accepted(restored.name);
}

/** Erases some of the projects that can no longer be restored; answers how many. */
export function* eraseProjects(now: number): Operation<Result<number, never>> {
  const gone = yield* rowsOf(
    queryBuilder
      .selectFrom('projects')
      .select('id')
      .where('deletedAt', '<=', now - RESTORABLE_FOR)
      .limit(AT_ONCE),
  );
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) yield* perform(queryBuilder.deleteFrom('projects').where('id', 'in', ids));
  return accepted(ids.length);
}
