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
  const waiting = outbox.changes(projectId);
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
    for (const each of outbox.changes(projectId))
      if (each.ifMatch === pendingTag(refused)) storeChange(projectId, { ...each, ifMatch: pendingTag(change) });
  }
  return change;
};

/** Discards a change, together with all changes that depend on objects it would have created. */
export const discard = (projectId: string, given: QueuedChange): void => {
  const lost = new Set<unknown>();
  const waiting = [...outbox.changes(projectId)];
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
