import type { MinorUnits } from './money.ts';

/** A price as JSON carries it: a number with two decimals (R5). */
export const decimalFromPrice = (price: MinorUnits): number => price / 100;
