import type { LooseInput } from '../api/client.ts';
import { browserStorage, outboxKey } from '../platform/browser-storage.ts';
import { fieldOf, isObject } from '../platform/json.ts';
import { queueableChanges, type QueueableEndpoint } from '../project-changes/index.ts';
import type { QueueRules } from '../project-changes/project-change.ts';
import { mapFields, pendingTag, readIdMap, writeIdMap } from './id-map.ts';
import {
  newIdempotencyKey,
  newTemporaryId,
  outbox,
  payloadList,
  type QueuedChange,
  removeChange,
  storeChange,
} from './outbox.ts';

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
  const queued = outbox.changes(projectId);
  const setId = input.params?.['setId'];
  const rejected = queued.find(
    (each) => name === 'saveSet' && each.refused && (each.temporaryIds[0] ?? each.params?.['setId']) === setId,
  );
  const change: QueuedChange = rejected
    ? { ...rejected, key, refused: false, body: rejected.name === 'createSet' ? withoutId(input.body) : input.body }
    : {
        ...input,
        key,
        name,
        place: (queued.at(-1)?.place ?? 0) + 1,
        temporaryIds: Array.from({ length: countCreated(queueRules[name] ?? {}, input) }, newTemporaryId),
      };
  // The id map marks projects with an outbox. An existing one is not overwritten, because another window may be writing
  // it.
  if (browserStorage.getItem(outboxKey(projectId)) === null) writeIdMap(projectId, readIdMap(projectId));
  storeChange(projectId, change);
  if (rejected) {
    const later = queued.filter((each) => /^(?:save|rename)Set$/.test(each.name) && each.params?.['setId'] === setId);
    const [last] = later.slice(-1);
    if (last && input.ifMatch === pendingTag(last)) for (const each of later) discard(projectId, each);
    removeChange(projectId, rejected);
    for (const each of outbox.changes(projectId))
      if (each.ifMatch === pendingTag(rejected)) storeChange(projectId, { ...each, ifMatch: pendingTag(change) });
  }
  return change;
};

/** Discards a change, together with all changes that depend on objects it would have created. */
export const discard = (projectId: string, discarded: QueuedChange): void => {
  const discardedIds = new Set<unknown>();
  const queued = [...outbox.changes(projectId)];
  for (const change of queued) {
    const body = withoutDiscarded(change.body, discardedIds);
    const isLost =
      change.key === discarded.key ||
      Object.values(change.params ?? {}).some((id) => discardedIds.has(id)) ||
      Object.values(change.query ?? {}).some((id) => discardedIds.has(Number(id))) ||
      (body === undefined && change.body !== undefined);
    if (isLost) {
      for (const id of change.temporaryIds)
        if (!convertCopyToNewSet(projectId, change, id, queued)) discardedIds.add(id);
      removeChange(projectId, change);
    } else if (change.ifMatch === pendingTag(discarded))
      storeChange(projectId, { ...change, body, ifMatch: discarded.ifMatch });
    else if (body !== change.body) storeChange(projectId, { ...change, body });
  }
};

/**
 * Converts a queued edit of a copy that cannot be created into a new set, at the copy's position in queue and room.
 * Returns whether there was such an edit.
 */
const convertCopyToNewSet = (projectId: string, copy: QueuedChange, id: number, queued: QueuedChange[]): boolean => {
  const at = queued.findIndex((each) => each.name === 'saveSet' && each.params?.['setId'] === id);
  const saved = queued[at];
  if (saved === undefined || (copy.name !== 'copySet' && copy.name !== 'duplicateInRoom')) return false;
  const { setId: _setId, ...params } = copy.params ?? {};
  const { place } = copy;
  queued[at] = { key: saved.key, name: 'createSet', params, place, temporaryIds: [id], body: withoutId(saved.body) };
  storeChange(projectId, queued[at]);
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
const withoutDiscarded = (value: unknown, discardedIds: ReadonlySet<unknown>): unknown => {
  if (discardedIds.has(value)) return undefined;
  if (!isObject(value) || discardedIds.size === 0) return value;
  if (Array.isArray(value)) {
    const remaining = value.map((each) => withoutDiscarded(each, discardedIds)).filter((each) => each !== undefined);
    return remaining.length === 0 && value.length > 0 ? undefined : remaining;
  }
  const remaining = mapFields(value, (each) => withoutDiscarded(each, discardedIds));
  return Object.values(remaining).includes(undefined) ? undefined : remaining;
};

/** Returns the body that creates a set, from a body that saves it. */
export const withoutId = (body: unknown): unknown =>
  isObject(body) && 'payload' in body && isObject(body.payload)
    ? { ...body, payload: { ...body.payload, id: null } }
    : body;
