import type { MinorUnits } from '@ramka/domain/price/money';
import type { PriceList } from '../files/catalogue-files.ts';

/** The net price of one piece by symbol; null: on request. */
export type PriceOf = (symbol: string) => MinorUnits | null;

/** Reads prices such as `18.40` as minor units; what costs 0.00 has no price. */
export const pricesOf = (list: PriceList): PriceOf => {
  const prices = new Map(
    Object.entries(list.prices).map(([symbol, price]) => [symbol, Number(price.replace('.', ''))] as const),
  );
  return (symbol) => prices.get(symbol) || null;
};

/** A price as the API sends it: with two decimals, 0 for "on request" (reading R5). */
export const wirePrice = (price: MinorUnits | null): number => (price ?? 0) / 100;
