import { onlineManager } from '@tanstack/react-query';
import { hasServiceWorker } from '../platform/connection.ts';
import type { LooseInput } from '../api/client.ts';
import { ApiFailure, isUnanswered } from '../api/failure.ts';
import { readIdMap, resolveRequest } from './id-map.ts';
import { enqueue, type QueuedChange, newIdempotencyKey, outbox, removeChange } from './outbox.ts';
import type { QueueableEndpoint } from '../project-changes/index.ts';
import { SEND_TIMEOUT } from './policy.ts';

/** What a change is sent with. */
type Sent = { readonly key: string; readonly signal?: AbortSignal | undefined };

/** The change of each project that was made last: two do not overtake each other on their way. */
const lastSent = new Map<string, Promise<unknown>>();

const serialize = <Answer>(projectId: string, act: () => Promise<Answer>): Promise<Answer> => {
  const turn = (lastSent.get(projectId) ?? Promise.resolve()).then(act);
  lastSent.set(
    projectId,
    turn.catch(() => undefined),
  );
  return turn;
};

/** What keeps each change that is on its way, or waits for its turn. */
const inFlight = new Set<() => QueuedChange>();

let isLeaving = false;

/**
 * Keeps what is on its way when the page goes, for whoever opens it next: nobody will hear here whether it arrived, and under its key it
 * is made once.
 */
export const enqueueInFlight = (): void => {
  isLeaving = true;
  for (const keepNow of inFlight) keepNow();
};

/** Goes on where the page has come back as it was left. */
export const resumeSending = (): void => {
  isLeaving = false;
};

/**
 * The change that was made last. Where it has failed and may have been made all the same, who makes the same one next means that one, and
 * makes it under its key.
 */
let latestAttempt = { what: '', key: '', isUnsure: false };

/**
 * Makes a change, or keeps it where nobody answers: then `kept` says what it leaves here. While others wait it waits behind
 * them. Only pages that open without a network keep changes.
 */
export const sendOrEnqueue = async <
  Input extends LooseInput & { readonly params: { readonly projectId: string } },
  Answer,
>(
  name: QueueableEndpoint,
  input: Input,
  send: (input: Input & Sent) => Promise<Answer>,
  kept: (change: QueuedChange) => Answer | Promise<Answer>,
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
  const keepNow = (): QueuedChange =>
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
  inFlight.add(keepNow);
  if (isLeaving) keepNow();
  return serialize(projectId, async () => {
    const isNext = outbox.changes(projectId).every(({ key: waiting }) => waiting === key);
    if (isNext && onlineManager.isOnline())
      try {
        return await sendNow();
      } catch (failure) {
        // It may have arrived: under the same key it is made once.
        if (!isUnanswered(failure)) {
          if (change) removeChange(projectId, change);
          return fail(failure);
        }
      }
    return kept(keepNow());
  }).finally(() => inFlight.delete(keepNow));
};
