import { ok, err, type Result } from '@ramka/domain/result';
import type { FastifyRequest } from 'fastify';
import { expectedVersions } from '../http/entity-tags.ts';
import { HttpError } from '../http/errors.ts';
import { firstRowOf, type Operation, preparedQuery } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';
import { type LimitExceeded, limitExceededError } from './limits.ts';
import { dayOf, createSnapshot, type SnapshotCause } from './history/restore-points.store.ts';
import { projectColumns, type ProjectRow } from './project-row.ts';

/** What every change to a project says about itself. */
export type Change = {
  readonly projectId: string;
  /** The versions that the caller may have seen; undefined: any (docs/readings.md#r13). */
  readonly expectedVersions: readonly number[] | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Why the state before this change is kept to return to; absent: only where it is the first change of a day. */
  readonly cause?: SnapshotCause;
};

/**
 * The first step of every change to a project or anything in it: raises its version. Whoever else changes the project at
 * the same time waits here until this change is done. Before a change of many sets, and before the first change of a day,
 * the state is kept to return to.
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
    .returning(projectColumns),
);

/**
 * The first step of what is noted beside a project and is no change to what it holds: its version stays, and no point to return
 * to takes the note back. Whoever notes or changes something at the same time waits here.
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

/** As `beginChange`, refused where the caller has seen another version of the project. */
export function* beginProjectChange(
  change: Change,
): Operation<Result<ProjectRow, { readonly kind: 'unknown-project' | 'stale' }>> {
  const project = yield* beginChange(change);
  if (!project.ok) return project;
  return isExpectedVersion(change, project.value.version - 1) ? project : err({ kind: 'stale' });
}

/** Whether a version is one that the caller may have seen. */
export const isExpectedVersion = ({ expectedVersions }: Pick<Change, 'expectedVersions'>, version: number): boolean =>
  expectedVersions === undefined || expectedVersions.includes(version);

/** Why a change to a project is refused by what the store holds. */
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
  /** What was removed is not kept any more, or is back already. */
  | { readonly kind: 'conflict' }
  /** It is the planning tool's, and only changed there. */
  | { readonly kind: 'external-set' | 'locked-room' }
  /** Somebody changed it since the caller read it (docs/readings.md#r13). */
  | { readonly kind: 'stale' }
  /** The entry at this place of the request names nothing that could be changed or added. */
  | { readonly kind: 'unknown-entry'; readonly index: number }
  /** The entry at this place of the request would make more than 9999 pieces. */
  | { readonly kind: 'too-many-pieces'; readonly index: number }
  /** The project would hold more than it may (docs/readings.md#r28). */
  | LimitExceeded;

/** The change that a call asks for: in which project, from which versions on, and when. */
export const changeOf = (request: FastifyRequest<{ Params: { projectId: string } }>): Change => ({
  projectId: request.params.projectId,
  expectedVersions: expectedVersions(request),
  now: Date.now(),
});

/** What the store answered; a refusal becomes the call's problem. `pathOf` says where in the request an entry stands. */
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
  return refusal.kind === 'too-many' ? limitExceededError(refusal) : new HttpError(refusal.kind);
};

/** Where in the request a field of an entry stands. */
type PathOf = (index: number, field: 'id' | 'quantity') => string;
