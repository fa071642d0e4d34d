import { accepted, refused, type Result } from '@ramka/domain/result';
import { perform, type Operation } from '../store/operation.ts';
import { prepared } from '../store/prepared.ts';
import { queryBuilder } from '../store/query-builder.ts';
import type { Change } from './change.ts';
import { findProject, type ProjectRow } from './find-project.ts';

/** The first step of every change to a project or anything in it: finds the project and raises its version. */
export function* beginChange({
  projectId,
  now,
}: Pick<Change, 'projectId' | 'now'>): Operation<Result<ProjectRow, { readonly kind: 'unknown-project' }>> {
  const project = yield* findProject(projectId);
  if (project === undefined) return refused({ kind: 'unknown-project' });
  const version = project.version + 1;
  yield* perform(updateVersion({ id: projectId, version, changedAt: now }));
  return accepted({ ...project, version });
}

const updateVersion = prepared(({ id, version, changedAt }: { id: string; version: number; changedAt: number }) =>
  queryBuilder.updateTable('projects').set({ version, changedAt }).where('id', '=', id),
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
