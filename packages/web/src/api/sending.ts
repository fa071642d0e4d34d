import { onlineManager } from '@tanstack/react-query';
import { isKeptHere } from '../platform/connection.ts';
import type { LooseInput } from './client.ts';
import { ApiFailure, isUnanswered } from './failure.ts';
import {
  type Brought,
  brought,
  FIRST_TEMPORARY,
  isObject,
  isWaitingTag,
  keep,
  type KeptCall,
  type KeptChange,
  mapped,
  newKey,
  outbox,
  remove,
} from './outbox.ts';

/** Milliseconds after which a change waits that nobody has answered, or has failed where pages keep nothing: others stand behind it. */
export const SEND_TIMEOUT = 15_000;

/** What a change is sent with. */
type Sent = { readonly key: string; readonly signal?: AbortSignal | undefined };

/** The change of each project that was made last: two do not overtake each other on their way. */
const last = new Map<string, Promise<unknown>>();

const inTurn = <Answer>(projectId: string, act: () => Promise<Answer>): Promise<Answer> => {
  const turn = (last.get(projectId) ?? Promise.resolve()).then(act);
  last.set(
    projectId,
    turn.catch(() => undefined),
  );
  return turn;
};

/** What keeps each change that is on its way, or waits for its turn. */
const underWay = new Set<() => KeptChange>();

let leaving = false;

/**
 * Keeps what is on its way when the page goes, for whoever opens it next: nobody will hear here whether it arrived, and under its key it
 * is made once.
 */
export const keepUnderWay = (): void => {
  leaving = true;
  for (const keepNow of underWay) keepNow();
};

/** Goes on where the page has come back as it was left. */
export const goOnSending = (): void => {
  leaving = false;
};

/**
 * The change that was made last. Where it has failed and may have been made all the same, who makes the same one next means that one, and
 * makes it under its key.
 */
let latest = { what: '', key: '', isUnsure: false };

/**
 * Makes a change, or keeps it where nobody answers: then `kept` says what it leaves here. While others wait it waits behind
 * them. Only pages that open without a network keep changes.
 */
export const sendOrKeep = async <
  Input extends LooseInput & { readonly params: { readonly projectId: string } },
  Answer,
>(
  name: KeptCall,
  input: Input,
  send: (input: Input & Sent) => Promise<Answer>,
  kept: (change: KeptChange) => Answer | Promise<Answer>,
): Promise<Answer> => {
  const what = JSON.stringify([name, input]);
  const key = latest.isUnsure && latest.what === what ? latest.key : newKey();
  const mine = { what, key, isUnsure: false };
  latest = mine;
  const fail = (failure: unknown): never => {
    const status = failure instanceof ApiFailure ? failure.status : 0;
    mine.isUnsure = status < 400 || status >= 500;
    throw failure;
  };
  const { projectId } = input.params;
  if (!isKeptHere() && outbox.changes(projectId).length === 0)
    return inTurn(projectId, () => send({ ...input, key, signal: AbortSignal.timeout(SEND_TIMEOUT) }).catch(fail));
  let change: KeptChange | undefined;
  const keepNow = (): KeptChange => (change ??= keep(projectId, name, key, asBrought(name, input, brought(projectId))));
  const sendNow = async (): Promise<Answer> => {
    const answer = await send({
      ...asBrought(name, input, brought(projectId)),
      key,
      signal: AbortSignal.timeout(SEND_TIMEOUT),
    });
    if (change) remove(projectId, change);
    return answer;
  };
  underWay.add(keepNow);
  if (leaving) keepNow();
  return inTurn(projectId, async () => {
    const isNext = outbox.changes(projectId).every(({ key: waiting }) => waiting === key);
    if (isNext && onlineManager.isOnline())
      try {
        return await sendNow();
      } catch (failure) {
        // It may have arrived: under the same key it is made once.
        if (!isUnanswered(failure)) {
          if (change) remove(projectId, change);
          return fail(failure);
        }
      }
    return kept(keepNow());
  }).finally(() => underWay.delete(keepNow));
};

/**
 * A change with the ids and the version that earlier ones have brought. A set is saved over our own changes only by who has
 * seen them: another window may have begun before.
 */
export const asBrought = <Input extends LooseInput>(
  name: KeptCall,
  input: Input,
  { realIds, tags }: Brought,
): Input => {
  const real = (value: unknown): unknown => {
    if (typeof value === 'number' && value >= FIRST_TEMPORARY) return realIds[String(value)] ?? value;
    if (Array.isArray(value)) return value.map(real);
    return isObject(value) ? mapped(value, real) : value;
  };
  const { params, query, body, ifMatch } = input;
  const next = {
    ...input,
    ...(params && { params: real(params) }),
    ...(query && { query: mapped(query, (text) => String(realIds[String(text)] ?? text)) }),
    ...(body !== undefined && { body: real(body) }),
  };
  const tag = tags[String(next.params?.['setId'])];
  const isKnown = ifMatch !== undefined && tag?.known.includes(ifMatch) === true;
  return isKnown && (name !== 'saveSet' || isWaitingTag(ifMatch)) ? { ...next, ifMatch: tag.now } : next;
};
