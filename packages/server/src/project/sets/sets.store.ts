import { ok, err, type Result } from '@ramka/domain/result';
import type { SetDefaults } from '@ramka/domain/set/frames';
import { pickColumns, type Row, setColumns, setContentColumns } from '../../store/columns.ts';
import { firstRowOf, type Operation, execute, preparedQuery, rowsOf, pipelined } from '../../store/operation.ts';
import { projectReader, queryBuilder } from '../../store/tables.ts';
import { requireWithinLimits } from '../limits.ts';
import { beginChange, type Change, type ChangeRefusal, isExpectedVersion } from '../change.ts';
import { updateLabelsOf } from '../labels/labels.store.ts';
import { writeSetDefaults } from '../set-defaults.ts';
import { findProject } from '../project-row.ts';
import { recordUndo, recordReplacement } from '../history/undo.store.ts';

const storedSetColumns = setColumns.omit({ createdAt: true, changedAt: true });
const storedSetColumnNames = storedSetColumns.keyof().options;

export type StoredSet = Row<typeof storedSetColumns>;

/** Whether a set comes from the planning tool, so that visitors may not change it (docs/specification.md#s4-13). */
export const isExternal = ({ planningId }: Pick<StoredSet, 'planningId'>): boolean => planningId !== null;

/** The contents of a set, which saving replaces. */
export type SetContents = Row<typeof setContentColumns>;

const contentNames = setContentColumns.keyof().options;

/** The row of a visitor's new set. */
export const newSetRow = (
  { projectId, now }: Pick<Change, 'projectId' | 'now'>,
  id: number,
  contents: SetContents,
) => ({
  ...contents,
  projectId,
  id,
  version: 1,
  planningId: null,
  createdAt: now,
  changedAt: now,
});

type SetChange = Change & { readonly setId: number };

/** Finds a set of a project that is not deleted. The error distinguishes unknown projects and unknown sets. */
export function* findSet(
  projectId: string,
  setId: number,
): Operation<Result<StoredSet, { readonly kind: 'unknown-project' | 'unknown-set' }>> {
  const project = yield* findProject(projectId);
  if (project === undefined) return err({ kind: 'unknown-project' });
  const set = yield* firstRowOf(setById({ projectId, id: setId }));
  return set === undefined ? err({ kind: 'unknown-set' }) : ok(set);
}

/** Columns of sets for `projectReader`. */
export const setReader = { sets: storedSetColumns } as const;

/** Converts rows to sets, newest first. */
export const setsOfRows = (rows: readonly StoredSet[]): readonly StoredSet[] =>
  rows.toSorted((one, other) => other.id - one.id);

/** Identifies a version of a set. */
export type SetVersion = Pick<StoredSet, 'id' | 'version'>;

/** Columns of set versions for `projectReader`. */
export const setVersionReader = { sets: setColumns.pick({ id: true, version: true }) } as const;

/** The sets with the given versions, newest first. Known versions are reused, others are read. */
export function* setsSince<Cached extends SetVersion>(
  projectId: string,
  versions: readonly SetVersion[],
  cached: ReadonlyMap<number, Cached>,
): Operation<readonly (StoredSet | Cached)[]> {
  const cachedSetOf = ({ id, version }: SetVersion): Cached | undefined => {
    const set = cached.get(id);
    return set?.version === version ? set : undefined;
  };
  const changed = versions.filter((set) => cachedSetOf(set) === undefined);
  const read = new Map((yield* readSets(projectId, changed)).map((set) => [set.id, set]));
  return versions
    .toSorted((one, other) => other.id - one.id)
    .flatMap((set): (StoredSet | Cached)[] => {
      const found = cachedSetOf(set) ?? read.get(set.id);
      return found === undefined ? [] : [found];
    });
}

/** A single changed set is read by its id; for more, reading all sets is cheaper. */
function* readSets(projectId: string, [first, ...others]: readonly SetVersion[]): Operation<readonly StoredSet[]> {
  if (first === undefined) return [];
  if (others.length > 0) return (yield* readAllSets(projectId)).sets;
  return yield* rowsOf(setById({ projectId, id: first.id }));
}

const readAllSets = projectReader(setReader);

/** The sets of the project among the given ids, newest first. */
export const listSetsByIds = (projectId: string, ids: readonly number[]): Operation<readonly StoredSet[]> =>
  rowsOf(selectSets().where('projectId', '=', projectId).where('id', 'in', ids).orderBy('id', 'desc'));

const selectSets = () => queryBuilder.selectFrom('sets').select(storedSetColumnNames);

const setById = preparedQuery(({ projectId, id }: { projectId: string; id: number }) =>
  selectSets().where('projectId', '=', projectId).where('id', '=', id),
);

/** Adds a set. The first set with recognisable defaults determines the defaults of the project. */
export function* createSet(
  change: Change,
  contents: SetContents,
  look?: SetDefaults,
): Operation<Result<StoredSet, ChangeRefusal>> {
  const { projectId } = change;
  const project = yield* beginChange(change);
  if (!project.ok) return project;
  const id = project.value.nextSetId;
  yield* execute(
    queryBuilder
      .updateTable('projects')
      .set({ nextSetId: id + 1, ...(look && project.value.look === null && { look: writeSetDefaults(look) }) })
      .where('id', '=', projectId),
  );
  const row = newSetRow(change, id, contents);
  yield* execute(queryBuilder.insertInto('sets').values(row));
  const withinLimits = yield* requireWithinLimits(projectId, 'sets');
  return withinLimits.ok ? ok(pickColumns(row, storedSetColumnNames)) : withinLimits;
}

/** Replaces the contents of a set, or only its name. */
export function* saveSet(
  change: SetChange,
  contents: Partial<SetContents>,
): Operation<Result<StoredSet, ChangeRefusal>> {
  const { projectId, now } = change;
  const present = yield* beginSetChange(change);
  if (!present.ok) return present;
  const set = { ...present.value, ...contents, version: present.value.version + 1 };
  yield* execute(updateSet({ ...set, projectId, changedAt: now }));
  return ok(set);
}

/** Replaces the contents of a set and records the change for undo. Returns the set and the undo id. */
export function* replaceContents(
  change: SetChange,
  contents: SetContents,
): Operation<Result<{ readonly set: StoredSet; readonly removal: number }, ChangeRefusal>> {
  const { projectId, setId } = change;
  const present = yield* findSet(projectId, setId);
  if (!present.ok) return present;
  const saved = yield* saveSet(change, contents);
  if (!saved.ok) return saved;
  const { document } = present.value;
  const documents = [{ id: setId, version: saved.value.version, document }];
  const undoId = yield* recordReplacement(change, {}, { rooms: [], sets: [], entries: [], order: [], documents });
  return ok({ set: saved.value, removal: undoId });
}

/** Adds a copy of a set, by default under the same name. */
export function* copySet(change: SetChange, name: string | undefined): Operation<Result<StoredSet, ChangeRefusal>> {
  const source = yield* findSet(change.projectId, change.setId);
  if (!source.ok) return source;
  if (isExternal(source.value)) return err({ kind: 'external-set' });
  if (!isExpectedVersion(change, source.value.version)) return err({ kind: 'stale' });
  const contents = pickColumns(source.value, contentNames);
  return yield* createSet(change, { ...contents, name: name ?? contents.name });
}

/** Deletes a set and removes it from every room (docs/specification.md#s4-10). Returns the undo id. */
export function* removeSet(change: SetChange): Operation<Result<number, ChangeRefusal>> {
  const present = yield* beginSetChange(change);
  if (!present.ok) return present;
  const undoId = yield* recordUndo(change, { kind: 'set', setId: change.setId });
  yield* execute(
    queryBuilder.deleteFrom('sets').where('projectId', '=', change.projectId).where('id', '=', change.setId),
  );
  yield* updateLabelsOf(change.projectId);
  return ok(undoId);
}

/** Fails for an external set, and if `If-Match` excludes the set's current version. */
function* beginSetChange(change: SetChange): Operation<Result<StoredSet, ChangeRefusal>> {
  const [project, set] = yield* pipelined(
    beginChange(change),
    firstRowOf(setById({ projectId: change.projectId, id: change.setId })),
  );
  if (!project.ok) return project;
  if (set === undefined) return err({ kind: 'unknown-set' });
  if (isExternal(set)) return err({ kind: 'external-set' });
  return isExpectedVersion(change, set.version) ? ok(set) : err({ kind: 'stale' });
}

type SetUpdate = StoredSet & { readonly projectId: string; readonly changedAt: number };

const updateSet = preparedQuery((set: SetUpdate) =>
  queryBuilder
    .updateTable('sets')
    .set(pickColumns(set, [...contentNames, 'version', 'changedAt']))
    .where('projectId', '=', set.projectId)
    .where('id', '=', set.id),
);
