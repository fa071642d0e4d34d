import type { RoomEntry } from '@ramka/domain/project';
import { call, callWithTag } from './call.ts';
import { type Room, roomFromWire } from './project.ts';

/** Adds a room. */
export const createRoom = async (projectId: string, name: string): Promise<Room> =>
  roomFromWire(await call('createRoom', { params: { projectId }, body: { name } }));

/** Renames a room. */
export const renameRoom = async (projectId: string, roomId: number, name: string): Promise<Room> =>
  roomFromWire(await call('renameRoom', { params: { projectId, groupId: roomId }, body: { name } }));

/** Deletes a room; answers the removal, to have it undone. */
export const deleteRoom = async (projectId: string, roomId: number): Promise<number | null> =>
  (await callWithTag('deleteRoom', { params: { projectId, groupId: roomId } })).removal;

/** What is left of a room's sets, or single products, after one was removed; and the removal, to have it undone. */
export type EntriesLeft = { readonly entries: readonly RoomEntry[]; readonly removal: number | null };

/** Adds sets to a room; answers all of its sets. */
export const addRoomSets = (
  projectId: string,
  roomId: number,
  entries: readonly RoomEntry[],
): Promise<readonly RoomEntry[]> =>
  call('addRoomSets', { params: { projectId, groupId: roomId }, body: { payload: [...entries] } });

/** Changes how many of a set a room has; answers all of its sets. */
export const changeRoomSet = (projectId: string, roomId: number, entry: RoomEntry): Promise<readonly RoomEntry[]> =>
  call('changeRoomSets', { params: { projectId, groupId: roomId }, body: { payload: [entry] } });

/** Takes a set out of a room. */
export const removeRoomSet = async (projectId: string, roomId: number, setId: number): Promise<EntriesLeft> => {
  const params = { projectId, groupId: roomId, bundleId: setId };
  const { answer, removal } = await callWithTag('removeRoomSet', { params });
  return { entries: answer, removal };
};

/** Adds a single product to a room; answers all of its single products. */
export const addRoomProduct = (projectId: string, roomId: number, entry: RoomEntry): Promise<readonly RoomEntry[]> =>
  call('addRoomProducts', { params: { projectId, groupId: roomId }, body: { payload: [entry] } });

/** Changes how many of a single product a room has; answers all of its single products. */
export const changeRoomProduct = (projectId: string, roomId: number, entry: RoomEntry): Promise<readonly RoomEntry[]> =>
  call('changeRoomProducts', { params: { projectId, groupId: roomId }, body: { payload: [entry] } });

/** Takes a single product out of a room. */
export const removeRoomProduct = async (projectId: string, roomId: number, productId: number): Promise<EntriesLeft> => {
  const params = { projectId, groupId: roomId, productId };
  const { answer, removal } = await callWithTag('removeRoomProduct', { params });
  return { entries: answer, removal };
};
