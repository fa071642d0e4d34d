import { framedSet } from '@ramka/domain/set/product-set';
import { roundQuantity } from '@ramka/domain/quantity';
import { useEffect, useRef, useState } from 'react';
import { fieldOf, isObject, parseJson, toList } from '../../platform/json.ts';
import { readWrittenSet, writtenSet } from '../../api/set-calls.ts';
import { browserStorage, type ListedStorage, type TextStorage } from '../../platform/browser-storage.ts';
import { onPageHidden, onPageRestored } from '../../platform/page-visibility.ts';
import { heldLocks, withLock } from '../../platform/locks.ts';
import { useProjectId } from '../../project/project-query.ts';
import type { SavedState, TargetRoom } from './saving.ts';

/** An unsaved set stored in the browser. */
export type StoredDraft = Pick<SavedState, 'set'> & {
  /** The session of the editor in which the draft was made. */
  readonly session: string;
  /** The version that the changes are based on; saving must find it unchanged (docs/readings.md#r13). */
  readonly etag: string | null;
  /** The target room of a new set with the quantity; null without a room. */
  readonly room: Pick<TargetRoom, 'id' | 'quantity'> | null;
  /** Null if it was stored by a release that did not record the time. */
  readonly keptAt: Date | null;
};

/** The set that drafts belong to; `setId` is null for a new one. */
type DraftedSet = { readonly projectId: string; readonly setId: number | null };

/**
 * Returns a name for a new session of the editor. Each session stores its own draft, so that two tabs do not share one.
 */
export const newDraftSession = (): string => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36);

/** Drafts are stored so that a reload or a crash of the tab loses nothing. */
const keyOf = ({ projectId, setId }: DraftedSet): string => `configurator.draft.${projectId}.${setId ?? 'nowy'}`;

/** Stores an unsaved set with its version and room. A set without a frame is not stored. */
export const storeDraft = (
  storage: TextStorage,
  of: DraftedSet,
  { session, set, etag, room, keptAt }: StoredDraft,
): void => {
  const framed = framedSet(set);
  if (framed)
    storage.setItem(`${keyOf(of)}.${session}`, JSON.stringify({ ...writtenSet(framed, of.setId), etag, room, keptAt }));
};

/** Returns the stored drafts of a set, latest first, without those that cannot be read. */
export const storedDrafts = (storage: ListedStorage, of: DraftedSet): readonly StoredDraft[] => {
  splitEarlierFormat(storage, of);
  const prefix = `${keyOf(of)}.`;
  return storage
    .keys()
    .flatMap((key) => {
      const stored = key.startsWith(prefix) ? parseJson(storage.getItem(key)) : null;
      return parseStoredDraft(stored, key.slice(prefix.length)) ?? [];
    })
    .toSorted((one, other) => (other.keptAt?.getTime() ?? 0) - (one.keptAt?.getTime() ?? 0));
};

/** Earlier releases stored the drafts of a set under one key: the latest, with the others in a list. */
const splitEarlierFormat = (storage: TextStorage, of: DraftedSet): void => {
  const stored = parseJson(storage.getItem(keyOf(of)));
  if (!isObject(stored)) return;
  for (const draft of [stored, ...toList(fieldOf(stored, 'earlier'))])
    storage.setItem(`${keyOf(of)}.${newDraftSession()}`, JSON.stringify({ ...Object(draft), earlier: undefined }));
  storage.removeItem(keyOf(of));
};

/** Returns the stored drafts of a set that no open editor is working on. */
export const abandonedDrafts = async (storage: ListedStorage, of: DraftedSet): Promise<readonly StoredDraft[]> => {
  const open = await heldLocks();
  return storedDrafts(storage, of).filter(({ session }) => !open.has(lockOf(session)));
};

const lockOf = (session: string): string => `configurator.draft.${session}`;

/** Marks a draft as open in this tab until the returned function is called, or the tab is closed or crashes. */
const holdDraft = (session: string): (() => void) => {
  const stop = new AbortController();
  const stopped = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()));
  // The lock request rejects if the browser releases the lock because the page enters the back/forward cache.
  const hold = (): void => void withLock(lockOf(session), () => stopped).catch(() => undefined);
  hold();
  stop.signal.addEventListener('abort', onPageRestored(hold));
  return () => stop.abort();
};

/** Deletes a stored draft after it was saved or discarded. */
export const deleteDraft = (storage: TextStorage, of: DraftedSet, session: string): void =>
  storage.removeItem(`${keyOf(of)}.${session}`);

/** Milliseconds without an edit before the draft is stored. */
const REST = 300;

export type UnsavedDraft = SavedState & { readonly room: TargetRoom | undefined; readonly session: string };

/**
 * Stores the set in the browser while it has unsaved changes, and deletes it when the changes are undone. Returns a
 * function that stops storing for good: after the changes were discarded, the editor is still mounted until the next
 * screen is shown.
 */
export const useStoreDraft = (changed: boolean, { setId, etag, set, room, session }: UnsavedDraft): (() => void) => {
  const projectId = useProjectId();
  const [stopped, setStopped] = useState(false);
  const isStored = useRef(false);
  const { id: roomId, quantity = 1 } = room ?? {};
  useEffect(() => holdDraft(session), [session]);
  useEffect(() => {
    if (stopped) return undefined;
    if (!changed) {
      if (isStored.current) deleteDraft(browserStorage, { projectId, setId }, session);
      isStored.current = false;
      return undefined;
    }
    const store = (): void => {
      isStored.current = true;
      const target = roomId === undefined ? null : { id: roomId, quantity };
      storeDraft(browserStorage, { projectId, setId }, { session, set, etag, room: target, keptAt: new Date() });
    };
    const timer = setTimeout(store, REST);
    // Stores immediately when the tab is hidden, closed or reloaded.
    const stop = onPageHidden(store);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [stopped, changed, projectId, setId, etag, set, roomId, quantity, session]);
  return () => setStopped(true);
};

/** Parses a stored draft of this or an earlier release. The set is validated when it is loaded. */
const parseStoredDraft = (stored: unknown, session: string): StoredDraft | undefined => {
  const set = readWrittenSet(stored);
  if (set === undefined || !isObject(stored)) return undefined;
  return { session, set, etag: etagOf(stored), room: roomOf(stored), keptAt: keptAtOf(stored) };
};

const etagOf = (stored: object): string | null =>
  'etag' in stored && typeof stored.etag === 'string' ? stored.etag : null;

const roomOf = (stored: object): StoredDraft['room'] => {
  if (!('room' in stored) || !isObject(stored.room) || !('id' in stored.room) || !('quantity' in stored.room))
    return null;
  const { id, quantity } = stored.room;
  return typeof id === 'number' && typeof quantity === 'number' ? { id, quantity: roundQuantity(quantity) } : null;
};

const keptAtOf = (stored: object): Date | null => {
  if (!('keptAt' in stored) || typeof stored.keptAt !== 'string') return null;
  const keptAt = new Date(stored.keptAt);
  return Number.isNaN(keptAt.getTime()) ? null : keptAt;
};
