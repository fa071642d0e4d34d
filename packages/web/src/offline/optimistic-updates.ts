import { setDefaultsFromWire } from '@ramka/contract/translate/project';
import type { WireSetDefaults } from '@ramka/contract/wire/project';
import { nameOfCopy } from '@ramka/domain/names';
import type { RoomEntry } from '@ramka/domain/project';
import { LARGEST_QUANTITY } from '@ramka/domain/quantity';
import { readIdMap, realIdIn } from './id-map.ts';
import { isObject, fieldOf, toList } from '../platform/json.ts';
import { type QueueableCall } from './policy.ts';
import {
  type QueuedChange,
  payloadList,
  newTemporaryId,
  newIdempotencyKey,
  outbox,
  removeChange,
  shownProject,
  withoutId,
  storeChange,
} from './outbox.ts';
import {
  type Project,
  type Room,
  type SavedSet,
  withNewRoom,
  withoutRoom,
  withoutSet,
  withProjectName,
  withRoomName,
  withSet,
} from '../api/project.ts';

/** A project with changes applied that it does not hold yet. */
export const applyChanges = (project: Project, changes: readonly QueuedChange[]): Project =>
  changes.reduce(applyChange, project);

/**
 * A project as the server had it at a moment (in milliseconds), with the changes of this browser that were sent since or are pending,
 * all under the ids that the server has given.
 */
export const withPendingChanges = (project: Project, readAt: number): Project =>
  applyChanges(project, outbox.changesSince(project.id, readAt));

/** A set as the pages show it; undefined where none of that id is shown. */
export const shownSet = (projectId: string, setId: number): SavedSet | undefined =>
  shownProject(projectId)?.sets.find(({ id }) => id === setId);

/** What a change that waits leaves of a project, as its call would answer it. */
export const projectAfter = (projectId: string, change: QueuedChange): Project => {
  const shown = shownProject(projectId);
  if (shown === undefined) throw new Error('No project is shown that could be changed');
  return applyChange(withRealIds(shown), change);
};

/** What a change that waits leaves of a room. */
export const roomAfter = (projectId: string, change: QueuedChange): Room | undefined => {
  const roomId = change.temporaryIds[0] ?? Number(change.params?.['groupId']);
  return projectAfter(projectId, change).rooms.find(({ id }) => id === roomId);
};

/** What a change that waits leaves of a set. */
export const setAfter = (projectId: string, change: QueuedChange): SavedSet | undefined => {
  const setId = change.temporaryIds[0] ?? Number(change.params?.['setId']);
  return projectAfter(projectId, change).sets.find(({ id }) => id === setId);
};

/**
 * A change that this version of the app cannot apply is left out: it is sent all the same, and the rest of the project stays readable.
 */
const applyChange = (project: Project, change: QueuedChange): Project => {
  try {
    return Object.hasOwn(reducers, change.name) ? reducers[change.name](project, change) : project;
  } catch (failure) {
    reportError(failure);
    return project;
  }
};

/** A project that was shown before changes were sent, under the ids that the server has given since. */
const withRealIds = (project: Project): Project => {
  const map = readIdMap(project.id);
  const real = <Item extends { readonly id: number }>(item: Item): Item => ({ ...item, id: realIdIn(map, item.id) });
  return {
    ...project,
    rooms: project.rooms.map((room) => ({ ...real(room), sets: room.sets.map(real) })),
    sets: project.sets.map(real),
  };
};

/** The id that a call has in its address. */
const idIn = ({ params }: QueuedChange, name: 'groupId' | 'setId' | 'bundleId' | 'productId'): number =>
  Number(params?.[name]);

const newIdOf = ({ temporaryIds: [id = 0] }: QueuedChange): number => id;

const inList =
  (list: EntryList, change: (entries: readonly RoomEntry[], change: QueuedChange) => readonly RoomEntry[]) =>
  (project: Project, kept: QueuedChange): Project =>
    inRoom(project, idIn(kept, 'groupId'), list, (entries) => change(entries, kept));

type EntryList = 'sets' | 'products';

/** What each call leaves of a project. */
const reducers: Readonly<Record<QueueableCall, (project: Project, change: QueuedChange) => Project>> = {
  renameProject: (project, change) => withProjectName(project, nameIn(change)),
  chooseLook: (project, change) => withLook(project, change),
  createRoom: (project, change) => withNewRoom(project, newRoom(newIdOf(change), nameIn(change))),
  createRooms: (project, change) => withNewRooms(project, change),
  orderRooms: (project, change) => ({ ...project, rooms: inOrder(project.rooms, payloadList(change)) }),
  renameRoom: (project, change) => withRoomName(project, idIn(change, 'groupId'), nameIn(change)),
  deleteRoom: (project, change) => withoutRoom(project, idIn(change, 'groupId')),
  fillRooms: (project, change) => payloadList(change).reduce(withFilling, project),
  moveRoomEntry: (project, change) => withMoved(project, change),
  addRoomSets: inList('sets', (entries, change) => withAdded(entries, entriesIn(change))),
  changeRoomSets: inList('sets', (entries, change) => withChanged(entries, entriesIn(change))),
  removeRoomSet: inList('sets', (entries, change) => without(entries, idIn(change, 'bundleId'))),
  addRoomProducts: inList('products', (entries, change) => withAdded(entries, entriesIn(change))),
  changeRoomProducts: inList('products', (entries, change) => withChanged(entries, entriesIn(change))),
  removeRoomProduct: inList('products', (entries, change) => without(entries, idIn(change, 'productId'))),
  duplicateInRoom: (project, change) => withDuplicate(project, change),
  createSet: (project, change) => withSet(project, awaitedSet(newIdOf(change), change, undefined)),
  copySet: (project, change) => withCopy(project, Number(change.query?.['sourceId']), newIdOf(change), nameIn(change)),
  saveSet: (project, change) => {
    const id = idIn(change, 'setId');
    return withSet(project, awaitedSet(id, change, setOf(project, id)));
  },
  renameSet: (project, change) => {
    const known = setOf(project, idIn(change, 'setId'));
    return known ? withSet(project, { ...known, name: nameIn(change) }) : project;
  },
  deleteSet: (project, change) => withoutSet(project, idIn(change, 'setId')),
  // What is noted beside a project is no part of it.
  changeOrder: (project) => project,
  tickSite: (project) => project,
};

const setOf = ({ sets }: Project, id: number): SavedSet | undefined => sets.find((set) => set.id === id);

const withDuplicate = (project: Project, change: QueuedChange): Project => {
  const [roomId, setId, newId] = [idIn(change, 'groupId'), idIn(change, 'setId'), newIdOf(change)];
  const isThere = project.rooms.some(({ id, sets }) => id === roomId && sets.some((entry) => entry.id === setId));
  // The server rejects it, too.
  if (!isThere) return project;
  return inRoom(withCopy(project, setId, newId, copyName(project, setId)), roomId, 'sets', (entries) =>
    entries.flatMap((entry) => (entry.id === setId ? [entry, { id: newId, quantity: 1 }] : [entry])),
  );
};

const withLook = (project: Project, { body }: QueuedChange): Project => {
  const [roomId, wanted] = [fieldOf(body, 'groupId'), fieldOf(body, 'look')];
  const look = isLook(wanted) ? setDefaultsFromWire(wanted) : null;
  if (roomId === null) return { ...project, setDefaults: look };
  return {
    ...project,
    rooms: project.rooms.map((room) => (room.id === roomId ? { ...room, setDefaults: look } : room)),
  };
};

const isLook = (value: unknown): value is WireSetDefaults => typeof fieldOf(value, 'frameCategory') === 'string';

/** Rooms above the others, the first named topmost. */
const withNewRooms = (project: Project, change: QueuedChange): Project => {
  const added = payloadList(change).map((room, index): Room => {
    const source = project.rooms.find(({ id }) => id === fieldOf(room, 'sourceId'));
    const { sets = [], products = [] } = source ?? {};
    return { ...newRoom(change.temporaryIds[index] ?? 0, textOf(fieldOf(room, 'name'))), sets, products };
  });
  return { ...project, rooms: [...added, ...project.rooms] };
};

/** As the server orders rooms: those that are not named come first. */
const inOrder = (rooms: readonly Room[], ids: readonly unknown[]): readonly Room[] =>
  rooms.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

const withFilling = (project: Project, filling: unknown): Project => {
  const roomId = Number(fieldOf(filling, 'groupId'));
  const filled = inRoom(project, roomId, 'sets', (entries) =>
    withAdded(entries, toEntries(fieldOf(filling, 'bundles'))),
  );
  return inRoom(filled, roomId, 'products', (entries) => withAdded(entries, toEntries(fieldOf(filling, 'products'))));
};

/** As the server carries an entry: what is there of it already rises; the planning tool's sets stay first. */
const withMoved = (project: Project, { body }: QueuedChange): Project => {
  const list = fieldOf(body, 'list') === 'bundles' ? 'sets' : 'products';
  const [from, to, before, id] = ['from', 'to', 'before', 'id'].map((name) => Number(fieldOf(body, name)));
  const moved = project.rooms.find((room) => room.id === from)?.[list].find((entry) => entry.id === id);
  if (moved === undefined || from === undefined || to === undefined) return project;
  const external = new Set(list === 'sets' ? project.sets.filter((set) => set.isExternal).map((set) => set.id) : []);
  const put = (there: readonly RoomEntry[]): readonly RoomEntry[] => {
    if (from !== to && there.some((entry) => entry.id === moved.id)) return withAdded(there, [moved]);
    const others = without(there, moved.id);
    const asked = others.findIndex((entry) => entry.id === before);
    const first = others.findLastIndex((entry) => external.has(entry.id)) + 1;
    return others.toSpliced(asked === -1 ? others.length : Math.max(asked, first), 0, moved);
  };
  const there = inRoom(project, to, list, put);
  const stays = from === to || fieldOf(body, 'copy') === true;
  return stays ? there : inRoom(there, from, list, (entries) => without(entries, moved.id));
};

const withCopy = (project: Project, sourceId: number, id: number, name: string): Project => {
  const source = setOf(project, sourceId);
  return source ? withSet(project, { ...source, id, name, version: '0', isExternal: false, awaited: true }) : project;
};

const copyName = (project: Project, sourceId: number): string =>
  nameOfCopy(setOf(project, sourceId)?.name ?? '', new Set(project.sets.map(({ name }) => name)));

const newRoom = (id: number, name: string): Room => ({
  id,
  name,
  sets: [],
  products: [],
  planningId: null,
  setDefaults: null,
});

/** A set that the server has not drawn, described or priced yet: what it was before stands for it. */
const awaitedSet = (id: number, change: QueuedChange, known: SavedSet | undefined): SavedSet => {
  const slots = filledSlots(change);
  const unknown = { seriesTag: '', version: '0', price: 0, description: '', isExternal: false, emptySlots: 0 };
  return { ...unknown, slots, boxes: slots, ...known, id, name: nameIn(change), awaited: true };
};

const inRoom = (
  project: Project,
  roomId: number,
  list: EntryList,
  change: (entries: readonly RoomEntry[]) => readonly RoomEntry[],
): Project => ({
  ...project,
  rooms: project.rooms.map((room) => (room.id === roomId ? { ...room, [list]: change(room[list]) } : room)),
});

const withAdded = (entries: readonly RoomEntry[], added: readonly RoomEntry[]): readonly RoomEntry[] => {
  const pieces = new Map(entries.map(({ id, quantity }) => [id, quantity]));
  for (const { id, quantity } of added) pieces.set(id, Math.min((pieces.get(id) ?? 0) + quantity, LARGEST_QUANTITY));
  return Array.from(pieces, ([id, quantity]) => ({ id, quantity }));
};

const withChanged = (entries: readonly RoomEntry[], changed: readonly RoomEntry[]): readonly RoomEntry[] =>
  entries.map((entry) => changed.find(({ id }) => id === entry.id) ?? entry);

const without = (entries: readonly RoomEntry[], id: number): readonly RoomEntry[] =>
  entries.filter((entry) => entry.id !== id);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const nameIn = ({ body }: QueuedChange): string =>
  textOf(fieldOf(body, 'name') ?? fieldOf(fieldOf(body, 'payload'), 'name'));

const toEntries = (list: unknown): readonly RoomEntry[] =>
  toList(list).flatMap((entry) => {
    const [id, quantity] = [fieldOf(entry, 'id'), fieldOf(entry, 'quantity')];
    return typeof id === 'number' && typeof quantity === 'number' ? [{ id, quantity }] : [];
  });

const entriesIn = ({ body }: QueuedChange): readonly RoomEntry[] => toEntries(fieldOf(body, 'payload'));

const filledSlots = ({ body }: QueuedChange): number => {
  const payload = fieldOf(body, 'payload');
  const filled = ['modules', 'controllers'].map((name) => fieldOf(payload, name)).filter(isObject);
  return Object.keys(Object.assign({}, ...filled)).length;
};

const lastOf = (
  changes: readonly QueuedChange[],
  setId: number,
  ...names: readonly QueueableCall[]
): QueuedChange | undefined =>
  changes.findLast(({ name, temporaryIds, params }) =>
    name === 'createSet' ? temporaryIds.includes(setId) : names.includes(name) && params?.['setId'] === setId,
  );

/** What was written last of a set that waits, as the editor opens it; undefined: nothing of it waits. */
export const pendingPayload = (changes: readonly QueuedChange[], setId: number): unknown =>
  fieldOf(lastOf(changes, setId, 'saveSet')?.body, 'payload');

/** The last change that waits and leaves the set another version; undefined: none does. */
export const lastPendingWrite = (changes: readonly QueuedChange[], setId: number): QueuedChange | undefined =>
  lastOf(changes, setId, 'saveSet', 'renameSet');

/** The set that one which waits is a copy of; undefined: it is none. */
export const sourceOfCopy = (changes: readonly QueuedChange[], setId: number): number | undefined => {
  const copy = changes.find(({ temporaryIds }) => temporaryIds.includes(setId));
  if (copy?.name === 'copySet') return Number(copy.query?.['sourceId']);
  return copy?.name === 'duplicateInRoom' ? Number(copy.params?.['setId']) : undefined;
};

/**
 * Keeps a set that met a newer version as a new one instead; what follows on it goes on with that. Where it is gone, so does what
 * puts it into rooms, copies it or ticks it off.
 */
export const saveAsCopy = (projectId: string, change: QueuedChange, isGone: boolean): void => {
  const { setId, ...others } = change.params ?? {};
  const changes = outbox.changes(projectId);
  if (!changes.some(({ key }) => key === change.key)) return;
  const id = newTemporaryId();
  for (const each of changes)
    if (each.key !== change.key && each.params?.['setId'] === setId)
      storeChange(projectId, { ...each, params: { ...each.params, setId: id }, ifMatch: undefined });
    else if (isGone && callsNamingSets.includes(each.name))
      storeChange(projectId, withOtherSet(each, String(setId), id));
  const copy = { params: others, body: withoutId(change.body), place: change.place, temporaryIds: [id] };
  storeChange(projectId, { ...copy, key: newIdempotencyKey(), name: 'createSet' });
  removeChange(projectId, change);
};

/** Calls that name sets beside one that they change, and the fields by which they do. */
const callsNamingSets = 'addRoomSets changeRoomSets removeRoomSet fillRooms moveRoomEntry copySet tickSite'.split(' ');
const fieldsNamingSets = new Set(['id', 'before', 'bundleId', 'sourceId']);

const withOtherSet = <Change extends QueuedChange>(change: Change, from: string, to: number): Change => {
  const named = (value: unknown, field = ''): unknown => {
    if (fieldsNamingSets.has(field) && String(value) === from) return to;
    if (field === 'products' || fieldOf(value, 'list') === 'products') return value;
    if (Array.isArray(value)) return value.map((each) => named(each));
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named(each, key)]))
      : value;
  };
  return { ...change, params: named(change.params), query: named(change.query), body: named(change.body) };
};
