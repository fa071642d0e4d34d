import type { ModuleKind } from '../kinds/all-kinds.ts';
import type { SampleSeries } from '../series/all-series.ts';
import { hasCover } from './has-cover.ts';

/** The symbol of a visible part up to its colour. */
export function partStem(series: SampleSeries, kind: ModuleKind): string {
  return hasCover(series, kind) ? `${series.letter}${kind.cover}` : `${series.letter}${kind.completeFunction}.00`;
}
