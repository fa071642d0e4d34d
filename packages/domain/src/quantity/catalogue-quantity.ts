import { LARGEST_QUANTITY } from './largest-quantity.ts';

/** Pieces of an e-catalogue product as typed: whole, without a sign; what is no number becomes 0 (specification §5). */
export const catalogueQuantity = (typed: number): number =>
  Number.isFinite(typed) ? Math.min(LARGEST_QUANTITY, Math.abs(Math.trunc(typed))) : 0;
