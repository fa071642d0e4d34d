import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import {
  articlesFile,
  ecatalogGoneLine,
  ecatalogProductLine,
  ecatalogTreeFile,
  priceListFile,
  singleProductsFile,
} from '@ramka/contract/catalogue-format/catalogue-files';
import type { CatalogueFault } from '@ramka/server/catalogue/catalogue-fault';
import type {
  EcatalogGoneEntry,
  EcatalogProductEntry,
  EcatalogSeriesEntry,
  PriceList,
} from '@ramka/server/catalogue/files/catalogue-files';
import type { CollectedImport } from '../collected-import.ts';
import { listNames, parseJson, type Reading, readJson, textLines } from '@ramka/server/catalogue/files/reading';
import { readEntries, readLines, schemaFaults, valuesOf } from '@ramka/server/catalogue/files/entries';

/** What an import needs to know of the catalogue that it goes into. */
export type KnownCatalogue = {
  readonly tree: readonly EcatalogSeriesEntry[];
  /** Products of the e-catalogue by symbol. */
  readonly products: ReadonlyMap<string, KnownProduct>;
  /** Symbols by the other numbers of products. */
  readonly numbers: ReadonlyMap<string, string>;
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
    numbers: numbersOf(products),
    gone,
    priceLists,
    sold: new Set([...valuesOf(articles), ...valuesOf(singleProducts)].map(({ symbol }) => symbol)),
    faults: reading.faults,
  };
};

/** What is remembered of a product of before: little, for there may be many. */
export type KnownProduct = Pick<
  EcatalogProductEntry,
  'id' | 'productGroupId' | 'image' | 'catalogUrl' | 'function' | 'supplierNumber' | 'manufacturerNumber' | 'etimClass'
> & {
  /** A check sum of its name. */
  readonly nameSum: number;
};

/** A check sum of a product's name in all languages. */
export const nameSum = (name: EcatalogProductEntry['name']): number => crc32(JSON.stringify(name));

const numbersOf = (products: ReadonlyMap<string, KnownProduct>): ReadonlyMap<string, string> => {
  const numbers = new Map<string, string>();
  for (const [symbol, { supplierNumber, manufacturerNumber }] of products)
    for (const number of [supplierNumber, manufacturerNumber])
      if (number !== undefined && !products.has(number)) numbers.set(number, symbol);
  return numbers;
};

/** The products of a catalogue's e-catalogue by symbol; lines that break the format go into `reading.faults`. */
const knownProducts = async (reading: Reading): Promise<ReadonlyMap<string, KnownProduct>> => {
  const file = 'e-catalogue/products.ndjson';
  const known = new Map<string, KnownProduct>();
  for await (const { text, number } of textLines(reading, file)) {
    const path = `line ${number}`;
    const value = parseJson(reading, file, path, text);
    if (value === undefined) continue;
    const checked = ecatalogProductLine.safeParse(value);
    if (checked.success) {
      const { symbol, name, replacedBy: _replaced, ...kept } = checked.data;
      known.set(symbol, { ...kept, nameSum: nameSum(name) });
    } else reading.faults.push(...schemaFaults(file, path, value, checked.error.issues));
  }
  return known;
};

/** The same with the symbols under which the catalogue knows the products: an update may name them by any of their numbers. */
export const foundByNumbers = (collected: CollectedImport, { products, numbers }: KnownCatalogue): CollectedImport => {
  const find = (number: string): string | undefined => (products.has(number) ? number : numbers.get(number));
  const symbols = new Map(collected.symbols);
  for (const [key, symbol] of collected.symbols) {
    const found = find(symbol) ?? find(key);
    if (found !== undefined && found !== symbol) symbols.set(key, found);
  }
  const removed = new Map([...collected.removed].map(([number, at]) => [find(number) ?? number, at]));
  return { ...collected, symbols, removed };
};
