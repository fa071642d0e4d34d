import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ecatalogProductLine } from '@ramka/contract/catalogue-format/catalogue-files';
import { imageName } from '@ramka/contract/catalogue-format/fields';
import type { EcatalogGoneEntry, EcatalogProductEntry } from '@ramka/server/catalogue/files/catalogue-files';
import { z } from 'zod';
import type { CollectedImport } from '../collected-import.ts';
import { textOfForeign } from '../foreign-text.ts';
import type { ImportNoteCode } from '../import-findings.ts';
import type { Place, ProductRecord } from '../import-record.ts';
import { openSpool, readSpool } from '../spool.ts';
import { groupPath, type GrowingTree } from './e-catalogue-tree.ts';
import type { KnownProduct } from './known-catalogue.ts';

/** What `e-catalogue/products.ndjson` is made from. */
export type ProductsToWrite = {
  /** The catalogue's folder. */
  readonly folder: string;
  readonly collected: CollectedImport;
  /** Where the imported products stand. */
  readonly spoolFile: string;
  readonly known: ReadonlyMap<string, KnownProduct>;
  /** What was gone before. */
  readonly gone: readonly EcatalogGoneEntry[];
  readonly takes: TakenProducts;
  readonly tree: GrowingTree;
  readonly findPicture: FindPicture;
  readonly note: (code: ImportNoteCode, at: Place, message: string) => void;
};

/** What an import does to the products of the catalogue. */
export type TakenProducts = {
  /** Those that it does not name stay. */
  readonly keepOthers: boolean;
  /** Those that it names become what it says of them; otherwise they stay as they are. */
  readonly change: boolean;
  /** Those that the catalogue does not have are added. */
  readonly addNew: boolean;
  /** Those of which no group is known stay where they are. */
  readonly keepPlaces: boolean;
};

/** What was written: the symbols of all products, and what is gone now. */
export type WrittenProducts = {
  readonly symbols: ReadonlySet<string>;
  readonly gone: readonly EcatalogGoneEntry[];
};

/** Writes the products anew beside the old ones. */
export const writeProducts = async (given: ProductsToWrite, target: string): Promise<WrittenProducts> => {
  const output = openSpool<EcatalogProductEntry>(target);
  const symbols = new Set<string>();
  const add = (entry: EcatalogProductEntry): Promise<void> => {
    symbols.add(entry.symbol);
    return output.add(entry);
  };
  const gone = [...given.gone, ...(await addKept(given, add))];
  await addImported(given, add);
  await output.close();
  return { symbols, gone: gone.filter(({ symbol }) => !symbols.has(symbol)) };
};

type Add = (entry: EcatalogProductEntry) => Promise<void>;

/** Answers those that are not kept. */
const addKept = async (
  { folder, collected, known, takes, tree, note }: ProductsToWrite,
  add: Add,
): Promise<readonly EcatalogGoneEntry[]> => {
  const { removed } = collected;
  const dropped: EcatalogGoneEntry[] = [];
  const named = new Set(collected.symbols.values());
  for await (const entry of readSpool(join(folder, 'e-catalogue/products.ndjson'), ecatalogProductLine)) {
    const { id, symbol, replacedBy } = entry;
    if (removed.has(symbol) || (named.has(symbol) ? takes.change : !takes.keepOthers)) {
      dropped.push({ id, symbol, ...(replacedBy !== undefined && { replacedBy }) });
      continue;
    }
    tree.keep(entry.productGroupId);
    const { replacedBy: _removed, ...alone } = entry;
    await add(replacedBy !== undefined && removed.has(replacedBy) ? alone : entry);
  }
  for (const [symbol, at] of removed)
    if (!known.has(symbol)) note('not-in-catalogue', at, `The catalogue has no "${symbol}".`);
  return dropped;
};

const addImported = async (given: ProductsToWrite, add: Add): Promise<void> => {
  const { collected, known, takes, spoolFile } = given;
  const goneIds = new Map(given.gone.map(({ symbol, id }) => [symbol, id]));
  let lastId = 0;
  for (const { id } of [...known.values(), ...given.gone]) lastId = Math.max(lastId, id);
  for await (const product of readSpool(spoolFile, spooledProduct)) {
    const before = known.get(product.symbol);
    if (collected.removed.has(product.symbol) || (before === undefined ? !takes.addNew : !takes.change)) continue;
    const formerId = before?.id ?? goneIds.get(product.symbol);
    if (formerId === undefined) lastId += 1;
    const entry = await entryOf(given, product, before, formerId ?? lastId);
    if (entry !== undefined) await add(entry);
  }
};

const entryOf = async (
  { collected, known, takes, tree, findPicture, note }: ProductsToWrite,
  { key, symbol, name, image, catalogUrl = '', successorKey, at }: ProductRecord,
  before: KnownProduct | undefined,
  id: number,
): Promise<EcatalogProductEntry | undefined> => {
  const text = textOfForeign(name);
  if (text === undefined) return undefined;
  const path = groupPath(collected.groups, collected.placements.get(key));
  const stays = path.length === 0 && takes.keepPlaces ? before?.productGroupId : undefined;
  if (stays !== undefined) tree.keep(stays);
  else if (path.length === 0) note('no-group', at, `"${symbol}" is in no group; it stands among the others.`);
  const picture = await findPicture(image, before?.image);
  if (!picture.own) note('no-picture', at, `"${symbol}" has no picture${image ? `: there is no ${image}` : ''}.`);
  const replacedBy = successorOf(successorKey, collected, takes.keepOthers ? known : new Map());
  if (successorKey !== undefined && replacedBy === undefined)
    note('unknown-successor', at, `"${symbol}" is replaced by "${successorKey}", which is not there.`);
  return {
    id,
    symbol,
    name: text,
    productGroupId: stays ?? tree.place(path),
    image: picture.image,
    ...((catalogUrl || before?.catalogUrl) && { catalogUrl: catalogUrl || before?.catalogUrl }),
    ...(replacedBy !== undefined && replacedBy !== symbol && { replacedBy }),
  };
};

/** The symbol of a successor that the file names or that stays. */
const successorOf = (
  key: string | undefined,
  { symbols, removed }: CollectedImport,
  staying: ReadonlyMap<string, KnownProduct>,
): string | undefined => {
  if (key === undefined) return undefined;
  const symbol = symbols.get(key) ?? (staying.has(key) ? key : undefined);
  return symbol === undefined || removed.has(symbol) ? undefined : symbol;
};

const foreignText = z.record(z.string(), z.string());

const spooledProduct: z.ZodType<ProductRecord> = z.object({
  kind: z.literal('product'),
  key: z.string(),
  symbol: z.string(),
  name: foreignText,
  image: z.string().exactOptional(),
  catalogUrl: z.string().exactOptional(),
  successorKey: z.string().exactOptional(),
  at: z.object({ line: z.number(), path: z.string() }),
});

/** Writes what is gone from the e-catalogue; where nothing is, there is no such file. */
export const writeGone = async (folder: string, gone: readonly EcatalogGoneEntry[]): Promise<void> => {
  const file = join(folder, 'e-catalogue/gone.ndjson');
  if (gone.length === 0) {
    await rm(file, { force: true });
    return;
  }
  const output = openSpool<EcatalogGoneEntry>(file);
  for (const entry of gone) await output.add(entry);
  await output.close();
};

/** Finds the picture for an imported product: its name below `pictures/ecatalog/`, and whether it is its own. */
type FindPicture = (
  named: string | undefined,
  before: string | undefined,
) => Promise<{ readonly image: string; readonly own: boolean }>;

/** Shown for products without a picture: the outline of a frame, in millimetres. */
const noPicture = {
  name: 'no-picture.svg',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 55 55"><rect x="6" y="6" width="43" height="43" rx="4" fill="none" stroke="#B9BCC0" stroke-width="1.2"/><rect x="15" y="15" width="25" height="25" rx="2" fill="none" stroke="#B9BCC0" stroke-width="1.2" stroke-dasharray="2.4 2"/></svg>\n',
};

/** Looks for pictures in a folder given with the import, then in the catalogue; else there is one for all. */
export const productPictures = (catalogue: string, given: string | undefined): FindPicture => {
  const folder = join(catalogue, 'pictures/ecatalog');
  const made = mkdir(folder, { recursive: true });
  let noPictureMade: Promise<void> | undefined;
  return async (named, before) => {
    await made;
    const name = named && storedName(named);
    if (name && imageName.safeParse(name).success) {
      const source = given && join(given, named);
      if (source && existsSync(source)) {
        await copyFile(source, join(folder, name));
        return { image: name, own: true };
      }
      if (existsSync(join(folder, name))) return { image: name, own: true };
    }
    if (before !== undefined) return { image: before, own: before !== noPicture.name };
    await (noPictureMade ??= writeFile(join(folder, noPicture.name), noPicture.svg));
    return { image: noPicture.name, own: false };
  };
};

/** File names of pictures hold letters, digits and `._+@-` only, and end in small letters. */
const storedName = (name: string): string =>
  name
    .replaceAll(/[^A-Za-z0-9._+@-]/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .replace(/\.jpe?g$/i, '.jpg')
    .replace(/\.(png|svg|webp)$/i, (ending) => ending.toLowerCase());
