import { LARGEST_QUANTITY } from './largest-quantity.ts';

/**
 * The quantity that a change in a room asks for; undefined where it is below 1 or no number, and the change is silently
 * ignored (specification §5).
 */
export const changedQuantity = (typed: number): number | undefined =>
  Number.isFinite(typed) && typed >= 1 ? Math.min(LARGEST_QUANTITY, Math.trunc(typed)) : undefined;
