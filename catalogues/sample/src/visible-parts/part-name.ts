import type { ModuleKind } from '../kinds/all-kinds.ts';
import { coverNames } from '../kinds/cover-names.ts';
import { kindNames } from '../kinds/kind-names.ts';
import type { SampleSeries } from '../series/all-series.ts';
import { words, type Words } from '../text/words.ts';
import { hasCover } from './has-cover.ts';
import type { Lid } from './visible-part-order.ts';

/** "Klawisz podwójny, biały mat". */
export function partName(series: SampleSeries, kind: ModuleKind, colour: Words, lid?: Lid): Words {
  const suffix = lid === 'transparent' ? ' A' : '';
  return words(hasCover(series, kind) ? coverNames(kind.cover + suffix) : kindNames(kind.key + suffix), ', ', colour);
}
