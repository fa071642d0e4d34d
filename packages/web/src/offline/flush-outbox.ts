import { onlineManager } from '@tanstack/react-query';
import { outboxKey } from '../platform/browser-storage.ts';
import { probeConnection } from '../platform/connection.ts';
import { language, trackRequest } from '../api/call.ts';
import { sendCall } from '../api/client.ts';
import { ApiFailure, isUnanswered } from '../api/failure.ts';
import { type IdMap, readIdMap, resolveRequest, writeIdMap, pendingTag } from './id-map.ts';
import {
  discard,
  isQueued,
  type QueuedChange,
  createdIds,
  payloadList,
  queueRules,
  newIdempotencyKey,
  outbox,
  markSent,
  removeChange,
  storeChange,
} from './outbox.ts';
import { isObject } from '../platform/json.ts';
import { MAX_KNOWN_TAGS, REJECTION_CODES, SEND_TIMEOUT, STUCK_AFTER, STUCK_ATTEMPTS } from './policy.ts';

type Answered = { readonly answer: unknown; readonly etag: string | null };

/** Makes a change that was kept. What is cut off, comes from something on the way or does not name what it made is no answer. */
const sendQueued = async (change: QueuedChange): Promise<Answered> => {
  const sent = { ...change, signal: AbortSignal.timeout(SEND_TIMEOUT) };
  const response = await trackRequest(change.name, sendCall({ origin: '', language }, change.name, sent));
  const answer: unknown = await response.json().catch(() => undefined);
  const isAnswered = change.name.startsWith('delete')
    ? response.status === 204
    : isObject(answer) && createdIds(answer, change.temporaryIds.length).length === change.temporaryIds.length;
  if (!isAnswered) throw new ApiFailure(response.status, 'unreadable');
  return { answer, etag: response.headers.get('etag') };
};

/** What became of sending: nothing waits any more, nobody answers, somebody has to be asked, or the project is gone. */
export type FlushResult =
  | { readonly kind: 'sent'; readonly count: number }
  | { readonly kind: 'waits'; readonly stuck?: Conflict }
  | ({ readonly kind: 'conflict' } & Conflict)
  | { readonly kind: 'refused'; readonly change: QueuedChange; readonly failure: ApiFailure }
  | { readonly kind: 'gone'; readonly failure: ApiFailure };

/**
 * What somebody has to decide: of a set another version was saved, or it was deleted, or the server refuses it; or a change is stuck,
 * whatever it is, because something refuses it again and again that is not the API.
 */
export type Conflict = {
  readonly change: QueuedChange;
  readonly why: 'changed' | 'gone' | 'refused' | 'stuck';
  readonly failure: ApiFailure;
};

/** Sends what waits, in its order; one window at a time. Stops where somebody has to be asked. */
export const flushOutbox = (projectId: string): Promise<FlushResult> =>
  navigator.locks.request(outboxKey(projectId), async (): Promise<FlushResult> => {
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

/** Does with what waits what a failure means for it. Answers why sending stops; undefined: the next one can be sent. */
const settleFailure = async (
  projectId: string,
  change: QueuedChange,
  thrown: unknown,
): Promise<FlushResult | undefined> => {
  // Nobody has answered in time.
  const failure = thrown instanceof DOMException ? new ApiFailure(0, 'unreachable') : thrown;
  if (!(failure instanceof ApiFailure)) throw failure;
  const { status, code } = failure;
  if (code === 'unknown-project') return { kind: 'gone', failure };
  if (isUnanswered(failure) || !REJECTION_CODES.test(code)) return stayQueued(change, failure);
  // Of what is gone already nothing is left to do.
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

/** Which try of a change comes next in this window, and since when all have failed though the server answered. */
const failures = new Map<string, { readonly tries: number; readonly since: number }>();

/** What becomes of a change that goes on waiting: where the server answers all the while, it does not lie with the connection. */
const stayQueued = async (change: QueuedChange, failure: ApiFailure): Promise<FlushResult> => {
  if (onlineManager.isOnline()) await probeConnection();
  // A server that says itself that it cannot now is to be waited for.
  if (!onlineManager.isOnline() || /^(?:unavailable|too-many)/.test(failure.code)) return { kind: 'waits' };
  const { tries, since } = failures.get(change.key) ?? { tries: 1, since: Date.now() };
  failures.set(change.key, { tries: tries + 1, since });
  const isStuck = tries >= STUCK_ATTEMPTS && Date.now() - since >= STUCK_AFTER;
  return { kind: 'waits', ...(isStuck && { stuck: { change, why: 'stuck', failure } }) };
};

/**
 * Has the things of a change that was refused as a whole sent one by one, in its place: of those that are still there none is lost.
 * Answers whether there were several.
 */
const splitChange = (projectId: string, change: QueuedChange): boolean => {
  const { name, place, temporaryIds } = change;
  const split = queueRules[name]?.split;
  const things = payloadList(change);
  if (split === undefined || things.length < 2) return false;
  for (const [index, thing] of things.entries()) {
    const turn = split === 'backwards' ? things.length - 1 - index : index;
    const part = { body: { payload: [thing] }, temporaryIds: temporaryIds.slice(index, index + 1) };
    storeChange(projectId, { ...change, ...part, key: newIdempotencyKey(), place: place + turn / things.length });
  }
  removeChange(projectId, change);
  return true;
};

/** Takes what was sent out of the outbox, and remembers the ids and the version that it brought. */
const settleSuccess = (projectId: string, kept: QueuedChange, sent: QueuedChange, { answer, etag }: Answered): void => {
  // Not where the project has been forgotten meanwhile.
  if (!isQueued(projectId, kept)) return;
  const before = readIdMap(projectId);
  const { temporaryIds } = kept;
  const ids = createdIds(answer, temporaryIds.length);
  const setId = String(sent.params?.['setId'] ?? ids[0]);
  const tags = [kept.ifMatch ?? UNSENT_TAG, sent.ifMatch ?? UNSENT_TAG, pendingTag(kept)];
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
  markSent(projectId, kept);
};

/** The tag of a set that only waits here. */
const UNSENT_TAG = '"0"';
