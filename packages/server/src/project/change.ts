import { ok, err, type Result } from '@ramka/domain/result';
import type { FastifyRequest } from 'fastify';
import { expectedVersions } from '../http/entity-tags.ts';
import { HttpError } from '../http/errors.ts';
import { firstRowOf, type Operation, preparedQuery } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';
import { type LimitExceeded, limitExceededError } from './limits.ts';
import { dayOf, createSnapshot, type SnapshotCause } from './history/restore-points.store.ts';
import { projectColumnNames, type ProjectRow } from './project-row.ts';

/** The parameters of every change to a project. */
export type Change = {
  readonly projectId: string;
  /** The versions from `If-Match`; undefined: any version (docs/readings.md#r13). */
  readonly expectedVersions: readonly number[] | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Creates a restore point with this cause; absent: only before the first change of a day. */
  readonly cause?: SnapshotCause;
};

/**
 * The first step of every change to a project: increments its version and locks its row, so that concurrent changes wait.
 * Creates a restore point before a bulk change and before the first change of a day.
 */
export function* beginChange({
  projectId,
  now,
  cause,
}: Omit<Change, 'expectedVersions'>): Operation<Result<ProjectRow, { readonly kind: 'unknown-project' }>> {
  const project = yield* firstRowOf(raiseVersion({ id: projectId, changedAt: now }));
  if (project === undefined) return err({ kind: 'unknown-project' });
  if (cause !== undefined || project.pointDay < dayOf(now)) yield* createSnapshot(project, cause ?? 'day', now);
  return ok(project);
}

const raiseVersion = preparedQuery(({ id, changedAt }: { id: string; changedAt: number }) =>
  queryBuilder
    .updateTable('projects')
    .set((row) => ({ version: row('version', '+', 1), changedAt }))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning(projectColumnNames),
);

/**
 * Locks the row of a project without incrementing its version, for data that is not versioned: annotations of the order and
 * installation progress. Concurrent changes wait; restore points do not affect this data.
 */
export function* lockWithoutVersionBump({
  projectId,
  now,
}: Pick<Change, 'projectId' | 'now'>): Operation<Result<null, { readonly kind: 'unknown-project' }>> {
  const project = yield* firstRowOf(
    queryBuilder
      .updateTable('projects')
      .set({ changedAt: now })
      .where('id', '=', projectId)
      .where('deletedAt', 'is', null)
      .returning('id'),
  );
  return project === undefined ? err({ kind: 'unknown-project' }) : ok(null);
}

/** Like `beginChange`, but fails if `If-Match` excludes the project's current version. */
export function* beginProjectChange(
  change: Change,
): Operation<Result<ProjectRow, { readonly kind: 'unknown-project' | 'stale' }>> {
  const project = yield* beginChange(change);
  if (!project.ok) return project;
  return isExpectedVersion(change, project.value.version - 1) ? project : err({ kind: 'stale' });
}

/** Whether `If-Match` allows this version. */
export const isExpectedVersion = ({ expectedVersions }: Pick<Change, 'expectedVersions'>, version: number): boolean =>
  expectedVersions === undefined || expectedVersions.includes(version);

/** Reasons why the store rejects a change. */
export type ChangeRefusal =
  | {
      readonly kind:
        | 'unknown-project'
        | 'unknown-room'
        | 'unknown-set'
        | 'unknown-product'
        | 'unknown-point'
        | 'unknown-variant'
        | 'unknown-view';
    }
  /** The undo entry has expired or was used. */
  | { readonly kind: 'conflict' }
  /** The item belongs to the planning tool, which alone may change it. */
  | { readonly kind: 'external-set' | 'locked-room' }
  /** The item changed since the client read it (docs/readings.md#r13). */
  | { readonly kind: 'stale' }
  /** The entry at this index of the request names an unknown item. */
  | { readonly kind: 'unknown-entry'; readonly index: number }
  /** The entry at this index of the request would exceed 9999 pieces. */
  | { readonly kind: 'too-many-pieces'; readonly index: number }
  /** The note or the abbreviations of the project would become too long (docs/readings.md#r28). */
  | { readonly kind: 'note-too-long' | 'too-many-abbreviations' }
  | LimitExceeded;

/** The change parameters of a request. */
export const changeOf = (request: FastifyRequest<{ Params: { projectId: string } }>): Change => ({
  projectId: request.params.projectId,
  expectedVersions: expectedVersions(request),
  now: Date.now(),
});

/** Returns the value of a result; throws an `HttpError` for an error. `pathOf` returns the path of a request entry. */
export const unwrap = <Value>(
  result: Result<Value, ChangeRefusal>,
  pathOf: PathOf = (index, field) => `payload.${index}.${field}`,
): Value => {
  if (result.ok) return result.value;
  throw errorOf(result.problem, pathOf);
};

const errorOf = (refusal: ChangeRefusal, pathOf: PathOf): HttpError => {
  if (refusal.kind === 'unknown-entry') {
    const path = pathOf(refusal.index, 'id');
    return new HttpError('unprocessable', [
      { path, code: 'unknown-entry', message: ({ input }) => input.unknownEntry },
    ]);
  }
  if (refusal.kind === 'too-many-pieces') {
    const path = pathOf(refusal.index, 'quantity');
    return new HttpError('unprocessable', [
      { path, code: 'quantity-out-of-range', message: ({ input }) => input.quantity },
    ]);
  }
  if (refusal.kind === 'note-too-long' || refusal.kind === 'too-many-abbreviations') {
    const { kind: code } = refusal;
    return new HttpError('unprocessable', [{ path: '', code, message: ({ list }) => list[code] }]);
  }
  return refusal.kind === 'too-many' ? limitExceededError(refusal) : new HttpError(refusal.kind);
};

type PathOf = (index: number, field: 'id' | 'quantity') => string;
