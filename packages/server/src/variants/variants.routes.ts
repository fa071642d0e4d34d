import { randomBytes } from 'node:crypto';
import { priceToWire } from '@ramka/contract/translate/catalogue';
import type { SetAppearance } from '@ramka/contract/wire/restyle';
import { comparedRoom, comparison, type NewVariantBody } from '@ramka/contract/wire/variants';
import { setPrice } from '@ramka/domain/bill';
import type { MinorUnits } from '@ramka/domain/money';
import type { Language } from '@ramka/domain/text';
import { projectIdFrom } from '@ramka/domain/project';
import type { FastifyInstance } from 'fastify';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { mapCooperatively } from '../async/concurrency.ts';
import { registerEndpoint, type EndpointRequest, SerializedResponse, serializeJson } from '../http/endpoint.ts';
import { matchesCatalogueVersion } from '../http/entity-tags.ts';
import { HttpError, type ErrorIssue } from '../http/errors.ts';
import { changeOf, isExpectedVersion, unwrap } from '../project/change.ts';
import { requireName } from '../project/issues.ts';
import { findProject, requireProject } from '../project/project-row.ts';
import { type ProjectServices, setContents } from '../project/set-responses.ts';
import { type ProjectSums, sumsOfProject } from '../project/project-sums.ts';
import { loadProject, type StoredProject } from '../project/projects.store.ts';
import { productSetOf } from '../project/set-contents.ts';
import { appearanceResponse } from '../restyle/change-responses.ts';
import { planRestyle, type RestylePlan } from '../restyle/plan-restyle.ts';
import { pipelined } from '../store/operation.ts';
import {
  type ComparedPair,
  type ComparedProjects,
  type ComparedSet,
  compareProjects,
  slotDifferences,
} from './compare-projects.ts';
import {
  addVariant,
  findVariant,
  listVariants,
  removeVariant,
  renameVariant,
  type VariantRefusal,
} from './variants.store.ts';

/** Endpoints of a project's variants (docs/decisions/0086-variants-are-independent-projects.md). */
export const addVariantRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue } = services;

  registerEndpoint(api, 'listVariants', async ({ params: { projectId } }) => {
    const [project, variants] = await store.read(() => pipelined(findProject(projectId), listVariants(projectId)));
    requireProject(project);
    return [...variants];
  });

  registerEndpoint(api, 'addVariant', async (request) => {
    const name = requireName('project', request.body.name);
    for (let attempt = 1; ; attempt += 1) {
      const planned = await plannedVariant(request, services);
      const change = { ...changeOf(request), ...(planned && { expectedVersions: [planned.version] }) };
      const id = projectIdFrom(randomBytes);
      const result = await store.write(() => addVariant(change, { id, name }, planned?.plan ?? null));
      if (result.ok) return result.value;
      const { kind } = result.problem;
      if (kind === 'taken') continue;
      const overtaken = kind === 'stale' && changeOf(request).expectedVersions === undefined;
      if (!overtaken || attempt >= MAX_ATTEMPTS) throw errorOf(kind);
    }
  });

  registerEndpoint(api, 'renameVariant', async (request) => {
    const variant = { id: request.params.variantId, name: requireName('project', request.body.name) };
    const change = changeOf(request);
    return unwrap(await store.write(() => renameVariant(change, variant)));
  });

  registerEndpoint(api, 'removeVariant', async (request) => {
    const change = changeOf(request);
    unwrap(await store.write(() => removeVariant(change, request.params.variantId)));
  });

  registerEndpoint(api, 'compareVariant', async ({ params, language }) => {
    const compared = await requireCompared(services, params);
    return comparisonResponse(compared, catalogue.in(language), language);
  });
};

/** Attempts to plan and write a changed variant despite concurrent changes. */
const MAX_ATTEMPTS = 5;

const errorOf = (kind: Exclude<VariantRefusal['kind'], 'taken'>): HttpError =>
  kind === 'too-many-variants' ? new HttpError('unprocessable', [tooManyVariants]) : new HttpError(kind);

const tooManyVariants: ErrorIssue = {
  path: 'name',
  code: 'too-many-variants',
  message: ({ input }) => input.tooManyVariants,
};

/** The planned change of a new variant, based on the version that the client expects; undefined for a plain copy. */
const plannedVariant = async (
  request: EndpointRequest<'addVariant'>,
  { store, catalogue }: ProjectServices,
): Promise<{ readonly version: number; readonly plan: RestylePlan } | undefined> => {
  const { restyle }: NewVariantBody = request.body;
  if (restyle === undefined) return undefined;
  const change = changeOf(request);
  if (!matchesCatalogueVersion(request, catalogue.fingerprint.slice(0, 8))) throw new HttpError('stale');
  const project = requireProject(await store.read(() => loadProject(change.projectId)));
  if (!isExpectedVersion(change, project.version)) throw new HttpError('stale');
  return { version: project.version, plan: await planRestyle(project, restyle, catalogue.in(request.language)) };
};

/** Reads a project and one of its variants from one snapshot. */
export const requireCompared = async (
  { store }: Pick<ProjectServices, 'store'>,
  { projectId, variantId }: { readonly projectId: string; readonly variantId: string },
): Promise<ComparedProjects> => {
  const [project, variant, other] = await store.read(() =>
    pipelined(loadProject(projectId), findVariant(projectId, variantId), loadProject(variantId)),
  );
  const before = requireProject(project);
  if (variant === undefined || other === undefined) throw new HttpError('unknown-variant');
  return { before, after: { ...other, name: variant.name } };
};

/** Serialises a comparison room by room, because the largest takes megabytes. */
const comparisonResponse = async (
  compared: ComparedProjects,
  catalogue: LocalisedCatalogue,
  language: Language,
): Promise<SerializedResponse<'compareVariant'>> => {
  const { before, after } = compared;
  const [pricedBefore, pricedAfter] = [await priced(before, catalogue), await priced(after, catalogue)];
  const appearanceBefore = appearancesOf(pricedBefore, catalogue, language);
  const appearanceAfter = appearancesOf(pricedAfter, catalogue, language);
  const rooms = await mapCooperatively(compareProjects(compared), ({ id, name, pairs }) =>
    serializeJson(comparedRoom, {
      groupId: id,
      name,
      before: priceToWire(pricedBefore.sums.rooms.get(id) ?? 0),
      after: priceToWire(pricedAfter.sums.rooms.get(id) ?? 0),
      pairs: pairs.map((pair) => ({
        same: isSame(pair),
        before: comparedSetResponse(pair.before, appearanceBefore),
        after: comparedSetResponse(pair.after, appearanceAfter),
        slots: [...slotDifferences(pair, catalogue)],
      })),
    }),
  );
  const others = serializeJson(withoutRooms, {
    names: { before: before.name, after: after.name },
    total: { before: priceToWire(pricedBefore.sums.total), after: priceToWire(pricedAfter.sums.total) },
  });
  return new SerializedResponse<'compareVariant'>(others, { rooms });
};

const withoutRooms = comparison.omit({ rooms: true });

type Priced = { readonly prices: ReadonlyMap<number, MinorUnits>; readonly sums: ProjectSums };

const priced = async (project: StoredProject, catalogue: LocalisedCatalogue): Promise<Priced> => {
  const prices = new Map(
    await mapCooperatively(project.sets, (set) => [set.id, setPrice(productSetOf(set), catalogue)] as const),
  );
  return { prices, sums: sumsOfProject(project, catalogue, (id) => prices.get(id) ?? 0) };
};

const isSame = ({ before, after }: ComparedPair): boolean =>
  before !== undefined && before.stored.document === after?.stored.document;

type NamedAppearance = SetAppearance & { readonly contents: string };

/** Creates a cached function that describes the appearance and contents of sets. */
const appearancesOf = (
  { prices }: Priced,
  catalogue: LocalisedCatalogue,
  language: Language,
): ((compared: ComparedSet) => NamedAppearance) => {
  const appearances = new Map<number, NamedAppearance>();
  return ({ stored, set }) => {
    const appearance = appearances.get(stored.id) ?? {
      ...appearanceResponse([set], prices.get(stored.id) ?? 0, catalogue),
      contents: setContents(set, catalogue, language),
    };
    appearances.set(stored.id, appearance);
    return appearance;
  };
};

const comparedSetResponse = (
  compared: ComparedSet | undefined,
  appearanceOf: (compared: ComparedSet) => NamedAppearance,
) => {
  if (!compared) return null;
  const { stored, quantity } = compared;
  return { ...appearanceOf(compared), bundleId: stored.id, name: stored.name, quantity };
};
