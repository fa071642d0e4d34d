import { setFromWire, setToWire } from '@ramka/contract/translate/product-set';
import type { ProductSet } from '@ramka/domain/set/product-set';
import type { KeptTexts } from '../../page/browser-storage.ts';
import { framedSet } from '../saving/framed-set.ts';
import type { SavedState } from '../saving/saved-state.ts';

/** An unsaved set as it was kept, and the version that it was made from: saving must find that unchanged (R13). */
export type KeptDraft = Pick<SavedState, 'etag' | 'set'>;

/** An unsaved set as the browser keeps it, so that a reload or a crash of the tab loses nothing. */
const keyOf = (projectId: string, setId: number | null): string => `configurator.draft.${projectId}.${setId ?? 'nowy'}`;

/** Keeps an unsaved set, and which version of which it was made from; one without a frame is not worth it. */
export const keepDraft = (
  storage: KeptTexts,
  projectId: string,
  { setId, etag }: Pick<SavedState, 'setId' | 'etag'>,
  set: ProductSet,
): void => {
  const framed = framedSet(set);
  if (framed) storage.setItem(keyOf(projectId, setId), JSON.stringify({ ...setToWire(framed, setId), etag }));
};

/** The unsaved set that this browser keeps; undefined where there is none, or it cannot be read. */
export const keptDraft = (storage: KeptTexts, projectId: string, setId: number | null): KeptDraft | undefined => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(projectId, setId)) ?? 'null');
    return isPayload(kept) ? { set: setFromWire(kept), etag: etagOf(kept) } : undefined;
  } catch {
    return undefined;
  }
};

/** Forgets what was kept: it was saved, or given up. */
export const forgetDraft = (storage: KeptTexts, projectId: string, setId: number | null): void =>
  storage.removeItem(keyOf(projectId, setId));

const etagOf = (kept: object): string | null => ('etag' in kept && typeof kept.etag === 'string' ? kept.etag : null);

type Payload = Parameters<typeof setFromWire>[0];

/** Written by `keepDraft` of this or an earlier version; the rules judge the rest when it is loaded. */
const isPayload = (kept: unknown): kept is Payload =>
  typeof kept === 'object' &&
  kept !== null &&
  'frameId' in kept &&
  typeof kept.frameId === 'number' &&
  'modules' in kept &&
  typeof kept.modules === 'object' &&
  kept.modules !== null &&
  'controllers' in kept &&
  typeof kept.controllers === 'object' &&
  kept.controllers !== null &&
  'name' in kept &&
  typeof kept.name === 'string';
