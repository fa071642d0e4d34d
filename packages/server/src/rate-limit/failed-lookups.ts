import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { visitorSemaphore } from '../async/concurrency.ts';
import { HttpError } from '../http/errors.ts';
import type { Metrics } from '../observability/metrics.ts';
import { findProject } from '../project/project-row.ts';
import type { Operation } from '../store/operation.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { type FindKey, failedLookupsOfClient, lookUp, type LookUp } from './failed-lookups.store.ts';
import { clientKeyHash } from './client-key.ts';
import { tokenBuckets } from './token-bucket.ts';

type KeyRequest = FastifyRequest<{ Params: { projectId?: string; viewId?: string } }>;

/** How long it is remembered here that a network has opened a project, in milliseconds: half a day. */
const REMEMBERED = 12 * 60 * 60 * 1000;

/** How long look-ups wait for their answer while too much is guessed by all networks together, in milliseconds. */
const SLOWED = 1000;

/**
 * Knowing a project's id, or a view link's, is the only key to it, so that guessing is limited (docs/readings.md#r29): a network that asks for
 * projects that are not there is soon answered 429 for whatever it asks next, so that the answer tells nothing. A look-up
 * that succeeds costs nothing, and is remembered here: it is not asked for again. Other networks only ever slow it.
 */
export const limitFailedLookups = (
  app: FastifyInstance,
  store: Store,
  { rejected, slowedLookups }: Pick<Metrics, 'rejected' | 'slowedLookups'>,
  findView: (viewId: string) => Operation<unknown>,
): void => {
  const opened = new LRUCache<string, true>({
    maxSize: 100_000,
    sizeCalculation: () => 1,
    ttl: REMEMBERED,
    // Otherwise each call sets a timer that remembers the time for a millisecond; asking for it costs less.
    ttlResolution: 0,
  });
  const lookUpKey = lookUps(store);
  const oneAtATime = visitorSemaphore(1);

  /** In its turn: what came before may have been the same project. */
  const lookUpInTurn = (network: string, id: string, find: FindKey): Promise<LookUp> =>
    oneAtATime.run(network, async () => {
      if (opened.has(keyOf(network, id))) return { kind: 'there', slowed: false };
      const found = await lookUpKey(network, find);
      if (found.kind === 'there') opened.set(keyOf(network, id), true);
      return found;
    });

  const admit = async (
    { clientKey: network }: FastifyRequest,
    reply: FastifyReply,
    id: string,
    find: FindKey,
  ): Promise<void> => {
    const found = await lookUpInTurn(network, id, find);
    if (found.kind === 'refused') {
      rejected.inc({ reason: 'look-ups' });
      void reply.header('retry-after', Math.ceil(found.wait / 1000));
      throw new HttpError('too-many-requests');
    }
    if (!found.slowed) return;
    slowedLookups.inc();
    await pause(SLOWED);
  };

  // Most calls are about projects that were opened before; this hook waits for nothing then.
  app.addHook('preHandler', (request: KeyRequest, reply, done) => {
    const { projectId, viewId } = request.params ?? {};
    const { endpoint } = request.routeOptions.config;
    const id = projectId ?? viewId;
    if (id === undefined || endpoint?.signed === true || opened.has(keyOf(request.clientKey, id))) done();
    else
      admit(request, reply, id, () => (projectId === undefined ? findView(id) : findProject(id)))
        // oxlint-disable-next-line promise/no-callback-in-promise -- a hook that may wait and may not
        .then(() => done(), done);
  });

  app.addHook('preSerialization', (request, reply, payload: unknown, done) => {
    if (request.routeOptions.config.endpoint?.creates === 'project' && reply.statusCode === 201 && isProject(payload))
      opened.set(keyOf(request.clientKey, payload.id), true);
    done(null, payload);
  });
};

const keyOf = (network: string, id: string): string => `${network} ${id}`;

const isProject = (payload: unknown): payload is { readonly id: string } =>
  typeof payload === 'object' && payload !== null && 'id' in payload && typeof payload.id === 'string';

/** Looks ids up in the store, which counts guesses; while it takes no changes, this process counts them for itself. */
const lookUps = (store: Store): ((network: string, find: FindKey) => Promise<LookUp>) => {
  const counted = tokenBuckets(failedLookupsOfClient);
  /** Networks that have to wait: the store need not be asked meanwhile. */
  const waiting = new LRUCache<string, true>({ maxSize: 100_000, sizeCalculation: () => 1 });

  const lookUpAlone = async (network: string, find: FindKey): Promise<LookUp> => {
    const wait = counted.wait(network);
    if (wait > 0) return { kind: 'refused', wait };
    if ((await store.read(find)) !== undefined) return { kind: 'there', slowed: false };
    counted.take(network);
    return { kind: 'unknown', slowed: false };
  };

  return async (from, find) => {
    const network = clientKeyHash(from);
    const wait = waiting.getRemainingTTL(network);
    if (wait > 0) return { kind: 'refused', wait };
    try {
      const answer = await store.write(() => lookUp(network, find, Date.now()));
      const found = answer.ok ? answer.value : answer.problem;
      if (found.kind === 'refused') waiting.set(network, true, { ttl: found.wait });
      return found;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return lookUpAlone(network, find);
    }
  };
};
