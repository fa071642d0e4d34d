import { knownPrices } from './known-prices.ts';

/** What the price of one piece follows from (catalogue.md §2, last paragraph). */
export type PriceRule = {
  readonly symbol: string;
  /** Zloty for the white one. */
  readonly zloty: number;
  /** The symbol of the white one, where this is another colour of it. */
  readonly whiteSymbol?: string;
  /** How much dearer than white. */
  readonly factor?: number;
};

/** The net price of one piece in grosze: what the worked examples say, or the rule rounded to ten grosze. */
export function priceByRule({ symbol, zloty, whiteSymbol = symbol, factor = 1 }: PriceRule): number {
  const known = knownPrices.get(symbol);
  if (known !== undefined) return Math.round(known * 100);
  const exact = (knownPrices.get(whiteSymbol) ?? zloty) * factor;
  // A hair above the half, so that 14.25 goes up however the machine writes it.
  return Math.round(exact * 10 + 1e-6) * 10;
}
