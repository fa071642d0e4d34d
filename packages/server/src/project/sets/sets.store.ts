import { ok, err, type Result } from '@ramka/domain/result';
import type { SetDefaults } from '@ramka/domain/set/frames';
import { pickColumns, type Row, setColumns, setContentColumns } from '../../store/columns.ts';
import { firstRowOf, type Operation, execute, preparedQuery, rowsOf, pipelined } from '../../store/operation.ts';
import { projectReader, queryBuilder } from '../../store/tables.ts';
import { requireWithinLimits } from '../limits.ts';
import { beginChange, type Change, type ChangeRefusal, isExpectedVersion } from '../change.ts';
import { writeSetDefaults } from '../set-defaults.ts';
import { findProject } from '../project-row.ts';
import { recordUndo, recordReplacement } from '../history/undo.store.ts';

const storedSetColumns = setColumns.omit({ createdAt: true, changedAt: true });
const storedSetColumnNames = storedSetColumns.keyof().options;

/** A set as the store has it. */
export type StoredSet = Row<typeof storedSetColumns>;

/**
 * Whether a set comes from the planning tool: visitors may not change, copy or delete it (docs/specification.md#s4-13).
 */
export const isExternal = ({ planningId }: Pick<StoredSet, 'planningId'>): boolean => planningId !== null;

/** The contents of a set: what saving it replaces. */
export type SetContents = Row<typeof setContentColumns>;

const contentNames = setContentColumns.keyof().options;

/** The row of a new set of a visitor. */
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

/** A set of a project that is not deleted; says which of the two is unknown. */
export function* findSet(
  projectId: string,
  setId: number,
): Operation<Result<StoredSet, { readonly kind: 'unknown-project' | 'unknown-set' }>> {
  const project = yield* findProject(projectId);
  if (project === undefined) return err({ kind: 'unknown-project' });
  const set = yield* firstRowOf(setById({ projectId, id: setId }));
  return set === undefined ? err({ kind: 'unknown-set' }) : ok(set);
}

/** The part of a `projectReader` that reads sets. */
export const setReader = { sets: storedSetColumns } as const;

/** Sets, newest first, from the rows of their table. */
export const setsOfRows = (rows: readonly StoredSet[]): readonly StoredSet[] =>
  rows.toSorted((one, other) => other.id - one.id);

/** What tells whether a set is still the one that was read. */
export type SetVersion = Pick<StoredSet, 'id' | 'version'>;

/** The part of a `projectReader` that reads the versions of sets. */
export const setVersionReader = { sets: setColumns.pick({ id: true, version: true }) } as const;

/** The sets of a project by their versions, newest first: as they are known, or else read. */
export function* setsSince<Known extends SetVersion>(
  projectId: string,
  versions: readonly SetVersion[],
  known: ReadonlyMap<number, Known>,
): Operation<readonly (StoredSet | Known)[]> {
  const knownAs = ({ id, version }: SetVersion): Known | undefined => {
    const set = known.get(id);
    return set?.version === version ? set : undefined;
  };
  const changed = versions.filter((set) => knownAs(set) === undefined);
  const read = new Map((yield* readSets(projectId, changed)).map((set) => [set.id, set]));
  return versions
    .toSorted((one, other) => other.id - one.id)
    .flatMap((set): (StoredSet | Known)[] => {
      const found = knownAs(set) ?? read.get(set.id);
      return found === undefined ? [] : [found];
    });
}

/** The one that somebody has just saved by a statement of its own, more together with all the others. */
function* readSets(projectId: string, [first, ...others]: readonly SetVersion[]): Operation<readonly StoredSet[]> {
  if (first === undefined) return [];
  if (others.length > 0) return (yield* readAllSets(projectId)).sets;
  return yield* rowsOf(setById({ projectId, id: first.id }));
}

const readAllSets = projectReader(setReader);

/** Those of the named sets that the project has, newest first. */
export const listSetsByIds = (projectId: string, ids: readonly number[]): Operation<readonly StoredSet[]> =>
  rowsOf(selectSets().where('projectId', '=', projectId).where('id', 'in', ids).orderBy('id', 'desc'));

const selectSets = () => queryBuilder.selectFrom('sets').select(storedSetColumnNames);

const setById = preparedQuery(({ projectId, id }: { projectId: string; id: number }) =>
  selectSets().where('projectId', '=', projectId).where('id', '=', id),
);

/** Adds a set; the first one whose look is known gives its look to the project. */
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
  const kept = yield* requireWithinLimits(projectId, 'sets');
  return kept.ok ? ok(pickColumns(row, storedSetColumnNames)) : kept;
}

/** Puts other contents, or only another name, in place of a set's. */
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

/** Saves other contents of a set so that they can be undone: answers the set, and the id to undo it by. */
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
  const removal = yield* recordReplacement(change, {}, { rooms: [], sets: [], entries: [], order: [], documents });
  return ok({ set: saved.value, removal });
}

/** Adds a copy of a set; without a name it keeps that of its source. */
export function* copySet(change: SetChange, name: string | undefined): Operation<Result<StoredSet, ChangeRefusal>> {
  const source = yield* findSet(change.projectId, change.setId);
  if (!source.ok) return source;
  if (isExternal(source.value)) return err({ kind: 'external-set' });
  if (!isExpectedVersion(change, source.value.version)) return err({ kind: 'stale' });
  const contents = pickColumns(source.value, contentNames);
  return yield* createSet(change, { ...contents, name: name ?? contents.name });
}

/** Deletes a set, and takes it out of every room (docs/specification.md#s4-10). Answers the removal. */
export function* removeSet(change: SetChange): Operation<Result<number, ChangeRefusal>> {
  const present = yield* beginSetChange(change);
  if (!present.ok) return present;
  const removal = yield* recordUndo(change, { kind: 'set', setId: change.setId });
  yield* execute(
    queryBuilder.deleteFrom('sets').where('projectId', '=', change.projectId).where('id', '=', change.setId),
  );
  return ok(removal);
}

/** Refused where the set is the planning tool's, or the caller has seen another version of it. */
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
