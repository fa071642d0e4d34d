import { accepted, refused, type Result } from '@ramka/domain/result';
import { sql } from 'kysely';
import { findProject } from '../project/project-row.ts';
import { deleteExpired, LARGE_ROWS } from '../store/delete-expired.ts';
import { firstRowOf, type Operation, execute } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';

/** How long an edition that no project refers to is kept, in milliseconds: a project may be about to. */
const KEPT = 24 * 60 * 60 * 1000;

/** What a project's visitors have last seen: an edition, as it was kept, and when. */
export type SeenEdition = { readonly id: string; readonly seenAt: number; readonly articles: string };

/** The edition last seen in a project; undefined where none was, or it is not kept. */
export function* findSeenEdition(projectId: string): Operation<SeenEdition | undefined> {
  const row = yield* firstRowOf(
    queryBuilder
      .selectFrom('projects')
      .innerJoin('editions', 'editions.id', 'projects.seenEdition')
      .select(['editions.id as id', 'projects.seenAt as seenAt', 'editions.articles as articles'])
      .where('projects.id', '=', projectId),
  );
  return row && { ...row, seenAt: row.seenAt ?? 0 };
}

/** An edition as it is kept once a project refers to it. */
export type KeptEdition = { readonly id: string; readonly articles: () => string };

/** Remembers that an edition was seen in a project; that is no change to the project. */
export function* markSeen(
  projectId: string,
  { id, articles }: KeptEdition,
  now: number,
): Operation<Result<null, { readonly kind: 'unknown-project' }>> {
  if ((yield* findProject(projectId)) === undefined) return refused({ kind: 'unknown-project' });
  yield* execute(
    queryBuilder.updateTable('projects').set({ seenEdition: id, seenAt: now }).where('id', '=', projectId),
  );
  const kept = yield* firstRowOf(queryBuilder.selectFrom('editions').select('id').where('id', '=', id));
  if (kept === undefined)
    yield* execute(
      queryBuilder
        .insertInto('editions')
        .values({ id, keptAt: now, articles: articles() })
        .onConflict((conflict) => conflict.doNothing()),
    );
  return accepted(null);
}

/** Deletes editions that no project refers to; one batch. */
export const forgetEditions = (now: number): Operation<Result<number, never>> =>
  deleteExpired({
    table: 'editions',
    key: ['id'],
    where: sql`"keptAt" <= ${now - KEPT} AND NOT EXISTS (SELECT 1 FROM "projects" WHERE "projects"."seenEdition" = "editions"."id")`,
    batch: LARGE_ROWS,
  });
