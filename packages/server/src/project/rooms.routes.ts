import { roomToWire } from '@ramka/contract/translate/project';
import type { FastifyInstance } from 'fastify';
import { addCall } from '../http/call.ts';
import { ApiProblem } from '../http/problems.ts';
import { requireAccepted, changeOf } from './change.ts';
import { requireName } from './issues.ts';
import type { ProjectServices } from './project-services.ts';
import { nameRemoval } from './removals.routes.ts';
import { createRoom, removeRoom, renameRoom, type RoomContents } from './rooms.store.ts';

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
    return roomToWire(requireAccepted(await store.write(() => renameRoom(change, request.params.groupId, name))));
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
