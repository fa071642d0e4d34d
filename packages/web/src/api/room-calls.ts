import type { RoomEntry } from '@ramka/domain/project';
import { call, callWithTag } from './call.ts';
import { ApiFailure } from './failure.ts';
import { roomLeftBy } from './kept-changes.ts';
import { sendOrKeep } from './outbox.ts';
import { type Room, roomFromWire, type SavedSet, savedSetFromWire } from './project.ts';

/** Adds a room. Without a network it waits, as the changes below (docs/decisions/0121-what-waits-for-the-network.md). */
export const createRoom = (projectId: string, name: string): Promise<Room> => {
  const input = { params: { projectId }, body: { name } };
  return sendOrKeep(
    'createRoom',
    input,
    async (key) => roomFromWire(await call('createRoom', { ...input, ...key })),
    (change) => requireLeft(roomLeftBy(projectId, change)),
  );
};

const requireLeft = <Thing>(left: Thing | undefined): Thing => {
  if (left === undefined) throw new ApiFailure(404, 'unreadable');
  return left;
};

/** Renames a room. */
export const renameRoom = (projectId: string, roomId: number, name: string): Promise<Room> => {
  const input = { params: { projectId, groupId: roomId }, body: { name } };
  return sendOrKeep(
    'renameRoom',
    input,
    async (key) => roomFromWire(await call('renameRoom', { ...input, ...key })),
    (change) => requireLeft(roomLeftBy(projectId, change)),
  );
};

/** Deletes a room; answers the removal, to have it undone. */
export const deleteRoom = (projectId: string, roomId: number): Promise<number | null> => {
  const input = { params: { projectId, groupId: roomId } };
  const send = async (key: { readonly key: string }) => (await callWithTag('deleteRoom', { ...input, ...key })).removal;
  return sendOrKeep('deleteRoom', input, send, () => null);
};

/** What is left of a room's sets, or single products, after one was removed; and the removal, to have it undone. */
export type EntriesLeft = { readonly entries: readonly RoomEntry[]; readonly removal: number | null };

/** Calls that answer a list of a room, and which. */
const lists = {
  addRoomSets: 'sets',
  changeRoomSets: 'sets',
  addRoomProducts: 'products',
  changeRoomProducts: 'products',
} as const;

const changeEntries = (
  name: keyof typeof lists,
  projectId: string,
  roomId: number,
  entries: readonly RoomEntry[],
): Promise<readonly RoomEntry[]> => {
  const input = { params: { projectId, groupId: roomId }, body: { payload: [...entries] } };
  return sendOrKeep(
    name,
    input,
    (key) => call(name, { ...input, ...key }),
    (change) => roomLeftBy(projectId, change)?.[lists[name]] ?? [],
  );
};

/** Adds sets to a room; answers all of its sets. */
export const addRoomSets = (
  projectId: string,
  roomId: number,
  entries: readonly RoomEntry[],
): Promise<readonly RoomEntry[]> => changeEntries('addRoomSets', projectId, roomId, entries);

/** Changes how many of a set a room has; answers all of its sets. */
export const changeRoomSet = (projectId: string, roomId: number, entry: RoomEntry): Promise<readonly RoomEntry[]> =>
  changeEntries('changeRoomSets', projectId, roomId, [entry]);

/** Takes a set out of a room. */
export const removeRoomSet = (projectId: string, roomId: number, setId: number): Promise<EntriesLeft> => {
  const input = { params: { projectId, groupId: roomId, bundleId: setId } };
  const send = async (key: { readonly key: string }): Promise<EntriesLeft> => {
    const { answer, removal } = await callWithTag('removeRoomSet', { ...input, ...key });
    return { entries: answer, removal };
  };
  return sendOrKeep('removeRoomSet', input, send, (change) => ({
    entries: roomLeftBy(projectId, change)?.sets ?? [],
    removal: null,
  }));
};

/** Adds a single product to a room; answers all of its single products. */
export const addRoomProduct = (projectId: string, roomId: number, entry: RoomEntry): Promise<readonly RoomEntry[]> =>
  changeEntries('addRoomProducts', projectId, roomId, [entry]);

/** Changes how many of a single product a room has; answers all of its single products. */
export const changeRoomProduct = (projectId: string, roomId: number, entry: RoomEntry): Promise<readonly RoomEntry[]> =>
  changeEntries('changeRoomProducts', projectId, roomId, [entry]);

/** Takes a single product out of a room. */
export const removeRoomProduct = (projectId: string, roomId: number, productId: number): Promise<EntriesLeft> => {
  const input = { params: { projectId, groupId: roomId, productId } };
  const send = async (key: { readonly key: string }): Promise<EntriesLeft> => {
    const { answer, removal } = await callWithTag('removeRoomProduct', { ...input, ...key });
    return { entries: answer, removal };
  };
  return sendOrKeep('removeRoomProduct', input, send, (change) => ({
    entries: roomLeftBy(projectId, change)?.products ?? [],
    removal: null,
  }));
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
