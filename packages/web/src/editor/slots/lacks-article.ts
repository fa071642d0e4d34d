import type { Assortment, Slot } from '@ramka/domain/catalogue';
import { missingParts } from '@ramka/domain/set/missing-parts';
import type { ProductSet } from '@ramka/domain/set/product-set';

/** Whether the catalogue no longer has something of what is in a slot, so that the slot is marked (R22). */
export const lacksArticle = (set: ProductSet, slot: Slot, assortment: Assortment): boolean =>
  missingParts(set, assortment).some((part) => 'slot' in part && part.slot === slot);
