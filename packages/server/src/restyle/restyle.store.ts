import { ok, type Result } from '@ramka/domain/result';
import { requireWithinLimits } from '../project/limits.ts';
import { beginProjectChange, type Change, type ChangeRefusal } from '../project/change.ts';
import { replaceLabelledSets, updateProjectLabels } from '../project/labels/labels.store.ts';
import { writeSetDefaults } from '../project/set-defaults.ts';
import type { ProjectRow } from '../project/project-row.ts';
import { writeProjectDefaults, writeRoomDefaults } from '../project/projects.store.ts';
import { newSetRow, type SetContents } from '../project/sets/sets.store.ts';
import { chunk, type Operation, execute, rowsOf } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';
import type { PlannedSet, RestylePlan } from './plan-restyle.ts';

/** The result of a bulk change. `version` is the new project version and the id of the restore point before it. */
export type RestyleCounts = { readonly changed: number; readonly copied: number; readonly version: number };

/** Writes a planned bulk change, completely or not at all. Fails if the project has changed since planning. */
export function* applyRestyle(
  change: Change & { readonly expectedVersions: readonly number[]; readonly cause: 'restyle' },
  plan: RestylePlan,
): Operation<Result<RestyleCounts, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const counts = yield* writeRestyle({ ...project.value, now: change.now }, plan);
  const withinLimits = yield* requireWithinLimits(change.projectId, 'sets', 'entries');
  if (!withinLimits.ok) return withinLimits;
  return ok({ ...counts, version: project.value.version });
}

/** The project to write into: the planned one, or a copy of it. */
type Target = Pick<ProjectRow, 'id' | 'nextSetId' | 'numbered'> & Pick<Change, 'now'>;

/** Writes a planned change. Returns the numbers of changed and copied sets. */
export function* writeRestyle(
  target: Target,
  { roomId, rows, defaults }: RestylePlan,
): Operation<Omit<RestyleCounts, 'version'>> {
  const written = rows.flatMap((row) => (row.contents ? [{ ...row, contents: row.contents }] : []));
  const changed = written.filter(({ copyName }) => copyName === null);
  const copied = written
    .filter(({ copyName }) => copyName !== null)
    .map((row, index) => ({ ...row, newId: target.nextSetId + index }));
  const divided = written.flatMap(({ stored, secondContents }, index) => {
    const first = copied.find((row) => row.stored.id === stored.id)?.newId ?? stored.id;
    return secondContents ? [{ first, newId: target.nextSetId + copied.length + index, contents: secondContents }] : [];
  });
  yield* changeSets(target, changed);
  if (roomId !== null && copied.length > 0) {
    yield* copySets(target, roomId, copied);
    const replaced = copied.map(({ stored, newId }) => ({ roomId, from: stored.id, to: newId }));
    yield* replaceLabelledSets(target, replaced);
  }
  if (divided.length > 0) yield* addSecondSets(target, roomId, divided);
  yield* updateProjectLabels(target);
  if (defaults) yield* writeDefaults(target.id, roomId, writeSetDefaults(defaults));
  return { changed: changed.length, copied: copied.length };
}

/** Sets new defaults for the changed room, or for the project and all its rooms. */
function* writeDefaults(projectId: string, roomId: number | null, look: string): Operation<void> {
  if (roomId === null) yield* writeProjectDefaults(projectId, look);
  yield* writeRoomDefaults(projectId, roomId ?? 'all', roomId === null ? null : look);
}

type PlannedWrite = PlannedSet & { readonly contents: SetContents };

function* changeSets({ id: projectId, now }: Target, changed: readonly PlannedWrite[]): Operation<void> {
  for (const rows of chunk(changed))
    yield* execute(
      queryBuilder
        .insertInto('sets')
        .values(
          rows.map(([{ stored, contents }]) => ({
            ...newSetRow({ projectId, now }, stored.id, contents),
            version: stored.version + 1,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['projectId', 'id']).doUpdateSet((row) => ({
            seriesId: row.ref('excluded.seriesId'),
            document: row.ref('excluded.document'),
            version: row.ref('excluded.version'),
            changedAt: row.ref('excluded.changedAt'),
          })),
        ),
    );
}

/** Adds the copies and replaces their sources in the room. */
function* copySets(
  { id: projectId, now }: Target,
  roomId: number,
  copied: readonly (PlannedWrite & { readonly newId: number })[],
): Operation<void> {
  const nextSetId = Math.max(...copied.map(({ newId }) => newId)) + 1;
  yield* execute(queryBuilder.updateTable('projects').set({ nextSetId }).where('id', '=', projectId));
  for (const rows of chunk(copied))
    yield* execute(
      queryBuilder
        .insertInto('sets')
        .values(
          rows.map(([{ contents, copyName, newId }]) =>
            newSetRow({ projectId, now }, newId, { ...contents, name: copyName ?? contents.name }),
          ),
        ),
    );
  for (const { stored, newId } of copied)
    yield* execute(
      queryBuilder
        .updateTable('roomSets')
        .set({ entryId: newId })
        .where('projectId', '=', projectId)
        .where('roomId', '=', roomId)
        .where('entryId', '=', stored.id),
    );
}

type SecondSet = { readonly first: number; readonly newId: number; readonly contents: SetContents };

/** Adds the second sets of divided ones, and puts them behind their first ones in the room, or in all rooms. */
function* addSecondSets(
  { id: projectId, now }: Target,
  roomId: number | null,
  divided: readonly SecondSet[],
): Operation<void> {
  const nextSetId = Math.max(...divided.map(({ newId }) => newId)) + 1;
  yield* execute(queryBuilder.updateTable('projects').set({ nextSetId }).where('id', '=', projectId));
  for (const rows of chunk(divided))
    yield* execute(
      queryBuilder
        .insertInto('sets')
        .values(rows.map(([{ newId, contents }]) => newSetRow({ projectId, now }, newId, contents))),
    );
  for (const { first, newId } of divided) {
    const places = yield* rowsOf(
      queryBuilder
        .selectFrom('roomSets')
        .select(['roomId', 'quantity', 'position'])
        .where('projectId', '=', projectId)
        .where('entryId', '=', first),
    );
    for (const place of places.filter((each) => roomId === null || each.roomId === roomId)) {
      yield* execute(
        queryBuilder
          .updateTable('roomSets')
          .set((row) => ({ position: row('position', '+', 1) }))
          .where('projectId', '=', projectId)
          .where('roomId', '=', place.roomId)
          .where('position', '>', place.position),
      );
      yield* execute(
        queryBuilder
          .insertInto('roomSets')
          .values({ ...place, projectId, entryId: newId, position: place.position + 1 }),
      );
    }
  }
}
