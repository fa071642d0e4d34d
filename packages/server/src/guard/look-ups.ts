import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { fairTurns } from '../concurrency.ts';
import { ApiProblem } from '../http/problems.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import {
  acquaintanceOf,
  lookUp,
  type LookUp,
  lookUpCounted,
  recordAcquaintances,
  recordUnknownLookUp,
  type Stranger,
} from './look-ups.store.ts';
import { visitorOf } from './visitors.ts';

type ProjectRequest = FastifyRequest<{ Params: { projectId?: string } }>;

/** Look-ups of all strangers together that this server does at once; far fewer than half of what may be unknown. */
const AT_ONCE = 16;

/**
 * Knowing a project's id is the only key to it, so that guessing is limited: who asks for projects that are not there
 * is soon answered 429, for whatever is asked next (docs/readings.md#r6). A stranger's project is looked up here,
 * before the call itself is answered: one after another for each visitor, each counted before the next. Who has been in
 * a project stays in it undisturbed, even beside somebody who guesses from the same address, and at every server.
 */
export const guardLookUps = (app: FastifyInstance, store: Store, { turnedAway }: Pick<Metrics, 'turnedAway'>): void => {
  const known = acquaintances(store);
  const [ofVisitor, ofAll] = [fairTurns(1), fairTurns(AT_ONCE)];

  const lookUpAndCount = async (stranger: Stranger): Promise<LookUp> => {
    const found = await store.read(() => lookUp(stranger, Date.now()));
    if (found.kind === 'not-there')
      await store.write(() => recordUnknownLookUp(stranger.visitor, Date.now())).catch(() => null);
    if (found.kind !== 'to-be-counted') return found;
    const counted = await store.write(() => lookUpCounted(stranger, Date.now()));
    return counted.ok ? counted.value : { kind: 'refused', wait: counted.problem };
  };

  /** In its turn, so that asking many at once gains nothing. What came before may have been the same project. */
  const lookUpInTurn = (address: string, stranger: Stranger): Promise<LookUp> =>
    ofVisitor.take(stranger.visitor, () =>
      ofAll.take('all', async () => {
        if (known.has(address, stranger.projectId)) return { kind: 'there' };
        const found = await lookUpAndCount(stranger);
        if (found.kind === 'there') known.add(address, stranger.projectId);
        return found;
      }),
    );

  const admit = async ({ ip }: FastifyRequest, reply: FastifyReply, projectId: string): Promise<void> => {
    const found = await lookUpInTurn(ip, { visitor: visitorOf(ip), projectId });
    if (found.kind !== 'refused') return;
    turnedAway.inc({ reason: 'look-ups' });
    void reply.header('retry-after', Math.ceil(found.wait / 1000));
    throw new ApiProblem('too-many-requests');
  };

  // Most calls come from who is known; this hook waits for nothing then.
  app.addHook('preHandler', (request: ProjectRequest, reply, done) => {
    const { projectId } = request.params ?? {};
    const { call } = request.routeOptions.config;
    if (projectId === undefined || call?.signed === true || known.has(request.ip, projectId)) done();
    // oxlint-disable-next-line promise/no-callback-in-promise -- a hook that may wait and may not
    else admit(request, reply, projectId).then(() => done(), done);
  });

  app.addHook('preSerialization', (request, reply, payload: unknown, done) => {
    const { call } = request.routeOptions.config;
    if (call?.creates === 'project' && reply.statusCode === call.status && isProject(payload))
      known.add(request.ip, payload.id);
    done(null, payload);
  });
};

/** What a call that creates a project answers. */
const isProject = (payload: unknown): payload is { readonly id: string } =>
  typeof payload === 'object' && payload !== null && 'id' in payload && typeof payload.id === 'string';

/** Who has been in which project: visitors by their addresses. */
export type Acquaintances = {
  /** As far as this server knows by itself. */
  readonly has: (address: string, projectId: string) => boolean;
  readonly add: (address: string, projectId: string) => void;
};

/** Half a day: before the store forgets, it is told again. */
const TOLD_AGAIN = 12 * 60 * 60 * 1000;

/** Remembers visitors in this process and tells the store of new ones, many at once; nobody waits for that. */
const acquaintances = (store: Store): Acquaintances => {
  const known = new LRUCache<string, true>({ max: 100_000, ttl: TOLD_AGAIN });
  let untold = new Set<string>();
  let telling = false;

  const tell = async (): Promise<void> => {
    telling = true;
    while (untold.size > 0) {
      const names = [...untold];
      untold = new Set();
      // Where the store takes no changes, other servers take them for strangers, who mostly get in as well.
      await store.write(() => recordAcquaintances(names, Date.now())).catch(() => null);
    }
    telling = false;
  };

  return {
    has: (address, projectId) => known.has(keyOf(address, projectId)),
    add: (address, projectId) => {
      known.set(keyOf(address, projectId), true);
      untold.add(acquaintanceOf({ visitor: visitorOf(address), projectId }));
      if (!telling) void tell();
    },
  };
};

const keyOf = (address: string, projectId: string): string => `${address} ${projectId}`;
