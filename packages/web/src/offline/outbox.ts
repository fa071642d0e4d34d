import { routes } from '@ramka/contract/routes';
import { browserStorage, outboxKey } from '../platform/browser-storage.ts';
import { isObject, fieldOf, parseJson, toList } from '../platform/json.ts';
import { createStore } from '../platform/store.ts';
import type { QueueableEndpoint } from '../project-changes/index.ts';
import { FIRST_TEMPORARY_ID } from './policy.ts';
import type { LooseInput } from '../api/client.ts';
import { readIdMap, realIdIn, resolveIds } from './id-map.ts';
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

const isQueuedChange = (stored: unknown): stored is QueuedChange =>
  isObject(stored) &&
  'key' in stored &&
  'name' in stored &&
  'place' in stored &&
  'temporaryIds' in stored &&
  typeof stored.key === 'string' &&
  typeof stored.place === 'number' &&
  Array.isArray(stored.temporaryIds) &&
  // Another version of the app may have queued changes that this one does not know.
  Object.hasOwn(routes, String(stored.name));

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

const sentChanges = (projectId: string): readonly SentChange[] =>
  readChanges(projectId, sentKey(projectId)).filter(isSent);

/** The time in milliseconds. Not before that of a sent change, although the clock of the device may be set back. */
const currentTime = (projectId: string): number =>
  Math.max(Date.now(), ...sentChanges(projectId).map(({ sentAt }) => sentAt));

/** Moves a change from the queue to the sent changes. It is still applied to projects loaded before. */
export const markSent = (projectId: string, change: QueuedChange): void => {
  const sent: SentChange = { ...change, sentAt: currentTime(projectId) };
  browserStorage.setItem(`${sentKey(projectId)}.${change.key}`, JSON.stringify(sent));
  removeChange(projectId, change);
};

/** Returns the changes sent after the given time (milliseconds), and deletes the earlier ones. */
const sentSince = (projectId: string, readAt: number): readonly SentChange[] => {
  const [earlier, later] = [false, true].map((isLater) =>
    sentChanges(projectId).filter(({ sentAt }) => sentAt > readAt === isLater),
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
  currentTime,
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
