import { onlineManager } from '@tanstack/react-query';
import { hasServiceWorker } from '../platform/connection.ts';
import type { LooseInput } from '../api/client.ts';
import { ApiFailure, isUnanswered } from '../api/failure.ts';
import { readIdMap, resolveRequest } from './id-map.ts';
import { type QueuedChange, newIdempotencyKey, outbox, removeChange } from './outbox.ts';
import { enqueue } from './queue-operations.ts';
import type { QueueableEndpoint } from '../project-changes/index.ts';
import { SEND_TIMEOUT } from './policy.ts';

/** Idempotency key and abort signal of a request. */
type Sent = { readonly key: string; readonly signal?: AbortSignal | undefined };

/** The latest request of each project. Changes are sent one after another, so that they arrive in order. */
const lastSent = new Map<string, Promise<unknown>>();

const serialize = <Answer>(projectId: string, act: () => Promise<Answer>): Promise<Answer> => {
  const turn = (lastSent.get(projectId) ?? Promise.resolve()).then(act);
  lastSent.set(
    projectId,
    turn.catch(() => undefined),
  );
  return turn;
};

/** Resolves when the server has answered the changes of a project that were sent until now, or they were queued. */
export const changesAnswered = (projectId: string): Promise<void> => serialize(projectId, async () => undefined);

/** Functions that queue the changes that are in flight or waiting for their turn. */
const inFlight = new Set<() => QueuedChange>();

let isLeaving = false;

/**
 * Queues all changes that are in flight when the page is left, for the next page to send. Their responses are unknown,
 * but the idempotency key prevents a change from being applied twice.
 */
export const enqueueInFlight = (): void => {
  isLeaving = true;
  for (const enqueueNow of inFlight) enqueueNow();
};

/** Resumes sending when the page is restored from the back/forward cache. */
export const resumeSending = (): void => {
  isLeaving = false;
};

/** The latest change. If it failed but may have been applied, an identical change reuses its idempotency key. */
let latestAttempt = { what: '', key: '', isUnsure: false };

/**
 * Sends a change, or queues it if the server does not respond; `provisionalResult` then returns the provisional result. While other
 * changes are queued, the change is queued behind them. Without a service worker nothing is queued.
 */
export const sendOrEnqueue = async <
  Input extends LooseInput & { readonly params: { readonly projectId: string } },
  Answer,
>(
  name: QueueableEndpoint,
  input: Input,
  send: (input: Input & Sent) => Promise<Answer>,
  provisionalResult: (change: QueuedChange) => Answer | Promise<Answer>,
): Promise<Answer> => {
  const what = JSON.stringify([name, input]);
  const key = latestAttempt.isUnsure && latestAttempt.what === what ? latestAttempt.key : newIdempotencyKey();
  const mine = { what, key, isUnsure: false };
  latestAttempt = mine;
  const fail = (failure: unknown): never => {
    const status = failure instanceof ApiFailure ? failure.status : 0;
    mine.isUnsure = status < 400 || status >= 500;
    throw failure;
  };
  const { projectId } = input.params;
  let change: QueuedChange | undefined;
  const enqueueNow = (): QueuedChange =>
    (change ??= enqueue(projectId, name, key, resolveRequest(name, input, readIdMap(projectId))));
  const sendNow = async (): Promise<Answer> => {
    const answer = await send({
      ...resolveRequest(name, input, readIdMap(projectId)),
      key,
      signal: AbortSignal.timeout(SEND_TIMEOUT),
    });
    if (change) removeChange(projectId, change);
    return answer;
  };
  if (!hasServiceWorker() && outbox.changes(projectId).length === 0)
    return serialize(projectId, () => sendNow().catch(fail));
  inFlight.add(enqueueNow);
  if (isLeaving) enqueueNow();
  return serialize(projectId, async () => {
    const isNext = outbox.changes(projectId).every(({ key: queuedKey }) => queuedKey === key);
    if (isNext && onlineManager.isOnline())
      try {
        return await sendNow();
      } catch (failure) {
        // The request may have arrived; it will be repeated with the same idempotency key.
        if (!isUnanswered(failure)) {
          if (change) removeChange(projectId, change);
          return fail(failure);
        }
      }
    return provisionalResult(enqueueNow());
  }).finally(() => inFlight.delete(enqueueNow));
};
