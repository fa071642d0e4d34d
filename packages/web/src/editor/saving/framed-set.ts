import type { FramedSet } from '@ramka/contract/translate/product-set';
import type { ProductSet } from '@ramka/domain/set/product-set';

/** The set as one that can travel; undefined while it has no frame. */
export const framedSet = (set: ProductSet): FramedSet | undefined =>
  set.frameId === null ? undefined : { ...set, frameId: set.frameId };
