import type { EcatalogRange } from './ecatalog-range.ts';
import { simon10 } from './ranges/simon-10.ts';
import { simon15 } from './ranges/simon-15.ts';
import { simon54 } from './ranges/simon-54.ts';
import { simon55 } from './ranges/simon-55.ts';
import { simon82 } from './ranges/simon-82.ts';
import { simonAquarius } from './ranges/simon-aquarius.ts';
import { simonBasic } from './ranges/simon-basic.ts';
import { simonConnect } from './ranges/simon-connect.ts';
import { simonGo } from './ranges/simon-go.ts';
import { withoutSeries } from './ranges/without-series.ts';

/** The whole e-catalogue, in the order of the browser (catalogue.md §6.7). */
export const allRanges: readonly EcatalogRange[] = [
  simon10,
  simonBasic,
  simon15,
  simon54,
  simon55,
  simon82,
  simonGo,
  simonAquarius,
  simonConnect,
  withoutSeries,
];
