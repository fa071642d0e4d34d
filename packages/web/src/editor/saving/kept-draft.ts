import { roundedPieces } from '@ramka/domain/quantity';
import { useEffect, useRef, useState } from 'react';
import { isObject } from '../../platform/json.ts';
import { readWrittenSet, writtenSet } from '../../api/set-calls.ts';
import { browserStorage, type TextStorage } from '../../platform/browser-storage.ts';
import { onPageHidden } from '../../platform/page-visibility.ts';
import { useProjectId } from '../../project/project-query.ts';
import { framedSet } from '../editing/draft.ts';
import type { SavedState, TargetRoom } from './saving.ts';

/** An unsaved set stored in the browser. */
export type KeptDraft = Pick<SavedState, 'set'> & {
  /** The version that the changes are based on; saving must find it unchanged (docs/readings.md#r13). */
  readonly etag: string | null;
  /** The target room of a new set with the quantity; null without a room. */
  readonly room: Pick<TargetRoom, 'id' | 'quantity'> | null;
  /** Null if it was stored by a release that did not record the time. */
  readonly keptAt: Date | null;
};

/** Storage key of an unsaved set. Drafts are stored so that a reload or a crash of the tab loses nothing. */
const keyOf = (projectId: string, setId: number | null): string => `configurator.draft.${projectId}.${setId ?? 'nowy'}`;

/**
 * Stores an unsaved set with its version and room, together with earlier drafts that the visitor has neither loaded nor
 * discarded. A set without a frame is not stored.
 */
export const keepDraft = (
  storage: TextStorage,
  projectId: string,
  setId: number | null,
  draft: KeptDraft,
  earlier: readonly KeptDraft[] = [],
): void => {
  const [first, ...others] = [draft, ...earlier].flatMap((each) => writtenDraft(each, setId) ?? []);
  if (framedSet(draft.set) && first)
    storage.setItem(
      keyOf(projectId, setId),
      JSON.stringify({ ...first, ...(others.length > 0 && { earlier: others }) }),
    );
};

const writtenDraft = ({ set, etag, room, keptAt }: KeptDraft, setId: number | null) => {
  const framed = framedSet(set);
  return framed && { ...writtenSet(framed, setId), etag, room, keptAt };
};

/** Returns the stored drafts, latest first; empty if the stored value cannot be read. */
export const keptDrafts = (storage: TextStorage, projectId: string, setId: number | null): readonly KeptDraft[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(projectId, setId)) ?? 'null');
    const earlier: unknown = isObject(stored) && 'earlier' in stored ? stored.earlier : [];
    return [stored, ...(Array.isArray(earlier) ? earlier : [])].flatMap((each: unknown) => readKeptDraft(each) ?? []);
  } catch {
    return [];
  }
};

/** Deletes a stored draft after it was saved or discarded. Earlier drafts that are still offered stay stored. */
export const forgetDraft = (
  storage: TextStorage,
  projectId: string,
  setId: number | null,
  earlier: readonly KeptDraft[] = [],
): void => {
  const [last, ...others] = earlier;
  if (last) keepDraft(storage, projectId, setId, last, others);
  else storage.removeItem(keyOf(projectId, setId));
};

/** Milliseconds without an edit before the draft is stored. */
const REST = 300;

export type DraftToKeep = SavedState & { readonly room: TargetRoom | undefined };

/**
 * Stores the set in the browser while it has unsaved changes, together with earlier drafts, and deletes it when the
 * changes are undone. Returns a function that stops storing for good: after the changes were discarded, the editor is
 * still mounted until the next screen is shown.
 */
export const useKeepDraft = (
  changed: boolean,
  { setId, etag, set, room }: DraftToKeep,
  earlier: readonly KeptDraft[],
): (() => void) => {
  const projectId = useProjectId();
  const [stopped, setStopped] = useState(false);
  const isStored = useRef(false);
  const { id: roomId, quantity = 1 } = room ?? {};
  useEffect(() => {
    if (stopped) return undefined;
    if (!changed) {
      if (isStored.current) forgetDraft(browserStorage, projectId, setId, earlier);
      isStored.current = false;
      return undefined;
    }
    const keep = (): void => {
      isStored.current = true;
      const target = roomId === undefined ? null : { id: roomId, quantity };
      keepDraft(browserStorage, projectId, setId, { set, etag, room: target, keptAt: new Date() }, earlier);
    };
    const timer = setTimeout(keep, REST);
    // Stores immediately when the tab is hidden, closed or reloaded.
    const stop = onPageHidden(keep);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [stopped, changed, projectId, setId, etag, set, roomId, quantity, earlier]);
  return () => setStopped(true);
};

/** Parses a stored draft of this or an earlier release. The set is validated when it is loaded. */
const readKeptDraft = (stored: unknown): KeptDraft | undefined => {
  const set = readWrittenSet(stored);
  if (set === undefined || !isObject(stored)) return undefined;
  return { set, etag: etagOf(stored), room: roomOf(stored), keptAt: keptAtOf(stored) };
};

const etagOf = (stored: object): string | null =>
  'etag' in stored && typeof stored.etag === 'string' ? stored.etag : null;

const roomOf = (stored: object): KeptDraft['room'] => {
  if (!('room' in stored) || !isObject(stored.room) || !('id' in stored.room) || !('quantity' in stored.room))
    return null;
  const { id, quantity } = stored.room;
  return typeof id === 'number' && typeof quantity === 'number' ? { id, quantity: roundedPieces(quantity) } : null;
};

const keptAtOf = (stored: object): Date | null => {
  if (!('keptAt' in stored) || typeof stored.keptAt !== 'string') return null;
  const keptAt = new Date(stored.keptAt);
  return Number.isNaN(keptAt.getTime()) ? null : keptAt;
};
