import { allKinds, type ModuleKind } from '../kinds/all-kinds.ts';
import type { SampleSeries } from '../series/all-series.ts';
import { hasCover } from './has-cover.ts';

/** The kind that a visible part's id and price follow: the first with the same cover, as one rocker fits several. */
export function partOwner(series: SampleSeries, kind: ModuleKind): ModuleKind {
  if (!hasCover(series, kind)) return kind;
  return allKinds.find(({ cover }) => cover === kind.cover) ?? kind;
}
