import type { ModuleKind } from '../kinds/all-kinds.ts';
import { seriesPrice } from '../kinds/series-price.ts';
import { MECHANISM_SHARE } from '../mechanisms/mechanism-share.ts';
import type { SampleSeries } from '../series/all-series.ts';
import { hasCover } from './has-cover.ts';

/** What the white visible part costs, in zloty. A cover for inserts only, as for Keystone, carries the whole price. */
export function partPrice(series: SampleSeries, kind: ModuleKind): number {
  const whole = seriesPrice(series, kind.zloty);
  return hasCover(series, kind) && kind.recipe[0] !== 'KEYS' ? whole * (1 - MECHANISM_SHARE) : whole;
}
