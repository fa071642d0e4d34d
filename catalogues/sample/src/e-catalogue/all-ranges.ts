import type { EcatalogRange } from './ecatalog-range.ts';
import { simon54 } from './simon-54.ts';

/** The whole e-catalogue (catalogue.md §6.7). */
export const allRanges: readonly EcatalogRange[] = [simon54];
