import { ok, err, type Result } from '@ramka/domain/result';
import { setContentColumns } from '../../store/columns.ts';
import { chunk, type Operation, execute } from '../../store/operation.ts';
import { queryBuilder } from '../../store/tables.ts';
import { beginProjectChange, type Change, type ChangeRefusal } from '../change.ts';
import { updateProjectLabels } from '../labels/labels.store.ts';
import { findSnapshot, readState } from './restore-points.store.ts';
import type { Portion } from '../create-in-portions.ts';
import type { ProjectRow } from '../project-row.ts';
import { ownStateOf, type ProjectState } from '../project-state.ts';

/**
 * Restores a snapshot completely or not at all, and stores the previous state as a new snapshot. Ids are restored; new
 * ids are never reused. Returns the new version of the project, which is also the id of the new snapshot.
 */
export function* restoreSnapshot(change: Change, pointId: number): Operation<Result<number, ChangeRefusal>> {
  const { projectId } = change;
  // Snapshots are immutable. This one is read first, because the new snapshot may displace it as the oldest.
  const state = yield* findSnapshot(projectId, pointId);
  const project = yield* beginProjectChange({ ...change, cause: 'restore' });
  if (!project.ok) return project;
  if (state === undefined) return err({ kind: 'unknown-point' });
  const present = yield* readState(project.value);
  yield* removeContents(projectId);
  yield* execute(queryBuilder.updateTable('projects').set(ownStateOf(state)).where('id', '=', projectId));
  yield* writeState(projectId, rowsToWrite(state, present, project.value), change.now);
  yield* updateProjectLabels(project.value, { moves: false });
  return ok(project.value.version);
}

/**
 * The rows of a state to be written. Rows that differ from the current state get a new version. Without a link to the
 * planning tool no row is locked.
 */
const rowsToWrite = (
  state: ProjectState,
  present: ProjectState,
  { version, planningUrl }: ProjectRow,
): ProjectState => {
  const presentSets = new Map(present.sets.map((set) => [set.id, set]));
  const linked = planningUrl !== null;
  return {
    ...state,
    rooms: state.rooms.map((room) => ({ ...room, planningId: linked ? room.planningId : null })),
    sets: state.sets.map((set) => {
      const now = presentSets.get(set.id);
      const restored = { ...set, planningId: linked ? set.planningId : null };
      return { ...restored, version: now !== undefined && isSame(restored, now) ? now.version : version };
    }),
  };
};

const contentNames = setContentColumns.keyof().options;

const isSame = (one: ProjectState['sets'][number], other: ProjectState['sets'][number]): boolean =>
  [...contentNames, 'planningId' as const].every((column) => one[column] === other[column]);

/** Entries of rooms are deleted by cascade. */
function* removeContents(projectId: string): Operation<void> {
  for (const table of ['rooms', 'sets', 'selections'] as const)
    yield* execute(queryBuilder.deleteFrom(table).where('projectId', '=', projectId));
}

/** Writes a state into an empty project. */
export function* writeState(projectId: string, state: ProjectState, now: number): Operation<void> {
  for (const portion of portionsOfState(projectId, state, now)) yield* portion();
}

/** The batches in which a state is written into an empty project. Rooms and sets precede the rows that refer to them. */
export function* portionsOfState(projectId: string, state: ProjectState, now: number): Generator<Portion> {
  for (const rows of chunk(state.rooms))
    yield () => execute(queryBuilder.insertInto('rooms').values(rows.map(([room]) => ({ ...room, projectId }))));
  for (const rows of chunk(state.sets))
    yield () =>
      execute(queryBuilder.insertInto('sets').values(rows.map(([set]) => ({ ...set, projectId, changedAt: now }))));
  for (const list of ['roomSets', 'roomProducts'] as const)
    for (const rows of chunk(state[list]))
      yield () => execute(queryBuilder.insertInto(list).values(rows.map(([entry]) => ({ ...entry, projectId }))));
  for (const rows of chunk(state.selections))
    yield () =>
      execute(queryBuilder.insertInto('selections').values(rows.map(([selection]) => ({ ...selection, projectId }))));
}
