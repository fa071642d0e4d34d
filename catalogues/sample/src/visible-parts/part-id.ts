import type { ModuleKind } from '../kinds/all-kinds.ts';
import type { SampleSeries } from '../series/all-series.ts';

/** Id of a visible part: its module's and two digits. */
export function partId(series: SampleSeries, kind: ModuleKind, number: number): number {
  return (series.id * 1000 + kind.number) * 100 + number;
}
