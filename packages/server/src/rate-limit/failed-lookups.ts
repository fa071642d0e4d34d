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

/** Milliseconds for which a process remembers that a client has opened a project. */
const REMEMBERED = 12 * 60 * 60 * 1000;

/** Delay of look-ups while all clients together exceed their limit, in milliseconds. */
const SLOWED = 1000;

/**
 * Limits guesses of project ids and share link ids, which are the only keys to projects (docs/readings.md#r29). A
 * client that requests too many unknown ids gets 429 for every further id, existing or not. A successful look-up is
 * free, and its result is cached here. Other clients can only slow a client's look-ups.
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
    // Otherwise each call sets a timer to cache the current time for a millisecond; reading the clock is cheaper.
    ttlResolution: 0,
  });
  const lookUpKey = lookUps(store);
  const oneAtATime = visitorSemaphore(1);

  /** Serialised per client: an earlier request may have looked up the same project. */
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

  // Synchronous for projects that the client has opened before, which are most requests.
  app.addHook('preHandler', (request: KeyRequest, reply, done) => {
    const { projectId, viewId } = request.params ?? {};
    const { endpoint } = request.routeOptions.config;
    const id = projectId ?? viewId;
    if (id === undefined || endpoint?.signed === true || opened.has(keyOf(request.clientKey, id))) done();
    else
      admit(request, reply, id, () => (projectId === undefined ? findView(id) : findProject(id)))
        // oxlint-disable-next-line promise/no-callback-in-promise -- the hook completes synchronously or asynchronously
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

/** Looks ids up in the store, which counts failures. While the store is read-only, this process counts them itself. */
const lookUps = (store: Store): ((network: string, find: FindKey) => Promise<LookUp>) => {
  const counted = tokenBuckets(failedLookupsOfClient);
  /** Clients that must wait. The store is not queried for them. */
  const pending = new LRUCache<string, true>({ maxSize: 100_000, sizeCalculation: () => 1 });

  const lookUpExclusively = async (network: string, find: FindKey): Promise<LookUp> => {
    const wait = counted.wait(network);
    if (wait > 0) return { kind: 'refused', wait };
    if ((await store.read(find)) !== undefined) return { kind: 'there', slowed: false };
    counted.take(network);
    return { kind: 'unknown', slowed: false };
  };

  return async (from, find) => {
    const network = clientKeyHash(from);
    const wait = pending.getRemainingTTL(network);
    if (wait > 0) return { kind: 'refused', wait };
    try {
      const answer = await store.write(() => lookUp(network, find, Date.now()));
      const found = answer.ok ? answer.value : answer.problem;
      if (found.kind === 'refused') pending.set(network, true, { ttl: found.wait });
      return found;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return lookUpExclusively(network, find);
    }
  };
};
