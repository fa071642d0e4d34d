import { createHash } from 'node:crypto';
import type { CatalogueFault } from '../catalogue-fault.ts';
import type { CatalogueFiles } from '../files/catalogue-files.ts';
import { lookupsOf } from '../files/lookups.ts';
import { readFiles } from '../files/read-files.ts';
import type { Reading } from '../files/reading.ts';
import { lintContent } from './content.ts';
import { lintCounterparts } from './counterparts.ts';
import { lintFrames, lintTouchFrames } from './frames.ts';
import { lintFunctions } from './functions.ts';
import { lintSeries, lintUniqueness } from './identifiers.ts';
import { lintModules } from './modules.ts';
import { lintPictures } from './pictures.ts';
import { lintPrices, lintProducts } from './products.ts';

/** A catalogue's folder after checking: its faults, what could be read of it, and what names its content. */
export type CheckedCatalogue = {
  readonly faults: readonly CatalogueFault[];
  readonly files: CatalogueFiles;
  /** Changes with every byte of data and pictures, and with the price list that is used. */
  readonly fingerprint: string;
};

/** Reads a catalogue's folder whole and tells everything that is wrong with it; `priceList` is one that it must have. */
export const checkCatalogue = async (folder: string, priceList?: string): Promise<CheckedCatalogue> => {
  const reading: Reading = { folder, faults: [], hash: createHash('sha256') };
  const files = await readFiles(reading);
  if (priceList !== undefined) reading.hash.update(`\n${priceList}\n`);
  const faults = [...reading.faults, ...lintCatalogue(files, priceList)];
  return { faults, files, fingerprint: reading.hash.digest('base64url').slice(0, 16) };
};

/** What is wrong between the entries of a catalogue. `priceList`: the one that is about to be used, if any. */
const lintCatalogue = (files: CatalogueFiles, priceList: string | undefined): readonly CatalogueFault[] => {
  const lookups = lookupsOf(files);
  return [
    ...lintUniqueness(lookups),
    ...lintSeries(lookups),
    ...lintFrames(lookups),
    ...lintTouchFrames(lookups),
    ...lintModules(lookups),
    ...lintCounterparts(lookups),
    ...lintFunctions(lookups),
    ...lintProducts(lookups),
    ...lintContent(lookups),
    ...lintPrices(lookups, priceList),
    ...lintPictures(lookups),
  ];
};
