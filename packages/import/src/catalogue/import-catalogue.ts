import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type CatalogueFault, formatFault } from '@ramka/server/catalogue/catalogue-fault';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { beginCatalogue, isDraft, replaceFolder, writeJson } from './catalogue-folder.ts';
import { type ProductPolicy, writeDiscontinued, writeProducts } from './e-catalogue-products.ts';
import { buildTree } from './e-catalogue-tree.ts';
import {
  resolveSymbols,
  saveSupplierSettings,
  type ExistingCatalogue,
  readExistingCatalogue,
  readOptionsOf,
} from './existing-catalogue.ts';
import { noteUpdateOrder, renewManifest } from './manifest.ts';
import { writePrices } from './price-lists.ts';
import { type FindSimilar, similarSymbols } from './similar-symbols.ts';
import { productPictures } from './product-pictures.ts';
import {
  type AccumulatedImport,
  accumulateImport,
  type DiagnosticsSink,
  missingNameColumn,
  missingPriceColumn,
} from '../pipeline/import-accumulator.ts';
import type { ColumnOverrides } from '../pipeline/import-record.ts';
import {
  ImportChanges,
  type ImportFinding,
  type ImportRefusalCode,
  RejectedList,
  DiagnosticsLog,
} from '../pipeline/import-diagnostics.ts';
import type { ImportFaultCode, Place } from '../pipeline/import-record.ts';
import { importSource, type ImportSource } from '../formats/import-source.ts';
import { createNdjsonTempFile } from '../pipeline/ndjson-temp-file.ts';

/** Options of an import. */
export type ImportOptions = {
  /** Name of the target price list; absent: the one in the currency of the prices. */
  readonly priceList?: string;
  /** ISO 4217, of prices without a currency. */
  readonly currency?: string;
  /** Kinds of prices by preference; absent: list prices first. */
  readonly priceTypes?: readonly string[];
  /** Which number becomes the symbol; absent: the manufacturer's. */
  readonly symbol?: 'manufacturer' | 'supplier';
  readonly columns?: ColumnOverrides;
  /** The only sheet of a workbook to read; absent: all visible ones. */
  readonly sheet?: string;
  /** The preferred country of prices, as ISO 3166; absent: the market of the price's currency. */
  readonly territory?: string;
  /** The name under which overrides are stored for the next list. */
  readonly supplier?: string;
  /** Whether products that the file does not name stay; after a price list they always do. */
  readonly keep?: boolean;
  /** Whether a price list adds new products; absent: only to a catalogue without products. */
  readonly addNew?: boolean;
  /** A folder with the pictures that the file names. */
  readonly pictures?: string;
  /** Whether a valid catalogue may become one with faults; unreadable parts of the catalogue are dropped. */
  readonly draft?: boolean;
  /** Whether a file is refused if any part of it would be rejected. */
  readonly strict?: boolean;
  /** Whether the result is only reported. */
  readonly dryRun?: boolean;
  /** Whether the import may discontinue more than a fifth of the products. */
  readonly yes?: boolean;
  /** `2027-01-31`; absent: today. */
  readonly today?: string;
};

/** The result of an import. */
export type ImportReport = {
  readonly source: string;
  /** Whether the catalogue has changed. */
  readonly imported: boolean;
  /** The reasons for refusing the whole file. */
  readonly refusals: readonly ImportFinding[];
  /** Rejected parts of the file: the first of each kind, and their number. */
  readonly faults: readonly ImportFinding[];
  readonly faultCounts: ReadonlyMap<ImportFaultCode, number>;
  /** The file that lists all rejected parts. */
  readonly rejectedList: string | undefined;
  /** Faults of the catalogue before the import, or as it would be after it. */
  readonly catalogueFaults: readonly CatalogueFault[];
  readonly notes: Pick<DiagnosticsLog, 'examples' | 'counts'>;
  /** Numbers of products and prices in the file. */
  readonly products: number;
  readonly prices: number;
  /** Number of imported prices by kind. */
  readonly priceTypes: ReadonlyMap<string, number>;
  readonly changes: ImportChanges | undefined;
  /** The recognised columns. */
  readonly tables: AccumulatedImport['tables'];
};

/** Imports the valid parts of a file into a catalogue's e-catalogue and price lists, atomically. */
export const importCatalogue = async (
  file: string,
  folder: string,
  options: ImportOptions = {},
): Promise<ImportReport> => {
  const list = new RejectedList(`${folder.replace(/[/\\]+$/, '')}.left-out.csv`);
  const importing: Importing = {
    file,
    source: await importSource(file),
    options,
    refusals: [],
    faults: new DiagnosticsLog<ImportFaultCode>(file),
    notes: new DiagnosticsLog(file),
    list,
  };
  let content: ImportedContent = { products: 0, prices: 0, priceTypes: new Map(), tables: [] };
  let catalogueFaults: readonly CatalogueFault[] = [];
  const imported = await replaceFolder(folder, async (copy) => {
    await beginCatalogue(copy);
    const existing = await readExistingCatalogue(copy);
    catalogueFaults = existing.faults;
    if (existing.faults.length > 0 && options.draft !== true) return false;
    content = await importContent(importing, copy, existing);
    if (importing.refusals.length > 0) return false;
    catalogueFaults = (await checkCatalogue(copy)).faults;
    return (
      options.dryRun !== true && (catalogueFaults.length === 0 || options.draft === true || (await isDraft(folder)))
    );
  });
  return {
    source: importing.source.name,
    imported,
    refusals: importing.refusals,
    faults: importing.faults.examples,
    faultCounts: importing.faults.counts,
    rejectedList: list.close(),
    catalogueFaults,
    notes: importing.notes,
    changes: undefined,
    ...content,
  };
};

type Importing = {
  readonly file: string;
  readonly source: ImportSource;
  readonly options: ImportOptions;
  readonly refusals: ImportFinding[];
  readonly faults: DiagnosticsLog<ImportFaultCode>;
  readonly notes: DiagnosticsLog;
  readonly list: RejectedList;
};

type ImportedContent = Pick<ImportReport, 'products' | 'prices' | 'priceTypes' | 'tables'> & {
  readonly changes?: ImportChanges;
};

const refuse = ({ file, refusals }: Importing, code: ImportRefusalCode, at: Place, message: string): void => {
  if (refusals.length === 0) refusals.push({ file, at, code, message });
};

const sinkOf = ({ faults, notes, list }: Importing): DiagnosticsSink => ({
  reject: (code, at, message, symbol) => {
    faults.add(code, at, message, symbol);
    list.add({ code, at, message, symbol });
  },
  note: (code, at, message) => notes.add(code, at, message),
});

/** Imports the file into a copy of the catalogue. Its memory is released before the copy is validated. */
const importContent = async (
  importing: Importing,
  copy: string,
  existing: ExistingCatalogue,
): Promise<ImportedContent> => {
  const { file, source, options, refusals } = importing;
  const tempPath = join(copy, '.import');
  const tempFile = createNdjsonTempFile(tempPath);
  const sink = sinkOf(importing);
  for (const fault of existing.faults) sink.reject('unreadable', { line: 0, path: fault.file }, formatFault(fault));
  const readOptions = await readOptionsOf(file, copy, options);
  const collected = await accumulateImport(file, source.read(file, readOptions), tempFile, sink);
  await tempFile.close();
  refusals.push(...collected.refusals);
  const changes = new ImportChanges(existing.products.size);
  let priceTypes: ReadonlyMap<string, number> = new Map();
  if (refusals.length === 0) {
    const findSimilar = similarSymbols(existing);
    const found = isComplete(importing, collected) ? collected : resolveSymbols(collected, existing, findSimilar, sink);
    priceTypes = await writeCatalogue({
      importing,
      folder: copy,
      existing,
      collected: found,
      findSimilar,
      tempPath,
      currency: readOptions.currency,
      changes,
    });
    for (const { symbol, list, before, after } of changes.large)
      importing.list.add({
        code: 'large-price-change',
        at: { line: 0, path: list },
        message: `${before} → ${after}`,
        symbol,
      });
    const { columns = {}, currency, sheet, supplier } = options;
    await saveSupplierSettings(copy, file, { columns, currency, sheet, supplier }, collected);
  }
  await rm(tempPath);
  refuseFile(importing, collected, existing, changes);
  return {
    products: collected.symbols.size,
    prices: collected.prices.length,
    priceTypes,
    tables: collected.tables,
    changes,
  };
};

/** Applies the rules by which a file is refused as a whole. */
const refuseFile = (
  importing: Importing,
  collected: AccumulatedImport,
  existing: ExistingCatalogue,
  changes: ImportChanges,
): void => {
  const { faults, options } = importing;
  const start = { line: 1, path: '' };
  if (faults.size > 0 && collected.symbols.size + collected.prices.length + collected.removed.size === 0)
    refuse(importing, 'nothing-sound', start, 'The file contains no readable product and no readable price.');
  const isNew = existing.products.size === 0;
  const lack =
    (isNew ? missingNameColumn(collected) : undefined) ?? (options.addNew ? undefined : missingPriceColumn(collected));
  if (lack !== undefined) refuse(importing, 'nothing-sound', start, lack);
  if (options.strict && faults.size > 0)
    refuse(importing, 'strict', start, 'Something would be left out, and --strict was given.');
  if (changes.losesMuch && options.yes !== true && options.dryRun !== true)
    refuse(importing, 'many-gone', start, 'More than a fifth of the products would go. Say --yes if that is wished.');
};

/** Whether products that the file does not name are discontinued. */
const isComplete = ({ source }: Pick<Importing, 'source'>, { update }: Pick<AccumulatedImport, 'update'>): boolean =>
  source.complete && update === undefined;

type Writing = {
  readonly importing: Importing;
  readonly folder: string;
  readonly existing: ExistingCatalogue;
  readonly collected: AccumulatedImport;
  readonly findSimilar: FindSimilar;
  readonly tempPath: string;
  readonly currency: string | undefined;
  readonly changes: ImportChanges;
};

/** Writes products, tree, manifest and prices. Returns the number of imported prices by kind. */
const writeCatalogue = async (writing: Writing): Promise<ReadonlyMap<string, number>> => {
  const { importing, folder, existing, collected, findSimilar, currency, changes } = writing;
  const sink = sinkOf(importing);
  const ecatalog = await writeEcatalogue(writing, sink);
  if (importing.source.complete) {
    const { updates } = await renewManifest(folder, importing.source, collected);
    if (collected.update) noteUpdateOrder(collected.update, updates, sink.note);
  }
  return writePrices({
    folder,
    collected,
    priceList: importing.options.priceList,
    currency,
    lists: existing.priceLists,
    sold: existing.sold,
    ecatalog,
    numbers: existing.numbers,
    findSimilar,
    sink,
    changes,
    refuse: (at, message) => refuse(importing, 'no-price-list', at, message),
  });
};

/** Writes the e-catalogue, and returns the symbols of all products. */
const writeEcatalogue = async (
  { importing, folder, existing, collected, findSimilar, tempPath, changes }: Writing,
  sink: DiagnosticsSink,
): Promise<ReadonlySet<string>> => {
  const tree = buildTree(existing.tree);
  const productsFile = join(folder, 'e-catalogue/products.ndjson');
  const { symbols, discontinued } = await writeProducts(
    {
      folder,
      collected,
      findSimilar,
      tempPath,
      existingProducts: existing.products,
      discontinued: existing.discontinued,
      policy: productPolicy(importing, collected, existing),
      tree,
      findPicture: productPictures(folder, importing.options.pictures),
      priced: new Set(collected.prices.map(({ productKey }) => productKey)),
      sink,
      changes,
    },
    `${productsFile}.new`,
  );
  await rename(`${productsFile}.new`, productsFile);
  await writeDiscontinued(folder, discontinued);
  await writeJson(join(folder, 'e-catalogue/tree.json'), tree.tree());
  return symbols;
};

/**
 * The policy by kind of file: a complete catalogue replaces the previous one, an update changes the named products, and
 * all other files change only prices.
 */
const productPolicy = (
  { source, options: { keep, addNew } }: Importing,
  { update }: Pick<AccumulatedImport, 'update'>,
  existing: ExistingCatalogue,
): ProductPolicy => {
  const products = source.complete && update?.of !== 'prices';
  const replacesAll = products && update === undefined;
  const isNew = existing.products.size === 0 && update === undefined;
  return {
    keepOthers: keep ?? !replacesAll,
    change: products,
    addNew: addNew ?? (products || isNew),
    keepGroups: !replacesAll,
  };
};
