import type { SampleSeries } from '../series/all-series.ts';

/** Electronics cost more than this in Simon 54 and get no further off than to `LEAST_FACTOR` in cheaper series. */
const ELECTRONICS_ABOVE = 100;
const LEAST_FACTOR = 0.85;

/** What a white module of Simon 54's price costs in another series, in zloty, not rounded (catalogue.md §2). */
export function seriesPrice(series: SampleSeries, zloty: number): number {
  return zloty * (zloty > ELECTRONICS_ABOVE ? Math.max(series.priceFactor, LEAST_FACTOR) : series.priceFactor);
}
