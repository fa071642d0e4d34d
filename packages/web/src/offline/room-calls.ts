import { setDefaultsToWire } from '@ramka/contract/translate/project';
import type { WireGroup } from '@ramka/contract/wire/project';
import type { RoomEntry } from '@ramka/domain/project';
import type { SetDefaults } from '@ramka/domain/set/frames';
import { call, callWithTag } from '../api/call.ts';
import { ApiFailure } from '../api/failure.ts';
import type { QueuedChange } from './outbox.ts';
import type { NamedProject } from '../api/project-calls.ts';
import { sendOrEnqueue } from './mutation-queue.ts';
import {
  newProjectFromWire,
  type Project,
  type Room,
  roomFromWire,
  type SavedSet,
  savedSetFromWire,
} from '../api/project.ts';

/** Adds a room. Without a network it waits, as the changes below (docs/decisions/0121-offline-changes-are-queued-api-calls.md). */
export const createRoom = (projectId: string, name: string): Promise<Room> => {
  const input = { params: { projectId }, body: { name } };
  return sendOrEnqueue(
    'createRoom',
    input,
    async (sent) => roomFromWire(await call('createRoom', sent)),
    (change) => requireRoomAfter(projectId, change),
  );
};

/** What a change that waits leaves here is asked for where one does. */
const roomAfter = async (projectId: string, change: QueuedChange): Promise<Room | undefined> => {
  const kept = await import('./optimistic-updates.ts');
  return kept.roomAfter(projectId, change);
};

const projectAfter = async (projectId: string, change: QueuedChange): Promise<Project> => {
  const kept = await import('./optimistic-updates.ts');
  return kept.projectAfter(projectId, change);
};

const requireRoomAfter = async (projectId: string, change: QueuedChange): Promise<Room> => {
  const left = await roomAfter(projectId, change);
  if (left === undefined) throw new ApiFailure(404, 'unreadable');
  return left;
};

/** Renames a room. */
export const renameRoom = (projectId: string, roomId: number, name: string): Promise<Room> => {
  const input = { params: { projectId, groupId: roomId }, body: { name } };
  return sendOrEnqueue(
    'renameRoom',
    input,
    async (sent) => roomFromWire(await call('renameRoom', sent)),
    (change) => requireRoomAfter(projectId, change),
  );
};

/** Deletes a room; answers the removal, to have it undone. */
export const deleteRoom = (projectId: string, roomId: number): Promise<number | null> => {
  const input = { params: { projectId, groupId: roomId } };
  return sendOrEnqueue(
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
  return sendOrEnqueue(
    name,
    input,
    (sent) => call(name, sent),
    async (change) => (await roomAfter(projectId, change))?.[lists[name]] ?? [],
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
  return sendOrEnqueue(
    'removeRoomSet',
    input,
    async (sent): Promise<EntriesLeft> => {
      const { answer, removal } = await callWithTag('removeRoomSet', sent);
      return { entries: answer, removal };
    },
    async (change) => ({ entries: (await roomAfter(projectId, change))?.sets ?? [], removal: null }),
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
  return sendOrEnqueue(
    'removeRoomProduct',
    input,
    async (sent): Promise<EntriesLeft> => {
      const { answer, removal } = await callWithTag('removeRoomProduct', sent);
      return { entries: answer, removal };
    },
    async (change) => ({ entries: (await roomAfter(projectId, change))?.products ?? [], removal: null }),
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
  sendOrEnqueue(
    name,
    { params: { projectId }, body },
    async (sent): Promise<LaidOut> => {
      const { answer, removal } = await send(sent);
      return { rooms: answer.map(roomFromWire), removal };
    },
    async (change) => ({ rooms: (await projectAfter(projectId, change)).rooms, removal: null }),
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
export const reorderRooms = (projectId: string, ids: readonly number[]): Promise<LaidOut> =>
  layOut('orderRooms', projectId, { payload: [...ids] }, (sent) => callWithTag('orderRooms', sent));

/** A room to be made: empty, or with all that another one holds. */
export type NewRoom = { readonly name: string; readonly sourceId?: number };

/** Adds rooms, the topmost first. */
export const createRooms = (projectId: string, rooms: readonly NewRoom[]): Promise<LaidOut> =>
  layOut('createRooms', projectId, { payload: [...rooms] }, (sent) => callWithTag('createRooms', sent));

/** Copies a set, and puts one of the copy behind it in a room. */
export const duplicateInRoom = (projectId: string, roomId: number, setId: number): Promise<SavedSet> =>
  sendOrEnqueue(
    'duplicateInRoom',
    { params: { projectId, groupId: roomId, setId } },
    async (sent) => savedSetFromWire(await call('duplicateInRoom', sent)),
    async (change) => {
      const copy = (await projectAfter(projectId, change)).sets.find(({ id }) => id === change.temporaryIds[0]);
      if (copy === undefined) throw new ApiFailure(404, 'unknown-set');
      return copy;
    },
  );

/** What new sets of a project and its rooms start with. */
export type ProjectSetDefaults = Pick<Project, 'setDefaults' | 'rooms'>;

/** Chooses what new sets start with, of a room or of the project. */
export const changeSetDefaults = (
  projectId: string,
  roomId: number | null,
  defaults: SetDefaults | null,
): Promise<ProjectSetDefaults> =>
  sendOrEnqueue(
    'chooseLook',
    { params: { projectId }, body: { groupId: roomId, look: defaults && setDefaultsToWire(defaults) } },
    async (sent): Promise<ProjectSetDefaults> => newProjectFromWire(await call('chooseLook', sent)),
    (change) => projectAfter(projectId, change),
  );

/** Renames the project itself. */
export const renameProject = (projectId: string, name: string): Promise<NamedProject> =>
  sendOrEnqueue(
    'renameProject',
    { params: { projectId }, body: { name } },
    async (sent): Promise<NamedProject> => call('renameProject', sent),
    (change) => projectAfter(projectId, change),
  );
