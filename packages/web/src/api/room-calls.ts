import type { RoomEntry } from '@ramka/domain/project';
import { call, callWithTag } from './call.ts';
import { type Room, roomFromWire, type SavedSet, savedSetFromWire } from './project.ts';

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

/** All rooms as a change of several has left them, and what it is undone by. */
export type LaidOut = { readonly rooms: readonly Room[]; readonly removal: number | null };

/** What a room gets. */
export type RoomFilling = {
  readonly roomId: number;
  readonly sets?: readonly RoomEntry[];
  readonly products?: readonly RoomEntry[];
};

/** Adds sets and single products to many rooms as one. */
export const fillRooms = async (projectId: string, fillings: readonly RoomFilling[]): Promise<LaidOut> => {
  const payload = fillings.map(({ roomId, sets = [], products = [] }) => ({
    groupId: roomId,
    bundles: [...sets],
    products: [...products],
  }));
  const { answer, removal } = await callWithTag('fillRooms', { params: { projectId }, body: { payload } });
  return { rooms: answer.map(roomFromWire), removal };
};

/** A set or single product on its way into another room, or to another place of its own. */
export type EntryMove = {
  readonly list: EntryList;
  readonly id: number;
  readonly from: number;
  readonly to: number;
  /** The entry that it comes to stand before; null: last. */
  readonly before: number | null;
  readonly copy: boolean;
};

/** One of the lists of a room. */
export type EntryList = 'sets' | 'products';

/** Carries an entry; answers all rooms. */
export const moveRoomEntry = async (projectId: string, { list, ...move }: EntryMove): Promise<LaidOut> => {
  const body = { list: list === 'sets' ? 'bundles' : list, ...move } as const;
  const { answer, removal } = await callWithTag('moveRoomEntry', { params: { projectId }, body });
  return { rooms: answer.map(roomFromWire), removal };
};

/** Puts the rooms into an order, the topmost first. */
export const orderRooms = async (projectId: string, ids: readonly number[]): Promise<LaidOut> => {
  const { answer, removal } = await callWithTag('orderRooms', { params: { projectId }, body: { payload: [...ids] } });
  return { rooms: answer.map(roomFromWire), removal };
};

/** A room to be made: empty, or with all that another one holds. */
export type NewRoom = { readonly name: string; readonly sourceId?: number };

/** Adds rooms, the topmost first. */
export const createRooms = async (projectId: string, rooms: readonly NewRoom[]): Promise<LaidOut> => {
  const { answer, removal } = await callWithTag('createRooms', {
    params: { projectId },
    body: { payload: [...rooms] },
  });
  return { rooms: answer.map(roomFromWire), removal };
};

/** Copies a set, and puts one of the copy behind it in a room. */
export const duplicateInRoom = async (projectId: string, roomId: number, setId: number): Promise<SavedSet> =>
  savedSetFromWire(await call('duplicateInRoom', { params: { projectId, groupId: roomId, setId } }));
