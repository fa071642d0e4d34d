import { accepted, refused, type Result } from '@ramka/domain/result';
import type { Look } from '@ramka/domain/set/frames';
import { firstRowOf, type Operation, execute, rowsOf, pipelined } from '../store/operation.ts';
import { partsOfProject, queryBuilder } from '../store/tables.ts';
import { beginProjectChange, type Change, type ChangeRefusal } from './change.ts';
import { writeLook } from './default-style.ts';
import { findProject, type ProjectRow } from './project-row.ts';
import { dayOf } from './history/restore-points.store.ts';
import { loadRooms, type RoomContents, roomParts, roomsOfRows } from './rooms/rooms.store.ts';
import { type Selection, selectionParts, selectionsOfRows } from './ecatalog-items/ecatalog-items.store.ts';
import {
  setParts,
  setsOfRows,
  setsSince,
  type SetVersion,
  setVersionParts,
  type StoredSet,
} from './sets/sets.store.ts';

/** A project and all that it holds, as of one moment (docs/readings.md#r9). */
export type StoredProject = ProjectWithRooms & {
  /** Newest first. */
  readonly sets: readonly StoredSet[];
  /** In the order of adding. */
  readonly selections: readonly Selection[];
};

/** Reads everything of a project. */
export function* loadProject(id: string): Operation<StoredProject | undefined> {
  const [project, content] = yield* pipelined(findProject(id), loadContent(id));
  return project && { ...project, ...content };
}

/** What a project holds. */
export function* loadContent(id: string): Operation<Omit<StoredProject, keyof ProjectRow>> {
  const rows = yield* readContent(id);
  return { rooms: roomsOfRows(rows), sets: setsOfRows(rows.sets), selections: selectionsOfRows(rows.selections) };
}

const readContent = partsOfProject({ ...roomParts, ...setParts, ...selectionParts });

/** What is known of a project: the version that it had, and its sets as they were. */
export type KnownProject = { readonly version: number; readonly sets: ReadonlyMap<number, SetVersion> };

/** A project of which something may be known; as of one moment. */
export type ReadProject<Known extends KnownProject> =
  | { readonly project: ProjectRow; readonly known: Known }
  | { readonly project: StoredProjectSince<SetOf<Known>>; readonly known: undefined };

type SetOf<Known extends KnownProject> = Known['sets'] extends ReadonlyMap<number, infer Set> ? Set : never;

/** A project, with what was known of those of its sets that are as they were. */
export type StoredProjectSince<KnownSet> = Omit<StoredProject, 'sets'> & {
  /** Newest first. */
  readonly sets: readonly (StoredSet | KnownSet)[];
};

/** Reads of a project what is not known; nothing but its row where it still has the version that is known. */
export function* readProject<Known extends KnownProject>(
  id: string,
  known: Known | undefined,
): Operation<ReadProject<Known> | undefined> {
  const project = yield* findProject(id);
  if (project === undefined) return undefined;
  if (known?.version === project.version) return { project, known };
  const rows = yield* readOutline(id);
  const sets = yield* setsSince(id, rows.sets, known?.sets ?? new Map());
  return {
    project: { ...project, rooms: roomsOfRows(rows), sets, selections: selectionsOfRows(rows.selections) },
    known: undefined,
  };
}

const readOutline = partsOfProject({ ...roomParts, ...setVersionParts, ...selectionParts });

/** A project and its rooms. */
export type ProjectWithRooms = ProjectRow & { readonly rooms: readonly RoomContents[] };

/** Creates an empty project; refused where the id is taken. */
export function* createProject(
  { id, name, variant }: Pick<ProjectRow, 'id' | 'name' | 'variant'>,
  now: number,
): Operation<Result<ProjectWithRooms, 'taken'>> {
  const project = {
    id,
    name,
    variant,
    version: 1,
    nextRoomId: 1,
    nextSetId: 1,
    ...unlinked,
    pointDay: dayOf(now),
    look: null,
  };
  const created = yield* firstRowOf(
    queryBuilder
      .insertInto('projects')
      .values({ ...project, createdAt: now, changedAt: now, deletedAt: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  );
  if (created === undefined) return refused('taken');
  return accepted({ ...project, rooms: [] });
}

const unlinked = { planningUrl: null, deliveredVersion: 0, readVersion: 0 };

/** Gives a project another name. */
export function* renameProject(change: Change, name: string): Operation<Result<ProjectWithRooms, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  yield* execute(queryBuilder.updateTable('projects').set({ name }).where('id', '=', change.projectId));
  const rooms = yield* loadRooms(change.projectId);
  return accepted({ ...project.value, name, rooms });
}

/** Chooses what new sets start with, of a project or of one room; null: a room has the project's. */
export function* chooseLook(
  change: Change,
  roomId: number | null,
  look: Look | null,
): Operation<Result<ProjectWithRooms, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const written = look && writeLook(look);
  yield* roomId === null
    ? writeProjectLook(change.projectId, written)
    : writeRoomLook(change.projectId, roomId, written);
  const rooms = yield* loadRooms(change.projectId);
  if (roomId !== null && !rooms.some(({ id }) => id === roomId)) return refused({ kind: 'unknown-room' });
  return accepted({ ...project.value, ...(roomId === null && { look: written }), rooms });
}

/** Writes a project's look, as `writeLook` made it. */
export const writeProjectLook = (projectId: string, look: string | null): Operation<void> =>
  execute(queryBuilder.updateTable('projects').set({ look }).where('id', '=', projectId));

/** Writes a room's look, or that of all rooms. */
export const writeRoomLook = (projectId: string, roomId: number | 'all', look: string | null): Operation<void> => {
  const rooms = queryBuilder.updateTable('rooms').set({ look }).where('projectId', '=', projectId);
  return execute(roomId === 'all' ? rooms : rooms.where('id', '=', roomId));
};

/** Deletes a project; it stays restorable for a while (docs/readings.md#r14). */
export function* removeProject(change: Change): Operation<Result<null, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  yield* execute(
    queryBuilder.updateTable('projects').set({ deletedAt: change.now }).where('id', '=', change.projectId),
  );
  return accepted(null);
}

/** How long a deleted project can be restored, in milliseconds: 30 days (docs/readings.md#r14). */
const RESTORABLE_FOR = 30 * 24 * 60 * 60 * 1000;

/** How many projects one change erases, so that visitors never wait long for it. */
const AT_ONCE = 200;

/** Brings a deleted project back, with all that it held; answers its name. */
export function* restoreProject(
  id: string,
  now: number,
): Operation<Result<string, 'unknown-project' | 'not-deleted' | 'deleted-too-long-ago'>> {
  const project = yield* firstRowOf(
    queryBuilder.selectFrom('projects').select(['name', 'deletedAt']).where('id', '=', id),
  );
  if (project === undefined) return refused('unknown-project');
  if (project.deletedAt === null) return refused('not-deleted');
  const restored = yield* firstRowOf(
    queryBuilder
      .updateTable('projects')
      .set((row) => ({ deletedAt: null, version: row('version', '+', 1), changedAt: now }))
      .where('id', '=', id)
      .where('deletedAt', '>', now - RESTORABLE_FOR)
      .returning('name'),
  );
  return restored === undefined ? refused('deleted-too-long-ago') : accepted(restored.name);
}

/** Erases some of the projects that can no longer be restored, the longest deleted first; answers how many. */
export function* eraseProjects(now: number, most: number): Operation<Result<number, never>> {
  const gone = yield* rowsOf(
    queryBuilder
      .selectFrom('projects')
      .select('id')
      .where('deletedAt', '<=', now - RESTORABLE_FOR)
      .orderBy('deletedAt')
      .limit(Math.min(AT_ONCE, most)),
  );
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) yield* execute(queryBuilder.deleteFrom('projects').where('id', 'in', ids));
  return accepted(ids.length);
}

/**
 * Whether the planning tool delivered something since the project was last read, by whomever (docs/readings.md#r16).
 */
export const hasNews = ({
  deliveredVersion,
  readVersion,
}: Pick<ProjectRow, 'deliveredVersion' | 'readVersion'>): boolean => deliveredVersion > readVersion;

/** Remembers that a project was read with what a delivery brought; that is no change to the project. */
export function* markRead({
  id,
  deliveredVersion,
}: Pick<ProjectRow, 'id' | 'deliveredVersion'>): Operation<Result<null, never>> {
  yield* execute(
    queryBuilder
      .updateTable('projects')
      .set({ readVersion: deliveredVersion })
      .where('id', '=', id)
      .where('readVersion', '<', deliveredVersion),
  );
  return accepted(null);
}
