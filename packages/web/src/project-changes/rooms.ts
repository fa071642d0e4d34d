import { normaliseName } from '@ramka/domain/names';
import { type Project, type Room, roomFromWire, withNewRoom, withoutRoom, withRoomName } from '../api/project.ts';
import { isObject } from '../platform/json.ts';
import { hasList, hasName, hasNoBody } from './bodies.ts';
import { queueableChange } from './project-change.ts';
import type { WireGroup } from '@ramka/contract/wire/project';

/** Adds a room at the top (docs/specification.md#s4-7). */
export const createRoom = queueableChange({
  endpoint: 'createRoom',
  request: (name: string) => ({ body: { name: normaliseName(name) } }),
  isBody: hasName,
  creates: 'one',
  apply: (project, { body }, [id = 0]) => withNewRoom(project, emptyRoom(id, body.name)),
  message: ({ rooms }, { input }) => rooms.roomCreated(normaliseName(input)),
  plainFailure: true,
});

/** A room to create: empty, or with the contents of another room. */
export type NewRoom = { readonly name: string; readonly sourceId?: number };

/** Adds rooms at the top, in the order of the list. */
export const createRooms = queueableChange({
  endpoint: 'createRooms',
  request: (rooms: readonly NewRoom[]) => ({ body: { payload: [...rooms] } }),
  isBody: hasList(isObject),
  creates: 'each',
  split: 'backwards',
  apply: (project, { body }, ids) => {
    const added = body.payload.map(({ name, sourceId }, index): Room => {
      const source = project.rooms.find(({ id }) => id === sourceId);
      const { sets = [], products = [], setDefaults = null, wall = null } = source ?? {};
      return { ...emptyRoom(ids[index] ?? 0, name), sets, products, setDefaults, wall };
    });
    return { ...project, rooms: [...added, ...project.rooms] };
  },
  receive: (project, rooms) => withRoomsFromWire(project, rooms),
  message: ({ rooms }, { input }) => rooms.roomsCreated(input.length),
  plainFailure: true,
});

/** Reorders the rooms; the first id is the topmost room. Rooms that are not listed come first, as on the server. */
export const reorderRooms = queueableChange({
  endpoint: 'orderRooms',
  request: (ids: readonly number[]) => ({ body: { payload: [...ids] } }),
  isBody: hasList((id) => typeof id === 'number'),
  optimistic: true,
  apply: (project, { body }) => {
    const positionOf = ({ id }: Room): number => body.payload.indexOf(id);
    return { ...project, rooms: project.rooms.toSorted((one, other) => positionOf(one) - positionOf(other)) };
  },
  receive: (project, rooms) => withRoomsFromWire(project, rooms),
  message: ({ rooms }) => rooms.ordered,
});

/** Renames a room. */
export const renameRoom = queueableChange({
  endpoint: 'renameRoom',
  request: ({ roomId, name }: { readonly roomId: number; readonly name: string }) => ({
    params: { groupId: roomId },
    body: { name: normaliseName(name) },
  }),
  isBody: hasName,
  apply: (project, { params, body }) => withRoomName(project, params.groupId, body.name),
  message: ({ rooms }) => rooms.roomRenamed,
});

/** Deletes a room with its contents. */
export const deleteRoom = queueableChange({
  endpoint: 'deleteRoom',
  request: (roomId: number) => ({ params: { groupId: roomId } }),
  isBody: hasNoBody,
  apply: (project, { params }) => withoutRoom(project, params.groupId),
  nameOf: (project, roomId) => project.rooms.find(({ id }) => id === roomId)?.name,
  message: ({ rooms }) => rooms.roomDeleted,
});

/** Returns the project with the rooms of a response. */
export const withRoomsFromWire = (project: Project, rooms: readonly WireGroup[]): Project => ({
  ...project,
  rooms: rooms.map(roomFromWire),
});

const emptyRoom = (id: number, name: string): Room => ({
  id,
  name,
  sets: [],
  products: [],
  planningId: null,
  setDefaults: null,
});
