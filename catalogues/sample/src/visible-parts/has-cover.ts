import type { ModuleKind } from '../kinds/all-kinds.ts';
import type { SampleSeries } from '../series/all-series.ts';

/** Whether the visible part is an article of its own, beside a mechanism or inserts. */
export function hasCover(series: SampleSeries, kind: ModuleKind): boolean {
  return series.mechanismEnding !== '' && kind.cover !== '';
}
