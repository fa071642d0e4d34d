import type { QuantityEntry, WireGroup } from '@ramka/contract/wire/project';

/** The dialog that is open over the rooms, and what it is about. */
export type RoomDialog =
  | { readonly kind: 'rename-room'; readonly room: WireGroup }
  | { readonly kind: 'delete-room'; readonly room: WireGroup }
  | { readonly kind: 'add-sets'; readonly room: WireGroup }
  | { readonly kind: 'single-product'; readonly room: WireGroup | undefined; readonly seriesTag: string | undefined }
  | { readonly kind: 'set-quantity'; readonly room: WireGroup; readonly entry: QuantityEntry }
  | { readonly kind: 'product-quantity'; readonly room: WireGroup; readonly entry: QuantityEntry };
