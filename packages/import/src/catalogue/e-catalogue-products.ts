import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ecatalogProductLine } from '@ramka/contract/catalogue-format/catalogue-files';
import { address, type CatalogueText, symbol as symbolSchema } from '@ramka/contract/catalogue-format/fields';
import {
  type DiscontinuedProductEntry,
  type EcatalogProductEntry,
  textIn,
} from '@ramka/server/catalogue/files/catalogue-files';
import { schemaFaults } from '@ramka/server/catalogue/files/entries';
import { z } from 'zod';
import { type AccumulatedImport, firstWord, type DiagnosticsSink } from '../pipeline/import-accumulator.ts';
import { toCatalogueText } from '../pipeline/imported-text.ts';
import type { ImportChanges } from '../pipeline/import-diagnostics.ts';
import type { ProductRecord } from '../pipeline/import-record.ts';
import { createNdjsonTempFile, readNdjsonTempFile } from '../pipeline/ndjson-temp-file.ts';
import { groupPath, type TreeBuilder } from './e-catalogue-tree.ts';
import { type ExistingProduct, nameSum } from './existing-catalogue.ts';
import type { FindPicture } from './product-pictures.ts';
import { type FindSimilar, similarNote } from './similar-symbols.ts';

/** Inputs of `e-catalogue/products.ndjson`. */
export type ProductsToWrite = {
  readonly folder: string;
  readonly collected: AccumulatedImport;
  readonly findSimilar: FindSimilar;
  /** The temporary file of imported products. */
  readonly tempPath: string;
  readonly existingProducts: ReadonlyMap<string, ExistingProduct>;
  /** Products that were discontinued by earlier imports. */
  readonly discontinued: readonly DiscontinuedProductEntry[];
  readonly policy: ProductPolicy;
  readonly tree: TreeBuilder;
  readonly findPicture: FindPicture;
  /** Keys of products with a price in the file. */
  readonly priced: ReadonlySet<string>;
  readonly sink: DiagnosticsSink;
  readonly changes: ImportChanges;
};

/** The rules by which an import changes the products of the catalogue. */
export type ProductPolicy = {
  /** Whether products that the file does not name stay. */
  readonly keepOthers: boolean;
  /** Whether named products are replaced by the file's data. Otherwise only their prices change. */
  readonly change: boolean;
  /** Whether products missing from the catalogue are added. */
  readonly addNew: boolean;
  /** Whether products without a group in the file keep their group. */
  readonly keepGroups: boolean;
};

/** The symbols of all written products, and all discontinued ones. */
export type WrittenProducts = {
  readonly symbols: ReadonlySet<string>;
  readonly discontinued: readonly DiscontinuedProductEntry[];
};

/** Writes the products into a new file next to the old one. */
export const writeProducts = async (products: ProductsToWrite, target: string): Promise<WrittenProducts> => {
  const output = createNdjsonTempFile<EcatalogProductEntry>(target);
  const symbols = new Set<string>();
  const add = (entry: EcatalogProductEntry): Promise<void> => {
    symbols.add(entry.symbol);
    return output.add(entry);
  };
  const dropped = await copyRemaining(products, add);
  await addImported(products, add, symbols);
  await output.close();
  const isMissing = ({ symbol }: DiscontinuedProductEntry): boolean => !symbols.has(symbol);
  for (const { symbol } of dropped.filter(isMissing)) products.changes.gone.add(symbol);
  return { symbols, discontinued: [...products.discontinued, ...dropped].filter(isMissing) };
};

type Add = (entry: EcatalogProductEntry) => Promise<void>;

/** Copies the existing products that stay, and returns the others. */
const copyRemaining = async (
  { folder, collected, existingProducts, policy: takes, tree, sink }: ProductsToWrite,
  add: Add,
): Promise<readonly DiscontinuedProductEntry[]> => {
  const { removed } = collected;
  const dropped: DiscontinuedProductEntry[] = [];
  const named = new Set(collected.symbols.values());
  for await (const entry of readNdjsonTempFile(join(folder, 'e-catalogue/products.ndjson'), ecatalogProductLine)) {
    const { id, symbol, replacedBy } = entry;
    if (removed.has(symbol) || (named.has(symbol) ? takes.change : !takes.keepOthers)) {
      dropped.push({ id, symbol, ...(replacedBy !== undefined && { replacedBy }) });
      continue;
    }
    tree.markUsed(entry.productGroupId);
    const { replacedBy: _removed, ...withoutSuccessor } = entry;
    await add(replacedBy !== undefined && removed.has(replacedBy) ? withoutSuccessor : entry);
  }
  for (const [symbol, at] of removed)
    if (!existingProducts.has(symbol)) sink.note('not-in-catalogue', at, `The catalogue has no "${symbol}".`);
  return dropped;
};

const addImported = async (products: ProductsToWrite, add: Add, added: ReadonlySet<string>): Promise<void> => {
  const { collected, existingProducts, policy: takes, tempPath, sink } = products;
  const discontinuedIds = new Map(products.discontinued.map(({ symbol, id }) => [symbol, id]));
  let lastId = 0;
  for (const { id } of [...existingProducts.values(), ...products.discontinued]) lastId = Math.max(lastId, id);
  for await (const stored of readNdjsonTempFile(tempPath, storedProduct)) {
    const product = { ...stored, symbol: collected.symbols.get(stored.key) ?? stored.symbol };
    const before = existingProducts.get(product.symbol);
    if (collected.removed.has(product.symbol) || (before === undefined ? !takes.addNew : !takes.change)) continue;
    const similar =
      before === undefined && existingProducts.size > 0 ? products.findSimilar(product.symbol) : undefined;
    if (similar?.by === 'spreadsheet') sink.note('shortened-symbol', product.at, similarNote(product.symbol, similar));
    if (added.has(product.symbol)) {
      sink.reject('duplicate-symbol', product.at, `The symbol "${product.symbol}" is duplicated.`, product.symbol);
      continue;
    }
    const formerId = before?.id ?? discontinuedIds.get(product.symbol);
    if (formerId === undefined) lastId += 1;
    const entry = await entryOf(products, product, before, formerId ?? lastId);
    if (entry === undefined) continue;
    const checked = ecatalogProductLine.safeParse(entry);
    if (checked.success) await add(entry);
    else {
      const [fault] = schemaFaults('', '', entry, checked.error.issues);
      sink.reject('unreadable', product.at, `${fault?.path.slice(1) ?? ''}: ${fault?.message ?? ''}`, product.symbol);
    }
  }
};

const entryOf = async (
  products: ProductsToWrite,
  product: ProductRecord,
  before: ExistingProduct | undefined,
  id: number,
): Promise<EcatalogProductEntry | undefined> => {
  const { policy: takes, existingProducts, collected, sink, changes } = products;
  const { symbol, name, catalogUrl = '', successorKey, at } = product;
  const text = toCatalogueText(name);
  if (text === undefined) return undefined;
  if (before === undefined) changes.new.add(symbol);
  else if (nameSum(text) !== before.nameSum) changes.renamed.add(symbol);
  const productGroupId = placeOf(products, product, text, before);
  const image = await pictureOf(products, product, before);
  if (!products.priced.has(product.key) && (before === undefined || !takes.keepGroups))
    sink.note('no-price', at, `"${symbol}" has no price.`);
  const replacedBy = successorOf(successorKey, collected, takes.keepOthers ? existingProducts : new Map());
  if (successorKey !== undefined && replacedBy === undefined)
    sink.note(
      'unknown-successor',
      at,
      `"${symbol}" is replaced by "${successorKey}", which the catalogue does not have.`,
    );
  const url = isAddress(catalogUrl) ? catalogUrl : before?.catalogUrl;
  return {
    id,
    symbol,
    name: text,
    productGroupId,
    image,
    ...(url && { catalogUrl: url }),
    ...(before?.function !== undefined && { function: before.function }),
    ...(replacedBy !== undefined && replacedBy !== symbol && { replacedBy }),
    ...numbersOf(product, before, collected),
  };
};

const isAddress = (text: string): boolean => text !== '' && address.safeParse(text).success;

/** The product's other numbers and its class. An update keeps values that it does not contain. */
const numbersOf = (
  { key, symbol, supplierNumber, manufacturerNumber, etimClass, etimFeatures }: ProductRecord,
  before: ExistingProduct | undefined,
  { supplierNumbers }: AccumulatedImport,
): Pick<EcatalogProductEntry, 'supplierNumber' | 'manufacturerNumber' | 'etimClass' | 'etimFeatures'> => {
  const isOther = (number: string | undefined): boolean =>
    number !== undefined && number !== symbol && symbolSchema.safeParse(number).success;
  const supplier = supplierNumber ?? supplierNumbers.get(key) ?? before?.supplierNumber;
  const manufacturer = manufacturerNumber ?? before?.manufacturerNumber;
  const named = etimClass !== undefined && /^EC\d{6}$/.test(etimClass) ? etimClass : before?.etimClass;
  const features = etimFeatures ?? (named === before?.etimClass ? before?.etimFeatures : undefined);
  return {
    ...(supplier !== undefined && isOther(supplier) && { supplierNumber: supplier }),
    ...(manufacturer !== undefined && isOther(manufacturer) && { manufacturerNumber: manufacturer }),
    ...(named !== undefined && { etimClass: named }),
    ...(features !== undefined && { etimFeatures: features }),
  };
};

/** The id of the product group: by the file's tree, otherwise its class, its series, or its previous group. */
const placeOf = (
  { collected, policy: takes, tree, sink }: ProductsToWrite,
  { key, classKey, place = [], symbol, at }: ProductRecord,
  text: CatalogueText,
  before: ExistingProduct | undefined,
): number => {
  const inTree = groupPath(collected.groups, collected.placements.get(key));
  if (inTree.length === 0 && takes.keepGroups && before !== undefined) {
    tree.markUsed(before.productGroupId);
    return before.productGroupId;
  }
  const inClasses = inTree.length > 0 ? inTree : groupPath(collected.groups, classKey);
  const path = inClasses.length > 0 ? inClasses : place.map(toCatalogueText).filter((name) => name !== undefined);
  if (path.length > 0) return tree.place(path);
  sink.note('no-group', at, `"${symbol}" is in no group; it was put into the group of others.`);
  return tree.placeAmongOthers(wordGroup(collected.firstWords, firstWord(textIn(text, 'pl'))));
};

/** Above this number, products without a place are grouped by the first words of their names. */
const ONE_HEAP = 60;

const wordGroup = (firstWords: ReadonlyMap<string, number>, word: string): string | undefined => {
  const heap = [...firstWords.values()].reduce((sum, count) => sum + count, 0);
  if (heap <= ONE_HEAP) return undefined;
  return word !== '' && (firstWords.get(word) ?? 0) >= Math.max(3, heap / 1000) ? word : word.slice(0, 1) || '0–9';
};

/** The product's picture, or the neutral one with a note about the missing picture. */
const pictureOf = async (
  { findPicture, policy: takes, sink }: ProductsToWrite,
  { symbol, image, at }: ProductRecord,
  before: ExistingProduct | undefined,
): Promise<string> => {
  const picture = await findPicture(image, before?.image);
  if (picture.rejection !== undefined) sink.note('wrong-picture', at, `"${symbol}": ${picture.rejection}.`);
  else if (!picture.own && takes.change)
    sink.note('no-picture', at, `"${symbol}" has no picture${image ? `: there is no ${image}` : ''}.`);
  return picture.image;
};

/** The symbol of a successor that is in the file or stays in the catalogue. */
const successorOf = (
  key: string | undefined,
  { symbols, removed }: AccumulatedImport,
  staying: ReadonlyMap<string, ExistingProduct>,
): string | undefined => {
  if (key === undefined) return undefined;
  const symbol = symbols.get(key) ?? (staying.has(key) ? key : undefined);
  return symbol === undefined || removed.has(symbol) ? undefined : symbol;
};

const importedText = z.record(z.string(), z.string());

const storedProduct: z.ZodType<ProductRecord> = z.object({
  kind: z.literal('product'),
  key: z.string(),
  symbol: z.string(),
  supplierNumber: z.string().exactOptional(),
  manufacturerNumber: z.string().exactOptional(),
  etimClass: z.string().exactOptional(),
  etimFeatures: z.string().exactOptional(),
  classKey: z.string().exactOptional(),
  place: z.array(importedText).exactOptional(),
  name: importedText,
  image: z.string().exactOptional(),
  catalogUrl: z.string().exactOptional(),
  successorKey: z.string().exactOptional(),
  at: z.object({ line: z.number(), path: z.string() }),
});

/** Writes the discontinued products, or removes the file if there are none. */
export const writeDiscontinued = async (
  folder: string,
  discontinued: readonly DiscontinuedProductEntry[],
): Promise<void> => {
  const file = join(folder, 'e-catalogue/gone.ndjson');
  if (discontinued.length === 0) {
    await rm(file, { force: true });
    return;
  }
  const output = createNdjsonTempFile<DiscontinuedProductEntry>(file);
  for (const entry of discontinued) await output.add(entry);
  await output.close();
};
