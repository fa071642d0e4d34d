import type { RoomEntry } from '@ramka/domain/project';
import { ok, type Result } from '@ramka/domain/result';
import { type Operation, execute, chunk } from '../store/operation.ts';
import type { Store } from '../store/store.ts';
import { queryBuilder } from '../store/tables.ts';
import { writeAbbreviations } from './abbreviations.ts';
import { writeSetDefaults } from './set-defaults.ts';
import { copyLabels, updateProjectLabels } from './labels/labels.store.ts';
import { writeOrder } from './order/order.store.ts';
import type { ProjectContents } from './project-file.ts';
import { createInPortions, type NewProject, type Portion } from './create-in-portions.ts';
import type { ProjectWithRooms } from './projects.store.ts';
import { type EntryRow, rowOfEntry } from './entry-rows.ts';
import { loadRooms, newRoomRow } from './rooms/rooms.store.ts';
import { newSetRow } from './sets/sets.store.ts';

/** Creates a project with all its contents; fails if the id is taken. Rooms and sets get new ids. */
export const importProject = async (
  store: Store,
  project: NewProject,
  contents: ProjectContents,
): Promise<Result<ProjectWithRooms, 'taken'>> => {
  const { id, now } = project;
  const columns = {
    name: contents.name,
    nextRoomId: contents.rooms.length + 1,
    nextSetId: contents.sets.length + 1,
    pointDay: 0,
    look: contents.look && writeSetDefaults(contents.look),
    note: contents.note,
    abbreviations: writeAbbreviations(contents.abbreviations),
    wall: contents.wall,
  };
  const created = await createInPortions(store, project, columns, portionsOf(id, contents, now));
  return created.ok ? ok({ ...created.value, rooms: await store.read(() => loadRooms(id)) }) : created;
};

/** The batches after the project's own row. Rooms and sets precede the rows that refer to them. */
function* portionsOf(projectId: string, contents: ProjectContents, now: number): Generator<Portion> {
  const { rooms, sets, ecatalogItems, order, labels } = contents;
  for (const rows of chunk(sets.toReversed()))
    yield () =>
      execute(
        queryBuilder
          .insertInto('sets')
          .values(rows.map(([{ contents }, id]) => newSetRow({ projectId, now }, id, contents))),
      );
  for (const rows of chunk(rooms.toReversed()))
    yield () =>
      execute(queryBuilder.insertInto('rooms').values(rows.map(([room, id]) => newRoomRow(projectId, id, room))));
  const newIds = new Map(sets.toReversed().map(({ id }, index) => [id, index + 1]));
  const renumbered = (entry: RoomEntry): RoomEntry => ({ ...entry, id: newIds.get(entry.id) ?? entry.id });
  for (const rows of chunk(entriesOf(contents, ({ sets }) => sets.map(renumbered))))
    yield () => insertEntries('roomSets', projectId, rows);
  for (const rows of chunk(entriesOf(contents, ({ products }) => products)))
    yield () => insertEntries('roomProducts', projectId, rows);
  for (const rows of chunk(ecatalogItems))
    yield () =>
      execute(
        queryBuilder
          .insertInto('selections')
          .values(rows.map(([selection, position]) => ({ ...selection, projectId, position }))),
      );
  if (labels) {
    // Rooms are numbered from the last one of the file.
    const own = labels.labels.map((label) => ({
      ...label,
      roomId: rooms.length - label.roomId,
      setId: newIds.get(label.setId) ?? label.setId,
    }));
    const numbered = Number(labels.numbered);
    yield () => copyLabels(projectId, { numbered, labels: own });
    yield function* () {
      yield* updateProjectLabels({ id: projectId, numbered });
    };
  }
  if (order === undefined) return;
  yield () => writeOrder(projectId, { terms: order.terms, annotations: [] });
  for (const rows of chunk(order.annotations))
    yield () => writeOrder(projectId, { annotations: rows.map(([annotation]) => annotation) });
}

/** The entries of one list of all rooms, each with its position in the room. */
const entriesOf = (
  { rooms }: ProjectContents,
  listOf: (room: ProjectContents['rooms'][number]) => readonly RoomEntry[],
): readonly EntryRow[] =>
  rooms
    .toReversed()
    .flatMap((room, index) => listOf(room).map((entry, place) => rowOfEntry(index + 1, entry, place + 1)));

const insertEntries = (
  table: 'roomSets' | 'roomProducts',
  projectId: string,
  rows: readonly (readonly [EntryRow, number])[],
): Operation<void> => execute(queryBuilder.insertInto(table).values(rows.map(([entry]) => ({ ...entry, projectId }))));
