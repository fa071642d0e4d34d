import { lookToWire } from '@ramka/contract/translate/project';
import type { WireGroup } from '@ramka/contract/wire/project';
import type { RoomEntry } from '@ramka/domain/project';
import type { Look } from '@ramka/domain/set/frames';
import { call, callWithTag } from './call.ts';
import { ApiFailure } from './failure.ts';
import type { KeptChange } from './outbox.ts';
import type { NamedProject } from './project-calls.ts';
import { sendOrKeep } from './sending.ts';
import {
  newProjectFromWire,
  type Project,
  type Room,
  roomFromWire,
  type SavedSet,
  savedSetFromWire,
} from './project.ts';

/** Adds a room. Without a network it waits, as the changes below (docs/decisions/0121-offline-changes-are-queued-api-calls.md). */
export const createRoom = (projectId: string, name: string): Promise<Room> => {
  const input = { params: { projectId }, body: { name } };
  return sendOrKeep(
    'createRoom',
    input,
    async (sent) => roomFromWire(await call('createRoom', sent)),
    (change) => requireRoomLeft(projectId, change),
  );
};

/** What a change that waits leaves here is asked for where one does. */
const roomLeftBy = async (projectId: string, change: KeptChange): Promise<Room | undefined> => {
  const kept = await import('./kept-changes.ts');
  return kept.roomLeftBy(projectId, change);
};

const projectLeftBy = async (projectId: string, change: KeptChange): Promise<Project> => {
  const kept = await import('./kept-changes.ts');
  return kept.leftBy(projectId, change);
};

const requireRoomLeft = async (projectId: string, change: KeptChange): Promise<Room> => {
  const left = await roomLeftBy(projectId, change);
  if (left === undefined) throw new ApiFailure(404, 'unreadable');
  return left;
};

/** Renames a room. */
export const renameRoom = (projectId: string, roomId: number, name: string): Promise<Room> => {
  const input = { params: { projectId, groupId: roomId }, body: { name } };
  return sendOrKeep(
    'renameRoom',
    input,
    async (sent) => roomFromWire(await call('renameRoom', sent)),
    (change) => requireRoomLeft(projectId, change),
  );
};

/** Deletes a room; answers the removal, to have it undone. */
export const deleteRoom = (projectId: string, roomId: number): Promise<number | null> => {
  const input = { params: { projectId, groupId: roomId } };
  return sendOrKeep(
    'deleteRoom',
    input,
    async (sent) => (await callWithTag('deleteRoom', sent)).removal,
    () => null,
  );
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
    (sent) => call(name, sent),
    async (change) => (await roomLeftBy(projectId, change))?.[lists[name]] ?? [],
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
  return sendOrKeep(
    'removeRoomSet',
    input,
    async (sent): Promise<EntriesLeft> => {
      const { answer, removal } = await callWithTag('removeRoomSet', sent);
      return { entries: answer, removal };
    },
    async (change) => ({ entries: (await roomLeftBy(projectId, change))?.sets ?? [], removal: null }),
  );
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
  return sendOrKeep(
    'removeRoomProduct',
    input,
    async (sent): Promise<EntriesLeft> => {
      const { answer, removal } = await callWithTag('removeRoomProduct', sent);
      return { entries: answer, removal };
    },
    async (change) => ({ entries: (await roomLeftBy(projectId, change))?.products ?? [], removal: null }),
  );
};

/** All rooms as a change of several has left them, and what it is undone by. */
export type LaidOut = { readonly rooms: readonly Room[]; readonly removal: number | null };

/** What a room gets. */
export type RoomFilling = {
  readonly roomId: number;
  readonly sets?: readonly RoomEntry[];
  readonly products?: readonly RoomEntry[];
};

/** Changes several rooms as one; where it waits for the network there is nothing to undo it by. */
const layOut = <Body>(
  name: 'fillRooms' | 'moveRoomEntry' | 'orderRooms' | 'createRooms',
  projectId: string,
  body: Body,
  send: (sent: { readonly params: { readonly projectId: string }; readonly body: Body }) => Promise<LaidOutAnswer>,
): Promise<LaidOut> =>
  sendOrKeep(
    name,
    { params: { projectId }, body },
    async (sent): Promise<LaidOut> => {
      const { answer, removal } = await send(sent);
      return { rooms: answer.map(roomFromWire), removal };
    },
    async (change) => ({ rooms: (await projectLeftBy(projectId, change)).rooms, removal: null }),
  );

type LaidOutAnswer = { readonly answer: readonly WireGroup[]; readonly removal: number | null };

/** Adds sets and single products to many rooms as one. */
export const fillRooms = (projectId: string, fillings: readonly RoomFilling[]): Promise<LaidOut> => {
  const payload = fillings.map(({ roomId, sets = [], products = [] }) => ({
    groupId: roomId,
    bundles: [...sets],
    products: [...products],
  }));
  return layOut('fillRooms', projectId, { payload }, (sent) => callWithTag('fillRooms', sent));
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
export const moveRoomEntry = (projectId: string, { list, ...move }: EntryMove): Promise<LaidOut> => {
  const body = { list: list === 'sets' ? 'bundles' : list, ...move } as const;
  return layOut('moveRoomEntry', projectId, body, (sent) => callWithTag('moveRoomEntry', sent));
};

/** Puts the rooms into an order, the topmost first. */
export const orderRooms = (projectId: string, ids: readonly number[]): Promise<LaidOut> =>
  layOut('orderRooms', projectId, { payload: [...ids] }, (sent) => callWithTag('orderRooms', sent));

/** A room to be made: empty, or with all that another one holds. */
export type NewRoom = { readonly name: string; readonly sourceId?: number };

/** Adds rooms, the topmost first. */
export const createRooms = (projectId: string, rooms: readonly NewRoom[]): Promise<LaidOut> =>
  layOut('createRooms', projectId, { payload: [...rooms] }, (sent) => callWithTag('createRooms', sent));

/** Copies a set, and puts one of the copy behind it in a room. */
export const duplicateInRoom = (projectId: string, roomId: number, setId: number): Promise<SavedSet> =>
  sendOrKeep(
    'duplicateInRoom',
    { params: { projectId, groupId: roomId, setId } },
    async (sent) => savedSetFromWire(await call('duplicateInRoom', sent)),
    async (change) => {
      const copy = (await projectLeftBy(projectId, change)).sets.find(({ id }) => id === change.temporaryIds[0]);
      if (copy === undefined) throw new ApiFailure(404, 'unknown-set');
      return copy;
    },
  );

/** What new sets of a project and its rooms start with. */
export type Looks = Pick<Project, 'look' | 'rooms'>;

/** Chooses what new sets start with, of a room or of the project. */
export const chooseLook = (projectId: string, roomId: number | null, look: Look | null): Promise<Looks> =>
  sendOrKeep(
    'chooseLook',
    { params: { projectId }, body: { groupId: roomId, look: look && lookToWire(look) } },
    async (sent): Promise<Looks> => newProjectFromWire(await call('chooseLook', sent)),
    (change) => projectLeftBy(projectId, change),
  );

/** Renames the project itself. */
export const renameProject = (projectId: string, name: string): Promise<NamedProject> =>
  sendOrKeep(
    'renameProject',
    { params: { projectId }, body: { name } },
    async (sent): Promise<NamedProject> => call('renameProject', sent),
    (change) => projectLeftBy(projectId, change),
  );
