import { setFromWire } from '@ramka/contract/translate/product-set';
import { roundedPieces } from '@ramka/domain/quantity';
import type { SavedState } from '../saving/saved-state.ts';
import type { TargetRoom } from '../saving/use-save-and-leave.ts';

/** An unsaved set as it was kept. */
export type KeptDraft = Pick<SavedState, 'set'> & {
  /** The version that it was made from: saving must find that unchanged (R13). */
  readonly etag: string | null;
  /** The room that a new set was made for, and how many of it; null where none was. */
  readonly room: Pick<TargetRoom, 'id' | 'quantity'> | null;
  /** Null where an earlier version of the editor kept it, which did not write down when. */
  readonly keptAt: Date | null;
};

/** What the browser kept, of this or an earlier version of the editor; the rules judge the set itself when it is loaded. */
export const readKeptDraft = (kept: unknown): KeptDraft | undefined =>
  isPayload(kept)
    ? { set: setFromWire(kept), etag: etagOf(kept), room: roomOf(kept), keptAt: keptAtOf(kept) }
    : undefined;

type Payload = Parameters<typeof setFromWire>[0];

const isPayload = (kept: unknown): kept is Payload =>
  isObject(kept) &&
  'frameId' in kept &&
  typeof kept.frameId === 'number' &&
  'modules' in kept &&
  isObject(kept.modules) &&
  'controllers' in kept &&
  isObject(kept.controllers) &&
  'name' in kept &&
  typeof kept.name === 'string';

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
