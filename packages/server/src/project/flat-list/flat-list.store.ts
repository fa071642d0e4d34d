import type { RoomEntry } from '@ramka/domain/project';
import { abbreviationLimits, type LearntAbbreviation, NOTE_LENGTH } from '@ramka/domain/project-note';
import { withAbbreviations, withNoteLines } from '@ramka/domain/project-note';
import { err, ok, type Result } from '@ramka/domain/result';
import type { SetDefaults } from '@ramka/domain/set/frames';
import { chunk, execute, type Operation } from '../../store/operation.ts';
import { queryBuilder } from '../../store/tables.ts';
import { readAbbreviations, writeAbbreviations } from '../abbreviations.ts';
import type { Change, ChangeRefusal } from '../change.ts';
import { type ProjectEcatalogItem, putEcatalogItems } from '../ecatalog-items/ecatalog-items.store.ts';
import { undoable } from '../history/undo.store.ts';
import { requireWithinLimits } from '../limits.ts';
import type { ProjectRow } from '../project-row.ts';
import { putIntoRooms, type RoomFilling } from '../rooms/room-layout.store.ts';
import { newSetRow, type SetContents } from '../sets/sets.store.ts';
import { writeSetDefaults } from '../set-defaults.ts';

/** The contents of a list for a project. */
export type FlatList = {
  readonly newSets: readonly SetContents[];
  readonly rooms: readonly ListRoom[];
  readonly addedItems: readonly ProjectEcatalogItem[];
  readonly exactItems: readonly ProjectEcatalogItem[];
  readonly noteLines: readonly string[];
  readonly abbreviations: readonly LearntAbbreviation[];
  /** The defaults of the project if it has none yet. */
  readonly defaults: SetDefaults | undefined;
};

/** A new room with its name, or an existing one with its id, and what is added to it. */
export type ListRoom = Omit<RoomFilling, 'roomId'> & {
  readonly target: { readonly name: string } | { readonly roomId: number };
  /** Indexes in the list of new sets, with quantities. */
  readonly newSets: readonly { readonly index: number; readonly quantity: number }[];
};

/** The numbers of new rooms and sets, and the undo id. */
export type AddedList = { readonly rooms: number; readonly sets: number; readonly removal: number };

/**
 * Adds the contents of a list as one change, all or nothing. Entries are counted for errors in the order of
 * `entriesOfList`.
 */
export function* addFlatList(change: Change, list: FlatList): Operation<Result<AddedList, ChangeRefusal>> {
  const done = yield* undoable({ ...change, cause: 'list' }, (project) => writeList(change, project, list));
  if (!done.ok) return done;
  const rooms = list.rooms.filter(({ target }) => 'name' in target).length;
  return ok({ rooms, sets: list.newSets.length, removal: done.value });
}

function* writeList(change: Change, project: ProjectRow, list: FlatList): Operation<Result<null, ChangeRefusal>> {
  const { projectId } = change;
  const own = ownColumnsAfter(project, list);
  if (!own.ok) return own;
  const names = list.rooms.flatMap(({ target }) => ('name' in target ? [target.name] : []));
  const { nextRoomId, nextSetId } = project;
  yield* execute(
    queryBuilder
      .updateTable('projects')
      .set({ ...own.value, nextRoomId: nextRoomId + names.length, nextSetId: nextSetId + list.newSets.length })
      .where('id', '=', projectId),
  );
  // Sets of a list are shown in its order: the newest first, so the first listed gets the highest id.
  const setId = (index: number): number => nextSetId + list.newSets.length - 1 - index;
  for (const batch of chunk(list.newSets))
    yield* execute(
      queryBuilder
        .insertInto('sets')
        .values(batch.map(([contents, number]) => newSetRow(change, setId(number - 1), contents))),
    );
  for (const batch of chunk(names))
    yield* execute(
      queryBuilder
        .insertInto('rooms')
        .values(batch.map(([name, number]) => ({ projectId, id: nextRoomId + names.length - number, name }))),
    );
  let newRooms = 0;
  const fillings = list.rooms.map(({ target, newSets, sets, ...filling }): RoomFilling => {
    if ('name' in target) newRooms += 1;
    const roomId = 'name' in target ? nextRoomId + names.length - newRooms : target.roomId;
    const created = newSets.map(({ index, quantity }): RoomEntry => ({ id: setId(index), quantity }));
    return { ...filling, roomId, sets: [...created, ...sets] };
  });
  const filled = yield* putIntoRooms(projectId, fillings);
  if (!filled.ok) return filled;
  const put = yield* putEcatalogItems(projectId, list.addedItems, list.exactItems);
  if (!put.ok) return afterEntries(put.problem, fillings);
  return yield* requireWithinLimits(projectId, 'rooms', 'sets', 'entries', 'ecatalogItems');
}

/** The columns of the project's own row that a list changes. */
const ownColumnsAfter = (
  { look, note, abbreviations }: ProjectRow,
  list: FlatList,
): Result<Pick<ProjectRow, 'look' | 'note' | 'abbreviations'>, ChangeRefusal> => {
  const longer = withNoteLines(note, list.noteLines);
  if (longer !== null && longer.length > Math.max(NOTE_LENGTH, note?.length ?? 0))
    return err({ kind: 'note-too-long' });
  const learnt = withAbbreviations(readAbbreviations(abbreviations), list.abbreviations);
  if (learnt.length > abbreviationLimits.count) return err({ kind: 'too-many-abbreviations' });
  return ok({
    look: look ?? (list.defaults ? writeSetDefaults(list.defaults) : null),
    note: longer,
    abbreviations: writeAbbreviations(learnt),
  });
};

/** Counts the index of a rejected e-catalogue product behind the entries of the rooms. */
const afterEntries = (problem: ChangeRefusal, fillings: readonly RoomFilling[]): Result<never, ChangeRefusal> => {
  if (!('index' in problem)) return err(problem);
  const passed = fillings.reduce(
    (sum, { sets, products, quantities, productQuantities = [] }) =>
      sum + sets.length + products.length + quantities.length + productQuantities.length,
    0,
  );
  return err({ ...problem, index: passed + problem.index });
};
