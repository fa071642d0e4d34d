import { priceToWire } from '@ramka/contract/translate/catalogue';
import type { RestyleBody, RestylePreview, RestyleRow } from '@ramka/contract/wire/restyle';
import { setPrice } from '@ramka/domain/bill';
import { type MinorUnits, totalOf } from '@ramka/domain/money';
import type { Result } from '@ramka/domain/result';
import { verdictOf } from '@ramka/domain/set/restyle';
import type { Language } from '@ramka/domain/text';
import type { FastifyInstance } from 'fastify';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { mapCooperatively } from '../async/concurrency.ts';
import { registerEndpoint } from '../http/endpoint.ts';
import { matchesCatalogueVersion, versionTag } from '../http/entity-tags.ts';
import { HttpError } from '../http/errors.ts';
import { type Change, changeOf, type ChangeRefusal, isExpectedVersion, unwrap } from '../project/change.ts';
import { requireProject } from '../project/project-row.ts';
import { sumsOfProject } from '../project/project-sums.ts';
import { loadProject, type StoredProject } from '../project/projects.store.ts';
import type { SummarizeSet, ProjectServices } from '../project/set-responses.ts';
import { changeResponse, appearanceResponse, setsAfter } from './change-responses.ts';
import { type PlannedSet, planRestyle, type RestylePlan } from './plan-restyle.ts';
import { applyRestyle, type RestyleCounts } from './restyle.store.ts';

/** Endpoints that preview and execute a bulk change of sets (docs/readings.md#r32). */
export const addRestyleRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue, summarizeSet } = services;
  const edition = catalogue.fingerprint.slice(0, 8);

  const plan = async (projectId: string, body: RestyleBody, language: Language) => {
    const project = requireProject(await store.read(() => loadProject(projectId)));
    return { project, plan: await planRestyle(project, body, catalogue.in(language)) };
  };

  registerEndpoint(api, 'previewRestyle', async ({ params, body, language }, reply) => {
    const planned = await plan(params.projectId, body, language);
    void reply.header('etag', versionTag(planned.project.version, edition, language));
    return restylePreviewResponse(planned.project, planned.plan, { catalogue: catalogue.in(language), summarizeSet });
  });

  /** Plans and writes the change. Retries after a concurrent change, unless the request has an `If-Match` header. */
  const apply = async (change: Change, body: RestyleBody, language: Language): Promise<Applied> => {
    for (let attempt = 1; ; attempt += 1) {
      const { project, plan: planned } = await plan(change.projectId, body, language);
      if (!isExpectedVersion(change, project.version)) throw new HttpError('stale');
      if (planned.rows.every(({ contents }) => contents === null))
        return { changed: 0, copied: 0, version: project.version, pointId: null };
      const planChange = { ...change, expectedVersions: [project.version], cause: 'restyle' } as const;
      const done = await store.write(() => applyRestyle(planChange, planned));
      if (attempt < MAX_ATTEMPTS && change.expectedVersions === undefined && isStale(done)) continue;
      const { version, ...counts } = unwrap(done);
      return { ...counts, version, pointId: version };
    }
  };

  registerEndpoint(api, 'applyRestyle', async (request, reply) => {
    if (!matchesCatalogueVersion(request, edition)) throw new HttpError('stale');
    const { version, ...receipt } = await apply(changeOf(request), request.body, request.language);
    void reply.header('etag', versionTag(version, edition, request.language));
    return receipt;
  });
};

/** Attempts to plan and write a change despite concurrent changes. */
const MAX_ATTEMPTS = 5;

type Applied = RestyleCounts & { readonly pointId: number | null };

const isStale = (done: Result<RestyleCounts, ChangeRefusal>): boolean => !done.ok && done.problem.kind === 'stale';

type ResponseContext = { readonly catalogue: LocalisedCatalogue; readonly summarizeSet: SummarizeSet };

/** The preview of a bulk change in wire format. */
const restylePreviewResponse = async (
  project: StoredProject,
  plan: RestylePlan,
  { catalogue, summarizeSet }: ResponseContext,
): Promise<RestylePreview> => {
  const priced = await mapCooperatively(plan.rows, (planned) => ({
    planned,
    before: summarizeSet(project.id, planned.stored).price,
    after:
      planned.restyled.kind === 'possible'
        ? totalOf(setsAfter(planned.restyled).map((set) => ({ quantity: 1, price: setPrice(set, catalogue) })))
        : null,
  }));
  const places = placesOf(project, plan);
  return {
    rows: [...(await mapCooperatively(priced, (row) => rowResponse(row, places, catalogue)))],
    ...sumsOf(project, plan, priced, { catalogue, summarizeSet }),
  };
};

/** Totals of the project before and after. Unchanged sets have equal prices in both. */
const sumsOf = (
  project: StoredProject,
  { roomId }: RestylePlan,
  priced: readonly PricedSet[],
  { catalogue, summarizeSet }: ResponseContext,
): Pick<RestylePreview, 'rooms' | 'total'> => {
  const present = new Map(project.sets.map((set) => [set.id, summarizeSet(project.id, set).price]));
  const changed = new Map(
    priced.flatMap(({ planned, after }) =>
      planned.contents && after !== null ? [[planned.stored.id, after] as const] : [],
    ),
  );
  const before = sumsOfProject(project, catalogue, (setId) => present.get(setId) ?? 0);
  const after = sumsOfProject(project, catalogue, (setId, inRoom) => {
    const isChanged = roomId === null || roomId === inRoom;
    return (isChanged ? changed.get(setId) : undefined) ?? present.get(setId) ?? 0;
  });
  return {
    rooms: [...before.rooms].map(([groupId, sum]) => ({
      groupId,
      before: priceToWire(sum),
      after: priceToWire(after.rooms.get(groupId) ?? sum),
    })),
    total: { before: priceToWire(before.total), after: priceToWire(after.total) },
  };
};

type PricedSet = { readonly planned: PlannedSet; readonly before: MinorUnits; readonly after: MinorUnits | null };

/** Quantities of each affected set by room, in display order. */
const placesOf = ({ rooms }: StoredProject, { roomId }: RestylePlan): ReadonlyMap<number, RestyleRow['rooms']> => {
  const places = new Map<number, RestyleRow['rooms']>();
  for (const { id: groupId, sets } of rooms.filter(({ id }) => roomId === null || id === roomId))
    for (const { id, quantity } of sets) {
      const place = places.get(id);
      if (place) place.push({ groupId, quantity });
      else places.set(id, [{ groupId, quantity }]);
    }
  return places;
};

const rowResponse = (
  { planned, before, after }: PricedSet,
  places: ReadonlyMap<number, RestyleRow['rooms']>,
  catalogue: LocalisedCatalogue,
): RestyleRow => {
  const { stored, restyled, same, copyName } = planned;
  const row = {
    bundleId: stored.id,
    name: stored.name,
    rooms: [...(places.get(stored.id) ?? [])],
    before: appearanceResponse([planned.before], before, catalogue),
    same,
    copyName,
  };
  if (restyled.kind === 'impossible')
    return { ...row, verdict: 'impossible', after: null, changes: [], reason: restyled.reason.kind };
  return {
    ...row,
    verdict: verdictOf(restyled),
    after: appearanceResponse(setsAfter(restyled), after ?? 0, catalogue),
    changes: restyled.changes.map((change) => changeResponse(change, planned.before, restyled, catalogue)),
    reason: null,
  };
};
