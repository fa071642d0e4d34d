import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  articlesFile,
  ecatalogGoneLine,
  ecatalogTreeFile,
  priceListFile,
  singleProductsFile,
} from '@ramka/contract/catalogue-format/catalogue-files';
import type { CatalogueFault } from '../catalogue-fault.ts';
import type { EcatalogGoneEntry, EcatalogSeriesEntry, PriceList } from '../files/catalogue-files.ts';
import { listNames } from '../files/list-files.ts';
import { readEntries, readLines } from '../files/read-entries.ts';
import { type Reading, readJson } from '../files/reading.ts';
import { schemaFaults } from '../files/schema-faults.ts';
import { valuesOf } from '../files/values-of.ts';
import { knownProducts, type KnownProduct } from './e-catalogue/known-products.ts';

/** What an import needs to know of the catalogue that it goes into. */
export type KnownCatalogue = {
  readonly tree: readonly EcatalogSeriesEntry[];
  /** Products of the e-catalogue by symbol. */
  readonly products: ReadonlyMap<string, KnownProduct>;
  /** Products that are gone. */
  readonly gone: readonly EcatalogGoneEntry[];
  /** By name. */
  readonly priceLists: ReadonlyMap<string, PriceList>;
  /** Symbols of articles and single products. */
  readonly sold: ReadonlySet<string>;
  readonly faults: readonly CatalogueFault[];
};

/** Reads that part of a catalogue; its faults stop the import. */
export const knownCatalogue = async (folder: string): Promise<KnownCatalogue> => {
  const reading: Reading = { folder, faults: [], hash: createHash('sha256') };
  const tree = await readEntries(reading, 'e-catalogue/tree.json', ecatalogTreeFile.element);
  const articles = await readEntries(reading, 'articles.json', articlesFile.element);
  const singleProducts = await readEntries(reading, 'products.json', singleProductsFile.element);
  const products = await knownProducts(reading);
  const goneFile = 'e-catalogue/gone.ndjson';
  const gone = existsSync(join(folder, goneFile)) ? valuesOf(await readLines(reading, goneFile, ecatalogGoneLine)) : [];
  const priceLists = new Map<string, PriceList>();
  for (const name of await listNames(folder, 'prices', '.json')) {
    const file = `prices/${name}.json`;
    const value = await readJson(reading, file);
    const checked = priceListFile.safeParse(value);
    if (checked.success) priceLists.set(name, checked.data);
    else reading.faults.push(...schemaFaults(file, '$', value, checked.error.issues));
  }
  return {
    tree: valuesOf(tree),
    products,
    gone,
    priceLists,
    sold: new Set([...valuesOf(articles), ...valuesOf(singleProducts)].map(({ symbol }) => symbol)),
    faults: reading.faults,
  };
};
