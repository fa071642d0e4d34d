import type { ErrorCode } from '@ramka/contract/wire/api-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiProblem } from '../http/api-problem.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Store } from '../store/store.ts';
import { recordUnknownLookUp, waitForLookUp } from './look-up.store.ts';
import { visitorOf } from './visitor-of.ts';

type ProjectRequest = FastifyRequest<{ Params: { projectId?: string } }>;

/** A visitor who asks for a project that they have not been in. */
type LookUp = { readonly visitor: string; readonly projectId: string };

/** How a call says that there is no such project; a picture's says no more than that there is no such set. */
const unknown = new Set<ErrorCode | undefined>(['unknown-project', 'unknown-set']);

/**
 * Knowing a project's id is the only key to it, so that guessing is limited: who asks for projects that are not there is
 * soon answered 429, for whatever is asked next (reading R6). Who has been in a project stays in it undisturbed, even
 * beside somebody who guesses from the same address; that memory is this process's own, and losing it costs nothing.
 */
export const guardLookUps = (app: FastifyInstance, store: Store, { turnedAway }: Pick<Metrics, 'turnedAway'>): void => {
  const known = new LRUCache<string, true>({ max: 100_000 });
  const pending = pendingLookUps();
  const lookUps = new WeakMap<FastifyRequest, LookUp>();

  const mayLookUp = async (request: ProjectRequest, reply: FastifyReply, projectId: string): Promise<void> => {
    const lookUp = { visitor: visitorOf(request.ip), projectId };
    lookUps.set(request, lookUp);
    const others = pending.begin(lookUp);
    // Who leaves before the answer learns nothing by it.
    reply.raw.once('close', () => pending.end(lookUp));
    const wait = await store.read(() => waitForLookUp(lookUp.visitor, others, Date.now()));
    if (wait === 0) return;
    turnedAway.inc({ reason: 'look-ups' });
    void reply.header('retry-after', Math.ceil(wait / 1000));
    throw new ApiProblem('too-many-requests');
  };

  const remember = async (lookUp: LookUp, request: ProjectRequest, reply: FastifyReply): Promise<void> => {
    if (unknown.has(reply.problemCode))
      await store.write(() => recordUnknownLookUp(lookUp.visitor, Date.now())).catch(() => null);
    if (reply.statusCode < 400) known.set(acquaintance(request, lookUp.projectId), true);
    pending.end(lookUp);
  };

  // Most calls come from who is known; these hooks wait for nothing then.
  app.addHook('preHandler', (request: ProjectRequest, reply, done) => {
    const { projectId } = request.params ?? {};
    const { signed } = request.routeOptions.config;
    if (projectId === undefined || signed === true || known.has(acquaintance(request, projectId))) done();
    // oxlint-disable-next-line promise/no-callback-in-promise -- a hook that may wait and may not
    else mayLookUp(request, reply, projectId).then(() => done(), done);
  });

  app.addHook('preSerialization', (request, reply, payload: unknown, done) => {
    if (reply.statusCode === 201 && request.routeOptions.url === '/api/project' && isProject(payload))
      known.set(acquaintance(request, payload.id), true);
    done(null, payload);
  });

  app.addHook('onSend', (request: ProjectRequest, reply, payload: unknown, done) => {
    const lookUp = lookUps.get(request);
    lookUps.delete(request);
    if (lookUp === undefined) done(null, payload);
    // oxlint-disable-next-line promise/no-callback-in-promise -- as above
    else remember(lookUp, request, reply).then(() => done(null, payload), done);
  });
};

/** The look-ups that are not answered yet. */
const pendingLookUps = () => {
  const byVisitor = new Map<string, Set<LookUp>>();
  return {
    /** How many other projects the visitor is looking up right now; asking for one many times at once is one guess. */
    begin: (lookUp: LookUp): number => {
      const present = byVisitor.get(lookUp.visitor) ?? new Set();
      const others = new Set(Array.from(present, ({ projectId }) => projectId));
      others.delete(lookUp.projectId);
      byVisitor.set(lookUp.visitor, present.add(lookUp));
      return others.size;
    },
    end: (lookUp: LookUp): void => {
      const present = byVisitor.get(lookUp.visitor);
      present?.delete(lookUp);
      if (present?.size === 0) byVisitor.delete(lookUp.visitor);
    },
  };
};

/** A visitor who has been in a project. */
const acquaintance = ({ ip }: FastifyRequest, projectId: string): string => `${ip} ${projectId}`;

/** What the call that creates a project answers. */
const isProject = (payload: unknown): payload is { readonly id: string } =>
  typeof payload === 'object' && payload !== null && 'id' in payload && typeof payload.id === 'string';
