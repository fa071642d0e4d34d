import { priceToWire } from '@ramka/contract/translate/catalogue';
import type { FastifyInstance } from 'fastify';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { addCall } from '../http/endpoint.ts';
import { seesEdition, versionTag } from '../http/entity-tags.ts';
import { ApiProblem } from '../http/errors.ts';
import { changeOf, isSeen, requireAccepted } from '../project/change.ts';
import { requireProject } from '../project/project-row.ts';
import type { ProjectServices } from '../project/set-responses.ts';
import { sumsOfProject } from '../project/project-sums.ts';
import { loadProject, type StoredProject } from '../project/projects.store.ts';
import { successorOf } from './project-catalogue-changes.ts';
import { possibleSuccessions, replaceSelections, type Succession, withSuccessors } from './successors.store.ts';

/** The calls that put successors in the places of e-catalogue products that are gone: the dry run, and the change. */
export const addSuccessorRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue, listedSetOf } = services;
  const edition = catalogue.fingerprint.slice(0, 8);

  addCall(api, 'previewSuccessors', async ({ params, body, language }, reply) => {
    const project = requireProject(await store.read(() => loadProject(params.projectId)));
    const texts = catalogue.in(language);
    const { all, possible, tooMany } = planned(project, body, texts);
    void reply.header('etag', versionTag(project.version, edition, language));
    const prices = new Map(project.sets.map((set) => [set.id, listedSetOf(project.id, set).price]));
    const totalOf = (selections: StoredProject['selections']): number =>
      priceToWire(sumsOfProject({ ...project, selections }, texts, (setId) => prices.get(setId) ?? 0).total);
    const { selections } = project;
    return {
      rows: all.flatMap((succession) => {
        const { catalogId, symbol, name, quantity } = succession.gone;
        const successor = successorOf(catalogId, texts);
        return successor ? [{ catalogId, symbol, name, quantity, successor, tooMany: tooMany.has(succession) }] : [];
      }),
      total: { before: totalOf(selections), after: totalOf(withSuccessors(selections, possible)) },
    };
  });

  addCall(api, 'takeSuccessors', async (request, reply) => {
    if (!seesEdition(request, edition)) throw new ApiProblem('stale');
    const change = changeOf(request);
    const project = requireProject(await store.read(() => loadProject(change.projectId)));
    if (!isSeen(change, project.version)) throw new ApiProblem('stale');
    const { possible } = planned(project, request.body, catalogue.in(request.language));
    if (possible.length === 0) return { changed: 0, pointId: null };
    const taken = { ...change, seen: [project.version], cause: 'successors' } as const;
    const selections = withSuccessors(project.selections, possible);
    const version = requireAccepted(await store.write(() => replaceSelections(taken, selections)));
    void reply.header('etag', versionTag(version, edition, request.language));
    return { changed: possible.length, pointId: version };
  });
};

/** All successions, those that are made, and those that there is no room for. */
type PlannedSuccessions = {
  readonly all: readonly Succession[];
  readonly possible: readonly Succession[];
  readonly tooMany: ReadonlySet<Succession>;
};

/** The products that are gone and have a successor, but for those that are to stay; and those that there is room for. */
const planned = (
  { selections }: StoredProject,
  { leave = [] }: { readonly leave?: readonly number[] | undefined },
  catalogue: LocalisedCatalogue,
): PlannedSuccessions => {
  requireKnown(selections, leave);
  const all = selections.flatMap((gone): Succession[] => {
    const successor = catalogue.findEcatalogProduct(gone.catalogId) ? null : successorOf(gone.catalogId, catalogue);
    if (!successor) return [];
    const { catalogId, symbol, name } = successor;
    return [{ gone, successor: { catalogId, symbol, name } }];
  });
  const kept = new Set(leave);
  const wanted = all.filter(({ gone }) => !kept.has(gone.catalogId));
  const possible = possibleSuccessions(selections, wanted);
  const taken = new Set(possible);
  return { all, possible, tooMany: new Set(wanted.filter((succession) => !taken.has(succession))) };
};

const requireKnown = (selections: StoredProject['selections'], leave: readonly number[]): void => {
  const known = new Set(selections.map(({ catalogId }) => catalogId));
  const unknown = leave.flatMap((id, index) => (known.has(id) ? [] : [`leave.${index}`]));
  if (unknown.length > 0)
    throw new ApiProblem(
      'unprocessable',
      unknown.map((path) => ({ path, code: 'unknown-entry', message: ({ input }) => input.unknownEntry })),
    );
};
