import { join } from 'node:path';
import { ecatalogProductLine } from '@ramka/contract/catalogue-format/catalogue-files';
import { z } from 'zod';
import type { EcatalogProductEntry } from '../../files/catalogue-files.ts';
import type { CollectedImport } from '../collect-import.ts';
import { textOfForeign } from '../foreign-text.ts';
import type { ImportNoteCode } from '../import-finding.ts';
import type { Place, ProductRecord } from '../import-record.ts';
import { openSpool, readSpool, type Spool } from '../spool.ts';
import { groupPath } from './group-path.ts';
import type { GrowingTree } from './growing-tree.ts';
import type { FindPicture } from './product-pictures.ts';

/** What `e-catalogue/products.ndjson` is made from. */
export type ProductsToWrite = {
  /** The catalogue's folder. */
  readonly folder: string;
  readonly collected: CollectedImport;
  /** Where the imported products stand. */
  readonly spoolFile: string;
  /** Whether products that the import does not name stay, and known ones stay as they are. */
  readonly keep: boolean;
  /** Whether an import that keeps the others brings new products, too. */
  readonly addNew: boolean;
  readonly tree: GrowingTree;
  readonly findPicture: FindPicture;
  readonly note: (code: ImportNoteCode, at: Place, message: string) => void;
};

/** What is remembered of a product of before. */
type Known = Pick<EcatalogProductEntry, 'id' | 'image' | 'catalogUrl'>;

/** Writes the products anew beside the old ones; answers the symbols of all. */
export const writeProducts = async (given: ProductsToWrite, target: string): Promise<ReadonlySet<string>> => {
  const before = join(given.folder, 'e-catalogue/products.ndjson');
  const known = await knownProducts(before);
  const output = openSpool<EcatalogProductEntry>(target);
  const symbols = new Set<string>();
  const add = (entry: EcatalogProductEntry): Promise<void> => {
    symbols.add(entry.symbol);
    return output.add(entry);
  };
  if (given.keep) {
    for await (const entry of readSpool(before, ecatalogProductLine)) {
      given.tree.keep(entry.productGroupId);
      await add(entry);
    }
  }
  await addImported(given, known, { ...output, add });
  await output.close();
  return symbols;
};

const addImported = async (
  given: ProductsToWrite,
  known: ReadonlyMap<string, Known>,
  output: Spool<EcatalogProductEntry>,
): Promise<void> => {
  let lastId = Math.max(0, ...[...known.values()].map(({ id }) => id));
  for await (const product of readSpool(given.spoolFile, spooledProduct)) {
    const before = known.get(product.symbol);
    if (given.keep && (before !== undefined || !given.addNew)) continue;
    if (before === undefined) lastId += 1;
    const entry = await entryOf(given, product, before, before?.id ?? lastId);
    if (entry !== undefined) await output.add(entry);
  }
};

const entryOf = async (
  { collected, tree, findPicture, note }: ProductsToWrite,
  { key, symbol, name, image, catalogUrl = '', successorKey, at }: ProductRecord,
  before: Known | undefined,
  id: number,
): Promise<EcatalogProductEntry | undefined> => {
  const text = textOfForeign(name);
  if (text === undefined) return undefined;
  const path = groupPath(collected.groups, collected.placements.get(key));
  if (path.length === 0) note('no-group', at, `"${symbol}" is in no group; it stands among the others.`);
  const picture = await findPicture(image, before?.image);
  if (!picture.own) note('no-picture', at, `"${symbol}" has no picture${image ? `: there is no ${image}` : ''}.`);
  const replacedBy = successorKey === undefined ? undefined : collected.symbols.get(successorKey);
  if (successorKey !== undefined && replacedBy === undefined)
    note('unknown-successor', at, `"${symbol}" is replaced by "${successorKey}", which the file does not hold.`);
  return {
    id,
    symbol,
    name: text,
    productGroupId: tree.place(path),
    image: picture.image,
    ...((catalogUrl || before?.catalogUrl) && { catalogUrl: catalogUrl || before?.catalogUrl }),
    ...(replacedBy !== undefined && replacedBy !== symbol && { replacedBy }),
  };
};

const knownProducts = async (file: string): Promise<ReadonlyMap<string, Known>> => {
  const known = new Map<string, Known>();
  for await (const { symbol, id, image, catalogUrl } of readSpool(file, ecatalogProductLine)) {
    known.set(symbol, { id, image, ...(catalogUrl && { catalogUrl }) });
  }
  return known;
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
