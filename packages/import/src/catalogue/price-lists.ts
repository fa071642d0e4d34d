import { join } from 'node:path';
import type { PriceList } from '@ramka/server/catalogue/files/catalogue-files';
import type { AccumulatedImport, DiagnosticsSink } from '../pipeline/import-accumulator.ts';
import type { ImportChanges } from '../pipeline/import-diagnostics.ts';
import type { Place, PriceRecord } from '../pipeline/import-record.ts';
import { writeJson } from './catalogue-folder.ts';
import { type FindSimilar, similarNote } from './similar-symbols.ts';

/** Inputs for writing a catalogue's price lists. */
export type PricesToWrite = {
  readonly folder: string;
  readonly collected: AccumulatedImport;
  /** Name of the target price list; absent: the only one in the currency of the prices. */
  readonly priceList: string | undefined;
  /** ISO 4217, of prices without a currency. */
  readonly currency: string | undefined;
  /** The existing lists by name. */
  readonly lists: ReadonlyMap<string, PriceList>;
  /** Symbols of articles and single products, which cannot be on request. */
  readonly sold: ReadonlySet<string>;
  /** Symbols of the e-catalogue after the import. */
  readonly ecatalog: ReadonlySet<string>;
  /** Symbols by the other numbers of products. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly findSimilar: FindSimilar;
  readonly sink: DiagnosticsSink;
  readonly changes: ImportChanges;
  /** Refuses the file as a whole. */
  readonly refuse: (at: Place, message: string) => void;
};

/** Currency labels, written after amounts. */
const labels: Readonly<Record<string, string>> = { PLN: 'zł', CZK: 'Kč', EUR: 'eur', UAH: 'грн' };

/** Decimal text for "on request". */
const ON_REQUEST = '0.00';

/**
 * Writes the price lists. Prices go into the list of their currency, discontinued products are removed from all lists,
 * and new products without a price are "on request". Returns the number of imported prices by kind.
 */
export const writePrices = async (input: PricesToWrite): Promise<ReadonlyMap<string, number>> => {
  const lists = new Map(
    [...input.lists].map(([name, list]) => [name, { ...list, prices: remainingPrices(input, list) }]),
  );
  const types = new Map<string, number>();
  const written = new Set<string>();
  for (const record of input.collected.prices) {
    const currency = currencyOf(input, lists, record);
    if (currency === undefined) {
      input.refuse(record.at, noCurrency);
      return types;
    }
    if (takePrice(input, lists, { ...record, currency }, written))
      types.set(record.type ?? '', (types.get(record.type ?? '') ?? 0) + 1);
  }
  // Every catalogue has at least one price list.
  if (lists.size === 0) {
    const currency = input.currency ?? isCurrency(input.collected.header.currency) ?? USUAL_CURRENCY;
    newList(lists, input.priceList ?? currency.toLowerCase(), currency);
  }
  for (const [name, list] of lists) {
    for (const symbol of input.ecatalog) list.prices[symbol] ??= ON_REQUEST;
    input.changes.addPrices(name, input.lists.get(name), list);
    await writeJson(join(input.folder, 'prices', `${name}.json`), list);
  }
  return types;
};

/** The currency of a list without any price or currency. */
const USUAL_CURRENCY = 'PLN';

const noCurrency = 'The prices say no currency: name it, such as --currency PLN.';

type Lists = Map<string, PriceList>;

const remainingPrices = ({ sold, ecatalog }: PricesToWrite, { prices }: PriceList): Record<string, string> =>
  Object.fromEntries(Object.entries(prices).filter(([symbol]) => sold.has(symbol) || ecatalog.has(symbol)));

/** Stores the first price of a product in a currency. Returns whether it was stored. */
const takePrice = (
  input: PricesToWrite,
  lists: Lists,
  record: PriceRecord & { readonly currency: string },
  written: Set<string>,
): boolean => {
  const { productKey, price, currency, at } = record;
  const symbol = symbolOf(input, productKey, at);
  if (symbol === undefined) return false;
  const list = listFor(input, lists, record, symbol);
  if (list === undefined) return false;
  if (written.has(`${currency} ${symbol}`)) {
    if ((price ?? ON_REQUEST) !== list.prices[symbol])
      input.sink.note('another-price', at, `"${symbol}" has another price as well: ${price ?? 'on request'}.`);
    return false;
  }
  written.add(`${currency} ${symbol}`);
  if (price !== null && price !== ON_REQUEST) list.prices[symbol] = price;
  else if (input.sold.has(symbol))
    input.sink.note(
      'price-on-request',
      at,
      `"${symbol}" is part of sets and keeps its price: it cannot be on request.`,
    );
  else list.prices[symbol] = ON_REQUEST;
  return price !== null && price !== ON_REQUEST;
};

/** The symbol for a price. Undefined, with a note, if the catalogue does not contain it. */
const symbolOf = (
  { collected, sold, ecatalog, numbers, findSimilar, sink }: PricesToWrite,
  key: string,
  at: Place,
): string | undefined => {
  const isInCatalogue = (symbol: string | undefined): boolean =>
    symbol !== undefined && (sold.has(symbol) || ecatalog.has(symbol));
  const written = collected.symbols.get(key) ?? key;
  const symbol = [written, numbers.get(key)].find(isInCatalogue);
  if (symbol !== undefined) return symbol;
  const similar = findSimilar(written);
  if (similar === undefined || !isInCatalogue(similar.symbol)) {
    sink.note('not-in-catalogue', at, `The catalogue has no "${written}".`);
    return undefined;
  }
  const isSpelling = similar.by === 'spelling';
  sink.note(isSpelling ? 'similar-symbol' : 'shortened-symbol', at, similarNote(written, similar));
  return isSpelling ? similar.symbol : undefined;
};

const currencyOf = (input: PricesToWrite, lists: Lists, { currency }: PriceRecord): string | undefined => {
  const named = input.priceList === undefined ? undefined : lists.get(input.priceList);
  const stated =
    isCurrency(currency) ?? input.currency ?? isCurrency(input.collected.header.currency) ?? named?.currency;
  return stated ?? onlyCurrency(lists);
};

const isCurrency = (text: string | undefined): string | undefined =>
  text !== undefined && /^[A-Z]{3}$/.test(text) ? text : undefined;

/** The list for a price. Undefined, with a fault or refusal, if none fits. */
const listFor = (
  input: PricesToWrite,
  lists: Lists,
  { currency, at }: PriceRecord & { readonly currency: string },
  symbol: string,
): PriceList | undefined => {
  const named = input.priceList === undefined ? undefined : lists.get(input.priceList);
  if (named !== undefined) {
    if (named.currency === currency) return named;
    const message = `The price is in ${currency}, the list "${input.priceList}" in ${named.currency}.`;
    input.sink.reject('wrong-currency', at, message, symbol);
    return undefined;
  }
  const fitting = [...lists.values()].filter((list) => list.currency === currency);
  if (fitting.length < 2 || input.priceList !== undefined)
    return fitting[0] ?? newList(lists, input.priceList ?? currency.toLowerCase(), currency);
  input.refuse(at, `Several price lists are in ${currency}: name one with --price-list.`);
  return undefined;
};

const onlyCurrency = (lists: Lists): string | undefined =>
  lists.size === 1 ? [...lists.values()][0]?.currency : undefined;

const newList = (lists: Lists, name: string, currency: string): PriceList => {
  const list = { currency, label: labels[currency] ?? currency, prices: {} };
  lists.set(name, list);
  return list;
};
