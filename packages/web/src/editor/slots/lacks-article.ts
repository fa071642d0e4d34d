import type { Assortment } from '@ramka/domain/catalogue/assortment';
import { missingParts } from '@ramka/domain/set/checking/missing-parts';
import type { ProductSet } from '@ramka/domain/set/product-set';
import type { Slot } from '@ramka/domain/set/slot';

/** Whether the catalogue no longer has something of what is in a slot, so that the slot is marked (R22). */
export const lacksArticle = (set: ProductSet, slot: Slot, assortment: Assortment): boolean =>
  missingParts(set, assortment).some((part) => 'slot' in part && part.slot === slot);
