import { routes } from '@ramka/contract/routes';
import { browserStorage, outboxKey } from '../platform/browser-storage.ts';
import { isObject, fieldOf, parseJson, toList } from '../platform/json.ts';
import { createStore } from '../platform/store.ts';
import { queueableChanges, type QueueableEndpoint } from '../project-changes/index.ts';
import type { QueueRules } from '../project-changes/project-change.ts';
import { FIRST_TEMPORARY_ID } from './policy.ts';
import type { LooseInput } from '../api/client.ts';
import { mapFields, pendingTag, readIdMap, realIdIn, resolveIds, writeIdMap } from './id-map.ts';
import type { Project } from '../api/project.ts';

/** A change that waits for the network, as it will be sent. */
export type QueuedChange = LooseInput & {
  /** The server makes a change once under it (docs/decisions/0120-idempotency-keys-are-stored-with-the-change.md). */
  readonly key: string;
  readonly name: QueueableEndpoint;
  /** Those with lower ones are sent first. */
  readonly place: number;
  /** The ids of what it creates, until the server gives it others. */
  readonly temporaryIds: readonly number[];
  /** Whether the server has refused it: it was certainly not made, and may be written anew. */
  readonly refused?: boolean;
};

/** Random, because two windows may create something at the same moment. */
export const newTemporaryId = (): number => FIRST_TEMPORARY_ID + (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The things that a change names, where it names several. */
export const payloadList = ({ body }: Pick<QueuedChange, 'body'>): readonly unknown[] =>
  toList(fieldOf(body, 'payload'));

const isQueuedChange = (kept: unknown): kept is QueuedChange =>
  isObject(kept) &&
  'key' in kept &&
  'name' in kept &&
  'place' in kept &&
  'temporaryIds' in kept &&
  typeof kept.key === 'string' &&
  typeof kept.place === 'number' &&
  Array.isArray(kept.temporaryIds) &&
  // Another version of the app may keep calls that this one has only heard of.
  Object.hasOwn(routes, String(kept.name));

/** Each change stands under a key of its own: two windows that keep one at the same moment take nothing from each other. */
const storageKey = (projectId: string, { key }: Pick<QueuedChange, 'key'>): string => `${outboxKey(projectId)}.${key}`;

/** The stored changes below a key, in their order, under the ids that the server has given since. */
const readChanges = (projectId: string, prefix: string): readonly QueuedChange[] => {
  const map = readIdMap(projectId);
  return browserStorage
    .keys()
    .flatMap((key) => {
      const stored = key.startsWith(`${prefix}.`) ? parseJson(browserStorage.getItem(key)) : null;
      if (!isQueuedChange(stored) || key !== `${prefix}.${stored.key}`) return [];
      return [{ ...resolveIds(stored, map), temporaryIds: stored.temporaryIds.map((id) => realIdIn(map, id)) }];
    })
    .toSorted((one, other) => one.place - other.place || (one.key < other.key ? -1 : 1));
};

const listChanges = (projectId: string): readonly QueuedChange[] => readChanges(projectId, outboxKey(projectId));

/** Rises whenever any outbox has changed here. */
const revision = createStore(0);

const notifyListeners = (): void => revision.set(revision.get() + 1);

export const storeChange = (projectId: string, change: QueuedChange): void => {
  browserStorage.setItem(storageKey(projectId, change), JSON.stringify(change));
  notifyListeners();
};

export const removeChange = (projectId: string, change: QueuedChange): void => {
  browserStorage.removeItem(storageKey(projectId, change));
  notifyListeners();
};

/** Where changes are stored that were sent since the project was last read from the server. */
const sentKey = (projectId: string): string => `configurator.sent.${projectId}`;

/** A change that the server has applied. */
export type SentChange = QueuedChange & {
  /** When the response came, in milliseconds: what was read later holds the change. */
  readonly sentAt: number;
};

const isSent = (change: QueuedChange): change is SentChange => 'sentAt' in change && typeof change.sentAt === 'number';

/** Takes a sent change out of the queue. It is still shown over a project that was read earlier. */
export const markSent = (projectId: string, change: QueuedChange): void => {
  const sent: SentChange = { ...change, sentAt: Date.now() };
  browserStorage.setItem(`${sentKey(projectId)}.${change.key}`, JSON.stringify(sent));
  removeChange(projectId, change);
};

/** The changes that were sent after a moment, in milliseconds; forgets the earlier ones. */
const sentSince = (projectId: string, readAt: number): readonly SentChange[] => {
  const [earlier, later] = [false, true].map((isLater) =>
    readChanges(projectId, sentKey(projectId))
      .filter(isSent)
      .filter(({ sentAt }) => sentAt > readAt === isLater),
  );
  for (const { key } of earlier ?? []) browserStorage.removeItem(`${sentKey(projectId)}.${key}`);
  return (later ?? []).toSorted((one, other) => one.sentAt - other.sentAt);
};

/** Whether a change still waits: it may have been sent, or the project forgotten. */
export const isQueued = (projectId: string, change: QueuedChange): boolean =>
  browserStorage.getItem(storageKey(projectId, change)) !== null;

/** The changes of a project that wait, in the order in which they were made; a reload of the page loses none. */
export const outbox = {
  changes: listChanges,
  /** The changes that a project does not hold which was read at a moment (in milliseconds): those sent since, then those that wait. */
  changesSince: (projectId: string, readAt: number): readonly QueuedChange[] => [
    ...sentSince(projectId, readAt),
    ...listChanges(projectId),
  ],
  /** The projects of which something waits. */
  projects: (): readonly string[] => {
    const ids = browserStorage.keys().flatMap((key) => /^configurator\.outbox\.(\w+)\./.exec(key)?.[1] ?? []);
    return [...new Set(ids)];
  },
  /** Is told when a change is kept or sent, in this window or another one. */
  subscribe: (listener: () => void): (() => void) => {
    const leave = revision.subscribe(listener);
    window.addEventListener('storage', listener);
    return () => {
      leave();
      window.removeEventListener('storage', listener);
    };
  },
  /** Whether the browser keeps them beyond this page; where it is full, or the visitor allows nothing, it does not. */
  isPersisted: (projectId: string): boolean =>
    listChanges(projectId).every((change) => browserStorage.isLasting(storageKey(projectId, change))),
  /** The server's id of what was created here, or the id itself. */
  realId: (projectId: string, id: number): number => realIdIn(readIdMap(projectId), id),
};

let projects: (projectId: string) => Project | undefined = () => undefined;

/** Says where the projects are that the pages show. */
export const setProjectLookup = (read: typeof projects): void => {
  projects = read;
};

/** A project as the pages show it, with what waits; undefined: they show another one. */
export const shownProject = (projectId: string): Project | undefined => projects(projectId);

/** The rules of a change; none where another version of the app has stored one that this version does not know. */
export const queueRules: { readonly [Name in QueueableEndpoint]?: QueueRules<Name> } = queueableChanges;

/** How many objects a change creates. */
export const countCreated = ({ creates }: { readonly creates?: 'one' | 'each' }, input: LooseInput): number =>
  creates === 'each' ? payloadList(input).length : creates === 'one' ? 1 : 0;

/** The ids in a response of the objects that a change creates. */
export const createdIds = (response: unknown, count: number): readonly number[] => {
  const objects: readonly unknown[] = Array.isArray(response) ? response : [response];
  return objects.slice(0, count).flatMap((object) => {
    const id = fieldOf(object, 'id');
    return typeof id === 'number' ? [id] : [];
  });
};

/** Puts a change behind those that wait; in the place of the same set as it was refused, and of what its visitor has seen made of that since. */
export const enqueue = (projectId: string, name: QueueableEndpoint, key: string, input: LooseInput): QueuedChange => {
  const waiting = listChanges(projectId);
  const setId = input.params?.['setId'];
  const refused = waiting.find(
    (each) => name === 'saveSet' && each.refused && (each.temporaryIds[0] ?? each.params?.['setId']) === setId,
  );
  const change: QueuedChange = refused
    ? { ...refused, key, refused: false, body: refused.name === 'createSet' ? withoutId(input.body) : input.body }
    : {
        ...input,
        key,
        name,
        place: (waiting.at(-1)?.place ?? 0) + 1,
        temporaryIds: Array.from({ length: countCreated(queueRules[name] ?? {}, input) }, newTemporaryId),
      };
  // Its being there says that something may wait. Another window may be writing into it.
  if (browserStorage.getItem(outboxKey(projectId)) === null) writeIdMap(projectId, readIdMap(projectId));
  storeChange(projectId, change);
  if (refused) {
    const later = waiting.filter((each) => /^(?:save|rename)Set$/.test(each.name) && each.params?.['setId'] === setId);
    const [last] = later.slice(-1);
    if (last && input.ifMatch === pendingTag(last)) for (const each of later) discard(projectId, each);
    removeChange(projectId, refused);
    for (const each of listChanges(projectId))
      if (each.ifMatch === pendingTag(refused)) storeChange(projectId, { ...each, ifMatch: pendingTag(change) });
  }
  return change;
};

/** Gives a change up, with all that needs what it would have created. */
export const discard = (projectId: string, given: QueuedChange): void => {
  const lost = new Set<unknown>();
  const waiting = [...listChanges(projectId)];
  for (const change of waiting) {
    const body = withoutDiscarded(change.body, lost);
    const isLost =
      change.key === given.key ||
      Object.values(change.params ?? {}).some((id) => lost.has(id)) ||
      Object.values(change.query ?? {}).some((id) => lost.has(Number(id))) ||
      (body === undefined && change.body !== undefined);
    if (isLost) {
      for (const id of change.temporaryIds) if (!convertCopyToNewSet(projectId, change, id, waiting)) lost.add(id);
      removeChange(projectId, change);
    } else if (change.ifMatch === pendingTag(given))
      storeChange(projectId, { ...change, body, ifMatch: given.ifMatch });
    else if (body !== change.body) storeChange(projectId, { ...change, body });
  }
};

/**
 * What was saved of a copy that cannot be made is work of its own, and becomes a new set in the place of the copy, also in its room.
 * Answers whether there was any.
 */
const convertCopyToNewSet = (projectId: string, copy: QueuedChange, id: number, waiting: QueuedChange[]): boolean => {
  const at = waiting.findIndex((each) => each.name === 'saveSet' && each.params?.['setId'] === id);
  const saved = waiting[at];
  if (saved === undefined || (copy.name !== 'copySet' && copy.name !== 'duplicateInRoom')) return false;
  const { setId: _setId, ...params } = copy.params ?? {};
  const { place } = copy;
  waiting[at] = { key: saved.key, name: 'createSet', params, place, temporaryIds: [id], body: withoutId(saved.body) };
  storeChange(projectId, waiting[at]);
  if (copy.name === 'duplicateInRoom') {
    const inRoom = {
      key: newIdempotencyKey(),
      name: 'addRoomSets',
      params,
      place: place + 0.5,
      temporaryIds: [],
    } as const;
    storeChange(projectId, { ...inRoom, body: { payload: [{ id, quantity: 1 }] } });
  }
  return true;
};

/** What is left of a body without the entries that name something lost; undefined: nothing that could be sent. */
const withoutDiscarded = (value: unknown, lost: ReadonlySet<unknown>): unknown => {
  if (lost.has(value)) return undefined;
  if (!isObject(value) || lost.size === 0) return value;
  if (Array.isArray(value)) {
    const left = value.map((each) => withoutDiscarded(each, lost)).filter((each) => each !== undefined);
    return left.length === 0 && value.length > 0 ? undefined : left;
  }
  const left = mapFields(value, (each) => withoutDiscarded(each, lost));
  return Object.values(left).includes(undefined) ? undefined : left;
};

/** The body that creates the set which another one saves. */
export const withoutId = (body: unknown): unknown =>
  isObject(body) && 'payload' in body && isObject(body.payload)
    ? { ...body, payload: { ...body.payload, id: null } }
    : body;

/** What the body of a change names: of a list the first thing. */
const firstSubject = ({ body }: QueuedChange): object => {
  const subject = isObject(body) && 'payload' in body ? body.payload : body;
  return Object(Array.isArray(subject) ? subject[0] : subject);
};

/** How calls say what they are about. */
type Subject = { readonly [name in 'groupId' | 'bundleId' | 'setId' | 'list' | 'id']?: unknown };

/** The room and the set that a change is about, as far as it names any. */
export const subjectOf = (change: QueuedChange): { readonly roomId: unknown; readonly setId: unknown } => {
  const subject: Subject = { ...firstSubject(change), ...change.params };
  const { groupId, bundleId, list, id, setId = list === 'bundles' ? id : bundleId } = subject;
  return { roomId: groupId, setId };
};

/** The name that a change gives to a room or a set; empty where it gives none. */
export const nameInChange = (change: QueuedChange): string => {
  const { name }: { readonly name?: unknown } = firstSubject(change);
  return typeof name === 'string' ? name : '';
};
