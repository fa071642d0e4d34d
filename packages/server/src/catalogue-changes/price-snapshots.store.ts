import { ok, err, type Result } from '@ramka/domain/result';
import { sql } from 'kysely';
import { findProject } from '../project/project-row.ts';
import { deleteExpired, LARGE_ROWS } from '../store/delete-expired.ts';
import { firstRowOf, type Operation, execute } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';

/** Milliseconds for which an unused snapshot is kept, because a project may be about to refer to it. */
const RETENTION = 24 * 60 * 60 * 1000;

/** The snapshot that visitors of a project last confirmed, and the time of the confirmation. */
export type ConfirmedSnapshot = { readonly id: string; readonly seenAt: number; readonly articles: string };

/** Finds the last confirmed snapshot of a project; undefined if there is none or it was deleted. */
export function* findConfirmedSnapshot(projectId: string): Operation<ConfirmedSnapshot | undefined> {
  const row = yield* firstRowOf(
    queryBuilder
      .selectFrom('projects')
      .innerJoin('editions', 'editions.id', 'projects.seenEdition')
      .select(['editions.id as id', 'projects.seenAt as seenAt', 'editions.articles as articles'])
      .where('projects.id', '=', projectId),
  );
  return row && { ...row, seenAt: row.seenAt ?? 0 };
}

/** A snapshot to be stored when a project refers to it. */
export type NewSnapshot = { readonly id: string; readonly articles: () => string };

/** Stores that a snapshot was confirmed in a project. This does not change the project version. */
export function* confirmSnapshot(
  projectId: string,
  { id, articles }: NewSnapshot,
  now: number,
): Operation<Result<null, { readonly kind: 'unknown-project' }>> {
  if ((yield* findProject(projectId)) === undefined) return err({ kind: 'unknown-project' });
  yield* execute(
    queryBuilder.updateTable('projects').set({ seenEdition: id, seenAt: now }).where('id', '=', projectId),
  );
  const stored = yield* firstRowOf(queryBuilder.selectFrom('editions').select('id').where('id', '=', id));
  if (stored === undefined)
    yield* execute(
      queryBuilder
        .insertInto('editions')
        .values({ id, keptAt: now, articles: articles() })
        .onConflict((conflict) => conflict.doNothing()),
    );
  return ok(null);
}

/** Deletes one batch of snapshots that no project refers to. */
export const deleteUnusedSnapshots = (now: number): Operation<Result<number, never>> =>
  deleteExpired({
    table: 'editions',
    key: ['id'],
    where: sql`"keptAt" <= ${now - RETENTION} AND NOT EXISTS (SELECT 1 FROM "projects" WHERE "projects"."seenEdition" = "editions"."id")`,
    batch: LARGE_ROWS,
  });
