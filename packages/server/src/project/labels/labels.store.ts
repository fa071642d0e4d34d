import {
  changeLabels,
  type LabelChange,
  type LabelTaken,
  type MovedLabel,
  movedLabels,
  moveLabelsBack,
  type PieceLabel,
  replaceLabelledSet,
  updateLabels,
  wallPieces,
} from '@ramka/domain/labels';
import type { WallPiece } from '@ramka/domain/wall-piece';
import { err, ok, type Result } from '@ramka/domain/result';
import { entryColumns, roomColumns } from '../../store/columns.ts';
import { chunk, execute, firstRowOf, type Operation, rowsOf } from '../../store/operation.ts';
import { projectReader, queryBuilder } from '../../store/tables.ts';
import { type ChangeRefusal, lockWithoutVersionBump } from '../change.ts';
import { entryOfRow } from '../entry-rows.ts';
import type { ProjectRow } from '../project-row.ts';

/** The labels of a project, those of removed pieces included, in the order of their numbers. */
export function* loadLabels(projectId: string): Operation<readonly PieceLabel[]> {
  const rows = yield* rowsOf(
    queryBuilder.selectFrom('labels').select(columnNames).where('projectId', '=', projectId).orderBy('number'),
  );
  return rows.map(({ formerSetIds, ...row }) => ({
    ...row,
    formerSetIds: formerSetIds === '' ? [] : formerSetIds.split(' ').map(Number),
  }));
}

const valueColumns = [
  'roomId',
  'setId',
  'piece',
  'removed',
  'formerSetIds',
  'customLabel',
  'height',
  'circuit',
  'note',
] as const;
const columnNames = ['number', ...valueColumns] as const;

const rowOf = (projectId: string, { formerSetIds, ...label }: PieceLabel) => ({
  ...label,
  projectId,
  formerSetIds: formerSetIds.join(' '),
});

/** The pieces of the sets in all rooms, in display order. */
export function* loadPieces(projectId: string): Operation<readonly WallPiece[]> {
  const { rooms, roomSets } = yield* readSetsOfRooms(projectId);
  const entries = Map.groupBy(
    roomSets.toSorted((one, other) => one.position - other.position),
    ({ roomId }) => roomId,
  );
  return wallPieces(
    rooms
      .toSorted((one, other) => one.position - other.position || other.id - one.id)
      .map(({ id }) => ({ id, sets: (entries.get(id) ?? []).map(entryOfRow) })),
  );
}

const readSetsOfRooms = projectReader({
  rooms: roomColumns.pick({ id: true, position: true }),
  roomSets: entryColumns,
});

/** The part of a project that the labels depend on. */
type LabelledProject = Pick<ProjectRow, 'id' | 'numbered'>;

/**
 * The last step of every change to the sets of rooms: labels new pieces, and keeps the labels of removed ones. Does nothing
 * in a project without labels. Returns the labels that have moved with their sets.
 */
export function* updateProjectLabels(
  project: LabelledProject,
  { moves = true }: { readonly moves?: boolean } = {},
): Operation<readonly MovedLabel[]> {
  if (project.numbered === 0) return [];
  const before = yield* loadLabels(project.id);
  const after = updateLabels(before, yield* loadPieces(project.id), { moves });
  yield* writeLabels(project.id, before, after);
  return movedLabels(before, after);
}

/** Updates the labels after a change was undone that has moved labels. */
export function* returnMovedLabels(project: LabelledProject, moved: readonly MovedLabel[]): Operation<void> {
  if (project.numbered === 0) return;
  const before = yield* loadLabels(project.id);
  const pieces = yield* loadPieces(project.id);
  yield* writeLabels(project.id, before, updateLabels(moveLabelsBack(before, moved), pieces, { moves: false }));
}

/** Gives the labels of a set in a room to the copies that have replaced it there. */
export function* replaceLabelledSets(
  { id, numbered }: LabelledProject,
  replaced: readonly Parameters<typeof replaceLabelledSet>[1][],
): Operation<void> {
  if (numbered === 0 || replaced.length === 0) return;
  const before = yield* loadLabels(id);
  yield* writeLabels(id, before, replaced.reduce(replaceLabelledSet, before));
}

/** A change of the labels: whether there are any, and notes of pieces. */
export type LabelsChange = { readonly numbered: boolean | undefined; readonly pieces: readonly LabelChange[] };

/**
 * Stores a change. Unnamed pieces and fields stay unchanged, so that concurrent changes of two visitors are merged. Neither
 * the project version nor restore points are affected.
 */
export function* changeProjectLabels(
  note: { readonly projectId: string; readonly now: number },
  { numbered, pieces }: LabelsChange,
): Operation<Result<null, ChangeRefusal | LabelTaken>> {
  const { projectId } = note;
  const begun = yield* lockWithoutVersionBump(note);
  if (!begun.ok) return begun;
  if (numbered !== undefined) yield* setNumbered(projectId, numbered);
  const before = yield* loadLabels(projectId);
  const changed = changeLabels(before, pieces);
  if (!changed.ok) return err(changed.problem);
  yield* writeLabels(projectId, before, changed.value);
  return ok(null);
}

/** Switches labels on or off. Labels are kept while they are off, and pieces that were added meanwhile get new ones. */
function* setNumbered(projectId: string, isOn: boolean): Operation<void> {
  const numbered = isOn ? 1 : 0;
  yield* execute(
    queryBuilder
      .updateTable('projects')
      .set((row) => ({ numbered, labelsVersion: row('labelsVersion', '+', 1) }))
      .where('id', '=', projectId),
  );
  yield* updateProjectLabels({ id: projectId, numbered });
}

/** Like `updateProjectLabels`, for changes that have not read the project. */
export function* updateLabelsOf(projectId: string): Operation<void> {
  const project = yield* firstRowOf(
    queryBuilder.selectFrom('projects').select(['id', 'numbered']).where('id', '=', projectId),
  );
  if (project) yield* updateProjectLabels(project);
}

/** Writes the labels that differ from the stored ones. */
function* writeLabels(projectId: string, before: readonly PieceLabel[], after: readonly PieceLabel[]): Operation<void> {
  const stored = new Map(before.map((label) => [label.number, label]));
  const remaining = new Set(after.map(({ number }) => number));
  const changed = after.filter((label) => stored.get(label.number) !== label);
  const deleted = before.filter(({ number }) => !remaining.has(number));
  if (changed.length === 0 && deleted.length === 0) return;
  for (const batch of chunk(deleted))
    yield* execute(
      queryBuilder
        .deleteFrom('labels')
        .where('projectId', '=', projectId)
        .where(
          'number',
          'in',
          batch.map(([{ number }]) => number),
        ),
    );
  yield* insertLabels(projectId, changed);
  yield* execute(
    queryBuilder
      .updateTable('projects')
      .set((row) => ({ labelsVersion: row('labelsVersion', '+', 1) }))
      .where('id', '=', projectId),
  );
}

function* insertLabels(projectId: string, labels: readonly PieceLabel[]): Operation<void> {
  for (const batch of chunk(labels))
    yield* execute(
      queryBuilder
        .insertInto('labels')
        .values(batch.map(([label]) => rowOf(projectId, label)))
        .onConflict((conflict) =>
          conflict
            .columns(['projectId', 'number'])
            .doUpdateSet((row) => Object.fromEntries(valueColumns.map((name) => [name, row.ref(`excluded.${name}`)]))),
        ),
    );
}

/** Writes labels into a project that has none, which is a copy or comes from a file. */
export function* copyLabels(
  projectId: string,
  { numbered, labels }: { readonly numbered: number; readonly labels: readonly PieceLabel[] },
): Operation<void> {
  if (numbered === 0 && labels.length === 0) return;
  yield* insertLabels(projectId, labels);
  yield* execute(queryBuilder.updateTable('projects').set({ numbered, labelsVersion: 1 }).where('id', '=', projectId));
}
