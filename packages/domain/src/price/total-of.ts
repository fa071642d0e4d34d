import type { MinorUnits } from './money.ts';

/** So many pieces at a price; null has no price and counts nothing. */
export type PricedQuantity = { readonly quantity: number; readonly price: MinorUnits | null };

/** Σ quantity × price, exact to the last minor unit (R5). */
export const totalOf = (rows: readonly PricedQuantity[]): MinorUnits =>
  rows.reduce((total, { quantity, price }) => total + quantity * (price ?? 0), 0);
