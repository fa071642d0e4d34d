import { setDefaultsFromWire, setDefaultsToWire } from '@ramka/contract/translate/project';
import { normaliseName } from '@ramka/domain/names';
import type { SetDefaults } from '@ramka/domain/set/frames';
import type { Wall } from '@ramka/domain/wall';
import { newProjectFromWire, withProjectName, withSetDefaults, withWall } from '../api/project.ts';
import { fieldOf } from '../platform/json.ts';
import { hasName } from './bodies.ts';
import { onlineChange, queueableChange } from './project-change.ts';

/** Renames the project. */
export const renameProject = queueableChange({
  endpoint: 'renameProject',
  request: (name: string) => ({ body: { name: normaliseName(name) } }),
  isBody: hasName,
  apply: (project, { body }) => withProjectName(project, body.name),
  message: ({ properties }) => properties.saved,
});

/** Changes the set defaults of a room or of the project. */
export const changeSetDefaults = queueableChange({
  endpoint: 'chooseLook',
  request: ({ roomId, defaults }: { readonly roomId: number | null; readonly defaults: SetDefaults | null }) => ({
    body: { groupId: roomId, look: defaults && setDefaultsToWire(defaults) },
  }),
  isBody: (body) => {
    const look = fieldOf(body, 'look');
    return look === null || typeof fieldOf(look, 'frameCategory') === 'string';
  },
  apply: (project, { body: { groupId, look } }) => {
    const setDefaults = look && setDefaultsFromWire(look);
    if (groupId === null) return { ...project, setDefaults };
    return { ...project, rooms: project.rooms.map((room) => (room.id === groupId ? { ...room, setDefaults } : room)) };
  },
  receive: (project, changed) => withSetDefaults(project, newProjectFromWire(changed)),
  message: ({ properties }) => properties.saved,
});

/** Changes the wall behind the sets of a room, or of the project for the room null. */
export const changeWall = queueableChange({
  endpoint: 'chooseWall',
  request: ({ roomId, wall }: { readonly roomId: number | null; readonly wall: Wall | null }) => ({
    body: { groupId: roomId, wall },
  }),
  isBody: (body) => {
    const wall = fieldOf(body, 'wall');
    return wall === null || typeof wall === 'string';
  },
  optimistic: true,
  apply: (project, { body }) => withWall(project, body.groupId, body.wall),
  message: ({ properties }) => properties.saved,
});

/** Undoes a change by the token in its response (docs/readings.md#r14). */
export const undoChange = onlineChange({
  endpoint: 'undoRemoval',
  request: (undoId: number) => ({ params: { removalId: undoId } }),
  message: ({ common }) => common.undone,
});

/** Restores a restore point. The previous state becomes a restore point itself (docs/readings.md#r32). */
export const restorePoint = onlineChange({
  endpoint: 'restorePoint',
  request: (pointId: number) => ({ params: { pointId } }),
  message: ({ points }) => points.restored,
});

/**
 * Undoes the change before which a restore point was created. Rejected with 412 if the project has changed since,
 * because later changes would be undone as well. A point has the version that the change produced
 * (docs/decisions/0085-restore-points-store-the-whole-project.md).
 */
export const undoBulkChange = onlineChange({
  endpoint: 'restorePoint',
  request: (pointId: number) => ({ params: { pointId }, ifMatch: `"${pointId}"` }),
  message: ({ common }) => common.undone,
  plainFailure: true,
  stale: ({ points }) => points.changedSince,
});

/** Marks the catalogue changes up to an edition as seen. */
export const markCatalogueChangesSeen = onlineChange({
  endpoint: 'markNewsSeen',
  request: (edition: string) => ({ body: { edition } }),
  receive: (project) => project,
  message: ({ news }) => news.seen,
});

/** Replaces discontinued e-catalogue products by their successors, unless the project has changed since the preview. */
export const takeSuccessors = onlineChange({
  endpoint: 'takeSuccessors',
  request: (etag: string | null) => ({ body: {}, ifMatch: etag ?? undefined }),
});
