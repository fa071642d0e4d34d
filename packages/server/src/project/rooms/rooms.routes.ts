import { roomToWire } from '@ramka/contract/translate/project';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { registerEndpoint } from '../../http/endpoint.ts';
import { HttpError } from '../../http/errors.ts';
import { type Change, changeOf, unwrap } from '../change.ts';
import { requireName } from '../issues.ts';
import type { ProjectServices } from '../set-responses.ts';
import { setUndoHeader } from '../history/restore-points.routes.ts';
import { createRoom, findRoom, removeRoom, renameRoom, type RoomContents } from './rooms.store.ts';
import { setSummaryToWire } from '@ramka/contract/translate/product-set';
import type { WireGroup } from '@ramka/contract/wire/project';
import { versionTag } from '../../http/entity-tags.ts';
import { checkProducts } from './room-entries.routes.ts';
import {
  addRooms,
  duplicateInRoom,
  fillRooms,
  type RoomLayout,
  moveEntry,
  reorderRooms,
  readLaidOut,
  type RoomFilling,
} from './room-layout.store.ts';
import { receiptOfSet } from '../sets/sets.routes.ts';
import { validateUnlessReplayed, storeReceiptOf } from '../idempotency/idempotency.ts';

/** Endpoints that add, rename and delete a room. */
export const addRoomRoutes = (api: FastifyInstance, { store }: ProjectServices): void => {
  registerEndpoint(api, 'createRoom', async (request) => {
    const name = requireName('room', request.body.name);
    const change = changeOf(request);
    return roomToWire(unwrap(await store.write(() => createRoom(change, name))));
  });

  registerEndpoint(api, 'renameRoom', async (request) => {
    const name = requireName('room', request.body.name);
    const change = changeOf(request);
    const { groupId } = request.params;
    const renamed = await store.write(
      storeReceiptOf(() => renameRoom(change, groupId, name), {
        of: () => null,
        read: () => findRoom(change.projectId, { id: groupId, name }),
      }),
    );
    return roomToWire(unwrap(renamed));
  });

  registerEndpoint(api, 'deleteRoom', async (request, reply) => {
    const change = changeOf(request);
    setUndoHeader(reply, unwrap(await store.write(() => removeRoom(change, request.params.groupId))));
  });
};

/** Returns the room with that id; throws 404 if there is none. */
export const requireRoom = (rooms: readonly RoomContents[], roomId: number): RoomContents => {
  const room = rooms.find(({ id }) => id === roomId);
  if (room === undefined) throw new HttpError('unknown-room');
  return room;
};

/** Endpoints that change several rooms at once, each of which can be undone as one change (docs/readings.md#r32). */
export const addRoomLayoutRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  addEntryRoutes(api, services);
  addManyRoomsRoutes(api, services);
};

/** Endpoints that add entries to rooms and move them between rooms. */
const addEntryRoutes = (api: FastifyInstance, { store, catalogue, summarizeSet }: ProjectServices): void => {
  registerEndpoint(api, 'fillRooms', async (request, reply) => {
    const fillings = request.body.payload.map(
      ({ groupId, bundles = [], products = [], quantities = [] }): RoomFilling => ({
        roomId: groupId,
        sets: bundles,
        products,
        quantities,
      }),
    );
    const checked = validateUnlessReplayed(() => {
      for (const [index, { products }] of fillings.entries())
        checkProducts(products, catalogue.in(request.language), `payload.${index}.products`);
      return fillings;
    });
    const change = changeOf(request);
    const filled = await store.write(storeReceiptOf(() => fillRooms(change, checked()), receiptOfLayout(change)));
    return roomsResponse(
      unwrap(filled, (index, field) => `${pathsIn(fillings)[index] ?? ''}.${field}`),
      reply,
    );
  });

  registerEndpoint(api, 'moveRoomEntry', async (request, reply) => {
    const { list, id, from, to, before = null, copy = false } = request.body;
    const change = changeOf(request);
    const move = {
      list: list === 'bundles' ? 'roomSets' : 'roomProducts',
      entryId: id,
      from,
      to,
      before,
      copy,
    } as const;
    const moved = await store.write(storeReceiptOf(() => moveEntry(change, move), receiptOfLayout(change)));
    return roomsResponse(
      unwrap(moved, (_index, field) => field),
      reply,
    );
  });

  registerEndpoint(api, 'duplicateInRoom', async (request, reply) => {
    const { groupId: roomId, setId } = request.params;
    const change = { ...changeOf(request), roomId, setId };
    const copy = unwrap(await store.write(storeReceiptOf(() => duplicateInRoom(change), receiptOfSet(change))));
    void reply.header('etag', versionTag(copy.version));
    return setSummaryToWire(summarizeSet(change.projectId, copy, request.language));
  });
};

/** Endpoints that reorder rooms and add several rooms. */
const addManyRoomsRoutes = (api: FastifyInstance, { store }: ProjectServices): void => {
  registerEndpoint(api, 'orderRooms', async (request, reply) => {
    const change = changeOf(request);
    const ordered = await store.write(
      storeReceiptOf(() => reorderRooms(change, request.body.payload), receiptOfLayout(change)),
    );
    return roomsResponse(
      unwrap(ordered, (index) => `payload.${index}`),
      reply,
    );
  });

  registerEndpoint(api, 'createRooms', async (request, reply) => {
    const rooms = request.body.payload.map(({ name, sourceId = null }, index) => ({
      name: requireName('room', name, `payload.${index}.name`),
      sourceId,
      sets: [],
    }));
    const change = changeOf(request);
    const added = await store.write(storeReceiptOf(() => addRooms(change, rooms), receiptOfLayout(change)));
    return roomsResponse(
      unwrap(added, (index) => `payload.${index}.sourceId`),
      reply,
    );
  });
};

const receiptOfLayout = ({ projectId }: Pick<Change, 'projectId'>) => ({
  of: ({ removal: undoId }: RoomLayout) => undoId,
  read: (undoId: number) => readLaidOut(projectId, undoId),
});

const roomsResponse = ({ rooms, removal: undoId }: RoomLayout, reply: FastifyReply): WireGroup[] => {
  setUndoHeader(reply, undoId);
  return rooms.map(roomToWire);
};

/** Paths of the entries in the request, in the order in which they are added. */
const pathsIn = (fillings: readonly RoomFilling[]): readonly string[] =>
  fillings.flatMap(({ sets, products, quantities }, room) => [
    ...sets.map((_, index) => `payload.${room}.bundles.${index}`),
    ...products.map((_, index) => `payload.${room}.products.${index}`),
    ...quantities.map((_, index) => `payload.${room}.quantities.${index}`),
  ]);
