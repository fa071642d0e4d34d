import type { WireBundle } from '@ramka/contract/wire/bundle';

/** The dialog that is open over the list of sets, and what it is about. */
export type SetDialog =
  | { readonly kind: 'components'; readonly setIds: readonly number[] }
  | { readonly kind: 'copy'; readonly set: WireBundle }
  | { readonly kind: 'rename'; readonly set: WireBundle }
  | { readonly kind: 'delete'; readonly set: WireBundle };
