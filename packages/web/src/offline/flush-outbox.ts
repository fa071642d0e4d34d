import { onlineManager } from '@tanstack/react-query';
import { outboxKey } from '../platform/browser-storage.ts';
import { probeConnection } from '../platform/connection.ts';
import { publicPath } from '../platform/public-path.ts';
import { language, trackRequest } from '../api/call.ts';
import { sendCall } from '../api/client.ts';
import { ApiFailure, isUnanswered } from '../api/failure.ts';
import { type IdMap, readIdMap, resolveRequest, writeIdMap, pendingTag } from './id-map.ts';
import {
  isQueued,
  type QueuedChange,
  payloadList,
  newIdempotencyKey,
  outbox,
  markSent,
  removeChange,
  storeChange,
} from './outbox.ts';
import { discard, createdIds, queueRules } from './queue-operations.ts';
import { isObject } from '../platform/json.ts';
import { withLock } from '../platform/locks.ts';
import { MAX_KNOWN_TAGS, REJECTION_CODES, SEND_TIMEOUT, STUCK_AFTER, STUCK_ATTEMPTS } from './policy.ts';

type QueuedResponse = { readonly answer: unknown; readonly etag: string | null };

/**
 * Sends a queued change. A response counts as missing if it is incomplete, comes from an intermediary, or lacks the ids
 * of created objects.
 */
const sendQueued = async (change: QueuedChange): Promise<QueuedResponse> => {
  const sent = { ...change, signal: AbortSignal.timeout(SEND_TIMEOUT) };
  const response = await trackRequest(change.name, sendCall({ base: publicPath(''), language }, change.name, sent));
  const answer: unknown = await response.json().catch(() => undefined);
  const isComplete = change.name.startsWith('delete')
    ? response.status === 204
    : isObject(answer) && createdIds(answer, change.temporaryIds.length).length === change.temporaryIds.length;
  if (!isComplete) throw new ApiFailure(response.status, 'unreadable');
  return { answer, etag: response.headers.get('etag') };
};

/**
 * Result of flushing: all changes were sent, the server did not respond, a conflict needs a decision, a change was
 * rejected, or the project no longer exists.
 */
export type FlushResult =
  | { readonly kind: 'sent'; readonly count: number }
  | { readonly kind: 'waits'; readonly stuck?: Conflict }
  | ({ readonly kind: 'conflict' } & Conflict)
  | { readonly kind: 'refused'; readonly change: QueuedChange; readonly failure: ApiFailure }
  | { readonly kind: 'gone'; readonly failure: ApiFailure };

/**
 * A conflict that the visitor has to decide: a set was changed or deleted elsewhere, or the server rejects it. Or a
 * change is stuck, because an intermediary rejects it repeatedly.
 */
export type Conflict = {
  readonly change: QueuedChange;
  readonly why: 'changed' | 'gone' | 'refused' | 'stuck';
  readonly failure: ApiFailure;
};

/** Sends the queued changes in order, in one window at a time. Stops at a conflict. */
export const flushOutbox = (projectId: string): Promise<FlushResult> =>
  withLock(outboxKey(projectId), async (): Promise<FlushResult> => {
    for (let count = 0; ; count += 1) {
      const [next] = outbox.changes(projectId);
      if (next === undefined) return { kind: 'sent', count };
      const sent = resolveRequest(next.name, next, readIdMap(projectId));
      try {
        settleSuccess(projectId, next, sent, await sendQueued(sent));
      } catch (failure) {
        const stopped = await settleFailure(projectId, next, failure);
        if (stopped) return stopped;
      }
    }
  });

/**
 * Handles the failure of a queued change. Resolves to the reason to stop, or undefined if the next change can be sent.
 */
const settleFailure = async (
  projectId: string,
  change: QueuedChange,
  thrown: unknown,
): Promise<FlushResult | undefined> => {
  // A timeout of `fetch` is a DOMException.
  const failure = thrown instanceof DOMException ? new ApiFailure(0, 'unreachable') : thrown;
  if (!(failure instanceof ApiFailure)) throw failure;
  const { status, code } = failure;
  if (code === 'unknown-project') return { kind: 'gone', failure };
  if (isUnanswered(failure) || !REJECTION_CODES.test(code)) return stayQueued(change, failure);
  // The object is already deleted, so the change has no effect.
  if (status === 404 && /^(?:delete|remove)/.test(change.name)) {
    removeChange(projectId, change);
    return undefined;
  }
  if (change.name === 'saveSet' && code === 'unknown-set') return { kind: 'conflict', change, why: 'gone', failure };
  if (change.name === 'saveSet' && (status === 412 || code === 'external-set'))
    return { kind: 'conflict', change, why: 'changed', failure };
  if (change.name === 'saveSet' || change.name === 'createSet') {
    storeChange(projectId, { ...change, refused: true });
    return { kind: 'conflict', change, why: 'refused', failure };
  }
  if (splitChange(projectId, change)) return undefined;
  discard(projectId, change);
  return { kind: 'refused', change, failure };
};

/** Failed attempts of each change in this window, and the time of the first failure with a responding server. */
const failures = new Map<string, { readonly tries: number; readonly since: number }>();

/**
 * Keeps a change queued. If the server responds to probes all the time, the change is stuck, because the connection is
 * not the cause.
 */
const stayQueued = async (change: QueuedChange, failure: ApiFailure): Promise<FlushResult> => {
  if (onlineManager.isOnline()) await probeConnection();
  // A server that reports to be busy is retried without limit.
  if (!onlineManager.isOnline() || /^(?:unavailable|too-many)/.test(failure.code)) return { kind: 'waits' };
  const { tries, since } = failures.get(change.key) ?? { tries: 1, since: Date.now() };
  failures.set(change.key, { tries: tries + 1, since });
  const isStuck = tries >= STUCK_ATTEMPTS && Date.now() - since >= STUCK_AFTER;
  return { kind: 'waits', ...(isStuck && { stuck: { change, why: 'stuck', failure } }) };
};

/**
 * Splits a rejected list into changes of single items at the same position in the queue, so that valid items are not
 * lost. Returns whether there was more than one item.
 */
const splitChange = (projectId: string, change: QueuedChange): boolean => {
  const { name, place, temporaryIds } = change;
  const split = queueRules[name]?.split;
  const items = payloadList(change);
  if (split === undefined || items.length < 2) return false;
  for (const [index, item] of items.entries()) {
    const position = split === 'backwards' ? items.length - 1 - index : index;
    const part = { body: { payload: [item] }, temporaryIds: temporaryIds.slice(index, index + 1) };
    storeChange(projectId, { ...change, ...part, key: newIdempotencyKey(), place: place + position / items.length });
  }
  removeChange(projectId, change);
  return true;
};

/** Removes a sent change from the queue and stores the ids and the version in the response. */
const settleSuccess = (
  projectId: string,
  queued: QueuedChange,
  sent: QueuedChange,
  { answer, etag }: QueuedResponse,
): void => {
  // The project may have been removed meanwhile.
  if (!isQueued(projectId, queued)) return;
  const before = readIdMap(projectId);
  const { temporaryIds } = queued;
  const ids = createdIds(answer, temporaryIds.length);
  const setId = String(sent.params?.['setId'] ?? ids[0]);
  const tags = [queued.ifMatch ?? UNSENT_TAG, sent.ifMatch ?? UNSENT_TAG, pendingTag(queued)];
  const next: IdMap = {
    realIds: { ...before.realIds, ...Object.fromEntries(ids.map((id, index) => [temporaryIds[index], id])) },
    tags:
      etag === null
        ? before.tags
        : {
            ...before.tags,
            [setId]: { known: [...(before.tags[setId]?.known ?? []), ...tags].slice(-MAX_KNOWN_TAGS), now: etag },
          },
  };
  writeIdMap(projectId, next);
  markSent(projectId, queued);
};

/** Entity tag of a set that exists in the queue only. */
const UNSENT_TAG = '"0"';
