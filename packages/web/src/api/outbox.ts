import { onlineManager } from '@tanstack/react-query';
import { browserStorage, outboxKey } from '../page/browser-storage.ts';
import { isKeptHere } from '../page/connection.ts';
import { createStore } from '../page/store.ts';
import { language, tellCall } from './call.ts';
import { type LooseInput, sendCall } from './client.ts';
import { ApiFailure } from './failure.ts';

/** The calls that wait where there is no network. They may be repeated under their keys; ticks may be so without. */
export const keptCalls = [
  'createRoom',
  'renameRoom',
  'deleteRoom',
  'addRoomSets',
  'changeRoomSets',
  'removeRoomSet',
  'addRoomProducts',
  'changeRoomProducts',
  'removeRoomProduct',
  'createSet',
  'saveSet',
  'renameSet',
  'deleteSet',
  'tickSite',
] as const;

type KeptCall = (typeof keptCalls)[number];

/** A change that waits for the network, as it will be sent. */
export type KeptChange = LooseInput & {
  /** The server makes a change once under it (docs/decisions/0120-a-change-is-made-once.md). */
  readonly key: string;
  readonly name: KeptCall;
  /** The id of what it creates, until the server gives it one; null: it creates nothing. */
  readonly temporaryId: number | null;
  /** It changes a set as an earlier one of these leaves it: the version that it must find is known then. */
  readonly follows: boolean;
};

type Outbox = {
  readonly changes: readonly KeptChange[];
  readonly nextId: number;
  /** Ids of the server by the temporary ones that pages may still use. */
  readonly realIds: Readonly<Record<string, number>>;
};

/** Above all ids of a server; as large as numbers in addresses may be. */
export const FIRST_TEMPORARY = 9_000_000_000_000;

const empty: Outbox = { changes: [], nextId: FIRST_TEMPORARY, realIds: {} };

const load = (projectId: string): Outbox => {
  try {
    return { ...empty, ...JSON.parse(browserStorage.getItem(outboxKey(projectId)) ?? '{}') };
  } catch {
    return empty;
  }
};

/** Rises whenever any outbox has changed. */
const changed = createStore(0);

const write = (projectId: string, outbox: Outbox): void => {
  browserStorage.setItem(outboxKey(projectId), JSON.stringify(outbox));
  changed.set(changed.get() + 1);
};

/** The changes of a project that wait, in the order in which they were made; a reload of the page loses none. */
export const outbox = {
  changes: (projectId: string): readonly KeptChange[] => load(projectId).changes,
  subscribe: changed.subscribe,
  /** The server's id of what was created here, or the id itself. */
  realId: (projectId: string, id: number): number => load(projectId).realIds[String(id)] ?? id,
};

const isOfSet = ({ params, temporaryId }: KeptChange, setId: number): boolean =>
  temporaryId === setId || params?.['setId'] === setId;

/** Puts a change behind those that wait. */
const keep = (projectId: string, name: KeptCall, key: string, input: LooseInput): KeptChange => {
  const before = load(projectId);
  const creates = name === 'createRoom' || name === 'createSet';
  const setId = input.params?.['setId'];
  const change: KeptChange = {
    ...input,
    key,
    name,
    temporaryId: creates ? before.nextId : null,
    follows: typeof setId === 'number' && before.changes.some((earlier) => isOfSet(earlier, setId)),
  };
  write(projectId, {
    ...before,
    changes: [...before.changes, change],
    nextId: before.nextId + (creates ? 1 : 0),
  });
  return change;
};

/**
 * Makes a change, or keeps it where nobody answers: then `kept` says what it leaves here. While others wait it waits behind
 * them. Only pages that open without a network keep changes.
 */
export const sendOrKeep = async <Answer>(
  name: KeptCall,
  input: LooseInput & { readonly params: { readonly projectId: string } },
  send: (input: { readonly key: string }) => Promise<Answer>,
  kept: (change: KeptChange) => Answer,
): Promise<Answer> => {
  const key = newKey();
  if (!isKeptHere()) return send({ key });
  const { projectId } = input.params;
  if (outbox.changes(projectId).length === 0 && onlineManager.isOnline())
    try {
      return await send({ key });
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.status === 0)) throw failure;
      // It may have arrived: under the same key it is made once.
    }
  const real = withRealIds(input, load(projectId).realIds);
  return kept(keep(projectId, name, key, real));
};

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The ids in a change, temporary ones replaced by those of the server as far as they are known. */
const withRealIds = <Input extends LooseInput>(input: Input, realIds: Outbox['realIds']): Input => {
  const real = (value: unknown, name = ''): unknown => {
    if (typeof value === 'number') return /[iI]d$/.test(name) ? (realIds[String(value)] ?? value) : value;
    if (Array.isArray(value)) return value.map((each) => real(each));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, real(each, key)]));
  };
  const { params, body } = input;
  return { ...input, ...(params && { params: real(params) }), ...(body !== undefined && { body: real(body) }) };
};

/** Makes a change that was kept; what it answers is taken as it comes. */
const sendKept = async (change: KeptChange): Promise<{ readonly answer: unknown; readonly etag: string | null }> => {
  const response = await tellCall(change.name, sendCall({ origin: '', language }, change.name, change));
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  return { answer, etag: response.headers.get('etag') };
};

/** What became of sending: nothing waits any more, nobody answers, or somebody has changed the same set meanwhile. */
export type Sending =
  | { readonly kind: 'sent'; readonly count: number }
  | { readonly kind: 'waits' }
  | { readonly kind: 'conflict'; readonly change: KeptChange; readonly gone: boolean }
  | { readonly kind: 'refused'; readonly failure: ApiFailure };

/** Sends what waits, in its order; one window at a time. Stops where somebody has to be asked. */
export const sendOutbox = (projectId: string): Promise<Sending> =>
  navigator.locks.request(outboxKey(projectId), async (): Promise<Sending> => {
    for (let count = 0; ; count += 1) {
      const [next] = outbox.changes(projectId);
      if (next === undefined) return { kind: 'sent', count };
      try {
        const { answer, etag } = await sendKept(next);
        settle(projectId, next, answer, etag);
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure;
        if (failure.status === 0 || failure.status === 429 || failure.status >= 500) return { kind: 'waits' };
        const gone = failure.code === 'unknown-set';
        if (next.name === 'saveSet' && (gone || failure.status === 412))
          return { kind: 'conflict', change: next, gone };
        drop(projectId, next);
        return { kind: 'refused', failure };
      }
    }
  });

/** Takes what was sent out of the outbox; those behind it get the ids and versions that it brought. */
const settle = (projectId: string, sent: KeptChange, answer: unknown, etag: string | null): void => {
  const before = load(projectId);
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined;
  const realIds =
    sent.temporaryId !== null && typeof id === 'number'
      ? { ...before.realIds, [String(sent.temporaryId)]: id }
      : before.realIds;
  const setId = sent.temporaryId ?? sent.params?.['setId'];
  let tagged = false;
  const behind = before.changes
    .filter(({ key }) => key !== sent.key)
    .map((change) => {
      const first = !tagged && change.follows && typeof setId === 'number' && isOfSet(change, setId);
      tagged ||= first;
      const next = first && change.ifMatch !== undefined && etag !== null ? { ...change, ifMatch: etag } : change;
      return withRealIds(next, realIds);
    });
  write(projectId, { ...before, changes: behind, realIds });
};

/** Gives a change up, with all that needs what it would have created. */
export const drop = (projectId: string, dropped: KeptChange): void => {
  const before = load(projectId);
  const lost = dropped.temporaryId;
  const needs = (change: KeptChange): boolean =>
    lost !== null && JSON.stringify([change.params, change.body]).includes(String(lost));
  write(projectId, {
    ...before,
    changes: before.changes.filter((change) => change.key !== dropped.key && !needs(change)),
  });
};

/** Keeps a set that met a newer version as a new one instead; what follows on it goes on with that. */
export const keepAsCopy = (projectId: string, { key, params, body }: KeptChange): void => {
  const before = load(projectId);
  const { setId, ...others } = params ?? {};
  const id = before.nextId;
  const changes = before.changes.map((change): KeptChange => {
    if (change.key === key)
      return {
        key: newKey(),
        name: 'createSet',
        params: others,
        body: withoutId(body),
        temporaryId: id,
        follows: false,
      };
    const followsOn = change.follows && change.params?.['setId'] === setId;
    return followsOn ? { ...change, params: { ...change.params, setId: id } } : change;
  });
  write(projectId, { ...before, changes, nextId: id + 1 });
};

const withoutId = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'payload' in body && typeof body.payload === 'object'
    ? { ...body, payload: { ...body.payload, id: null } }
    : body;

/** The name of the set that a change would save; empty where it has none. */
export const nameOfKept = ({ body }: KeptChange): string => {
  const payload = typeof body === 'object' && body !== null && 'payload' in body ? body.payload : undefined;
  const isNamed = typeof payload === 'object' && payload !== null && 'name' in payload;
  return isNamed && typeof payload.name === 'string' ? payload.name : '';
};
