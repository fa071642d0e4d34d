import { ok, type Result } from '@ramka/domain/result';
import { type Operation, execute } from '../store/operation.ts';
import type { Store } from '../store/store.ts';
import { queryBuilder } from '../store/tables.ts';
import type { ProjectRow } from './project-row.ts';
import { createProject, type ProjectWithRooms } from './projects.store.ts';

/** The identity of a project to be created. */
export type NewProject = { readonly id: string; readonly deploymentId: string; readonly now: number };

/** A batch of rows that one transaction writes. */
export type Portion = () => Operation<void>;

/**
 * Creates a project with contents; fails if the id is taken. It is written in several transactions, between which other
 * requests run. Until the last one it is marked as deleted, so that nobody sees an incomplete project. The remains
 * of a crash are erased like other deleted projects.
 */
export const createInPortions = async <Columns extends Partial<ProjectRow> & Pick<ProjectRow, 'name'>>(
  store: Store,
  project: NewProject,
  columns: Columns,
  portions: Iterable<Portion>,
): Promise<Result<ProjectWithRooms & Columns, 'taken'>> => {
  const created = await store.write(() => createHidden(project, columns));
  if (!created.ok) return created;
  for (const portion of portions) await store.write(() => writePortion(portion));
  await store.write(() => revealProject(project.id));
  return ok({ ...created.value, ...columns });
};

function* createHidden(
  { id, deploymentId, now }: NewProject,
  columns: Partial<ProjectRow> & Pick<ProjectRow, 'name'>,
): Operation<Result<ProjectWithRooms, 'taken'>> {
  const created = yield* createProject({ id, name: columns.name, deploymentId }, now);
  if (!created.ok) return created;
  yield* execute(
    queryBuilder
      .updateTable('projects')
      .set({ ...columns, deletedAt: now })
      .where('id', '=', id),
  );
  return created;
}

function* writePortion(portion: Portion): Operation<Result<null, never>> {
  yield* portion();
  return ok(null);
}

function* revealProject(id: string): Operation<Result<null, never>> {
  yield* execute(queryBuilder.updateTable('projects').set({ deletedAt: null }).where('id', '=', id));
  return ok(null);
}
