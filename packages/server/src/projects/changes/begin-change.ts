import { accepted, refused, type Result } from '@ramka/domain/result';
import { firstRowOf, type Operation } from '../../store/operation.ts';
import { prepared } from '../../store/prepared.ts';
import { queryBuilder } from '../../store/query-builder.ts';
import type { Change } from './change.ts';
import { projectColumns, type ProjectRow } from '../find-project.ts';

/**
 * The first step of every change to a project or anything in it: raises its version. Whoever else changes the project at
 * the same time waits here until this change is done.
 */
export function* beginChange({
  projectId,
  now,
}: Pick<Change, 'projectId' | 'now'>): Operation<Result<ProjectRow, { readonly kind: 'unknown-project' }>> {
  const project = yield* firstRowOf(raiseVersion({ id: projectId, changedAt: now }));
  return project === undefined ? refused({ kind: 'unknown-project' }) : accepted(project);
}

const raiseVersion = prepared(({ id, changedAt }: { id: string; changedAt: number }) =>
  queryBuilder
    .updateTable('projects')
    .set((row) => ({ version: row('version', '+', 1), changedAt }))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning(projectColumns),
);

/** As `beginChange`, refused where the caller has seen another version of the project. */
export function* beginProjectChange(
  change: Change,
): Operation<Result<ProjectRow, { readonly kind: 'unknown-project' | 'stale' }>> {
  const project = yield* beginChange(change);
  if (!project.ok) return project;
  return isSeen(change, project.value.version - 1) ? project : refused({ kind: 'stale' });
}

/** Whether a version is one that the caller may have seen. */
export const isSeen = ({ seen }: Pick<Change, 'seen'>, version: number): boolean =>
  seen === undefined || seen.includes(version);
