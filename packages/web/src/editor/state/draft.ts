import type { ProductSet } from '@ramka/domain/set/product-set';
import type { Slot } from '@ramka/domain/catalogue';

/** The set being edited, and what the three steps show of the catalogue for it. */
export type Draft = {
  readonly set: ProductSet;
  /** The tile chosen in step 1; null until one is. */
  readonly lineId: number | null;
  /** Step 2 lists frames with so many slots. */
  readonly slots: Slot;
  /** Step 2 lists frames of these subcategories; of all where empty. */
  readonly subcategoryIds: readonly number[];
  /** The swatch of step 3; 0 where the series has no colours. */
  readonly colourId: number;
};

/** What of a draft can change without being an edit: filters and the swatch. */
export type DraftView = Pick<Draft, 'slots' | 'subcategoryIds' | 'colourId'>;
