import { setFromWire, setToWire } from '@ramka/contract/translate/product-set';
import type { FramedSet } from '@ramka/domain/set/product-set';
import { call, callWithTag } from '../api/call.ts';
import { ApiFailure } from '../api/failure.ts';
import { type SavedSet, savedSetFromWire } from '../api/project.ts';
import { listedTag, readWrittenSet, versioned, type VersionedSet } from '../api/set-calls.ts';
import { sendOrEnqueue } from './mutation-queue.ts';
import { FIRST_TEMPORARY_ID } from './policy.ts';
import { nameInChange, outbox, type QueuedChange } from './outbox.ts';
import { pendingTag } from './id-map.ts';

/** Copies a set as it was saved, under a name that may be empty. */
export const copySet = async (projectId: string, setId: number, name: string): Promise<SavedSet> => {
  const copied = await sendOrEnqueue(
    'copySet',
    { params: { projectId }, query: { sourceId: String(setId) }, body: { name } },
    async (sent) => ({ set: savedSetFromWire(await call('copySet', sent)) }),
    awaitedSet(projectId),
  );
  return copied.set;
};

/** Renames a set; with an `etag` only that version of it. */
export const renameSet = async (
  projectId: string,
  { setId, etag }: { readonly setId: number; readonly etag: string | null },
  name: string,
): Promise<VersionedSet<SavedSet>> => {
  const input = { params: { projectId, setId }, body: { name }, ifMatch: etag ?? undefined };
  return sendOrEnqueue(
    'renameSet',
    input,
    async (sent) => versioned(await callWithTag('renameSet', sent)),
    awaitedSet(projectId),
  );
};

/** A set as a change that waits leaves it here. */
const awaitedSet =
  (projectId: string) =>
  async (change: QueuedChange): Promise<VersionedSet<SavedSet>> => {
    const kept = await import('./optimistic-updates.ts');
    const set = kept.setAfter(projectId, change);
    if (set === undefined) throw new ApiFailure(404, 'unknown-set');
    return { set, etag: pendingTag(change) };
  };

/** Keeps a set that waits and met a newer version as a new one instead, or met none any more. */
export const keepAsNew = async (projectId: string, change: QueuedChange, isGone: boolean): Promise<void> => {
  const kept = await import('./optimistic-updates.ts');
  kept.saveAsCopy(projectId, change, isGone);
};

/** Deletes a set as it is listed, and takes it out of every room; answers the removal, to have it undone. */
export const deleteSet = (projectId: string, set: Pick<SavedSet, 'id' | 'version'>): Promise<number | null> => {
  const input = { params: { projectId, setId: set.id }, ifMatch: listedTag(set) };
  return sendOrEnqueue(
    'deleteSet',
    input,
    async (sent) => (await callWithTag('deleteSet', sent)).removal,
    () => null,
  );
};

/** A set as the editor opens it. */
export const readSet = async (
  projectId: string,
  id: number,
  signal: AbortSignal,
): Promise<VersionedSet<FramedSet> & { readonly seriesId: number }> => {
  const setId = outbox.realId(projectId, id);
  const changes = outbox.changes(projectId);
  const kept = changes.length > 0 ? await import('./optimistic-updates.ts') : undefined;
  const waiting = readWrittenSet(kept?.pendingPayload(changes, setId));
  const source = waiting ? undefined : kept?.sourceOfCopy(changes, setId);
  if (source !== undefined) {
    const { set, seriesId } = await readSet(projectId, source, signal);
    return { set: { ...set, name: kept?.shownSet(projectId, setId)?.name ?? set.name }, seriesId, etag: null };
  }
  const written = kept?.lastPendingWrite(changes, setId);
  const waits = written ? pendingTag(written) : null;
  const named = (set: FramedSet): FramedSet =>
    written?.name === 'renameSet' ? { ...set, name: nameInChange(written) } : set;
  if (waiting && setId >= FIRST_TEMPORARY_ID) return { set: named(waiting), seriesId: 0, etag: waits };
  const { answer, etag } = await callWithTag('readSet', { params: { projectId, setId }, signal });
  return { set: named(waiting ?? setFromWire(answer)), seriesId: answer.serieId, etag: waits ?? etag };
};

/** Saves a set: as a new one where `setId` is null, else over the version that `etag` names. */
export const saveSet = async (
  projectId: string,
  { setId, etag }: { readonly setId: number | null; readonly etag: string | null },
  set: FramedSet,
): Promise<VersionedSet<SavedSet>> => {
  const body = { payload: setToWire(set, setId) };
  const ifMatch = etag ?? undefined;
  if (setId === null) {
    const input = { params: { projectId }, body };
    return sendOrEnqueue(
      'createSet',
      input,
      async (sent) => versioned(await callWithTag('createSet', sent)),
      awaitedSet(projectId),
    );
  }
  const realId = outbox.realId(projectId, setId);
  const input = { params: { projectId, setId: realId }, body: { payload: setToWire(set, realId) }, ifMatch };
  return sendOrEnqueue(
    'saveSet',
    input,
    async (sent) => versioned(await callWithTag('saveSet', sent)),
    awaitedSet(projectId),
  );
};
