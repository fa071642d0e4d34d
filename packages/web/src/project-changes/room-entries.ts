import { nameOfCopy } from '@ramka/domain/names';
import type { RoomEntry } from '@ramka/domain/project';
import { LARGEST_QUANTITY } from '@ramka/domain/quantity';
import { tellingName } from '@ramka/texts/name-of-set';
import type { PageTexts } from '@ramka/texts/texts';
import type { SingleProduct } from '../api/products.ts';
import {
  type Project,
  savedSetFromWire,
  withCopyInRoom,
  withKnownProduct,
  withRoomProducts,
  withRoomSets,
} from '../api/project.ts';
import { fieldOf, isObject } from '../platform/json.ts';
import { hasEntries, hasList, hasNoBody } from './bodies.ts';
import { type AppliedChange, queueableChange } from './project-change.ts';
import { withRoomsFromWire } from './rooms.ts';
import { withPendingCopy } from './sets.ts';

/** The lists of a room. */
export type EntryList = 'sets' | 'products';

/** A set or single product of a room with its quantity. */
export type EntryInRoom = { readonly roomId: number; readonly entry: RoomEntry };

/** Sets or single products to be added to a room, or the new quantities of sets in it. */
export type RoomFilling = {
  readonly roomId: number;
  readonly sets?: readonly RoomEntry[];
  readonly products?: readonly RoomEntry[];
  /** Quantity 0 removes a set from the room. */
  readonly quantities?: readonly RoomEntry[];
};

/** Changes the sets and single products of several rooms. */
export const fillRooms = queueableChange({
  endpoint: 'fillRooms',
  request: (fillings: readonly RoomFilling[]) => ({
    body: {
      payload: fillings.map(({ roomId, sets = [], products = [], quantities = [] }) => ({
        groupId: roomId,
        bundles: [...sets],
        products: [...products],
        quantities: [...quantities],
      })),
    },
  }),
  isBody: hasList(isObject),
  split: 'forwards',
  apply: (project, { body }) =>
    body.payload.reduce((filled, { groupId, bundles = [], products = [], quantities = [] }) => {
      const withSets = inRoom(filled, groupId, 'sets', (entries) =>
        withQuantities(withAdded(entries, bundles), quantities),
      );
      return inRoom(withSets, groupId, 'products', (entries) => withAdded(entries, products));
    }, project),
  receive: withRoomsFromWire,
  message: ({ spread }, { input }) =>
    input.some(({ quantities }) => quantities !== undefined) ? spread.saved(input.length) : spread.done(input.length),
});

/** Returns the name of a set or single product; undefined if the project does not have it. */
export const nameOfEntry = (
  { sets, products }: Project,
  { list, id }: { readonly list: EntryList; readonly id: number },
  texts: PageTexts,
): string | undefined => {
  if (list === 'products') return products.find((product) => product.id === id)?.name;
  const set = sets.find((one) => one.id === id);
  return set && tellingName(set, texts);
};

/** Moves or copies an entry to another room, or to another position in its room. */
export type EntryMove = {
  readonly list: EntryList;
  readonly id: number;
  readonly from: number;
  readonly to: number;
  /** Id of the entry that it is placed before; null for the end of the list. */
  readonly before: number | null;
  readonly copy: boolean;
};

export const moveRoomEntry = queueableChange({
  endpoint: 'moveRoomEntry',
  request: ({ list, ...move }: EntryMove) => ({
    body: { list: list === 'sets' ? ('bundles' as const) : ('products' as const), ...move },
  }),
  isBody: (body) => ['id', 'from', 'to'].every((name) => typeof fieldOf(body, name) === 'number'),
  // Like the server: an existing entry of the room is increased, and the planning tool's sets stay first.
  apply: (project, { body: { list: wireList, id, from, to, before, copy } }) => {
    const list = wireList === 'bundles' ? 'sets' : 'products';
    const moved = project.rooms.find((room) => room.id === from)?.[list].find((entry) => entry.id === id);
    if (moved === undefined) return project;
    const external = new Set(list === 'sets' ? project.sets.filter((set) => set.isExternal).map((set) => set.id) : []);
    const put = (entries: readonly RoomEntry[]): readonly RoomEntry[] => {
      if (from !== to && entries.some((entry) => entry.id === id)) return withAdded(entries, [moved]);
      const others = without(entries, id);
      const position = others.findIndex((entry) => entry.id === before);
      const first = others.findLastIndex((entry) => external.has(entry.id)) + 1;
      return others.toSpliced(position === -1 ? others.length : Math.max(position, first), 0, moved);
    };
    const added = inRoom(project, to, list, put);
    return from === to || copy === true ? added : inRoom(added, from, list, (entries) => without(entries, id));
  },
  receive: withRoomsFromWire,
  message: (texts, { project, input: { list, id: entryId, from, to, copy } }) => {
    const words = texts.rooms;
    const room = project.rooms.find(({ id }) => id === to)?.name ?? '';
    const name = nameOfEntry(project, { list, id: entryId }, texts);
    const ordered = name === undefined ? words.ordered : words.orderedEntry(name);
    return from === to ? ordered : copy ? words.copiedTo(room) : words.movedTo(room);
  },
});

/** Adds sets to a room. */
export const addRoomSets = queueableChange({
  endpoint: 'addRoomSets',
  request: ({ roomId, entries }: { readonly roomId: number; readonly entries: readonly RoomEntry[] }) => ({
    params: { groupId: roomId },
    body: { payload: [...entries] },
  }),
  isBody: hasEntries,
  split: 'forwards',
  apply: (project, { params, body }) =>
    inRoom(project, params.groupId, 'sets', (entries) => withAdded(entries, body.payload)),
  receive: (project, sets, { roomId }) => withRoomSets(project, roomId, sets),
  message: ({ rooms }) => rooms.setsAdded,
});

/** Changes the quantity of a set in a room. */
export const changeRoomSet = queueableChange({
  endpoint: 'changeRoomSets',
  request: ({ roomId, entry }: EntryInRoom) => ({ params: { groupId: roomId }, body: { payload: [entry] } }),
  isBody: hasEntries,
  split: 'forwards',
  apply: (project, { params, body }) =>
    inRoom(project, params.groupId, 'sets', (entries) => withChanged(entries, body.payload)),
  receive: (project, sets, { roomId }) => withRoomSets(project, roomId, sets),
  message: (texts, change) => withDeliveryNote(texts.rooms.setCountChanged, texts, change),
});

/** Removes a set from a room. */
export const removeRoomSet = queueableChange({
  endpoint: 'removeRoomSet',
  request: ({ roomId, entry }: EntryInRoom) => ({ params: { groupId: roomId, bundleId: entry.id } }),
  isBody: hasNoBody,
  apply: (project, { params }) =>
    inRoom(project, params.groupId, 'sets', (entries) => without(entries, params.bundleId)),
  receive: (project, sets, { roomId }) => withRoomSets(project, roomId, sets),
  nameOf: (project, { entry }, texts) => nameOfEntry(project, { list: 'sets', id: entry.id }, texts),
  message: (texts, change) => withDeliveryNote(texts.rooms.setRemoved, texts, change),
  once: true,
});

/** A single product to be added to a room. */
export type ProductForRoom = { readonly roomId: number; readonly product: SingleProduct; readonly quantity: number };

/** Adds a single product to a room. */
export const addRoomProduct = queueableChange({
  endpoint: 'addRoomProducts',
  request: ({ roomId, product, quantity }: ProductForRoom) => ({
    params: { groupId: roomId },
    body: { payload: [{ id: product.id, quantity }] },
  }),
  isBody: hasEntries,
  split: 'forwards',
  apply: (project, { params, body }) =>
    inRoom(project, params.groupId, 'products', (entries) => withAdded(entries, body.payload)),
  receive: (project, products, { roomId }) => withRoomProducts(project, roomId, products),
  enrich: (project, { product }) => withKnownProduct(project, product),
  message: ({ rooms }) => rooms.productAdded,
});

/** Changes the quantity of a single product in a room. */
export const changeRoomProduct = queueableChange({
  endpoint: 'changeRoomProducts',
  request: ({ roomId, entry }: EntryInRoom) => ({ params: { groupId: roomId }, body: { payload: [entry] } }),
  isBody: hasEntries,
  split: 'forwards',
  apply: (project, { params, body }) =>
    inRoom(project, params.groupId, 'products', (entries) => withChanged(entries, body.payload)),
  receive: (project, products, { roomId }) => withRoomProducts(project, roomId, products),
  message: ({ rooms }) => rooms.quantityChanged,
});

/** Removes a single product from a room. */
export const removeRoomProduct = queueableChange({
  endpoint: 'removeRoomProduct',
  request: ({ roomId, entry }: EntryInRoom) => ({ params: { groupId: roomId, productId: entry.id } }),
  isBody: hasNoBody,
  apply: (project, { params }) =>
    inRoom(project, params.groupId, 'products', (entries) => without(entries, params.productId)),
  receive: (project, products, { roomId }) => withRoomProducts(project, roomId, products),
  nameOf: (project, { entry }, texts) => nameOfEntry(project, { list: 'products', id: entry.id }, texts),
  message: ({ rooms }) => rooms.productRemoved,
  once: true,
});

/** Copies a set of a room, and adds one piece of the copy behind it. */
export const duplicateInRoom = queueableChange({
  endpoint: 'duplicateInRoom',
  request: ({ roomId, setId }: { readonly roomId: number; readonly setId: number }) => ({
    params: { groupId: roomId, setId },
  }),
  isBody: hasNoBody,
  creates: 'one',
  apply: (project, { params: { groupId, setId } }, [copyId = 0]) => {
    const isThere = project.rooms.some(({ id, sets }) => id === groupId && sets.some((entry) => entry.id === setId));
    // The server rejects this case as well.
    if (!isThere) return project;
    const name = project.sets.find(({ id }) => id === setId)?.name ?? '';
    const copyName = nameOfCopy(name, new Set(project.sets.map((set) => set.name)));
    return inRoom(withPendingCopy(project, setId, { id: copyId, name: copyName }), groupId, 'sets', (entries) =>
      entries.flatMap((entry) => (entry.id === setId ? [entry, { id: copyId, quantity: 1 }] : [entry])),
    );
  },
  receive: (project, copy, { roomId, setId }) => withCopyInRoom(project, roomId, setId, savedSetFromWire(copy)),
  message: ({ rooms }) => rooms.duplicated,
  once: true,
});

/**
 * Adds to a message that the planning tool's next delivery resets the entry, if the tool has delivered it into its own
 * room (docs/readings.md#r34-2-60).
 */
const withDeliveryNote = (
  text: string,
  { rooms }: PageTexts,
  { project, input }: AppliedChange<EntryInRoom>,
): string => {
  const isLocked = project.rooms.some(({ id, planningId }) => id === input.roomId && planningId !== null);
  const isPlanned = isLocked && project.sets.some(({ id, isExternal }) => id === input.entry.id && isExternal);
  return isPlanned ? `${text}. ${rooms.untilDelivery}` : text;
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
  const quantities = new Map(entries.map(({ id, quantity }) => [id, quantity]));
  for (const { id, quantity } of added)
    quantities.set(id, Math.min((quantities.get(id) ?? 0) + quantity, LARGEST_QUANTITY));
  return Array.from(quantities, ([id, quantity]) => ({ id, quantity }));
};

const withQuantities = (entries: readonly RoomEntry[], changed: readonly RoomEntry[]): readonly RoomEntry[] => {
  const quantities = new Map(entries.map(({ id, quantity }) => [id, quantity]));
  for (const { id, quantity } of changed)
    if (quantity === 0) quantities.delete(id);
    else quantities.set(id, quantity);
  return Array.from(quantities, ([id, quantity]) => ({ id, quantity }));
};

const withChanged = (entries: readonly RoomEntry[], changed: readonly RoomEntry[]): readonly RoomEntry[] =>
  entries.map((entry) => changed.find(({ id }) => id === entry.id) ?? entry);

const without = (entries: readonly RoomEntry[], id: number): readonly RoomEntry[] =>
  entries.filter((entry) => entry.id !== id);
