import type { ShopOrderBody } from '@ramka/contract/wire/shop-order';

/** What is to be ordered. */
export type ShopSubject =
  | { readonly kind: 'project' }
  | { readonly kind: 'room'; readonly roomId: number }
  /** Each set counts once. */
  | { readonly kind: 'sets'; readonly setIds: readonly number[] };

/** The subject as the API asks for it. */
export const shopOrderBody = (subject: ShopSubject): ShopOrderBody => ({
  groupId: subject.kind === 'room' ? subject.roomId : null,
  sets: subject.kind === 'sets' ? [...subject.setIds] : null,
});
