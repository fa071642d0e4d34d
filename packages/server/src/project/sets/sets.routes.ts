import { listedSetToWire, openedSetToWire, setFromWire } from '@ramka/contract/translate/product-set';
import type { WireBundle } from '@ramka/contract/wire/bundle';
import { coverFreeSlots } from '@ramka/domain/set/missing-parts';
import { lookOfSet } from '@ramka/domain/set/frames';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addCall } from '../../http/endpoint.ts';
import { versionTag } from '../../http/entity-tags.ts';
import { ApiProblem, type ProblemIssue } from '../../http/errors.ts';
import { requireAccepted, changeOf, isSeen } from '../change.ts';
import { requireName } from '../issues.ts';
import type { ProjectServices } from '../set-responses.ts';
import { nameRemoval } from '../history/restore-points.routes.ts';
import { unlessMade } from '../idempotency/idempotency.ts';
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

type SetAnswer = (projectId: string, set: StoredSet, reply: FastifyReply) => WireBundle;

/** Sends a set with its version as entity tag. */
export const setAnswerOf =
  ({ listedSetOf }: ProjectServices): SetAnswer =>
  (projectId, set, reply) => {
    void reply.header('etag', versionTag(set.version));
    return listedSetToWire(listedSetOf(projectId, set, reply.request.language));
  };

/** The calls that save, read, rename, copy and delete a set. */
export const addSetRoutes = (api: FastifyInstance, services: ProjectServices): void => {
  const { store, catalogue } = services;
  const answer = setAnswerOf(services);
  addCoverRoute(api, services, answer);
  addCall(api, 'createSet', async (request, reply) => {
    const change = changeOf(request);
    const assortment = catalogue.in(request.language);
    const set = setFromWire(request.body.payload);
    const contents = unlessMade(() => requireSetContents(set, assortment));
    const created = await store.write(() => createSet(change, contents(), lookOfSet(set, assortment)));
    return answer(change.projectId, requireAccepted(created), reply);
  });

  addCall(api, 'copySet', async (request, reply) => {
    const change = { ...changeOf(request), setId: request.query.sourceId };
    const asked = request.body?.name;
    const name = typeof asked === 'string' ? requireName('set', asked) : undefined;
    return answer(change.projectId, requireAccepted(await store.write(() => copySet(change, name))), reply);
  });

  addCall(api, 'readSet', async ({ params }, reply) => {
    const set = requireAccepted(await store.read(() => findSet(params.projectId, params.setId)));
    void reply.header('etag', versionTag(set.version));
    return openedSetToWire(productSetOf(set), { ...set, external: isExternal(set) });
  });

  addCall(api, 'saveSet', async (request, reply) => {
    const { body, params, language } = request;
    if (typeof body.payload.id === 'number' && body.payload.id !== params.setId)
      throw new ApiProblem('unprocessable', [otherId]);
    const change = { ...changeOf(request), setId: params.setId };
    const contents = unlessMade(() => requireSetContents(setFromWire(body.payload), catalogue.in(language)));
    return answer(change.projectId, requireAccepted(await store.write(() => saveSet(change, contents()))), reply);
  });

  addCall(api, 'renameSet', async (request, reply) => {
    const change = { ...changeOf(request), setId: request.params.setId };
    const name = requireName('set', request.body.name);
    return answer(change.projectId, requireAccepted(await store.write(() => saveSet(change, { name }))), reply);
  });

  addCall(api, 'deleteSet', async (request, reply) => {
    const change = { ...changeOf(request), setId: request.params.setId };
    nameRemoval(reply, requireAccepted(await store.write(() => removeSet(change))));
  });
};

/** The call that covers the empty slots of a set. */
const addCoverRoute = (api: FastifyInstance, { store, catalogue }: ProjectServices, answer: SetAnswer): void =>
  addCall(api, 'coverSet', async (request, reply) => {
    const { params, language } = request;
    const change = { ...changeOf(request), setId: params.setId };
    const stored = requireAccepted(await store.read(() => findSet(params.projectId, params.setId)));
    const covered = coverFreeSlots(productSetOf(stored), catalogue.in(language));
    if (!covered.ok) throw new ApiProblem('unprocessable', [coverIssue(covered.problem.kind)]);
    const { frameId } = productSetOf(stored);
    const contents = requireSetContents({ ...covered.value, frameId }, catalogue.in(language));
    // What was covered is the version that was read, whatever the caller has seen.
    const seen = isSeen(change, stored.version) ? [stored.version] : [];
    const done = requireAccepted(await store.write(() => replaceContents({ ...change, seen }, contents)));
    nameRemoval(reply, done.removal);
    return answer(params.projectId, done.set, reply);
  });

/** Why a set gets no blank covers, as answered. */
const coverIssue = (kind: 'no-frame' | 'no-free-slot' | 'no-blank-cover'): ProblemIssue => ({
  path: '',
  code: kind,
  message: ({ set }) => set[kind],
});

const otherId: ProblemIssue = {
  path: 'payload.id',
  code: 'other-id',
  message: ({ input }) => input.otherId,
};
