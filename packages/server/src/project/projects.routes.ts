import { randomBytes } from 'node:crypto';
import { setSummaryToWire } from '@ramka/contract/translate/product-set';
import { bundle } from '@ramka/contract/wire/bundle';
import type { WireSingleProduct } from '@ramka/contract/wire/product';
import { loadedProject } from '@ramka/contract/wire/project';
import { projectIdFrom } from '@ramka/domain/project';
import type { Result } from '@ramka/domain/result';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { registerEndpoint, SerializedResponse, serializeJson } from '../http/endpoint.ts';
import { versionTag } from '../http/entity-tags.ts';
import { HttpError, type ErrorIssue } from '../http/errors.ts';
import { unwrap, changeOf } from './change.ts';
import { requireName } from './issues.ts';
import { projectResponse, requireSetDefaults } from './set-defaults.ts';
import { storeReceiptOf } from './idempotency/idempotency.ts';
import { requireProject } from './project-row.ts';
import { loadRooms } from './rooms/rooms.store.ts';
import type { SetVersion, StoredSet } from './sets/sets.store.ts';
import type { ProjectServices } from './set-responses.ts';
import {
  chooseSetDefaults,
  createProject,
  hasUnreadDelivery,
  type CachedVersion,
  markRead,
  type ProjectWithRooms,
  readProject,
  removeProject,
  renameProject,
  type StoredProjectSince,
} from './projects.store.ts';
import { ecatalogItemResponse } from './ecatalog-items/ecatalog-items.routes.ts';

/**
 * What docs/specification.md#s3-2 has every client send; such a project gets the variant of the deployment it is made
 * in.
 */
const SPECIFIED_VARIANT = 'el12';

/**
 * Memory for projects as they were answered, in bytes; one of 20 sets takes some 20 kB. What is answered follows from what
 * its entity tag names, and what is answered of a set from its version.
 */
const CACHE_BYTES = 16 * 1024 * 1024;

/** The calls that create, read, rename and delete a project. */
export const addProjectRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue, deployment } = services;

  registerEndpoint(api, 'createProject', async ({ body }, reply) => {
    const name = requireName('project', body.name);
    const { variant } = deployment;
    if (body.variant !== variant && body.variant !== SPECIFIED_VARIANT)
      throw new HttpError('unprocessable', [unknownVariant]);
    const project = await withNewId((id) => store.write(() => createProject({ id, name, variant }, Date.now())));
    void reply.header('etag', versionTag(project.version));
    return projectResponse(project);
  });

  addProjectReading(api, services);

  registerEndpoint(api, 'renameProject', async (request, reply) => {
    const name = requireName('project', request.body.name);
    const change = changeOf(request);
    const renamed = await store.write(
      storeReceiptOf(() => renameProject(change, name), {
        of: ({ rooms: _rooms, ...row }) => row,
        *read(row) {
          return { ...row, rooms: yield* loadRooms(change.projectId) };
        },
      }),
    );
    const project = unwrap(renamed);
    void reply.header('etag', versionTag(project.version));
    return projectResponse(project);
  });

  registerEndpoint(api, 'chooseLook', async (request, reply) => {
    const { groupId, look } = request.body;
    const chosen = look && requireSetDefaults(look, catalogue.in(request.language));
    const change = changeOf(request);
    const project = unwrap(await store.write(() => chooseSetDefaults(change, groupId, chosen)));
    void reply.header('etag', versionTag(project.version));
    return projectResponse(project);
  });

  registerEndpoint(api, 'deleteProject', async (request) => {
    const change = changeOf(request);
    unwrap(await store.write(() => removeProject(change)));
  });
};

/** A project as it was answered, and its sets in it, for answers about later versions. */
type CachedProject = CachedVersion & {
  readonly answer: SerializedResponse<'readProject'>;
  readonly sets: ReadonlyMap<number, SerializedSet>;
};

/** A set of some version, as `serializeJson` wrote it. */
type SerializedSet = SetVersion & { readonly json: string };

/** The call that reads a project with all that it holds, and keeps what it answered with the version of it. */
const addProjectReading = (api: FastifyInstance, { store, catalogue, summarizeSet }: ProjectServices): void => {
  const edition = catalogue.fingerprint.slice(0, 8);
  const kept = new LRUCache<string, CachedProject>({ maxSize: CACHE_BYTES, sizeCalculation: sizeOfCachedProject });

  registerEndpoint(api, 'readProject', async ({ params, language }, reply) => {
    const key = `${params.projectId} ${language}`;
    const before = kept.get(key);
    const { project, known } = requireProject(await store.read(() => readProject(params.projectId, before)));
    void reply.header('etag', versionTag(project.version, edition, language));
    if (known !== undefined) return known.answer;
    const written = (set: StoredSet): SerializedSet => {
      const json = serializeJson(bundle, setSummaryToWire(summarizeSet(project.id, set, language)));
      return { id: set.id, version: set.version, json };
    };
    const sets = project.sets.map((set) => ('json' in set ? set : written(set)));
    const answer = serializedProject(project, sets, catalogue.in(language));
    // A notice too many is better than no project.
    if (hasUnreadDelivery(project)) await store.write(() => markRead(project)).catch(() => null);
    else kept.set(key, { version: project.version, answer, sets: new Map(sets.map((set) => [set.id, set])) });
    return answer;
  });
};

/** The sets of an answer are kept once more, by themselves. */
const sizeOfCachedProject = ({ answer, sets }: CachedProject): number => 2 * answer.bytes.length + 200 * sets.size;

const unknownVariant: ErrorIssue = {
  path: 'variant',
  code: 'unknown-variant',
  message: ({ input }) => input.variant,
};

/**
 * Creates a project under a new id, under another one should it be taken. The id is the only key to a project, so that
 * it comes from a cryptographic source (docs/readings.md#r6).
 */
export const withNewId = async <Value>(create: (id: string) => Promise<Result<Value, 'taken'>>): Promise<Value> => {
  for (;;) {
    const created = await create(projectIdFrom(randomBytes));
    if (created.ok) return created.value;
  }
};

/** Everything of a project as the API answers it (docs/readings.md#r9). */
const serializedProject = (
  project: StoredProjectSince<SerializedSet>,
  sets: readonly SerializedSet[],
  catalogue: LocalisedCatalogue,
): SerializedResponse<'readProject'> => {
  const others = serializeJson(withoutSets, {
    project: projectResponse(project),
    products: productsOf(project, catalogue),
    ecatalogProducts: project.ecatalogItems.map((selection) => ecatalogItemResponse(selection, catalogue)),
  });
  return new SerializedResponse<'readProject'>(others, { productSets: sets.map(({ json }) => json) });
};

const withoutSets = loadedProject.omit({ productSets: true });

/** The single products that any room uses, each once, in the order of the rooms. */
const productsOf = ({ rooms }: ProjectWithRooms, catalogue: LocalisedCatalogue): WireSingleProduct[] => {
  const ids = new Set(rooms.flatMap(({ products }) => products.map(({ id }) => id)));
  return [...ids].flatMap((id) => catalogue.findSingleProduct(id) ?? []);
};
