import { roomToWire } from '@ramka/contract/translate/project';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addCall } from '../../http/endpoint.ts';
import { ApiProblem } from '../../http/errors.ts';
import { type Change, changeOf, requireAccepted } from '../change.ts';
import { requireName } from '../issues.ts';
import type { ProjectServices } from '../set-responses.ts';
import { nameRemoval } from '../history/restore-points.routes.ts';
import { createRoom, findRoom, removeRoom, renameRoom, type RoomContents } from './rooms.store.ts';
import { listedSetToWire } from '@ramka/contract/translate/product-set';
import type { WireGroup } from '@ramka/contract/wire/project';
import { versionTag } from '../../http/entity-tags.ts';
import { checkProducts } from './room-entries.routes.ts';
import {
  addRooms,
  duplicateInRoom,
  fillRooms,
  type LaidOut,
  moveEntry,
  orderRooms,
  readLaidOut,
  type RoomFilling,
} from './room-layout.store.ts';
import { unlessMade, withReceipt } from '../idempotency/idempotency.ts';

/** The calls that add, rename and delete a room. */
export const addRoomRoutes = (api: FastifyInstance, { store }: ProjectServices): void => {
  addCall(api, 'createRoom', async (request) => {
    const name = requireName('room', request.body.name);
    const change = changeOf(request);
    return roomToWire(requireAccepted(await store.write(() => createRoom(change, name))));
  });

  addCall(api, 'renameRoom', async (request) => {
    const name = requireName('room', request.body.name);
    const change = changeOf(request);
    const { groupId } = request.params;
    const renamed = await store.write(
      withReceipt(() => renameRoom(change, groupId, name), {
        of: () => null,
        read: () => findRoom(change.projectId, { id: groupId, name }),
      }),
    );
    return roomToWire(requireAccepted(renamed));
  });

  addCall(api, 'deleteRoom', async (request, reply) => {
    const change = changeOf(request);
    nameRemoval(reply, requireAccepted(await store.write(() => removeRoom(change, request.params.groupId))));
  });
};

/** The room of that id among a project's; there being none is the caller's mistake. */
export const requireRoom = (rooms: readonly RoomContents[], roomId: number): RoomContents => {
  const room = rooms.find(({ id }) => id === roomId);
  if (room === undefined) throw new ApiProblem('unknown-room');
  return room;
};

/** The calls that change several rooms at once, each of which can be undone as one (docs/readings.md#r32). */
export const addRoomLayoutRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  addEntryRoutes(api, services);
  addManyRoomsRoutes(api, services);
};

/** What goes into rooms, and from one into another. */
const addEntryRoutes = (api: FastifyInstance, { store, catalogue, listedSetOf }: ProjectServices): void => {
  addCall(api, 'fillRooms', async (request, reply) => {
    const fillings = request.body.payload.map(({ groupId, bundles = [], products = [] }): RoomFilling => ({
      roomId: groupId,
      sets: bundles,
      products,
    }));
    const checked = unlessMade(() => {
      for (const [index, { products }] of fillings.entries())
        checkProducts(products, catalogue.in(request.language), `payload.${index}.products`);
      return fillings;
    });
    const change = changeOf(request);
    const filled = await store.write(withReceipt(() => fillRooms(change, checked()), receiptOfLayout(change)));
    return roomsAnswer(
      requireAccepted(filled, (index, field) => `${placesIn(fillings)[index] ?? ''}.${field}`),
      reply,
    );
  });

  addCall(api, 'moveRoomEntry', async (request, reply) => {
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
    const moved = await store.write(withReceipt(() => moveEntry(change, move), receiptOfLayout(change)));
    return roomsAnswer(
      requireAccepted(moved, (_index, field) => field),
      reply,
    );
  });

  addCall(api, 'duplicateInRoom', async (request, reply) => {
    const { groupId: roomId, setId } = request.params;
    const change = { ...changeOf(request), roomId, setId };
    const copy = requireAccepted(await store.write(() => duplicateInRoom(change)));
    void reply.header('etag', versionTag(copy.version));
    return listedSetToWire(listedSetOf(change.projectId, copy, request.language));
  });
};

/** The order of rooms, and several new ones. */
const addManyRoomsRoutes = (api: FastifyInstance, { store }: ProjectServices): void => {
  addCall(api, 'orderRooms', async (request, reply) => {
    const change = changeOf(request);
    const ordered = await store.write(
      withReceipt(() => orderRooms(change, request.body.payload), receiptOfLayout(change)),
    );
    return roomsAnswer(
      requireAccepted(ordered, (index) => `payload.${index}`),
      reply,
    );
  });

  addCall(api, 'createRooms', async (request, reply) => {
    const rooms = request.body.payload.map(({ name, sourceId = null }, index) => ({
      name: requireName('room', name, `payload.${index}.name`),
      sourceId,
      sets: [],
    }));
    const change = changeOf(request);
    const added = await store.write(withReceipt(() => addRooms(change, rooms), receiptOfLayout(change)));
    return roomsAnswer(
      requireAccepted(added, (index) => `payload.${index}.sourceId`),
      reply,
    );
  });
};

const receiptOfLayout = ({ projectId }: Pick<Change, 'projectId'>) => ({
  of: ({ removal }: LaidOut) => removal,
  read: (removal: number) => readLaidOut(projectId, removal),
});

const roomsAnswer = ({ rooms, removal }: LaidOut, reply: FastifyReply): WireGroup[] => {
  nameRemoval(reply, removal);
  return rooms.map(roomToWire);
};

/** Where in the request each entry stands, in the order in which they are put into rooms. */
const placesIn = (fillings: readonly RoomFilling[]): readonly string[] =>
  fillings.flatMap(({ sets, products }, room) => [
    ...sets.map((_, index) => `payload.${room}.bundles.${index}`),
    ...products.map((_, index) => `payload.${room}.products.${index}`),
  ]);
