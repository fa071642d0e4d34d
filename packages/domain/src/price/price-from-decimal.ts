import type { MinorUnits } from './money.ts';

/** The price that JSON carried as a number with two decimals (R5). */
export const priceFromDecimal = (decimal: number): MinorUnits => Math.round(decimal * 100);
