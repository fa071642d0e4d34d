import { setFromWire } from '@ramka/contract/translate/product-set';
import type { FramedSet } from '@ramka/domain/set/product-set';
import { callWithTag } from '../api/call.ts';
import { readWrittenSet, type VersionedSet } from '../api/set-calls.ts';
import { fieldOf, isObject } from '../platform/json.ts';
import type { QueueableEndpoint } from '../project-changes/index.ts';
import { pendingTag } from './id-map.ts';
import {
  nameInChange,
  newIdempotencyKey,
  newTemporaryId,
  outbox,
  type QueuedChange,
  removeChange,
  shownProject,
  storeChange,
} from './outbox.ts';
import { withoutId } from './queue-operations.ts';
import { FIRST_TEMPORARY_ID } from './policy.ts';

/** Requests a set for the editor, with its pending changes applied. */
export const readSet = async (
  projectId: string,
  id: number,
  signal: AbortSignal,
): Promise<VersionedSet<FramedSet> & { readonly seriesId: number }> => {
  const setId = outbox.realId(projectId, id);
  const changes = outbox.changes(projectId);
  const pending = readWrittenSet(pendingPayload(changes, setId));
  const source = pending ? undefined : sourceOfCopy(changes, setId);
  if (source !== undefined) {
    const { set, seriesId } = await readSet(projectId, source, signal);
    const shown = shownProject(projectId)?.sets.find((each) => each.id === setId);
    return { set: { ...set, name: shown?.name ?? set.name }, seriesId, etag: null };
  }
  const written = lastPendingWrite(changes, setId);
  const tag = written ? pendingTag(written) : null;
  const named = (set: FramedSet): FramedSet =>
    written?.name === 'renameSet' ? { ...set, name: nameInChange(written) } : set;
  if (pending && setId >= FIRST_TEMPORARY_ID) return { set: named(pending), seriesId: 0, etag: tag };
  const { answer, etag } = await callWithTag('readSet', { params: { projectId, setId }, signal });
  return { set: named(pending ?? setFromWire(answer)), seriesId: answer.serieId, etag: tag ?? etag };
};

const lastOf = (
  changes: readonly QueuedChange[],
  setId: number,
  ...names: readonly QueueableEndpoint[]
): QueuedChange | undefined =>
  changes.findLast(({ name, temporaryIds, params }) =>
    name === 'createSet' ? temporaryIds.includes(setId) : names.includes(name) && params?.['setId'] === setId,
  );

/** Returns the payload of the last pending save of a set; undefined if there is none. */
const pendingPayload = (changes: readonly QueuedChange[], setId: number): unknown =>
  fieldOf(lastOf(changes, setId, 'saveSet')?.body, 'payload');

/** Returns the last pending change that gives a set a new version; undefined if there is none. */
export const lastPendingWrite = (changes: readonly QueuedChange[], setId: number): QueuedChange | undefined =>
  lastOf(changes, setId, 'saveSet', 'renameSet');

/** Returns the set from which a pending copy is made; undefined if the set is not a pending copy. */
const sourceOfCopy = (changes: readonly QueuedChange[], setId: number): number | undefined => {
  const copy = changes.find(({ temporaryIds }) => temporaryIds.includes(setId));
  if (copy?.name === 'copySet') return Number(copy.query?.['sourceId']);
  return copy?.name === 'duplicateInRoom' ? Number(copy.params?.['setId']) : undefined;
};

/**
 * Resolves a conflict by saving the set as a new one. Later changes of the set apply to the new one. If the original
 * was deleted, changes that add it to rooms, copy it or tick it off are redirected as well.
 */
export const saveAsCopy = (projectId: string, change: QueuedChange, isDeleted: boolean): void => {
  const { setId, ...others } = change.params ?? {};
  const changes = outbox.changes(projectId);
  if (!changes.some(({ key }) => key === change.key)) return;
  const id = newTemporaryId();
  for (const each of changes)
    if (each.key !== change.key && each.params?.['setId'] === setId)
      storeChange(projectId, { ...each, params: { ...each.params, setId: id }, ifMatch: undefined });
    else if (isDeleted && callsNamingSets.includes(each.name))
      storeChange(projectId, withOtherSet(each, String(setId), id));
  const copy = { params: others, body: withoutId(change.body), place: change.place, temporaryIds: [id] };
  storeChange(projectId, { ...copy, key: newIdempotencyKey(), name: 'createSet' });
  removeChange(projectId, change);
};

/** Changes that refer to further sets, and the fields in which they do so. */
const callsNamingSets =
  'addRoomSets changeRoomSets removeRoomSet fillRooms moveRoomEntry copySet tickSite changeLabels'.split(' ');
const fieldsNamingSets = new Set(['id', 'before', 'bundleId', 'sourceId']);

const withOtherSet = <Change extends QueuedChange>(change: Change, from: string, to: number): Change => {
  const named = (value: unknown, field = ''): unknown => {
    if (fieldsNamingSets.has(field) && String(value) === from) return to;
    if (field === 'products' || fieldOf(value, 'list') === 'products') return value;
    if (Array.isArray(value)) return value.map((each) => named(each));
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named(each, key)]))
      : value;
  };
  return { ...change, params: named(change.params), query: named(change.query), body: named(change.body) };
};
