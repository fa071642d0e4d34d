import type { SampleSeries } from './series.ts';
import { number, readTable, text } from '@ramka/import/vocabulary/table';

/** Inputs of the price of one piece (docs/catalogue-rules.md#c2, last paragraph). */
export type PriceRule = {
  readonly symbol: string;
  /** Price of the white article, in zloty. */
  readonly zloty: number;
  /** Symbol of the white article, if this is another colour of it. */
  readonly whiteSymbol?: string;
  /** Factor over the white article's price. */
  readonly factor?: number;
};

/**
 * The net price of one piece in grosze: as stated by the worked examples, otherwise calculated and rounded to ten
 * grosze.
 */
export function priceByRule({ symbol, zloty, whiteSymbol = symbol, factor = 1 }: PriceRule): number {
  const known = knownPrices.get(symbol);
  if (known !== undefined) return Math.round(known * 100);
  const exact = (knownPrices.get(whiteSymbol) ?? zloty) * factor;
  // The small addition rounds 14.25 up despite floating-point errors.
  return Math.round(exact * 10 + 1e-6) * 10;
}

/**
 * Prices stated by the worked examples (docs/catalogue-rules.md#c5-7 to #c5-10), in zloty by symbol. They override the
 * rule. Other colours of the same part are calculated from the white one.
 */
const knownPrices: ReadonlyMap<string, number> = new Map(
  readTable(
    { symbol: text, zloty: number },
    `
    TR2/111       |  18.40
    TU2           |   5.60
    TPN2/111      |  33.50
    TKW5/111      |  19.80
    SW5MR         |  26.40
    TU1W          |   2.90
    TGZ1BUZP/111  |  23.20
    TGZ1BUZP/111A |  24.70
    SGZ1CMR       |  19.60
    DR4/11        |  34.60
    DSC/11        |  23.00
    DSH/11        |  17.00
    DGZ1ZP/11     |   9.90
    SGZ1M         |  14.90
    DGZ1ZP/49     |  12.40
    DKP2/11       |  22.00
    KRJ6E         |  29.90
    DKZW1K/11     |  17.00
    SZW1KM        |  31.80
    DTP3-24M/70   | 498.00
    DTZ2          | 299.00
    DTP4          | 345.00
    SGZ1CM        |  18.20
    BR2/11        |   6.90
    BU2           |   3.80
    BW1.00/11     |  10.90
    BW6.00/11     |  12.40
`,
  ).map(({ symbol, zloty }) => [symbol, zloty]),
);

/**
 * Modules above this price in Simon 54 (zloty) are electronics. In cheaper series they cost at least `LEAST_FACTOR` of
 * it.
 */
const ELECTRONICS_ABOVE = 100;
const LEAST_FACTOR = 0.85;

/**
 * The price of a white module in a series, calculated from its price in Simon 54, in zloty, unrounded
 * (docs/catalogue-rules.md#c2).
 */
export function seriesPrice(series: SampleSeries, zloty: number): number {
  return zloty * (zloty > ELECTRONICS_ABOVE ? Math.max(series.priceFactor, LEAST_FACTOR) : series.priceFactor);
}

/** The mechanism's share of a module's price; the rest is the visible part (docs/catalogue-rules.md#c2). */
export const MECHANISM_SHARE = 0.6;
