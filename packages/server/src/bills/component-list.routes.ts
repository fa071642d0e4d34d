import { billOfMaterials, mergeBills } from '@ramka/domain/bill';
import type { FastifyInstance } from 'fastify';
import { addCall } from '../http/add-call.ts';
import { inTurns } from '../limits/in-turns.ts';
import { findProject } from '../projects/find-project.ts';
import { knownProject } from '../projects/known-project.ts';
import type { ProjectServices } from '../projects/project-services.ts';
import { findNamedSets } from '../sets/find-named-sets.ts';
import { productSetOf } from '../sets/set-payload.ts';
import { componentRows } from './component-rows.ts';
import { listedSet } from './listed-set.ts';

/** The calls that answer component lists: of a set that need not be saved, and of saved sets together (reading R10). */
export const addComponentListRoutes = (api: FastifyInstance, { store, catalogue }: ProjectServices): void => {
  addCall(api, 'previewComponents', async ({ params, body, language }) => {
    knownProject(await store.read(() => findProject(params.projectId)));
    const assortment = catalogue.in(language);
    return componentRows(billOfMaterials(listedSet(body.payload, assortment), assortment).lines);
  });

  addCall(api, 'listComponents', async ({ params, query, language }) => {
    const { sets } = await findNamedSets(store, params.projectId, query.sets);
    const assortment = catalogue.in(language);
    const bills = await inTurns(sets, (set) => billOfMaterials(productSetOf(set), assortment));
    return componentRows(mergeBills(bills.map(({ lines }) => ({ lines, times: 1 }))));
  });
};
