import { onlineManager } from '@tanstack/react-query';
import { outboxKey } from '../platform/browser-storage.ts';
import { doubtConnection } from '../platform/connection.ts';
import { language, tellCall } from './call.ts';
import { sendCall } from './client.ts';
import { ApiFailure, isUnanswered } from './failure.ts';
import {
  type Brought,
  brought,
  drop,
  isObject,
  isWaiting,
  type KeptCall,
  type KeptChange,
  listIn,
  newKey,
  outbox,
  partOf,
  remember,
  remove,
  waitingTag,
  write,
} from './outbox.ts';
import { asBrought, SEND_TIMEOUT } from './sending.ts';

type Answered = { readonly answer: unknown; readonly etag: string | null };

/** Makes a change that was kept. What is cut off, comes from something on the way or does not name what it made is no answer. */
const sendKept = async (change: KeptChange): Promise<Answered> => {
  const sent = { ...change, signal: AbortSignal.timeout(SEND_TIMEOUT) };
  const response = await tellCall(change.name, sendCall({ origin: '', language }, change.name, sent));
  const answer: unknown = await response.json().catch(() => undefined);
  const isAnswered = change.name.startsWith('delete')
    ? response.status === 204
    : isObject(answer) && madeBy(change, answer).length === change.temporaryIds.length;
  if (!isAnswered) throw new ApiFailure(response.status, 'unreadable');
  return { answer, etag: response.headers.get('etag') };
};

/** The ids that the server gave to what a change created, by the temporary ones. */
const madeBy = ({ temporaryIds }: KeptChange, answer: unknown): readonly (readonly [string, number])[] => {
  const answers: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return temporaryIds.flatMap((temporary, index) => {
    const id = partOf(answers[index], 'id');
    return typeof id === 'number' ? [[String(temporary), id] as const] : [];
  });
};

/** What became of sending: nothing waits any more, nobody answers, somebody has to be asked, or the project is gone. */
export type Sending =
  | { readonly kind: 'sent'; readonly count: number }
  | { readonly kind: 'waits'; readonly stuck?: Conflict }
  | ({ readonly kind: 'conflict' } & Conflict)
  | { readonly kind: 'refused'; readonly change: KeptChange; readonly failure: ApiFailure }
  | { readonly kind: 'gone'; readonly failure: ApiFailure };

/**
 * What somebody has to decide: of a set another version was saved, or it was deleted, or the server refuses it; or a change is stuck,
 * whatever it is, because something refuses it again and again that is not the API.
 */
export type Conflict = {
  readonly change: KeptChange;
  readonly why: 'changed' | 'gone' | 'refused' | 'stuck';
  readonly failure: ApiFailure;
};

/** Sends what waits, in its order; one window at a time. Stops where somebody has to be asked. */
export const sendOutbox = (projectId: string): Promise<Sending> =>
  navigator.locks.request(outboxKey(projectId), async (): Promise<Sending> => {
    for (let count = 0; ; count += 1) {
      const [next] = outbox.changes(projectId);
      if (next === undefined) return { kind: 'sent', count };
      const sent = asBrought(next.name, next, brought(projectId));
      try {
        settle(projectId, next, sent, await sendKept(sent));
      } catch (failure) {
        const stopped = await settleFailure(projectId, next, failure);
        if (stopped) return stopped;
      }
    }
  });

/**
 * What the API refuses a change with, and would tomorrow. Other codes are of something on the way, of a server that fails or has much to do,
 * or of one that does not know the call or has not got its header.
 */
const REFUSALS = /^(?:malformed|unknown-\w+|external-set|locked-room|conflict|stale|too-large|unprocessable)$/;

/** Does with what waits what a failure means for it. Answers why sending stops; undefined: the next one can be sent. */
const settleFailure = async (projectId: string, change: KeptChange, thrown: unknown): Promise<Sending | undefined> => {
  // Nobody has answered in time.
  const failure = thrown instanceof DOMException ? new ApiFailure(0, 'unreachable') : thrown;
  if (!(failure instanceof ApiFailure)) throw failure;
  const { status, code } = failure;
  if (code === 'unknown-project') return { kind: 'gone', failure };
  if (isUnanswered(failure) || !REFUSALS.test(code)) return goOnWaiting(change, failure);
  // Of what is gone already nothing is left to do.
  if (status === 404 && /^(?:delete|remove)/.test(change.name)) {
    remove(projectId, change);
    return undefined;
  }
  if (change.name === 'saveSet' && code === 'unknown-set') return { kind: 'conflict', change, why: 'gone', failure };
  if (change.name === 'saveSet' && (status === 412 || code === 'external-set'))
    return { kind: 'conflict', change, why: 'changed', failure };
  if (change.name === 'saveSet' || change.name === 'createSet') {
    write(projectId, { ...change, refused: true });
    return { kind: 'conflict', change, why: 'refused', failure };
  }
  if (divide(projectId, change)) return undefined;
  drop(projectId, change);
  return { kind: 'refused', change, failure };
};

/** So often, and for so many milliseconds, a change has failed before its visitor is asked about it. */
const STUCK_TRIES = 3;
const STUCK_AFTER = 60_000;

/** Which try of a change comes next in this window, and since when all have failed though the server answered. */
const failing = new Map<string, { readonly tries: number; readonly since: number }>();

/** What becomes of a change that goes on waiting: where the server answers all the while, it does not lie with the connection. */
const goOnWaiting = async (change: KeptChange, failure: ApiFailure): Promise<Sending> => {
  if (onlineManager.isOnline()) await doubtConnection();
  // A server that says itself that it cannot now is to be waited for.
  if (!onlineManager.isOnline() || /^(?:unavailable|too-many)/.test(failure.code)) return { kind: 'waits' };
  const { tries, since } = failing.get(change.key) ?? { tries: 1, since: Date.now() };
  failing.set(change.key, { tries: tries + 1, since });
  const isStuck = tries >= STUCK_TRIES && Date.now() - since >= STUCK_AFTER;
  return { kind: 'waits', ...(isStuck && { stuck: { change, why: 'stuck', failure } }) };
};

/** Calls that name several things, each of which can be sent by itself. */
const divisible: ReadonlySet<KeptCall> = new Set([
  'createRooms',
  'fillRooms',
  'addRoomSets',
  'changeRoomSets',
  'addRoomProducts',
  'changeRoomProducts',
] as const);

/**
 * Has the things of a change that was refused as a whole sent one by one, in its place: of those that are still there none is lost.
 * Answers whether there were several.
 */
const divide = (projectId: string, change: KeptChange): boolean => {
  const { name, place, temporaryIds } = change;
  const things = listIn(change);
  if (!divisible.has(name) || things.length < 2) return false;
  for (const [index, thing] of things.entries()) {
    // Of new rooms the last one goes first: each comes to the top.
    const turn = name === 'createRooms' ? things.length - 1 - index : index;
    const part = { body: { payload: [thing] }, temporaryIds: temporaryIds.slice(index, index + 1) };
    write(projectId, { ...change, ...part, key: newKey(), place: place + turn / things.length });
  }
  remove(projectId, change);
  return true;
};

/** Takes what was sent out of the outbox, and remembers the ids and the version that it brought. */
const settle = (projectId: string, kept: KeptChange, sent: KeptChange, { answer, etag }: Answered): void => {
  // Not where the project has been forgotten meanwhile.
  if (!isWaiting(projectId, kept)) return;
  const before = brought(projectId);
  const made = madeBy(kept, answer);
  const setId = String(sent.params?.['setId'] ?? made[0]?.[1]);
  const tags = [kept.ifMatch ?? UNSENT, sent.ifMatch ?? UNSENT, waitingTag(kept)];
  const next: Brought = {
    realIds: { ...before.realIds, ...Object.fromEntries(made) },
    tags:
      etag === null
        ? before.tags
        : {
            ...before.tags,
            [setId]: { known: [...(before.tags[setId]?.known ?? []), ...tags].slice(-MOST_TAGS), now: etag },
          },
  };
  remember(projectId, next);
  remove(projectId, kept);
};

/** The tag of a set that only waits here. */
const UNSENT = '"0"';

/** So many tags of one set are known at most. */
const MOST_TAGS = 20;
