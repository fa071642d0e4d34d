import { setSummaryToWire, openedSetToWire, setFromWire } from '@ramka/contract/translate/product-set';
import type { WireBundle } from '@ramka/contract/wire/bundle';
import { fillWithBlanks } from '@ramka/domain/set/missing-parts';
import { defaultsFromSet } from '@ramka/domain/set/frames';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { registerEndpoint } from '../../http/endpoint.ts';
import { versionTag } from '../../http/entity-tags.ts';
import { HttpError, type ErrorIssue } from '../../http/errors.ts';
import type { Operation } from '../../store/operation.ts';
import { type Change, unwrap, changeOf, isExpectedVersion } from '../change.ts';
import { requireName } from '../issues.ts';
import type { ProjectServices } from '../set-responses.ts';
import { setUndoHeader } from '../history/restore-points.routes.ts';
import { storeReceiptOf, validateUnlessReplayed } from '../idempotency/idempotency.ts';
import { productSetOf, requireSetContents } from '../set-contents.ts';
import {
  copySet,
  createSet,
  findSet,
  isExternal,
  removeSet,
  replaceContents,
  saveSet,
  type StoredSet,
} from './sets.store.ts';

type SetResponse = (projectId: string, set: StoredSet, reply: FastifyReply) => WireBundle;

/** Sends a set with its version as entity tag. */
export const setResponder =
  ({ summarizeSet }: ProjectServices): SetResponse =>
  (projectId, set, reply) => {
    void reply.header('etag', versionTag(set.version));
    return setSummaryToWire(summarizeSet(projectId, set, reply.request.language));
  };

/**
 * A set is stored with its key unless it is large. The receipt keeps the version of the change, so that a later change by
 * somebody else is noticed as a conflict.
 */
export const receiptOfSet = ({ projectId }: Pick<Change, 'projectId'>) => ({
  onlyIfLarge: true,
  of: ({ id, version }: StoredSet) => ({ id, version }),
  *read({ id, version }: Pick<StoredSet, 'id' | 'version'>): Operation<StoredSet> {
    return { ...unwrap(yield* findSet(projectId, id)), version };
  },
});

/** Endpoints that save, read, rename, copy and delete a set. */
export const addSetRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue } = services;
  const answer = setResponder(services);
  addFillWithBlanksRoute(api, services, answer);
  registerEndpoint(api, 'createSet', async (request, reply) => {
    const change = changeOf(request);
    const assortment = catalogue.in(request.language);
    const set = setFromWire(request.body.payload);
    const contents = validateUnlessReplayed(() => requireSetContents(set, assortment));
    const create = () => createSet(change, contents(), defaultsFromSet(set, assortment));
    const created = await store.write(storeReceiptOf(create, receiptOfSet(change)));
    return answer(change.projectId, unwrap(created), reply);
  });

  registerEndpoint(api, 'copySet', async (request, reply) => {
    const change = { ...changeOf(request), setId: request.query.sourceId };
    const requestedName = request.body?.name;
    const name = typeof requestedName === 'string' ? requireName('set', requestedName) : undefined;
    return answer(
      change.projectId,
      unwrap(await store.write(storeReceiptOf(() => copySet(change, name), receiptOfSet(change)))),
      reply,
    );
  });

  registerEndpoint(api, 'readSet', async ({ params }, reply) => {
    const set = unwrap(await store.read(() => findSet(params.projectId, params.setId)));
    void reply.header('etag', versionTag(set.version));
    return openedSetToWire(productSetOf(set), { ...set, external: isExternal(set) });
  });

  registerEndpoint(api, 'saveSet', async (request, reply) => {
    const { body, params, language } = request;
    if (typeof body.payload.id === 'number' && body.payload.id !== params.setId)
      throw new HttpError('unprocessable', [otherId]);
    const change = { ...changeOf(request), setId: params.setId };
    const contents = validateUnlessReplayed(() =>
      requireSetContents(setFromWire(body.payload), catalogue.in(language)),
    );
    return answer(
      change.projectId,
      unwrap(await store.write(storeReceiptOf(() => saveSet(change, contents()), receiptOfSet(change)))),
      reply,
    );
  });

  registerEndpoint(api, 'renameSet', async (request, reply) => {
    const change = { ...changeOf(request), setId: request.params.setId };
    const name = requireName('set', request.body.name);
    return answer(
      change.projectId,
      unwrap(await store.write(storeReceiptOf(() => saveSet(change, { name }), receiptOfSet(change)))),
      reply,
    );
  });

  registerEndpoint(api, 'deleteSet', async (request, reply) => {
    const change = { ...changeOf(request), setId: request.params.setId };
    setUndoHeader(reply, unwrap(await store.write(() => removeSet(change))));
  });
};

/** Registers the endpoint that fills the empty slots of a set with blank covers. */
const addFillWithBlanksRoute = (
  api: FastifyInstance,
  { store, catalogue }: ProjectServices,
  answer: SetResponse,
): void =>
  registerEndpoint(api, 'coverSet', async (request, reply) => {
    const { params, language } = request;
    const change = { ...changeOf(request), setId: params.setId };
    const stored = unwrap(await store.read(() => findSet(params.projectId, params.setId)));
    const covered = fillWithBlanks(productSetOf(stored), catalogue.in(language));
    if (!covered.ok) throw new HttpError('unprocessable', [fillWithBlanksIssue(covered.problem.kind)]);
    const { frameId } = productSetOf(stored);
    const contents = requireSetContents({ ...covered.value, frameId }, catalogue.in(language));
    // The blanks were computed from the version just read, so the change must apply to that version.
    const expected = isExpectedVersion(change, stored.version) ? [stored.version] : [];
    const done = unwrap(await store.write(() => replaceContents({ ...change, expectedVersions: expected }, contents)));
    setUndoHeader(reply, done.removal);
    return answer(params.projectId, done.set, reply);
  });

/** The wire issue for a set that cannot get blank covers. */
const fillWithBlanksIssue = (kind: 'no-frame' | 'no-free-slot' | 'no-blank-cover'): ErrorIssue => ({
  path: '',
  code: kind,
  message: ({ set }) => set[kind],
});

const otherId: ErrorIssue = {
  path: 'payload.id',
  code: 'other-id',
  message: ({ input }) => input.otherId,
};
