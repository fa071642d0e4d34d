import type { ShopOrder } from '@ramka/contract/wire/document';
import { call } from './call.ts';

export type { ShopOrder };

/** What is to be ordered. */
export type ShopSubject =
  | { readonly kind: 'project' }
  | { readonly kind: 'room'; readonly roomId: number }
  /** Each set counts once. */
  | { readonly kind: 'sets'; readonly setIds: readonly number[] };

/** Asks what goes to the shop of this deployment, and what does not fit; nothing is sent there yet. */
export const orderFromShop = (projectId: string, subject: ShopSubject, signal: AbortSignal): Promise<ShopOrder> => {
  const groupId = subject.kind === 'room' ? subject.roomId : null;
  const sets = subject.kind === 'sets' ? [...subject.setIds] : null;
  return call('orderFromShop', { params: { projectId }, body: { groupId, sets }, signal });
};
