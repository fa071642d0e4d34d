import { LARGEST_QUANTITY } from './largest-quantity.ts';

/**
 * Typed pieces as a whole number of at least 1; what is below 1 or no number becomes 1 (specification §5): of a set or
 * product added to a room, and of a module's component.
 */
export const wholePieces = (typed: number): number =>
  Number.isFinite(typed) ? Math.min(LARGEST_QUANTITY, Math.max(1, Math.trunc(typed))) : 1;
