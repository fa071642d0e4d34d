import { priceToWire } from '@ramka/contract/translate/catalogue';
import type { FastifyInstance } from 'fastify';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { registerEndpoint } from '../http/endpoint.ts';
import { matchesCatalogueVersion, versionTag } from '../http/entity-tags.ts';
import { HttpError } from '../http/errors.ts';
import { changeOf, isExpectedVersion, unwrap } from '../project/change.ts';
import { requireProject } from '../project/project-row.ts';
import type { ProjectServices } from '../project/set-responses.ts';
import { sumsOfProject } from '../project/project-sums.ts';
import { loadProject, type StoredProject } from '../project/projects.store.ts';
import { successorOf } from './project-catalogue-changes.ts';
import { possibleSuccessions, replaceEcatalogItems, type Succession, withSuccessors } from './successors.store.ts';

/** Endpoints that replace discontinued e-catalogue products by their successors: preview and change. */
export const addSuccessorRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue, summarizeSet } = services;
  const edition = catalogue.fingerprint.slice(0, 8);

  registerEndpoint(api, 'previewSuccessors', async ({ params, body, language }, reply) => {
    const project = requireProject(await store.read(() => loadProject(params.projectId)));
    const texts = catalogue.in(language);
    const { all, possible, tooMany } = planned(project, body, texts);
    void reply.header('etag', versionTag(project.version, edition, language));
    const prices = new Map(project.sets.map((set) => [set.id, summarizeSet(project.id, set).price]));
    const totalOf = (selections: StoredProject['ecatalogItems']): number =>
      priceToWire(
        sumsOfProject({ ...project, ecatalogItems: selections }, texts, (setId) => prices.get(setId) ?? 0).total,
      );
    const { ecatalogItems } = project;
    return {
      rows: all.flatMap((succession) => {
        const { catalogId, symbol, name, quantity } = succession.discontinued;
        const successor = successorOf(catalogId, texts);
        return successor ? [{ catalogId, symbol, name, quantity, successor, tooMany: tooMany.has(succession) }] : [];
      }),
      total: { before: totalOf(ecatalogItems), after: totalOf(withSuccessors(ecatalogItems, possible)) },
    };
  });

  registerEndpoint(api, 'takeSuccessors', async (request, reply) => {
    if (!matchesCatalogueVersion(request, edition)) throw new HttpError('stale');
    const change = changeOf(request);
    const project = requireProject(await store.read(() => loadProject(change.projectId)));
    if (!isExpectedVersion(change, project.version)) throw new HttpError('stale');
    const { possible } = planned(project, request.body, catalogue.in(request.language));
    if (possible.length === 0) return { changed: 0, pointId: null };
    const replacement = { ...change, expectedVersions: [project.version], cause: 'successors' } as const;
    const selections = withSuccessors(project.ecatalogItems, possible);
    const version = unwrap(await store.write(() => replaceEcatalogItems(replacement, selections)));
    void reply.header('etag', versionTag(version, edition, request.language));
    return { changed: possible.length, pointId: version };
  });
};

/** All replacements, the possible ones, and those that would exceed the maximum quantity. */
type PlannedSuccessions = {
  readonly all: readonly Succession[];
  readonly possible: readonly Succession[];
  readonly tooMany: ReadonlySet<Succession>;
};

/** Plans the replacement of discontinued products that have a successor, except excluded ones. */
const planned = (
  { ecatalogItems }: StoredProject,
  { leave = [] }: { readonly leave?: readonly number[] | undefined },
  catalogue: LocalisedCatalogue,
): PlannedSuccessions => {
  requireExistingItems(ecatalogItems, leave);
  const all = ecatalogItems.flatMap((item): Succession[] => {
    const successor = catalogue.findEcatalogProduct(item.catalogId) ? null : successorOf(item.catalogId, catalogue);
    if (!successor) return [];
    const { catalogId, symbol, name } = successor;
    return [{ discontinued: item, successor: { catalogId, symbol, name } }];
  });
  const excludedIds = new Set(leave);
  const requested = all.filter(({ discontinued }) => !excludedIds.has(discontinued.catalogId));
  const possible = possibleSuccessions(ecatalogItems, requested);
  const possibleSet = new Set(possible);
  return { all, possible, tooMany: new Set(requested.filter((succession) => !possibleSet.has(succession))) };
};

const requireExistingItems = (selections: StoredProject['ecatalogItems'], leave: readonly number[]): void => {
  const itemIds = new Set(selections.map(({ catalogId }) => catalogId));
  const unknown = leave.flatMap((id, index) => (itemIds.has(id) ? [] : [`leave.${index}`]));
  if (unknown.length > 0)
    throw new HttpError(
      'unprocessable',
      unknown.map((path) => ({ path, code: 'unknown-entry', message: ({ input }) => input.unknownEntry })),
    );
};
