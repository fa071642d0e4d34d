import { accepted, refused, type Result } from '@ramka/domain/result';
import { type Operation, perform, batches } from '../store/operation.ts';
import { queryBuilder } from '../store/tables.ts';
import type { ProjectContents } from './project-file.ts';
import { createProject, type ProjectWithRooms } from './projects.store.ts';
import { loadRooms } from './rooms.store.ts';

/** What the new project is and when it is made. */
export type NewProject = { readonly id: string; readonly variant: string; readonly now: number };

/** Creates a project with all its contents; refused where the id is taken. Ids of rooms and sets are counted anew. */
export function* importProject(
  { id, variant, now }: NewProject,
  contents: ProjectContents,
): Operation<Result<ProjectWithRooms, 'taken'>> {
  const created = yield* createProject({ id, name: contents.name, variant }, now);
  if (!created.ok) return refused(created.problem);
  const counts = { nextRoomId: contents.rooms.length + 1, nextSetId: contents.sets.length + 1, pointDay: 0 };
  yield* perform(queryBuilder.updateTable('projects').set(counts).where('id', '=', id));
  yield* insertSets(id, contents, now);
  yield* insertRooms(id, contents);
  for (const rows of batches(contents.selections))
    yield* perform(
      queryBuilder
        .insertInto('selections')
        .values(rows.map(([selection, position]) => ({ ...selection, projectId: id, position }))),
    );
  const rooms = yield* loadRooms(id);
  return accepted({ ...created.value, ...counts, rooms });
}

function* insertSets(projectId: string, { sets }: ProjectContents, now: number): Operation<void> {
  const times = { createdAt: now, changedAt: now };
  for (const rows of batches(sets.toReversed()))
    yield* perform(
      queryBuilder
        .insertInto('sets')
        .values(rows.map(([{ contents }, id]) => ({ ...contents, projectId, id, version: 1, ...times }))),
    );
}

function* insertRooms(projectId: string, { sets, rooms }: ProjectContents): Operation<void> {
  const newIds = new Map(sets.toReversed().map(({ id }, index) => [id, index + 1]));
  for (const [room, roomId] of batches(rooms.toReversed()).flat()) {
    yield* perform(queryBuilder.insertInto('rooms').values({ projectId, id: roomId, name: room.name }));
    const own = room.sets.map(({ id, quantity }) => ({ id: newIds.get(id) ?? id, quantity }));
    yield* insertEntries('roomSets', projectId, roomId, own);
    yield* insertEntries('roomProducts', projectId, roomId, room.products);
  }
}

function* insertEntries(
  table: 'roomSets' | 'roomProducts',
  projectId: string,
  roomId: number,
  entries: readonly { readonly id: number; readonly quantity: number }[],
): Operation<void> {
  for (const rows of batches(entries))
    yield* perform(
      queryBuilder
        .insertInto(table)
        .values(
          rows.map(([{ id: entryId, quantity }, position]) => ({ projectId, roomId, entryId, quantity, position })),
        ),
    );
}
