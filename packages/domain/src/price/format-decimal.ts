import type { MinorUnits } from './money.ts';

/** A price for programs: `1170.10`. */
export const formatDecimal = (price: MinorUnits): string => {
  const digits = String(price).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
