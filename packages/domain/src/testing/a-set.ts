import { emptySet, type ProductSet } from '../set/product-set.ts';

/** A set to test with: new, unless told otherwise. */
export const aSet = (overrides: Partial<ProductSet> = {}): ProductSet => ({ ...emptySet, ...overrides });
