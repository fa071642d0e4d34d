import { setToWire } from '@ramka/contract/translate/product-set';
import type { KeptTexts } from '../../page/browser-storage.ts';
import { framedSet } from '../saving/framed-set.ts';
import { readKeptDraft, type KeptDraft } from './read-kept-draft.ts';

/** An unsaved set as the browser keeps it, so that a reload or a crash of the tab loses nothing. */
const keyOf = (projectId: string, setId: number | null): string => `configurator.draft.${projectId}.${setId ?? 'nowy'}`;

/** Keeps an unsaved set, which version of which it was made from, and for which room; one without a frame is not worth it. */
export const keepDraft = (
  storage: KeptTexts,
  projectId: string,
  setId: number | null,
  { set, etag, room, keptAt }: KeptDraft,
): void => {
  const framed = framedSet(set);
  if (!framed) return;
  storage.setItem(keyOf(projectId, setId), JSON.stringify({ ...setToWire(framed, setId), etag, room, keptAt }));
};

/** The unsaved set that this browser keeps; undefined where there is none, or it cannot be read. */
export const keptDraft = (storage: KeptTexts, projectId: string, setId: number | null): KeptDraft | undefined => {
  try {
    return readKeptDraft(JSON.parse(storage.getItem(keyOf(projectId, setId)) ?? 'null'));
  } catch {
    return undefined;
  }
};

/** Forgets what was kept: it was saved, or given up. */
export const forgetDraft = (storage: KeptTexts, projectId: string, setId: number | null): void =>
  storage.removeItem(keyOf(projectId, setId));
