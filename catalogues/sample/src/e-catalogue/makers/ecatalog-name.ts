import type { SampleSeries } from '../../series/all-series.ts';
import { words, type Words } from '../../text/words.ts';

/** "Łącznik krzyżowy, biały, Simon 54": names of the e-catalogue end with their series. */
export function ecatalogName(series: SampleSeries, ...parts: readonly Words[]): Words {
  return words(...parts.flatMap((part) => [part, ', ']), series.name);
}
