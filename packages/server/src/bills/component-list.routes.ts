import { setFromWire } from '@ramka/contract/translate/product-set';
import { billOfMaterials } from '@ramka/domain/bill/bill-of-materials';
import { mergeBills } from '@ramka/domain/bill/merge-bills';
import type { FastifyInstance } from 'fastify';
import { addCall } from '../http/add-call.ts';
import { ApiProblem, type ProblemIssue } from '../http/api-problem.ts';
import { findProject } from '../projects/find-project.ts';
import type { ProjectServices } from '../projects/project-services.ts';
import { productSetOf } from '../sets/set-payload.ts';
import { listNamedSets } from '../sets/set.store.ts';
import type { StoredSet } from '../sets/stored-set.ts';
import type { Operation } from '../store/operation.ts';
import { componentRows } from './component-rows.ts';

/** The calls that answer component lists: of a set that need not be saved, and of saved sets together (reading R10). */
export const addComponentListRoutes = (api: FastifyInstance, { store, catalogue }: ProjectServices): void => {
  addCall(api, 'previewComponents', async ({ params, body, language }) => {
    const project = await store.read(() => findProject(params.projectId));
    if (project === undefined) throw new ApiProblem('unknown-project');
    return componentRows(billOfMaterials(setFromWire(body.payload), catalogue.in(language)).lines);
  });

  addCall(api, 'listComponents', async ({ params, query, language }) => {
    const ids = [...new Set(query.sets)];
    const sets = await store.read(() => findNamedSets(params.projectId, ids));
    if (sets === undefined) throw new ApiProblem('unknown-project');
    const setsById = new Map(sets.map((set) => [set.id, set]));
    const unknown = ids.filter((id) => !setsById.has(id));
    if (unknown.length > 0) throw new ApiProblem('unprocessable', [unknownSet]);
    const bills = ids.flatMap((id) => {
      const set = setsById.get(id);
      return set ? [{ lines: billOfMaterials(productSetOf(set), catalogue.in(language)).lines, times: 1 }] : [];
    });
    return componentRows(mergeBills(bills));
  });
};

const unknownSet: ProblemIssue = { path: 'sets', code: 'unknown-entry', message: ({ input }) => input.unknownEntry };

function* findNamedSets(projectId: string, ids: readonly number[]): Operation<readonly StoredSet[] | undefined> {
  const project = yield* findProject(projectId);
  return project && (yield* listNamedSets(projectId, ids));
}
