import type { ProductSet } from '@ramka/domain/set/product-set';

/** Whether two sets are the same to the last option; what order their slots were filled in does not matter. */
export const sameSet = (a: ProductSet, b: ProductSet): boolean => a === b || same(a, b);

const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return left.length === right.size && left.every(([key, value]) => right.has(key) && same(value, right.get(key)));
};
