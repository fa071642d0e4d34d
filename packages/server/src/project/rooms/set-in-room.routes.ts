import { setFromWire } from '@ramka/contract/translate/product-set';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../http/endpoint.ts';
import { unwrap, changeOf } from '../change.ts';
import { storeReceiptOf, validateUnlessReplayed } from '../idempotency/idempotency.ts';
import { requireSetContents } from '../set-contents.ts';
import type { ProjectServices } from '../set-responses.ts';
import { receiptOfSet, setResponder } from '../sets/sets.routes.ts';
import { saveSetInRoom } from './room-entries.store.ts';

/** Registers the endpoint that saves a set for one room only: a copy replaces it there. */
export const addSetInRoomRoute = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue } = services;
  const answer = setResponder(services);
  registerEndpoint(api, 'saveSetInRoom', async (request, reply) => {
    const { groupId: roomId, setId } = request.params;
    const change = { ...changeOf(request), roomId, setId };
    const set = setFromWire(request.body.payload);
    const contents = validateUnlessReplayed(() => requireSetContents(set, catalogue.in(request.language)));
    return answer(
      change.projectId,
      unwrap(await store.write(storeReceiptOf(() => saveSetInRoom(change, contents()), receiptOfSet(change)))),
      reply,
    );
  });
};
