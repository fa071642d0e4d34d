import { setFromWire } from '@ramka/contract/translate/product-set';
import type { FastifyInstance } from 'fastify';
import { addCall } from '../../http/endpoint.ts';
import { requireAccepted, changeOf } from '../change.ts';
import { unlessMade } from '../idempotency/idempotency.ts';
import { requireSetContents } from '../set-contents.ts';
import type { ProjectServices } from '../set-responses.ts';
import { setAnswerOf } from '../sets/sets.routes.ts';
import { saveSetInRoom } from './room-entries.store.ts';

/** Registers the endpoint that saves a set for one room only: a copy takes its place there. */
export const addSetInRoomRoute = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue } = services;
  const answer = setAnswerOf(services);
  addCall(api, 'saveSetInRoom', async (request, reply) => {
    const { groupId: roomId, setId } = request.params;
    const change = { ...changeOf(request), roomId, setId };
    const set = setFromWire(request.body.payload);
    const contents = unlessMade(() => requireSetContents(set, catalogue.in(request.language)));
    return answer(change.projectId, requireAccepted(await store.write(() => saveSetInRoom(change, contents()))), reply);
  });
};
