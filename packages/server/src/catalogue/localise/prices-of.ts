import { type MinorUnits, parsePrice } from '@ramka/domain/money';
import type { PriceList } from '../files/catalogue-files.ts';

/** The net price of one piece by symbol; null: on request. */
export type PriceOf = (symbol: string) => MinorUnits | null;

/** Reads a price list; what costs 0.00 in it has no price. */
export const pricesOf = (list: PriceList): PriceOf => {
  const prices = new Map(Object.entries(list.prices).map(([symbol, price]) => [symbol, parsePrice(price)]));
  return (symbol) => prices.get(symbol) || null;
};
