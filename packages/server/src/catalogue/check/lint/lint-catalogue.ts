import type { CatalogueFault } from '../../catalogue-fault.ts';
import type { CatalogueFiles } from '../../files/catalogue-files.ts';
import { lintContent } from './lint-content.ts';
import { lintFrames } from './lint-frames.ts';
import { lintModules } from './lint-modules.ts';
import { lintPictures } from './lint-pictures.ts';
import { lintPrices } from './lint-prices.ts';
import { lintProducts } from './lint-products.ts';
import { lintSeries } from './lint-series.ts';
import { lintTouchFrames } from './lint-touch-frames.ts';
import { lintUniqueness } from './lint-uniqueness.ts';
import { lookupsOf } from '../../files/lookups.ts';

/** What is wrong between the entries of a catalogue. `priceList`: the one that is about to be used, if any. */
export const lintCatalogue = (files: CatalogueFiles, priceList: string | undefined): readonly CatalogueFault[] => {
  const lookups = lookupsOf(files);
  return [
    ...lintUniqueness(lookups),
    ...lintSeries(lookups),
    ...lintFrames(lookups),
    ...lintTouchFrames(lookups),
    ...lintModules(lookups),
    ...lintProducts(lookups),
    ...lintContent(lookups),
    ...lintPrices(lookups, priceList),
    ...lintPictures(lookups),
  ];
};
