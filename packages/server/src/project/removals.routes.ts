import type { FastifyInstance, FastifyReply } from 'fastify';
import { addCall } from '../http/call.ts';
import { requireAccepted, changeOf } from './change.ts';
import type { ProjectServices } from './project-services.ts';
import { undoRemoval } from './removals.store.ts';

/** The call that gives back what another one removed (docs/readings.md#r14). */
export const addRemovalRoute = (api: FastifyInstance, { store }: Pick<ProjectServices, 'store'>): void =>
  addCall(api, 'undoRemoval', async (request) => {
    const change = changeOf(request);
    requireAccepted(await store.write(() => undoRemoval(change, request.params.removalId)));
  });

/** Names what a call removed, in the header of its answer, so that it can be given back (docs/readings.md#r14). */
export const nameRemoval = (reply: FastifyReply, removal: number): void => void reply.header('x-removal', removal);
