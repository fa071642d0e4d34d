import type { FastifyInstance } from 'fastify';
import { addCall } from '../http/add-call.ts';
import { acceptedValue } from '../projects/accepted-value.ts';
import { changeOf } from '../projects/changes/change-of.ts';
import { checkedName } from '../projects/checked-name.ts';
import type { ProjectServices } from '../projects/project-services.ts';
import { nameRemoval } from '../removals/name-removal.ts';
import { groupAnswer } from './group-answer.ts';
import { createRoom, removeRoom, renameRoom } from './room.store.ts';

/** The calls that add, rename and delete a room. */
export const addRoomRoutes = (api: FastifyInstance, { store }: ProjectServices): void => {
  addCall(api, 'createRoom', async (request) => {
    const name = checkedName('room', request.body.name);
    const change = changeOf(request);
    return groupAnswer(acceptedValue(await store.write(() => createRoom(change, name))));
  });

  addCall(api, 'renameRoom', async (request) => {
    const name = checkedName('room', request.body.name);
    const change = changeOf(request);
    return groupAnswer(acceptedValue(await store.write(() => renameRoom(change, request.params.groupId, name))));
  });

  addCall(api, 'deleteRoom', async (request, reply) => {
    const change = changeOf(request);
    nameRemoval(reply, acceptedValue(await store.write(() => removeRoom(change, request.params.groupId))));
  });
};
