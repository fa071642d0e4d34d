import type { RoomEntry } from '@ramka/domain/project';
import { type KeptChange, keptCalls, outbox } from './outbox.ts';
import {
  type Project,
  type Room,
  type SavedSet,
  withNewRoom,
  withoutRoom,
  withoutSet,
  withRoomName,
  withSet,
} from './project.ts';

/** The project as it will be once the changes that wait have been sent, as far as that is known here. */
export const withKeptChanges = (project: Project, changes: readonly KeptChange[]): Project =>
  // What another version of the app kept, and this one cannot show, is sent all the same.
  changes.filter(({ name }) => keptCalls.includes(name)).reduce(withKeptChange, project);

/** A project as the server has it, with what waits for it here. */
export const withWaiting = (project: Project): Project => withKeptChanges(project, outbox.changes(project.id));

let projects: (projectId: string) => Project | undefined = () => undefined;

/** Says where the projects are that the pages show. */
export const lookUpProjectsIn = (read: typeof projects): void => {
  projects = read;
};

/** What a change that waits leaves of a project, as its call would answer it. */
export const leftBy = (projectId: string, change: KeptChange): Project => {
  const shown = projects(projectId);
  if (shown === undefined) throw new Error('No project is shown that could be changed');
  return withKeptChange(shown, change);
};

/** What a change that waits leaves of a room. */
export const roomLeftBy = (projectId: string, change: KeptChange): Room | undefined => {
  const roomId = change.temporaryId ?? Number(change.params?.['groupId']);
  return leftBy(projectId, change).rooms.find(({ id }) => id === roomId);
};

/** What a change that waits leaves of a set. */
export const setLeftBy = (projectId: string, change: KeptChange): SavedSet | undefined => {
  const setId = change.temporaryId ?? Number(change.params?.['setId']);
  return leftBy(projectId, change).sets.find(({ id }) => id === setId);
};

const withKeptChange = (project: Project, change: KeptChange): Project => {
  const { name, params, temporaryId } = change;
  const roomId = Number(params?.['groupId']);
  const setId = Number(params?.['setId']);
  const known = project.sets.find((set) => set.id === setId);
  switch (name) {
    case 'createRoom':
      return temporaryId === null ? project : withNewRoom(project, newRoom(temporaryId, nameIn(change)));
    case 'renameRoom':
      return withRoomName(project, roomId, nameIn(change));
    case 'deleteRoom':
      return withoutRoom(project, roomId);
    case 'addRoomSets':
      return inRoom(project, roomId, 'sets', (entries) => withAdded(entries, entriesIn(change)));
    case 'changeRoomSets':
      return inRoom(project, roomId, 'sets', (entries) => withChanged(entries, entriesIn(change)));
    case 'removeRoomSet':
      return inRoom(project, roomId, 'sets', (entries) => without(entries, Number(params?.['bundleId'])));
    case 'addRoomProducts':
      return inRoom(project, roomId, 'products', (entries) => withAdded(entries, entriesIn(change)));
    case 'changeRoomProducts':
      return inRoom(project, roomId, 'products', (entries) => withChanged(entries, entriesIn(change)));
    case 'removeRoomProduct':
      return inRoom(project, roomId, 'products', (entries) => without(entries, Number(params?.['productId'])));
    case 'createSet':
      return temporaryId === null ? project : withSet(project, awaitedSet(temporaryId, change, undefined));
    case 'saveSet':
      return withSet(project, awaitedSet(setId, change, known));
    case 'renameSet':
      return known ? withSet(project, { ...known, name: nameIn(change) }) : project;
    case 'deleteSet':
      return withoutSet(project, setId);
    // What is mounted is no part of the project.
    case 'tickSite':
      return project;
  }
};

const newRoom = (id: number, name: string): Room => ({
  id,
  name,
  sets: [],
  products: [],
  planningId: null,
  look: null,
});

/** A set that the server has not drawn, described or priced yet: what it was before stands for it. */
const awaitedSet = (id: number, change: KeptChange, known: SavedSet | undefined): SavedSet => {
  const slots = filledSlots(change);
  return {
    ...(known ?? {
      seriesTag: '',
      version: '0',
      price: 0,
      description: '',
      isExternal: false,
      slots,
      emptySlots: 0,
      boxes: slots,
    }),
    id,
    name: nameIn(change),
    awaited: true,
  };
};

const inRoom = (
  project: Project,
  roomId: number,
  list: 'sets' | 'products',
  change: (entries: readonly RoomEntry[]) => readonly RoomEntry[],
): Project => ({
  ...project,
  rooms: project.rooms.map((room) => (room.id === roomId ? { ...room, [list]: change(room[list]) } : room)),
});

/** The most of one thing in a room (docs/readings.md#r8). */
const MOST_PIECES = 9999;

const withAdded = (entries: readonly RoomEntry[], added: readonly RoomEntry[]): readonly RoomEntry[] => {
  const pieces = new Map(entries.map(({ id, quantity }) => [id, quantity]));
  for (const { id, quantity } of added) pieces.set(id, Math.min((pieces.get(id) ?? 0) + quantity, MOST_PIECES));
  return Array.from(pieces, ([id, quantity]) => ({ id, quantity }));
};

const withChanged = (entries: readonly RoomEntry[], changed: readonly RoomEntry[]): readonly RoomEntry[] =>
  entries.map((entry) => changed.find(({ id }) => id === entry.id) ?? entry);

const without = (entries: readonly RoomEntry[], id: number): readonly RoomEntry[] =>
  entries.filter((entry) => entry.id !== id);

/** What was kept is what was to be sent: it is read as such, whatever somebody may have written into the browser's storage. */
const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

const nameIn = ({ body }: KeptChange): string => {
  const name = partOf(body, 'name') ?? partOf(partOf(body, 'payload'), 'name');
  return typeof name === 'string' ? name : '';
};

const entriesIn = ({ body }: KeptChange): readonly RoomEntry[] => {
  const payload = partOf(body, 'payload');
  return Array.isArray(payload)
    ? payload.flatMap((entry: unknown) => {
        const [id, quantity] = [partOf(entry, 'id'), partOf(entry, 'quantity')];
        return typeof id === 'number' && typeof quantity === 'number' ? [{ id, quantity }] : [];
      })
    : [];
};

const filledSlots = ({ body }: KeptChange): number => {
  const payload = partOf(body, 'payload');
  return Object.keys({ ...toObject(partOf(payload, 'modules')), ...toObject(partOf(payload, 'controllers')) }).length;
};

const toObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** What was written last of a set that waits, as the editor opens it; undefined: nothing of it waits. */
export const keptPayload = (changes: readonly KeptChange[], setId: number): unknown => {
  const last = changes.findLast(
    ({ name, temporaryId, params }) => temporaryId === setId || (name === 'saveSet' && params?.['setId'] === setId),
  );
  return partOf(last?.body, 'payload');
};
