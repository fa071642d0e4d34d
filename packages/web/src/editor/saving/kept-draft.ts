import { roundedPieces } from '@ramka/domain/quantity';
import { useEffect, useRef, useState } from 'react';
import { readWrittenSet, writtenSet } from '../../api/set-calls.ts';
import { browserStorage, type TextStorage } from '../../page/browser-storage.ts';
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

/** Keeps an unsaved set with its version and its room. A set without a frame is not worth keeping. */
export const keepDraft = (
  storage: TextStorage,
  projectId: string,
  setId: number | null,
  { set, etag, room, keptAt }: KeptDraft,
): void => {
  const framed = framedSet(set);
  if (!framed) return;
  storage.setItem(keyOf(projectId, setId), JSON.stringify({ ...writtenSet(framed, setId), etag, room, keptAt }));
};

/** The unsaved set that this browser keeps; undefined where there is none, or it cannot be read. */
export const keptDraft = (storage: TextStorage, projectId: string, setId: number | null): KeptDraft | undefined => {
  try {
    return readKeptDraft(JSON.parse(storage.getItem(keyOf(projectId, setId)) ?? 'null'));
  } catch {
    return undefined;
  }
};

/** Forgets what was kept: it was saved, or given up. */
export const forgetDraft = (storage: TextStorage, projectId: string, setId: number | null): void =>
  storage.removeItem(keyOf(projectId, setId));

/** Milliseconds that the set rests before the browser keeps it. */
const REST = 300;

export type DraftToKeep = SavedState & { readonly room: TargetRoom | undefined };

/**
 * Keeps the set on screen in the browser while it has unsaved changes, and forgets it when they are undone. Answers how
 * to stop it for good: once the changes are given up, the editor is on screen until the next screen is there.
 */
export const useKeepDraft = (
  wanted: boolean,
  changed: boolean,
  { setId, etag, set, room }: DraftToKeep,
): (() => void) => {
  const projectId = useProjectId();
  const [stopped, setStopped] = useState(false);
  const keeping = wanted && !stopped;
  const kept = useRef(false);
  const { id: roomId, quantity = 1 } = room ?? {};
  useEffect(() => {
    if (!keeping) return undefined;
    if (!changed) {
      if (kept.current) forgetDraft(browserStorage, projectId, setId);
      kept.current = false;
      return undefined;
    }
    const keep = (): void => {
      kept.current = true;
      const target = roomId === undefined ? null : { id: roomId, quantity };
      keepDraft(browserStorage, projectId, setId, { set, etag, room: target, keptAt: new Date() });
    };
    const timer = setTimeout(keep, REST);
    // A tab that is closed or loaded anew does not wait.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [keeping, changed, projectId, setId, etag, set, roomId, quantity]);
  return () => setStopped(true);
};

/** Reads what this or an earlier version of the editor kept. The rules judge the set when it is loaded. */
const readKeptDraft = (kept: unknown): KeptDraft | undefined => {
  const set = readWrittenSet(kept);
  if (set === undefined || !isObject(kept)) return undefined;
  return { set, etag: etagOf(kept), room: roomOf(kept), keptAt: keptAtOf(kept) };
};

const isObject = (kept: unknown): kept is object => typeof kept === 'object' && kept !== null;

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
