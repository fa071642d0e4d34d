import type { FastifyInstance } from 'fastify';
import { addCall } from '../http/add-call.ts';
import { acceptedValue } from '../projects/accepted-value.ts';
import { changeOf } from '../projects/changes/change-of.ts';
import type { ProjectServices } from '../projects/project-services.ts';
import { undoRemoval } from './removal.store.ts';

/** The call that gives back what another one removed (reading R14). */
export const addRemovalRoute = (api: FastifyInstance, { store }: Pick<ProjectServices, 'store'>): void =>
  addCall(api, 'undoRemoval', async (request) => {
    const change = changeOf(request);
    acceptedValue(await store.write(() => undoRemoval(change, request.params.removalId)));
  });
