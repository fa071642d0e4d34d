import type { MinorUnits } from './money.ts';

/** The most pieces of anything that can be asked for at once (docs/readings.md#r8); keeps every sum exact. */
export const LARGEST_QUANTITY = 9999;

/**
 * How many there are once so many are added to what is there (docs/readings.md#r8); undefined where those would be more
 * than can be asked for.
 */
export const addedQuantity = (present: number | undefined, added: number): number | undefined => {
  const sum = (present ?? 0) + added;
  return sum > LARGEST_QUANTITY ? undefined : sum;
};

/**
 * Typed pieces as a whole number of at least 1; what is below 1 or no number becomes 1 (docs/specification.md#s5-14):
 * of a set or product added to a room, and of a module's component.
 */
export const wholePieces = (typed: number): number =>
  Number.isFinite(typed) ? Math.min(LARGEST_QUANTITY, Math.max(1, Math.trunc(typed))) : 1;

/**
 * How many of a new set its room gets: rounded, at least 1; what is no number becomes 1 (docs/specification.md#s5-17).
 */
export const roundedPieces = (typed: number): number => wholePieces(Math.round(typed));

/**
 * The quantity that a change in a room asks for; undefined where it is below 1 or no number, and the change is silently
 * ignored (docs/specification.md#s5-15).
 */
export const changedQuantity = (typed: number): number | undefined =>
  Number.isFinite(typed) && typed >= 1 ? Math.min(LARGEST_QUANTITY, Math.trunc(typed)) : undefined;

/**
 * Pieces of an e-catalogue product as typed: whole, without a sign; what is no number becomes 0
 * (docs/specification.md#s5-19).
 */
export const catalogueQuantity = (typed: number): number =>
  Number.isFinite(typed) ? Math.min(LARGEST_QUANTITY, Math.abs(Math.trunc(typed))) : 0;

/**
 * Whether the quantity dialog of an e-catalogue product can be confirmed: it must come to a price
 * (docs/specification.md#s5-21).
 */
export const canConfirmCatalogueQuantity = (price: MinorUnits, typed: number): boolean =>
  price * catalogueQuantity(typed) !== 0;
