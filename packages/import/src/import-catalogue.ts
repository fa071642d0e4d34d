import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueFault } from '@ramka/server/catalogue/catalogue-fault';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { beginCatalogue, replaceFolder, writeJson } from './catalogue/catalogue-folder.ts';
import { productPictures, type TakenProducts, writeGone, writeProducts } from './catalogue/e-catalogue-products.ts';
import { growingTree } from './catalogue/e-catalogue-tree.ts';
import { knownCatalogue, type KnownCatalogue } from './catalogue/known-catalogue.ts';
import { noteUpdateOrder, renewManifest } from './catalogue/manifest.ts';
import { writePrices } from './catalogue/price-lists.ts';
import { type CollectedImport, collectImport } from './collected-import.ts';
import { type ImportFinding, Notebook } from './import-findings.ts';
import { importSource, type ImportSource } from './import-source.ts';
import { openSpool } from './spool.ts';

/** How a file is imported. */
export type ImportOptions = {
  /** Name of the price list that prices go into; absent: the one in their currency. */
  readonly priceList?: string;
  /** Whether products that the file does not name stay; price lists always leave them. */
  readonly keep?: boolean;
  /** Whether a price list brings products that the catalogue does not have yet. */
  readonly addNew?: boolean;
  /** A folder with the pictures that the file names. */
  readonly pictures?: string;
  /** Whether sheets may make a sound catalogue one with faults. */
  readonly draft?: boolean;
};

/** What came of an import. With any fault nothing has changed. */
export type ImportReport = {
  readonly source: string;
  /** What is wrong with the file. */
  readonly faults: readonly ImportFinding[];
  /** What is wrong with the catalogue, before the import or as it would be after it. */
  readonly catalogueFaults: readonly CatalogueFault[];
  readonly notes: Pick<Notebook, 'kept' | 'counts'>;
  /** How many products and prices the file holds. */
  readonly products: number;
  readonly prices: number;
};

/** Imports a file into a catalogue's e-catalogue and price lists: whole and free of faults, or not at all. */
export const importCatalogue = async (
  file: string,
  folder: string,
  options: ImportOptions = {},
): Promise<ImportReport> => {
  const source = await importSource(file);
  const importing: Importing = { file, source, options, faults: [], notes: new Notebook(file) };
  let counts = { products: 0, prices: 0 };
  let catalogueFaults: readonly CatalogueFault[] = [];
  await replaceFolder(folder, async (copy) => {
    await beginCatalogue(copy);
    const known = await knownCatalogue(copy);
    catalogueFaults = known.faults;
    if (known.faults.length > 0) return false;
    counts = await bringIn(importing, copy, known);
    if (importing.faults.length > 0) return false;
    catalogueFaults = (await checkCatalogue(copy)).faults;
    return catalogueFaults.length === 0;
  });
  return { source: source.name, faults: importing.faults, catalogueFaults, notes: importing.notes, ...counts };
};

type Importing = {
  readonly file: string;
  readonly source: ImportSource;
  readonly options: ImportOptions;
  readonly faults: ImportFinding[];
  readonly notes: Notebook;
};

/** Brings the file into a copy of the catalogue. What that holds in memory is released before the copy is checked. */
const bringIn = async (importing: Importing, copy: string, known: KnownCatalogue) => {
  const { file, source, faults } = importing;
  const spoolFile = join(copy, '.import');
  const spool = openSpool(spoolFile);
  const collected = await collectImport(file, source.read(file), spool);
  await spool.close();
  faults.push(...collected.faults);
  if (faults.length === 0) await writeCatalogue(importing, copy, known, { collected, spoolFile });
  await rm(spoolFile);
  return { products: collected.symbols.size, prices: collected.prices.length };
};

const writeCatalogue = async (
  importing: Importing,
  folder: string,
  known: KnownCatalogue,
  { collected, spoolFile }: { readonly collected: CollectedImport; readonly spoolFile: string },
): Promise<void> => {
  const { file, source, options, faults, notes } = importing;
  const note: Notebook['add'] = (code, at, message) => notes.add(code, at, message);
  const tree = growingTree(known.tree);
  const productsFile = join(folder, 'e-catalogue/products.ndjson');
  const { symbols: ecatalog, gone } = await writeProducts(
    {
      folder,
      collected,
      spoolFile,
      known: known.products,
      gone: known.gone,
      takes: takenProducts(importing, collected),
      tree,
      findPicture: productPictures(folder, options.pictures),
      note,
    },
    `${productsFile}.new`,
  );
  await rename(`${productsFile}.new`, productsFile);
  await writeGone(folder, gone);
  await writeJson(join(folder, 'e-catalogue/tree.json'), tree.tree());
  if (source.whole) {
    const { updates } = await renewManifest(folder, source, collected);
    if (collected.update) noteUpdateOrder(collected.update, updates, note);
  }
  await writePrices({
    folder,
    collected,
    priceList: options.priceList,
    lists: known.priceLists,
    sold: known.sold,
    ecatalog,
    note,
    fault: (code, at, message) => void faults.push({ file, at, code, message }),
  });
};

/** A whole catalogue takes the place of the one before. An update of products changes what it names, all else prices alone. */
const takenProducts = (
  { source, options: { keep, addNew } }: Importing,
  { update }: Pick<CollectedImport, 'update'>,
): TakenProducts => {
  const products = source.whole && update?.of !== 'prices';
  const whole = products && update === undefined;
  return { keepOthers: keep ?? !whole, change: products, addNew: addNew ?? products, keepPlaces: !whole };
};
