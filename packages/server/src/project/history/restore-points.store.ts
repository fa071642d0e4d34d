import type { Result } from '@ramka/domain/result';
import { sql } from 'kysely';
import { deleteExpired, LARGE_ROWS } from '../../store/delete-expired.ts';
import { firstRowOf, type Operation, execute, rowsOf } from '../../store/operation.ts';
import { projectReader, queryBuilder } from '../../store/tables.ts';
import type { ProjectRow } from '../project-row.ts';
import {
  type OwnState,
  ownStateOf,
  parseProjectState,
  type ProjectState,
  stateColumns,
  writeProjectState,
} from '../project-state.ts';

/** The change before which a snapshot was created. */
export type SnapshotCause = (typeof causes)[number];

const causes = ['restyle', 'successors', 'list', 'delivery', 'restore', 'day'] as const;

/** Snapshots per project; the oldest are deleted. */
const MAX_SNAPSHOTS = 50;

/** 30 days, in milliseconds. */
const RETENTION = 30 * 24 * 60 * 60 * 1000;

const DAY = 24 * 60 * 60 * 1000;

/** Days since 1970 in UTC, whose midnight is at night in Central Europe. */
export const dayOf = (now: number): number => Math.floor(now / DAY);

type ChangedProject = Pick<ProjectRow, 'id' | 'version'> & OwnState;

/** Stores the state of a project before the change that has just begun. The id is the version after the change. */
export function* createSnapshot(project: ChangedProject, cause: SnapshotCause, now: number): Operation<void> {
  const { id: projectId, version } = project;
  const state = yield* readState(project);
  const row = { projectId, id: version, keptAt: now, cause, state: writeProjectState(state) };
  yield* execute(queryBuilder.insertInto('points').values(row));
  yield* execute(
    queryBuilder
      .updateTable('projects')
      .set({ pointDay: dayOf(now) })
      .where('id', '=', projectId),
  );
  const newest = queryBuilder
    .selectFrom('points')
    .select('id')
    .where('projectId', '=', projectId)
    .orderBy('id', 'desc')
    .limit(MAX_SNAPSHOTS);
  yield* execute(queryBuilder.deleteFrom('points').where('projectId', '=', projectId).where('id', 'not in', newest));
}

/** Reads all rows of a project. */
export function* readState(project: Pick<ProjectRow, 'id'> & OwnState): Operation<ProjectState> {
  return { ...ownStateOf(project), ...(yield* readContents(project.id)) };
}

/** Reads the rows of a project without its own row. */
export const readContents = projectReader(stateColumns);

export type SnapshotSummary = { readonly id: number; readonly keptAt: number; readonly cause: SnapshotCause };

/** Newest first. */
export function* listSnapshots(projectId: string): Operation<readonly SnapshotSummary[]> {
  const rows = yield* rowsOf(
    queryBuilder
      .selectFrom('points')
      .select(['id', 'keptAt', 'cause'])
      .where('projectId', '=', projectId)
      .orderBy('id', 'desc'),
  );
  return rows.flatMap(({ cause, ...row }) => (isCause(cause) ? [{ ...row, cause }] : []));
}

const isCause = (text: string): text is SnapshotCause => causes.some((cause) => cause === text);

export function* findSnapshot(projectId: string, id: number): Operation<ProjectState | undefined> {
  const row = yield* firstRowOf(
    queryBuilder.selectFrom('points').select('state').where('projectId', '=', projectId).where('id', '=', id),
  );
  return row && parseProjectState(row.state);
}

/** Deletes one batch of restore points older than 30 days. */
export const deleteExpiredSnapshots = (now: number): Operation<Result<number, never>> =>
  deleteExpired({
    table: 'points',
    key: ['projectId', 'id'],
    where: sql`"keptAt" <= ${now - RETENTION}`,
    batch: LARGE_ROWS,
  });
