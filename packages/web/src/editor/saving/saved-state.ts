import type { ProductSet } from '@ramka/domain/set/product-set';

/** What the server has of the set being edited. */
export type SavedState = {
  /** Null for a set that was never saved. */
  readonly setId: number | null;
  /** The version that a save must find unchanged (R13). */
  readonly etag: string | null;
  readonly set: ProductSet;
};
