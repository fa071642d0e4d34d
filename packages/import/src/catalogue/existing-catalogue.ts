import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { crc32 } from 'node:zlib';
import {
  articlesFile,
  discontinuedProductLine,
  ecatalogProductLine,
  ecatalogTreeFile,
  priceListFile,
  singleProductsFile,
} from '@ramka/contract/catalogue-format/catalogue-files';
import type { CatalogueFault } from '@ramka/server/catalogue/catalogue-fault';
import type {
  DiscontinuedProductEntry,
  EcatalogProductEntry,
  EcatalogSeriesEntry,
  PriceList,
} from '@ramka/server/catalogue/files/catalogue-files';
import { z } from 'zod';
import type { AccumulatedImport, DiagnosticsSink } from '../pipeline/import-accumulator.ts';
import { type FindSimilar, similarNote } from './similar-symbols.ts';
import { listRoles, type ColumnOverrides } from '../pipeline/import-record.ts';
import { usualPriceTypes } from '../formats/price-choice.ts';
import type { ReadOptions } from '../pipeline/import-record.ts';
import { writeJson } from './catalogue-folder.ts';
import { jsonOf, listNames, parseJson, type Reading, readJson, textLines } from '@ramka/server/catalogue/files/reading';
import { readEntries, readLines, schemaFaults, valuesOf } from '@ramka/server/catalogue/files/entries';

/** The parts of the target catalogue that an import needs. */
export type ExistingCatalogue = {
  readonly tree: readonly EcatalogSeriesEntry[];
  readonly products: ReadonlyMap<string, ExistingProduct>;
  /** Symbols by the other numbers of products. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Discontinued products. */
  readonly discontinued: readonly DiscontinuedProductEntry[];
  /** By name. */
  readonly priceLists: ReadonlyMap<string, PriceList>;
  /** Symbols of articles and single products. */
  readonly sold: ReadonlySet<string>;
  readonly faults: readonly CatalogueFault[];
};

/** Reads the existing catalogue. Faults stop the import. */
export const readExistingCatalogue = async (folder: string): Promise<ExistingCatalogue> => {
  const reading: Reading = { folder, faults: [], hash: createHash('sha256') };
  const tree = await readEntries(reading, 'e-catalogue/tree.json', ecatalogTreeFile.element);
  const articles = await readEntries(reading, 'articles.json', articlesFile.element);
  const singleProducts = await readEntries(reading, 'products.json', singleProductsFile.element);
  const products = await readExistingProducts(reading);
  const discontinuedFile = 'e-catalogue/gone.ndjson';
  const discontinued = existsSync(join(folder, discontinuedFile))
    ? valuesOf(await readLines(reading, discontinuedFile, discontinuedProductLine))
    : [];
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
    discontinued,
    priceLists,
    sold: new Set([...valuesOf(articles), ...valuesOf(singleProducts)].map(({ symbol }) => symbol)),
    faults: reading.faults,
  };
};

/** The fields of an existing product that an import compares or keeps; few, because there may be 100,000 products. */
export type ExistingProduct = Pick<
  EcatalogProductEntry,
  | 'id'
  | 'productGroupId'
  | 'image'
  | 'catalogUrl'
  | 'function'
  | 'supplierNumber'
  | 'manufacturerNumber'
  | 'etimClass'
  | 'etimFeatures'
> & {
  readonly nameSum: number;
};

/** A check sum of a product's name in all languages. */
export const nameSum = (name: EcatalogProductEntry['name']): number => crc32(JSON.stringify(name));

const numbersOf = (products: ReadonlyMap<string, ExistingProduct>): ReadonlyMap<string, string> => {
  const numbers = new Map<string, string>();
  for (const [symbol, { supplierNumber, manufacturerNumber }] of products)
    for (const number of [supplierNumber, manufacturerNumber])
      if (number !== undefined && !products.has(number)) numbers.set(number, symbol);
  return numbers;
};

/** The products of the e-catalogue by symbol. Lines that violate the format are reported in `reading.faults`. */
const readExistingProducts = async (reading: Reading): Promise<ReadonlyMap<string, ExistingProduct>> => {
  const file = 'e-catalogue/products.ndjson';
  const products = new Map<string, ExistingProduct>();
  for await (const { text, number } of textLines(reading, file)) {
    const path = `line ${number}`;
    const value = parseJson(reading, file, path, text);
    if (value === undefined) continue;
    const checked = ecatalogProductLine.safeParse(value);
    if (checked.success) {
      const { symbol, name, replacedBy: _replaced, ...fields } = checked.data;
      products.set(symbol, { ...fields, nameSum: nameSum(name) });
    } else reading.faults.push(...schemaFaults(file, path, value, checked.error.issues));
  }
  return products;
};

/**
 * Replaces the symbols of the accumulated import by those of the catalogue. An update may name products by any of their
 * numbers, or with a spelling that looks the same.
 */
export const resolveSymbols = (
  collected: AccumulatedImport,
  { products, sold, numbers }: ExistingCatalogue,
  findSimilar: FindSimilar,
  { note }: DiagnosticsSink,
): AccumulatedImport => {
  const find = (number: string): string | undefined =>
    products.has(number) || sold.has(number) ? number : numbers.get(number);
  const symbols = new Map(collected.symbols);
  for (const [key, symbol] of collected.symbols) {
    const found = find(symbol) ?? find(key);
    if (found !== undefined && found !== symbol) symbols.set(key, found);
    const similar = found === undefined ? findSimilar(symbol) : undefined;
    if (similar?.by !== 'spelling') continue;
    symbols.set(key, similar.symbol);
    const at = collected.prices.find(({ productKey }) => productKey === key)?.at ?? { line: 0, path: '' };
    note('similar-symbol', at, similarNote(symbol, similar));
  }
  const removed = new Map([...collected.removed].map(([number, at]) => [find(number) ?? number, at]));
  return { ...collected, symbols, removed };
};

const supplier = z.object({
  name: z.string(),
  columns: z.partialRecord(z.enum(listRoles), z.string()),
  /** All titles of the list, as stored. */
  titles: z.array(z.string()),
  currency: z.string().exactOptional(),
  sheet: z.string().exactOptional(),
});

/** The settings by which a supplier's price list was read, stored for the next list of its kind. */
export type SupplierSettings = z.output<typeof supplier>;

const FILE = 'suppliers.json';

/** The stored settings of suppliers; an unreadable file counts as empty. */
const readSupplierSettings = async (folder: string): Promise<readonly SupplierSettings[]> => {
  const file = join(folder, FILE);
  if (!existsSync(file)) return [];
  try {
    return z.array(supplier).safeParse(jsonOf(await readFile(file, 'utf8'))).data ?? [];
  } catch {
    return [];
  }
};

/** Overrides for a price list, and the name under which they are stored. */
export type ListOverrides = {
  readonly columns: ColumnOverrides;
  readonly currency: string | undefined;
  readonly sheet: string | undefined;
  /** Absent: the file name is used. */
  readonly supplier: string | undefined;
};

/** The default name of a supplier: the file's without extension, digits and dates. */
const supplierOfFile = (file: string): string =>
  basename(file)
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[\d._-]+/g, ' ')
    .trim() || 'supplier';

/** Stores the overrides of a list, if there were any. */
export const saveSupplierSettings = async (
  folder: string,
  file: string,
  { columns, currency, sheet, supplier: named }: ListOverrides,
  { tables }: AccumulatedImport,
): Promise<void> => {
  if (Object.keys(columns).length === 0 && (currency ?? sheet ?? named) === undefined) return;
  const allSettings = await readSupplierSettings(folder);
  const name = named ?? supplierOfFile(file);
  const before = allSettings.find((one) => one.name === name);
  const entry: SupplierSettings = {
    name,
    columns: { ...before?.columns, ...columns },
    titles: [...(tables[0]?.titles ?? [])],
    ...((currency ?? before?.currency) !== undefined && { currency: currency ?? before?.currency ?? '' }),
    ...((sheet ?? before?.sheet) !== undefined && { sheet: sheet ?? before?.sheet ?? '' }),
  };
  await writeJson(join(folder, FILE), [...allSettings.filter((one) => one.name !== name), entry]);
};

/** The options for reading a file: those given now, otherwise those stored for the same list. */
export const readOptionsOf = async (
  file: string,
  folder: string,
  overrides: Partial<ReadOptions> & { readonly supplier?: string; readonly currency?: string },
): Promise<ReadOptions & { readonly currency: string | undefined }> => {
  const name = overrides.supplier ?? supplierOfFile(file);
  const stored = (await readSupplierSettings(folder)).find((one) => one.name === name);
  return {
    symbol: overrides.symbol ?? 'manufacturer',
    columns: { ...stored?.columns, ...overrides.columns },
    currency: overrides.currency ?? stored?.currency,
    ...((overrides.sheet ?? stored?.sheet) !== undefined && { sheet: overrides.sheet ?? stored?.sheet ?? '' }),
    ...(overrides.territory !== undefined && { territory: overrides.territory }),
    priceTypes: overrides.priceTypes ?? usualPriceTypes,
    today: overrides.today ?? new Date().toISOString().slice(0, 10),
  };
};
