import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  articlesFile,
  colourFamiliesFile,
  coloursFile,
  componentRolesFile,
  controllersFile,
  discontinuedProductLine,
  ecatalogProductLine,
  ecatalogTreeFile,
  finishesFile,
  frameLinesFile,
  framesFile,
  functionsFile,
  manifestFile,
  moduleCategoriesFile,
  modulesFile,
  packsFile,
  priceListFile,
  productCategoriesFile,
  seriesFile,
  sharedWordsFile,
  singleProductsFile,
} from '@ramka/contract/catalogue-format/catalogue-files';
import type { z } from 'zod';
import { fault } from '../catalogue-fault.ts';
import type { CatalogueFiles, PriceList } from './catalogue-files.ts';
import { type FileEntries, isComplete, readEntries, readLines, schemaFaults } from './entries.ts';
import { readPictures } from './picture-files.ts';
import { listNames, type Reading, readJson, reportMissing } from './reading.ts';

/** Reads a catalogue folder. Schema errors are added to `reading.faults`. */
export const readFiles = async (reading: Reading): Promise<CatalogueFiles> => {
  const series = await readEntries(reading, 'series.json', seriesFile.element);
  const frameLines = await readEntries(reading, 'frame-lines.json', frameLinesFile.element);
  const seriesWithLine = new Set(frameLines.entries.map(({ value }) => value.seriesTag));
  return {
    manifest: await readOne(reading, 'catalogue.json', manifestFile),
    series,
    colours: await readEntries(reading, 'colours.json', coloursFile.element),
    colourFamilies: await readIfExists(reading, 'colour-families.json', colourFamiliesFile.element),
    finishes: await readIfExists(reading, 'finishes.json', finishesFile.element),
    functions: await readIfExists(reading, 'functions.json', functionsFile.element),
    sharedWords: await readIfExists(reading, 'shared-words.json', sharedWordsFile.element),
    componentRoles: await readIfExists(reading, 'component-roles.json', componentRolesFile.element),
    frameLines,
    frames: await readFolder(reading, 'frames', framesFile.element, tagsOf(frameLines), frameLines),
    articles: await readEntries(reading, 'articles.json', articlesFile.element),
    moduleCategories: await readEntries(reading, 'module-categories.json', moduleCategoriesFile.element),
    modules: await readFolder(reading, 'modules', modulesFile.element, [...seriesWithLine], series),
    controllers: await readEntries(reading, 'controllers.json', controllersFile.element),
    productCategories: await readEntries(reading, 'product-categories.json', productCategoriesFile.element),
    products: await readEntries(reading, 'products.json', singleProductsFile.element),
    ecatalogTree: await readEntries(reading, 'e-catalogue/tree.json', ecatalogTreeFile.element),
    ecatalogProducts: await readLines(reading, 'e-catalogue/products.ndjson', ecatalogProductLine),
    ecatalogGone: await readDiscontinued(reading),
    packs: await readPacks(reading),
    priceLists: await readPriceLists(reading),
    pictures: await readPictures(reading),
  };
};

/** Reads an optional file. */
const readIfExists = async <Entry>(
  reading: Reading,
  file: string,
  schema: z.ZodType<Entry>,
): Promise<FileEntries<Entry>> =>
  existsSync(join(reading.folder, file))
    ? readEntries(reading, file, schema)
    : { file, entries: [], invalidKeys: new Set() };

/** The discontinued products, from an optional file. */
const readDiscontinued = async (reading: Reading): Promise<CatalogueFiles['ecatalogGone']> => {
  const file = 'e-catalogue/gone.ndjson';
  return existsSync(join(reading.folder, file))
    ? readLines(reading, file, discontinuedProductLine)
    : { file, entries: [], invalidKeys: new Set() };
};

const tagsOf = (files: FileEntries<{ readonly tag: string }>): readonly string[] =>
  files.entries.map(({ value }) => value.tag);

const readOne = async <Value>(reading: Reading, file: string, schema: z.ZodType<Value>): Promise<Value | undefined> => {
  const value = await readJson(reading, file);
  if (value === undefined) return undefined;
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  reading.faults.push(...schemaFaults(file, '$', value, checked.error.issues));
  return undefined;
};

/** Reads `{folder}/{tag}.json` for every required tag, and reports other files as faults. */
const readFolder = async <Entry>(
  reading: Reading,
  folder: string,
  schema: z.ZodType<Entry>,
  required: readonly string[],
  declared: FileEntries<{ readonly tag: string }>,
): Promise<ReadonlyMap<string, FileEntries<Entry>>> => {
  const present = await listNames(reading.folder, folder, '.json');
  const byTag = new Map<string, FileEntries<Entry>>();
  for (const tag of new Set([...required, ...present])) {
    const file = `${folder}/${tag}.json`;
    byTag.set(tag, await readEntries(reading, file, schema));
    if (!tagsOf(declared).includes(tag) && isComplete([declared], tag)) {
      reading.faults.push(fault(file, '', 'unused-file', `Nothing has the tag "${tag}" that this file is for.`));
    }
  }
  return byTag;
};

/** The pack sizes, from an optional file. */
const readPacks = async (reading: Reading): Promise<CatalogueFiles['packs']> =>
  existsSync(join(reading.folder, 'packs.json'))
    ? new Map(Object.entries((await readOne(reading, 'packs.json', packsFile)) ?? {}))
    : new Map();

const readPriceLists = async (reading: Reading): Promise<ReadonlyMap<string, PriceList>> => {
  const names = await listNames(reading.folder, 'prices', '.json');
  const lists = new Map<string, PriceList>();
  if (names.length === 0) reportMissing(reading, 'prices');
  for (const name of names) {
    const list = await readOne(reading, `prices/${name}.json`, priceListFile);
    if (list !== undefined) lists.set(name, list);
  }
  return lists;
};
