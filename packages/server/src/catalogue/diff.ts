import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CatalogueText } from '@ramka/contract/catalogue-format/fields';
import { Client, DatabaseError } from 'pg';
import { sqliteFileIn } from '../store/open-store.ts';
import { connectionOptions } from '../store/postgres/connection-options.ts';
import { formatFault } from './catalogue-fault.ts';
import { type CommandAnswer, countOf } from './check/report.ts';
import { formatCounterparts } from './diff-substitutes.ts';
import { formatRange, formatTouched, type StoredSetDocument } from './diff-range.ts';
import { type CatalogueFiles, type PriceList, textIn } from './files/catalogue-files.ts';
import { valuesOf } from './files/entries.ts';
import { readFiles } from './files/read-files.ts';
import type { Reading } from './files/reading.ts';

/**
 * Compares the catalogues in two folders: added, removed, renamed and re-priced products, substitutes, parts of sets.
 * With the data folder of a store it also lists the stored sets that change.
 */
export const runDiff = async (before: string, after: string, data?: string): Promise<CommandAnswer> => {
  const readings = [before, after].map((folder): Reading => ({ folder, faults: [], hash: createHash('sha256') }));
  const [old, now] = await Promise.all(readings.map(readFiles));
  const faults = readings.flatMap((reading) => reading.faults);
  if (old === undefined || now === undefined || faults.length > 0)
    return { lines: faults.map(formatFault), succeeded: false };
  const stored = data === undefined ? [] : await storedSets(data);
  if (typeof stored === 'string') return { lines: [stored], succeeded: false };
  return {
    lines: [
      ...describe(old, now),
      ...formatRange(old, now),
      ...formatPictures(before, after, now),
      ...(data === undefined ? [] : formatTouched(stored, old, now)),
    ],
    succeeded: true,
  };
};

/** Whether an argument is the URL of a PostgreSQL database. */
export const isDatabaseUrl = (data: string): boolean => /^postgres(?:ql)?:\/\//i.test(data);

/** Reads all sets of a store, in a data folder or on PostgreSQL. Returns an error message if it cannot be read. */
const storedSets = (
  data: string,
): Promise<readonly StoredSetDocument[] | string> | readonly StoredSetDocument[] | string =>
  isDatabaseUrl(data) ? setsInPostgres(data) : setsInFolder(data);

const allSets = 'select "projectId", "id", "document" from "sets" order by "projectId", "id"';

const storedSetOf = ({ projectId, id, document }: Readonly<Record<string, unknown>>): StoredSetDocument => ({
  projectId: String(projectId),
  id: String(id),
  document: String(document),
});

const setsInFolder = (data: string): readonly StoredSetDocument[] | string => {
  const file = sqliteFileIn(data);
  if (!existsSync(file)) return `There is no store in ${data}.`;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(allSets).all().map(storedSetOf);
  } finally {
    database.close();
  }
};

const setsInPostgres = async (url: string): Promise<readonly StoredSetDocument[] | string> => {
  const client = new Client({ ...connectionOptions(url), connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query('BEGIN READ ONLY');
    const { rows } = await client.query<Record<string, unknown>>(allSets);
    return rows.map(storedSetOf);
  } catch (error) {
    // The driver's message may contain the URL with its password.
    const why = error instanceof DatabaseError ? error.message : 'no response';
    return `The store on PostgreSQL cannot be read: ${why}.`;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const describe = (old: CatalogueFiles, now: CatalogueFiles): readonly string[] => {
  const { added, removed, renamed, repriced } = diffCatalogues(old, now);
  return [
    ...section('new', added, ({ symbol, name }) => `${symbol}  ${textIn(name, 'en')}`),
    ...section('removed', removed, ({ symbol, name, replacedBy }) =>
      [`${symbol}  ${textIn(name, 'en')}`, ...(replacedBy ? [`replaced by ${replacedBy}`] : [])].join('; '),
    ),
    ...section(
      'renamed',
      renamed,
      ({ symbol, before, after }) => `${symbol}  ${textIn(before, 'en')} → ${textIn(after, 'en')}`,
    ),
    ...[...repriced].flatMap(([list, changes]) => section(`re-priced in ${list}`, changes, formatPriceChange)),
    ...formatCounterparts(old, now),
  ];
};

const section = <Item>(title: string, items: readonly Item[], formatItem: (item: Item) => string): string[] => [
  `${items.length} ${title}`,
  ...items.map((item) => `  ${formatItem(item)}`),
];

const formatPriceChange = ({ symbol, before, after }: PriceChange): string => {
  const percent = Number(before) === 0 ? '' : ` (${signed((Number(after) / Number(before) - 1) * 100)} %)`;
  return `${symbol}  ${before} → ${after}${percent}`;
};

const signed = (number: number): string => `${number > 0 ? '+' : ''}${number.toFixed(1)}`;

/** Changes between catalogue versions that affect orders. */
export type CatalogueDiff = {
  readonly added: readonly SoldProduct[];
  readonly removed: readonly SoldProduct[];
  readonly renamed: readonly {
    readonly symbol: string;
    readonly before: CatalogueText;
    readonly after: CatalogueText;
  }[];
  /** By price list; lists that exist in only one version are not compared. */
  readonly repriced: ReadonlyMap<string, readonly PriceChange[]>;
};

/** The old and new price as decimal text. */
type PriceChange = { readonly symbol: string; readonly before: string; readonly after: string };

/** Compares two catalogue versions by symbol. */
const diffCatalogues = (before: CatalogueFiles, after: CatalogueFiles): CatalogueDiff => {
  const [old, now] = [soldProducts(before), soldProducts(after)];
  return {
    added: [...now.values()].filter(({ symbol }) => !old.has(symbol)),
    removed: [...old.values()].filter(({ symbol }) => !now.has(symbol)),
    renamed: [...now.values()].flatMap(({ symbol, name }) => {
      const before = old.get(symbol);
      return before === undefined || sameText(before.name, name) ? [] : [{ symbol, before: before.name, after: name }];
    }),
    repriced: new Map(
      [...after.priceLists].flatMap(([name, list]) => {
        const other = before.priceLists.get(name);
        return other === undefined ? [] : [[name, priceChanges(other, list)] as const];
      }),
    ),
  };
};

const sameText = (one: CatalogueText, other: CatalogueText): boolean => JSON.stringify(one) === JSON.stringify(other);

const priceChanges = (before: PriceList, after: PriceList): readonly PriceChange[] =>
  Object.entries(after.prices).flatMap(([symbol, price]) => {
    const old = Object.hasOwn(before.prices, symbol) ? before.prices[symbol] : undefined;
    return old === undefined || old === price ? [] : [{ symbol, before: old, after: price }];
  });

/** A product with an order symbol. */
type SoldProduct = {
  readonly symbol: string;
  readonly name: CatalogueText;
  readonly replacedBy?: string | undefined;
};

/** Articles, single products and e-catalogue products; each symbol once. */
const soldProducts = (files: CatalogueFiles): ReadonlyMap<string, SoldProduct> => {
  const products: readonly SoldProduct[] = [
    ...valuesOf(files.articles),
    ...valuesOf(files.products),
    ...valuesOf(files.ecatalogProducts),
  ];
  return new Map(products.map((product) => [product.symbol, product]));
};

/** The paths of pictures whose content has changed. */
const formatPictures = (before: string, after: string, now: CatalogueFiles): readonly string[] => {
  const changed = [...now.pictures.keys()].filter((path) => {
    const [old, own] = [before, after].map((folder) => join(folder, 'pictures', path));
    return old !== undefined && own !== undefined && existsSync(old) && digestOf(old) !== digestOf(own);
  });
  const shown = changed.slice(0, 10).map((path) => `  ${path}`);
  if (changed.length === 0) return [];
  return [`${countOf(changed.length, 'picture')} changed`, ...shown, ...(changed.length > 10 ? ['  …'] : [])];
};

const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
