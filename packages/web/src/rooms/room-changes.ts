import type { WireSingleProduct } from '@ramka/contract/wire/product';
import type { LoadedProject, QuantityEntry, WireGroup } from '@ramka/contract/wire/project';
import { call, callWithTag } from '../api/call.ts';
import { withNewRoom, withoutRoom, withRoomName, withRoomProducts, withRoomSets } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { type MakeChange, useProjectChange, useUndo } from '../project/project-change.ts';

export type RoomChanges = {
  readonly createRoom: MakeChange<string>;
  readonly renameRoom: MakeChange<{ readonly room: WireGroup; readonly name: string }>;
  readonly deleteRoom: MakeChange<WireGroup>;
};

/** Adding, renaming and deleting rooms. */
export const useRoomChanges = (): RoomChanges => {
  const { rooms } = useTexts();
  const undo = useUndo();
  const createRoom = useProjectChange({
    run: (projectId, name: string) => call('createRoom', { params: { projectId }, body: { name } }),
    applied: withNewRoom,
    success: (room) => ({ text: rooms.roomCreated(room.name) }),
  });
  const renameRoom = useProjectChange({
    run: (projectId, { room, name }: { readonly room: WireGroup; readonly name: string }) =>
      call('renameRoom', { params: { projectId, groupId: room.id }, body: { name } }),
    applied: (project, renamed) => withRoomName(project, renamed.id, renamed.name),
    success: () => ({ text: rooms.roomRenamed }),
  });
  const deleteRoom = useProjectChange({
    run: (projectId, room: WireGroup) => callWithTag('deleteRoom', { params: { projectId, groupId: room.id } }),
    applied: (project: LoadedProject, _answer, room) => withoutRoom(project, room.id),
    success: ({ removal }) => ({ text: rooms.roomDeleted, action: undo(removal) }),
  });
  return { createRoom, renameRoom, deleteRoom };
};

/** Sets or products of a room, and how many. */
export type RoomEntries = { readonly roomId: number; readonly entries: readonly QuantityEntry[] };
/** A set or product in a room, and how many of it there are. */
export type RoomEntryAt = { readonly roomId: number; readonly entry: QuantityEntry };

export type RoomSetChanges = {
  readonly addSets: MakeChange<RoomEntries>;
  readonly changeSetQuantity: MakeChange<RoomEntryAt>;
  readonly removeSet: MakeChange<RoomEntryAt>;
};

/** What can be done with the sets of a room; each change takes the server's list of them over. */
export const useRoomSetChanges = (): RoomSetChanges => {
  const { rooms } = useTexts();
  const undo = useUndo();
  const addSets = useProjectChange({
    run: (projectId, { roomId, entries }: RoomEntries) =>
      call('addRoomSets', { params: { projectId, groupId: roomId }, body: { payload: [...entries] } }),
    applied: (project, sets, { roomId }) => withRoomSets(project, roomId, sets),
    success: () => ({ text: rooms.setsAdded }),
  });
  const changeSetQuantity = useProjectChange({
    run: (projectId, { roomId, entry }: RoomEntryAt) =>
      call('changeRoomSets', { params: { projectId, groupId: roomId }, body: { payload: [entry] } }),
    applied: (project, sets, { roomId }) => withRoomSets(project, roomId, sets),
    success: () => ({ text: rooms.setCountChanged }),
  });
  const removeSet = useProjectChange({
    run: (projectId, { roomId, entry }: RoomEntryAt) =>
      callWithTag('removeRoomSet', { params: { projectId, groupId: roomId, bundleId: entry.id } }),
    applied: (project, { answer }, { roomId }) => withRoomSets(project, roomId, answer),
    success: ({ removal }) => ({ text: rooms.setRemoved, action: undo(removal) }),
  });
  return { addSets, changeSetQuantity, removeSet };
};

/** A single product for a room, and how many of it. */
export type RoomProductAt = {
  readonly roomId: number;
  readonly product: WireSingleProduct;
  readonly quantity: number;
};

export type RoomProductChanges = {
  readonly addProduct: MakeChange<RoomProductAt>;
  readonly changeProductQuantity: MakeChange<RoomEntryAt>;
  readonly removeProduct: MakeChange<RoomEntryAt>;
};

/** What can be done with the single products of a room; each change takes the server's list of them over. */
export const useRoomProductChanges = (): RoomProductChanges => {
  const { rooms } = useTexts();
  const undo = useUndo();
  const addProduct = useProjectChange({
    run: (projectId, { roomId, product, quantity }: RoomProductAt) =>
      call('addRoomProducts', {
        params: { projectId, groupId: roomId },
        body: { payload: [{ id: product.id, quantity }] },
      }),
    applied: (project, products, { roomId, product }) => withRoomProducts(project, roomId, products, product),
    success: () => ({ text: rooms.productAdded }),
  });
  const changeProductQuantity = useProjectChange({
    run: (projectId, { roomId, entry }: RoomEntryAt) =>
      call('changeRoomProducts', { params: { projectId, groupId: roomId }, body: { payload: [entry] } }),
    applied: (project, products, { roomId }) => withRoomProducts(project, roomId, products),
    success: () => ({ text: rooms.quantityChanged }),
  });
  const removeProduct = useProjectChange({
    run: (projectId, { roomId, entry }: RoomEntryAt) =>
      callWithTag('removeRoomProduct', { params: { projectId, groupId: roomId, productId: entry.id } }),
    applied: (project, { answer }, { roomId }) => withRoomProducts(project, roomId, answer),
    success: ({ removal }) => ({ text: rooms.productRemoved, action: undo(removal) }),
  });
  return { addProduct, changeProductQuantity, removeProduct };
};
