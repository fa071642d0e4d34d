import { ok, err, type Result } from '@ramka/domain/result';
import type { SetDefaults } from '@ramka/domain/set/frames';
import { projectColumns } from '../store/columns.ts';
import { firstRowOf, type Operation, execute, rowsOf, pipelined } from '../store/operation.ts';
import { projectReader, queryBuilder } from '../store/tables.ts';
import { beginProjectChange, type Change, type ChangeRefusal } from './change.ts';
import { writeSetDefaults } from './set-defaults.ts';
import { findProject, type ProjectRow } from './project-row.ts';
import { dayOf } from './history/restore-points.store.ts';
import { recordWall, writeWall } from './history/undo.store.ts';
import { loadRooms, type RoomContents, roomReader, roomsOfRows } from './rooms/rooms.store.ts';
import {
  type ProjectEcatalogItem,
  ecatalogItemReader,
  ecatalogItemsOfRows,
} from './ecatalog-items/ecatalog-items.store.ts';
import {
  setReader,
  setsOfRows,
  setsSince,
  type SetVersion,
  setVersionReader,
  type StoredSet,
} from './sets/sets.store.ts';

/** A project with all its contents, read from one snapshot (docs/readings.md#r9). */
export type StoredProject = ProjectWithRooms & {
  /** Newest first. */
  readonly sets: readonly StoredSet[];
  /** In the order of adding. */
  readonly ecatalogItems: readonly ProjectEcatalogItem[];
};

export function* loadProject(id: string): Operation<StoredProject | undefined> {
  const [project, content] = yield* pipelined(findProject(id), loadContent(id));
  return project && { ...project, ...content };
}

/** Reads the contents of a project. */
export function* loadContent(id: string): Operation<Omit<StoredProject, keyof ProjectRow>> {
  const rows = yield* readContent(id);
  return { rooms: roomsOfRows(rows), sets: setsOfRows(rows.sets), ecatalogItems: ecatalogItemsOfRows(rows.selections) };
}

const readContent = projectReader({ ...roomReader, ...setReader, ...ecatalogItemReader });

/** A cached version of a project and its sets. */
export type CachedVersion = { readonly version: number; readonly sets: ReadonlyMap<number, SetVersion> };

/** The result of reading a project for which a cached version may exist, from one snapshot. */
export type ReadProject<Cached extends CachedVersion> =
  | { readonly project: ProjectRow; readonly cached: Cached }
  | { readonly project: StoredProjectSince<SetOf<Cached>>; readonly cached: undefined };

type SetOf<Cached extends CachedVersion> = Cached['sets'] extends ReadonlyMap<number, infer Set> ? Set : never;

/** A project in which unchanged sets are taken from a cached version. */
export type StoredProjectSince<CachedSet> = Omit<StoredProject, 'sets'> & {
  /** Newest first. */
  readonly sets: readonly (StoredSet | CachedSet)[];
};

/** Reads the parts of a project that are not cached. Reads only its row if the cached version is current. */
export function* readProject<Cached extends CachedVersion>(
  id: string,
  cached: Cached | undefined,
): Operation<ReadProject<Cached> | undefined> {
  const project = yield* findProject(id);
  if (project === undefined) return undefined;
  if (cached?.version === project.version) return { project, cached };
  const rows = yield* readOutline(id);
  const sets = yield* setsSince(id, rows.sets, cached?.sets ?? new Map());
  return {
    project: { ...project, rooms: roomsOfRows(rows), sets, ecatalogItems: ecatalogItemsOfRows(rows.selections) },
    cached: undefined,
  };
}

const readOutline = projectReader({ ...roomReader, ...setVersionReader, ...ecatalogItemReader });

export type ProjectWithRooms = ProjectRow & { readonly rooms: readonly RoomContents[] };

/** Creates an empty project; fails if the id is taken. */
export function* createProject(
  { id, name, deploymentId }: Pick<ProjectRow, 'id' | 'name'> & { readonly deploymentId: string },
  now: number,
): Operation<Result<ProjectWithRooms, 'taken'>> {
  const first = { id, name, variant: deploymentId, version: 1, nextRoomId: 1, nextSetId: 1, pointDay: dayOf(now) };
  const project = projectColumns.parse(first);
  const created = yield* firstRowOf(
    queryBuilder
      .insertInto('projects')
      .values({ ...project, createdAt: now, changedAt: now, deletedAt: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  );
  if (created === undefined) return err('taken');
  return ok({ ...project, rooms: [] });
}

export function* renameProject(change: Change, name: string): Operation<Result<ProjectWithRooms, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  yield* execute(queryBuilder.updateTable('projects').set({ name }).where('id', '=', change.projectId));
  const rooms = yield* loadRooms(change.projectId);
  return ok({ ...project.value, name, rooms });
}

/** Replaces the note of a project; null deletes it. */
export function* changeNote(change: Change, note: string | null): Operation<Result<ProjectWithRooms, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  yield* execute(queryBuilder.updateTable('projects').set({ note }).where('id', '=', change.projectId));
  return ok({ ...project.value, note, rooms: yield* loadRooms(change.projectId) });
}

/** Sets the defaults of new sets for a project or one room; null for a room means the project's defaults. */
export function* chooseSetDefaults(
  change: Change,
  roomId: number | null,
  look: SetDefaults | null,
): Operation<Result<ProjectWithRooms, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const written = look && writeSetDefaults(look);
  yield* roomId === null
    ? writeProjectDefaults(change.projectId, written)
    : writeRoomDefaults(change.projectId, roomId, written);
  const rooms = yield* loadRooms(change.projectId);
  if (roomId !== null && !rooms.some(({ id }) => id === roomId)) return err({ kind: 'unknown-room' });
  return ok({ ...project.value, ...(roomId === null && { look: written }), rooms });
}

/** Writes the set defaults of a project, as serialised by `writeSetDefaults`. */
export const writeProjectDefaults = (projectId: string, look: string | null): Operation<void> =>
  execute(queryBuilder.updateTable('projects').set({ look }).where('id', '=', projectId));

/** Writes the set defaults of one room or of all rooms. */
export const writeRoomDefaults = (projectId: string, roomId: number | 'all', look: string | null): Operation<void> => {
  const rooms = queryBuilder.updateTable('rooms').set({ look }).where('projectId', '=', projectId);
  return execute(roomId === 'all' ? rooms : rooms.where('id', '=', roomId));
};

/**
 * Sets the wall of a project or one room; null for a room means the project's wall, for a project none. Returns the
 * project and the undo id.
 */
export function* chooseWall(
  change: Change,
  roomId: number | null,
  wall: string | null,
): Operation<Result<{ readonly project: ProjectWithRooms; readonly undoId: number }, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  const rooms = yield* loadRooms(change.projectId);
  const room = rooms.find(({ id }) => id === roomId);
  if (roomId !== null && room === undefined) return err({ kind: 'unknown-room' });
  yield* writeWall(change.projectId, roomId, wall);
  const from = room === undefined ? project.value.wall : room.wall;
  const undoId = yield* recordWall(change, { roomId, from, to: wall });
  const changedRooms = rooms.map((each) => (each === room ? { ...each, wall } : each));
  return ok({ project: { ...project.value, ...(roomId === null && { wall }), rooms: changedRooms }, undoId });
}

/** Deletes a project; it stays restorable for a while (docs/readings.md#r14). */
export function* removeProject(change: Change): Operation<Result<null, ChangeRefusal>> {
  const project = yield* beginProjectChange(change);
  if (!project.ok) return project;
  yield* execute(
    queryBuilder.updateTable('projects').set({ deletedAt: change.now }).where('id', '=', change.projectId),
  );
  return ok(null);
}

/** Milliseconds during which a deleted project can be restored: 30 days (docs/readings.md#r14). */
const RESTORABLE_FOR = 30 * 24 * 60 * 60 * 1000;

/** Maximum number of projects erased by one transaction, so that requests never wait long for it. */
const AT_ONCE = 200;

/** Restores a deleted project with all its contents. Returns its name. */
export function* restoreProject(
  id: string,
  now: number,
): Operation<Result<string, 'unknown-project' | 'not-deleted' | 'deleted-too-long-ago'>> {
  const project = yield* firstRowOf(
    queryBuilder.selectFrom('projects').select(['name', 'deletedAt']).where('id', '=', id),
  );
  if (project === undefined) return err('unknown-project');
  if (project.deletedAt === null) return err('not-deleted');
  const restored = yield* firstRowOf(
    queryBuilder
      .updateTable('projects')
      .set((row) => ({ deletedAt: null, version: row('version', '+', 1), changedAt: now }))
      .where('id', '=', id)
      .where('deletedAt', '>', now - RESTORABLE_FOR)
      .returning('name'),
  );
  return restored === undefined ? err('deleted-too-long-ago') : ok(restored.name);
}

/** Erases projects that can no longer be restored, oldest deletion first, at most `most`. Returns their number. */
export function* eraseProjects(now: number, limit: number): Operation<Result<number, never>> {
  const expired = yield* rowsOf(
    queryBuilder
      .selectFrom('projects')
      .select('id')
      .where('deletedAt', '<=', now - RESTORABLE_FOR)
      .orderBy('deletedAt')
      .limit(Math.min(AT_ONCE, limit)),
  );
  const ids = expired.map(({ id }) => id);
  if (ids.length > 0) yield* execute(queryBuilder.deleteFrom('projects').where('id', 'in', ids));
  return ok(ids.length);
}

/** Whether the planning tool has delivered changes since any visitor last read the project (docs/readings.md#r16). */
export const hasUnreadDelivery = ({
  deliveredVersion,
  readVersion,
}: Pick<ProjectRow, 'deliveredVersion' | 'readVersion'>): boolean => deliveredVersion > readVersion;

/** Stores that a delivered version was read. This does not change the project version. */
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
  return ok(null);
}
