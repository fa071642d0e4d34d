import { roundedPieces } from '@ramka/domain/quantity';
import { useEffect, useRef, useState } from 'react';
import { isObject } from '../../platform/json.ts';
import { readWrittenSet, writtenSet } from '../../api/set-calls.ts';
import { browserStorage, type TextStorage } from '../../platform/browser-storage.ts';
import { onPageHidden } from '../../platform/page-visibility.ts';
import { useProjectId } from '../../project/project-query.ts';
import { framedSet } from '../editing/draft.ts';
import type { SavedState, TargetRoom } from './saving.ts';

/** An unsaved set as it was kept. */
export type KeptDraft = Pick<SavedState, 'set'> & {
  /** The version that it was made from: saving must find that unchanged (docs/readings.md#r13). */
  readonly etag: string | null;
  /** The room that a new set was made for, and how many of it; null where none was. */
  readonly room: Pick<TargetRoom, 'id' | 'quantity'> | null;
  /** Null where an earlier version of the editor kept it, which did not write down when. */
  readonly keptAt: Date | null;
};

/** An unsaved set as the browser keeps it, so that a reload or a crash of the tab loses nothing. */
const keyOf = (projectId: string, setId: number | null): string => `configurator.draft.${projectId}.${setId ?? 'nowy'}`;

/**
 * Keeps an unsaved set with its version and its room, and those of before that nobody has answered yet. A set without a
 * frame is not worth keeping.
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

/** The unsaved sets that this browser keeps, the last first; what cannot be read is none. */
export const keptDrafts = (storage: TextStorage, projectId: string, setId: number | null): readonly KeptDraft[] => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(projectId, setId)) ?? 'null');
    const earlier: unknown = isObject(kept) && 'earlier' in kept ? kept.earlier : [];
    return [kept, ...(Array.isArray(earlier) ? earlier : [])].flatMap((each: unknown) => readKeptDraft(each) ?? []);
  } catch {
    return [];
  }
};

/** Forgets what was kept: it was saved, or given up. Those of before that nobody has answered stay. */
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

/** Milliseconds that the set rests before the browser keeps it. */
const REST = 300;

export type DraftToKeep = SavedState & { readonly room: TargetRoom | undefined };

/**
 * Keeps the set on screen in the browser while it has unsaved changes, beside those that are still offered, and forgets it
 * when they are undone. Answers how
 * to stop it for good: once the changes are given up, the editor is on screen until the next screen is there.
 */
export const useKeepDraft = (
  changed: boolean,
  { setId, etag, set, room }: DraftToKeep,
  earlier: readonly KeptDraft[],
): (() => void) => {
  const projectId = useProjectId();
  const [stopped, setStopped] = useState(false);
  const kept = useRef(false);
  const { id: roomId, quantity = 1 } = room ?? {};
  useEffect(() => {
    if (stopped) return undefined;
    if (!changed) {
      if (kept.current) forgetDraft(browserStorage, projectId, setId, earlier);
      kept.current = false;
      return undefined;
    }
    const keep = (): void => {
      kept.current = true;
      const target = roomId === undefined ? null : { id: roomId, quantity };
      keepDraft(browserStorage, projectId, setId, { set, etag, room: target, keptAt: new Date() }, earlier);
    };
    const timer = setTimeout(keep, REST);
    // A tab that is hidden, closed or loaded anew does not wait.
    const stop = onPageHidden(keep);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [stopped, changed, projectId, setId, etag, set, roomId, quantity, earlier]);
  return () => setStopped(true);
};

/** Reads what this or an earlier version of the editor kept. The rules judge the set when it is loaded. */
const readKeptDraft = (kept: unknown): KeptDraft | undefined => {
  const set = readWrittenSet(kept);
  if (set === undefined || !isObject(kept)) return undefined;
  return { set, etag: etagOf(kept), room: roomOf(kept), keptAt: keptAtOf(kept) };
};

const etagOf = (kept: object): string | null => ('etag' in kept && typeof kept.etag === 'string' ? kept.etag : null);

const roomOf = (kept: object): KeptDraft['room'] => {
  if (!('room' in kept) || !isObject(kept.room) || !('id' in kept.room) || !('quantity' in kept.room)) return null;
  const { id, quantity } = kept.room;
  return typeof id === 'number' && typeof quantity === 'number' ? { id, quantity: roundedPieces(quantity) } : null;
};

const keptAtOf = (kept: object): Date | null => {
  if (!('keptAt' in kept) || typeof kept.keptAt !== 'string') return null;
  const keptAt = new Date(kept.keptAt);
  return Number.isNaN(keptAt.getTime()) ? null : keptAt;
};
