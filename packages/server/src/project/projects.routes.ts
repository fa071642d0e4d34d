import { randomBytes } from 'node:crypto';
import { setSummaryToWire } from '@ramka/contract/translate/product-set';
import { bundle } from '@ramka/contract/wire/bundle';
import type { WireSingleProduct } from '@ramka/contract/wire/product';
import { loadedProject } from '@ramka/contract/wire/project';
import { projectIdFrom } from '@ramka/domain/project';
import type { Result } from '@ramka/domain/result';
import type { Language } from '@ramka/domain/text';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { type EndpointRequest, registerEndpoint, SerializedResponse, serializeJson } from '../http/endpoint.ts';
import { versionTag } from '../http/entity-tags.ts';
import { HttpError, type ErrorIssue } from '../http/errors.ts';
import { unwrap, changeOf } from './change.ts';
import { requireName } from './issues.ts';
import { projectResponse, requireSetDefaults } from './set-defaults.ts';
import { setUndoHeader } from './history/restore-points.routes.ts';
import { storeReceiptOf } from './idempotency/idempotency.ts';
import { requireProject } from './project-row.ts';
import { loadRooms } from './rooms/rooms.store.ts';
import type { SetVersion, StoredSet } from './sets/sets.store.ts';
import type { ProjectServices } from './set-responses.ts';
import {
  chooseSetDefaults,
  chooseWall,
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
 * A value of the request's `variant` that stands for the deployment's id (docs/specification.md#s3-2). Projects store the
 * deployment's id.
 */
const SPECIFIED_VARIANT = 'el12';

/**
 * Size of the cache of serialised projects in bytes; a project of 20 sets takes about 20 kB. Entries are keyed
 * by project and language, and used while the version of the project or of a set is unchanged.
 */
const CACHE_BYTES = 16 * 1024 * 1024;

/** Endpoints that create, read, rename and delete a project. */
export const addProjectRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue, deployment } = services;

  registerEndpoint(api, 'createProject', async ({ body }, reply) => {
    const name = requireName('project', body.name);
    const deploymentId = deployment.id;
    if (body.variant !== deploymentId && body.variant !== SPECIFIED_VARIANT)
      throw new HttpError('unprocessable', [unknownVariant]);
    const project = await withNewId((id) => store.write(() => createProject({ id, name, deploymentId }, Date.now())));
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

  registerEndpoint(api, 'chooseWall', async (request, reply) => {
    const { groupId, wall } = request.body;
    const change = changeOf(request);
    const { project, undoId } = unwrap(await store.write(() => chooseWall(change, groupId, wall)));
    setUndoHeader(reply, undoId);
    void reply.header('etag', versionTag(project.version));
    return projectResponse(project);
  });

  registerEndpoint(api, 'deleteProject', async (request) => {
    const change = changeOf(request);
    unwrap(await store.write(() => removeProject(change)));
  });
};

/** A cached response of a project. Its sets are reused in responses of later versions. */
type CachedProject = CachedVersion & {
  readonly answer: SerializedResponse<'readProject'>;
  readonly sets: ReadonlyMap<number, SerializedSet>;
};

/** A version of a set as serialised JSON. */
type SerializedSet = SetVersion & { readonly json: string };

/** Registers the endpoint that reads a complete project, and caches its responses by version. */
const addProjectReading = (api: FastifyInstance, { store, catalogue, summarizeSet }: ProjectServices): void => {
  const edition = catalogue.fingerprint.slice(0, 8);
  const cache = new LRUCache<string, CachedProject>({ maxSize: CACHE_BYTES, sizeCalculation: sizeOfCachedProject });

  const load = async (projectId: string, before: CachedProject | undefined) =>
    requireProject(await store.read(() => readProject(projectId, before)));

  const serialize = async (project: StoredProjectSince<SerializedSet>, language: Language): Promise<CachedProject> => {
    const written = (set: StoredSet): SerializedSet => {
      const json = serializeJson(bundle, setSummaryToWire(summarizeSet(project.id, set, language)));
      return { id: set.id, version: set.version, json };
    };
    const sets = project.sets.map((set) => ('json' in set ? set : written(set)));
    const answer = serializedProject(project, sets, catalogue.in(language));
    const serialized = { version: project.version, answer, sets: new Map(sets.map((set) => [set.id, set])) };
    // If this write fails, the delivery notice appears again, which is better than an error.
    if (hasUnreadDelivery(project)) await store.write(() => markRead(project)).catch(() => null);
    else cache.set(keyOf(project.id, language), serialized);
    return serialized;
  };

  const respond = async (request: EndpointRequest<'readProject'>): Promise<CachedProject> => {
    const { projectId } = request.params;
    const before = cache.get(keyOf(projectId, request.language));
    const since = before && (await load(projectId, before));
    if (since?.cached) return since.cached;
    return api.inTurn(request, 'response', async () => {
      const read = since ?? (await load(projectId, undefined));
      return read.cached ?? serialize(read.project, request.language);
    });
  };

  registerEndpoint(
    api,
    'readProject',
    async (request, reply) => {
      const { version, answer } = await respond(request);
      void reply.header('etag', versionTag(version, edition, request.language));
      return answer;
    },
    { takesTurns: true },
  );
};

const keyOf = (projectId: string, language: Language): string => `${projectId} ${language}`;

/** Twice the size of the response, because its sets are also cached separately. */
const sizeOfCachedProject = ({ answer, sets }: CachedProject): number => 2 * answer.bytes.length + 200 * sets.size;

const unknownVariant: ErrorIssue = {
  path: 'variant',
  code: 'unknown-variant',
  message: ({ input }) => input.variant,
};

/**
 * Creates a project under a random id, and retries if the id is taken. The id is the only key to a project, so it comes
 * from a cryptographically secure source (docs/readings.md#r6).
 */
export const withNewId = async <Value>(create: (id: string) => Promise<Result<Value, 'taken'>>): Promise<Value> => {
  for (;;) {
    const created = await create(projectIdFrom(randomBytes));
    if (created.ok) return created.value;
  }
};

/** Serialises a complete project in wire format (docs/readings.md#r9). */
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

/** The distinct single products of all rooms, in the order of the rooms. */
const productsOf = ({ rooms }: ProjectWithRooms, catalogue: LocalisedCatalogue): WireSingleProduct[] => {
  const ids = new Set(rooms.flatMap(({ products }) => products.map(({ id }) => id)));
  return [...ids].flatMap((id) => catalogue.findSingleProduct(id) ?? []);
};
