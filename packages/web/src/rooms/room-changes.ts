import type { RoomEntry } from '@ramka/domain/project';
import { useQueryClient } from '@tanstack/react-query';
import type { SingleProduct } from '../api/products.ts';
import {
  type Project,
  type Room,
  withCopyInRoom,
  withNewRoom,
  withoutRoom,
  withRoomName,
  withRoomProducts,
  withRooms,
  withRoomSets,
} from '../api/project.ts';
import {
  addRoomProduct,
  addRoomSets,
  changeRoomProduct,
  changeRoomSet,
  createRooms,
  deleteRoom,
  duplicateInRoom,
  type EntryMove,
  moveRoomEntry,
  type NewRoom,
  reorderRooms,
  createRoom,
  removeRoomProduct,
  removeRoomSet,
  renameRoom,
} from '../offline/room-calls.ts';
import { useTexts } from '../language/texts.ts';
import { type MakeChange, useProjectChanges, useUndo } from '../project/project-change.ts';
import { projectQuery, useProjectId } from '../project/project-query.ts';

/** A room, and the name that it gets. */
type RenamedRoom = { readonly room: Room; readonly name: string };

export type RoomChanges = {
  readonly createRoom: MakeChange<string>;
  readonly renameRoom: MakeChange<RenamedRoom>;
  readonly deleteRoom: MakeChange<Room>;
};

/** Adding, renaming and deleting rooms. */
export const useRoomChanges = (): RoomChanges => {
  const { rooms } = useTexts();
  const undo = useUndo();
  const change = useProjectChanges();
  return {
    createRoom: change({
      serverMessage: 'alone',
      run: createRoom,
      applied: withNewRoom,
      success: (room) => ({ text: rooms.roomCreated(room.name) }),
    }),
    renameRoom: change({
      run: (projectId, { room, name }: RenamedRoom) => renameRoom(projectId, room.id, name),
      applied: (project, renamed) => withRoomName(project, renamed.id, renamed.name),
      success: () => ({ text: rooms.roomRenamed }),
    }),
    deleteRoom: change({
      run: (projectId, room: Room) => deleteRoom(projectId, room.id),
      applied: (project: Project, _removal, room) => withoutRoom(project, room.id),
      success: (removal) => ({ text: rooms.roomDeleted, action: undo(removal) }),
    }),
  };
};

/** Sets of the project for a room, and how many of each. */
export type SetsForRoom = { readonly roomId: number; readonly entries: readonly RoomEntry[] };
/** A set or product in a room, and how many of it there are. */
export type EntryInRoom = { readonly roomId: number; readonly entry: RoomEntry };

export type RoomSetChanges = {
  readonly addSets: MakeChange<SetsForRoom>;
  readonly changeSetQuantity: MakeChange<EntryInRoom>;
  readonly removeSet: MakeChange<EntryInRoom>;
};

/** What can be done with the sets of a room. Each change takes over the server's list of them. */
export const useRoomSetChanges = (): RoomSetChanges => {
  const { rooms } = useTexts();
  const undo = useUndo();
  const change = useProjectChanges();
  const isPlanned = usePlannedEntry();
  const told = (text: string, changed: EntryInRoom): string =>
    isPlanned(changed) ? `${text}. ${rooms.untilDelivery}` : text;
  return {
    addSets: change({
      run: (projectId, { roomId, entries }: SetsForRoom) => addRoomSets(projectId, roomId, entries),
      applied: (project, sets, { roomId }) => withRoomSets(project, roomId, sets),
      success: () => ({ text: rooms.setsAdded }),
    }),
    changeSetQuantity: change({
      run: (projectId, { roomId, entry }: EntryInRoom) => changeRoomSet(projectId, roomId, entry),
      applied: (project, sets, { roomId }) => withRoomSets(project, roomId, sets),
      success: (_sets, changed) => ({ text: told(rooms.setCountChanged, changed) }),
    }),
    removeSet: change({
      dedupeKey: 'removeSet',
      run: (projectId, { roomId, entry }: EntryInRoom) => removeRoomSet(projectId, roomId, entry.id),
      applied: (project, { entries }, { roomId }) => withRoomSets(project, roomId, entries),
      success: ({ removal }, changed) => ({ text: told(rooms.setRemoved, changed), action: undo(removal) }),
    }),
  };
};

/** Tells what the planning tool has put into a room of its own: its next delivery sets that anew (docs/readings.md#r34-2-60). */
const usePlannedEntry = (): ((changed: EntryInRoom) => boolean) => {
  const { queryKey } = projectQuery(useProjectId());
  const queries = useQueryClient();
  return ({ roomId, entry }) => {
    const { rooms = [], sets = [] } = queries.getQueryData(queryKey) ?? {};
    const isLocked = rooms.some(({ id, planningId }) => id === roomId && planningId !== null);
    return isLocked && sets.some(({ id, isExternal }) => id === entry.id && isExternal);
  };
};

/** A single product for a room, and how many of it. */
export type ProductForRoom = {
  readonly roomId: number;
  readonly product: SingleProduct;
  readonly quantity: number;
};

export type RoomProductChanges = {
  readonly addProduct: MakeChange<ProductForRoom>;
  readonly changeProductQuantity: MakeChange<EntryInRoom>;
  readonly removeProduct: MakeChange<EntryInRoom>;
};

/** What can be done with the single products of a room. Each change takes over the server's list of them. */
export const useRoomProductChanges = (): RoomProductChanges => {
  const { rooms } = useTexts();
  const undo = useUndo();
  const change = useProjectChanges();
  return {
    addProduct: change({
      run: (projectId, { roomId, product, quantity }: ProductForRoom) =>
        addRoomProduct(projectId, roomId, { id: product.id, quantity }),
      applied: (project, products, { roomId, product }) => withRoomProducts(project, roomId, products, product),
      success: () => ({ text: rooms.productAdded }),
    }),
    changeProductQuantity: change({
      run: (projectId, { roomId, entry }: EntryInRoom) => changeRoomProduct(projectId, roomId, entry),
      applied: (project, products, { roomId }) => withRoomProducts(project, roomId, products),
      success: () => ({ text: rooms.quantityChanged }),
    }),
    removeProduct: change({
      dedupeKey: 'removeProduct',
      run: (projectId, { roomId, entry }: EntryInRoom) => removeRoomProduct(projectId, roomId, entry.id),
      applied: (project, { entries }, { roomId }) => withRoomProducts(project, roomId, entries),
      success: ({ removal }) => ({ text: rooms.productRemoved, action: undo(removal) }),
    }),
  };
};

/** A set that gets a variant in a room. */
type SetInRoom = { readonly roomId: number; readonly setId: number; readonly onCopied: (copyId: number) => void };

export type RoomLayoutChanges = {
  readonly moveEntry: MakeChange<EntryMove>;
  /** The ids of all rooms, the topmost first. */
  readonly order: MakeChange<readonly number[]>;
  readonly addRooms: MakeChange<readonly NewRoom[]>;
  readonly duplicate: MakeChange<SetInRoom>;
};

/** Rooms in an order; those that it does not name come first, as on the server. */
const inOrder = (project: Project, ids: readonly number[]): Project =>
  withRooms(
    project,
    project.rooms.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
  );

/** Changes of several rooms, or of a set in its room, each of which can be undone as one (docs/readings.md#r32). */
export const useRoomLayoutChanges = (): RoomLayoutChanges => {
  const { rooms: words } = useTexts();
  const undo = useUndo();
  const change = useProjectChanges();
  return {
    moveEntry: change({
      run: moveRoomEntry,
      applied: (project, { rooms }) => withRooms(project, rooms),
      success: ({ removal, rooms }, { from, to, copy }) => {
        const room = rooms.find(({ id }) => id === to)?.name ?? '';
        const text = from === to ? words.ordered : copy ? words.copiedTo(room) : words.movedTo(room);
        return { text, action: undo(removal) };
      },
    }),
    order: change({
      run: reorderRooms,
      optimistic: inOrder,
      applied: (project, { rooms }) => withRooms(project, rooms),
      success: ({ removal }) => ({ text: words.ordered, action: undo(removal) }),
    }),
    addRooms: change({
      serverMessage: 'alone',
      run: createRooms,
      applied: (project, { rooms }) => withRooms(project, rooms),
      success: ({ removal }, added) => ({ text: words.roomsCreated(added.length), action: undo(removal) }),
    }),
    duplicate: change({
      dedupeKey: 'duplicate',
      run: (projectId, { roomId, setId }: SetInRoom) => duplicateInRoom(projectId, roomId, setId),
      applied: (project, copy, { roomId, setId }) => withCopyInRoom(project, roomId, setId, copy),
      success: (copy, { onCopied }) => {
        onCopied(copy.id);
        return { text: words.duplicated };
      },
    }),
  };
};
