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

/** A queued change, in the form in which it will be sent. */
export type QueuedChange = LooseInput & {
  /**
   * Idempotency key, under which the server applies the change only once
   * (docs/decisions/0120-idempotency-keys-are-stored-with-the-change.md).
   */
  readonly key: string;
  readonly name: QueueableEndpoint;
  /** Position in the queue; lower ones are sent first. */
  readonly place: number;
  /** Temporary ids of the objects that the change creates. */
  readonly temporaryIds: readonly number[];
  /** Whether the server has rejected the change, so that it certainly was not applied and may be replaced. */
  readonly refused?: boolean;
};

/** Random, because two windows may create objects at the same time. */
export const newTemporaryId = (): number => FIRST_TEMPORARY_ID + (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the items of a change with a list. */
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
  // Another version of the app may have queued changes that this one does not know.
  Object.hasOwn(routes, String(kept.name));

/** Each change has its own storage key, so that two windows never overwrite each other's changes. */
const storageKey = (projectId: string, { key }: Pick<QueuedChange, 'key'>): string => `${outboxKey(projectId)}.${key}`;

/** Reads the stored changes with a key prefix in order, with temporary ids resolved. */
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

/** Incremented whenever an outbox changes in this window. */
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

/** Key prefix of changes that were sent after the project was last loaded. */
const sentKey = (projectId: string): string => `configurator.sent.${projectId}`;

/** A change that the server has applied. */
export type SentChange = QueuedChange & {
  /** Time of the response in milliseconds. A project loaded later contains the change. */
  readonly sentAt: number;
};

const isSent = (change: QueuedChange): change is SentChange => 'sentAt' in change && typeof change.sentAt === 'number';

/** Moves a change from the queue to the sent changes. It is still applied to projects loaded before. */
export const markSent = (projectId: string, change: QueuedChange): void => {
  const sent: SentChange = { ...change, sentAt: Date.now() };
  browserStorage.setItem(`${sentKey(projectId)}.${change.key}`, JSON.stringify(sent));
  removeChange(projectId, change);
};

/** Returns the changes sent after the given time (milliseconds), and deletes the earlier ones. */
const sentSince = (projectId: string, readAt: number): readonly SentChange[] => {
  const [earlier, later] = [false, true].map((isLater) =>
    readChanges(projectId, sentKey(projectId))
      .filter(isSent)
      .filter(({ sentAt }) => sentAt > readAt === isLater),
  );
  for (const { key } of earlier ?? []) browserStorage.removeItem(`${sentKey(projectId)}.${key}`);
  return (later ?? []).toSorted((one, other) => one.sentAt - other.sentAt);
};

/** Whether a change is still queued; false after it was sent or its project was removed. */
export const isQueued = (projectId: string, change: QueuedChange): boolean =>
  browserStorage.getItem(storageKey(projectId, change)) !== null;

/** The queued changes of projects, in order. They survive reloads. */
export const outbox = {
  changes: listChanges,
  /**
   * Returns the changes that a project loaded at the given time (milliseconds) lacks: those sent since, then the queued
   * ones.
   */
  changesSince: (projectId: string, readAt: number): readonly QueuedChange[] => [
    ...sentSince(projectId, readAt),
    ...listChanges(projectId),
  ],
  /** Returns the ids of projects with queued changes. */
  projects: (): readonly string[] => {
    const ids = browserStorage.keys().flatMap((key) => /^configurator\.outbox\.(\w+)\./.exec(key)?.[1] ?? []);
    return [...new Set(ids)];
  },
  /**
   * Calls a listener when a change is queued or sent, in this or another window. Returns a function that removes it.
   */
  subscribe: (listener: () => void): (() => void) => {
    const leave = revision.subscribe(listener);
    window.addEventListener('storage', listener);
    return () => {
      leave();
      window.removeEventListener('storage', listener);
    };
  },
  /** Whether the queued changes survive closing the page. They do not if the storage is full or disabled. */
  isPersisted: (projectId: string): boolean =>
    listChanges(projectId).every((change) => browserStorage.isLasting(storageKey(projectId, change))),
  /** Returns the server's id for a temporary id; other ids are returned unchanged. */
  realId: (projectId: string, id: number): number => realIdIn(readIdMap(projectId), id),
};

let projects: (projectId: string) => Project | undefined = () => undefined;

/** Sets the function that finds the projects shown by the pages. */
export const setProjectLookup = (read: typeof projects): void => {
  projects = read;
};

/** Returns a project as shown, with queued changes applied; undefined if it is not shown. */
export const shownProject = (projectId: string): Project | undefined => projects(projectId);

/**
 * Rules of the queueable changes. Undefined for a change that another version of the app has queued and this one does
 * not know.
 */
export const queueRules: { readonly [Name in QueueableEndpoint]?: QueueRules<Name> } = queueableChanges;

/** Returns the number of objects that a change creates. */
export const countCreated = ({ creates }: { readonly creates?: 'one' | 'each' }, input: LooseInput): number =>
  creates === 'each' ? payloadList(input).length : creates === 'one' ? 1 : 0;

/** Returns the ids of created objects in a response. */
export const createdIds = (response: unknown, count: number): readonly number[] => {
  const objects: readonly unknown[] = Array.isArray(response) ? response : [response];
  return objects.slice(0, count).flatMap((object) => {
    const id = fieldOf(object, 'id');
    return typeof id === 'number' ? [id] : [];
  });
};

/**
 * Enqueues a change. Replaces a rejected change of the same set, together with later queued changes of the set that the
 * new one is based on.
 */
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
  // The id map marks projects with an outbox. An existing one is not overwritten, because another window may be writing
  // it.
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

/** Discards a change, together with all changes that depend on objects it would have created. */
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
 * Converts a queued edit of a copy that cannot be created into a new set, at the copy's position in queue and room.
 * Returns whether there was such an edit.
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

/** Returns a body without the items that refer to discarded objects; undefined if nothing remains to be sent. */
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

/** Returns the body that creates a set, from a body that saves it. */
export const withoutId = (body: unknown): unknown =>
  isObject(body) && 'payload' in body && isObject(body.payload)
    ? { ...body, payload: { ...body.payload, id: null } }
    : body;

/** Returns the subject of a change: the payload, or the first item of a list. */
const firstSubject = ({ body }: QueuedChange): object => {
  const subject = isObject(body) && 'payload' in body ? body.payload : body;
  return Object(Array.isArray(subject) ? subject[0] : subject);
};

/** Fields by which changes refer to their subject. */
type Subject = { readonly [name in 'groupId' | 'bundleId' | 'setId' | 'list' | 'id']?: unknown };

/** Returns the ids of the room and set that a change concerns, as far as it names them. */
export const subjectOf = (change: QueuedChange): { readonly roomId: unknown; readonly setId: unknown } => {
  const subject: Subject = { ...firstSubject(change), ...change.params };
  const { groupId, bundleId, list, id, setId = list === 'bundles' ? id : bundleId } = subject;
  return { roomId: groupId, setId };
};

/** Returns the name that a change gives to a room or set; empty if it gives none. */
export const nameInChange = (change: QueuedChange): string => {
  const { name }: { readonly name?: unknown } = firstSubject(change);
  return typeof name === 'string' ? name : '';
};
