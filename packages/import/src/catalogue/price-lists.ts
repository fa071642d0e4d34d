import { join } from 'node:path';
import type { PriceList } from '@ramka/server/catalogue/files/catalogue-files';
import type { CollectedImport } from '../collected-import.ts';
import type { ImportFaultCode, ImportNoteCode } from '../import-findings.ts';
import type { Place, PriceRecord } from '../import-record.ts';
import { writeJson } from './catalogue-folder.ts';

/** What a catalogue's price lists are made from. */
export type PricesToWrite = {
  /** The catalogue's folder. */
  readonly folder: string;
  readonly collected: CollectedImport;
  /** Name of the list that the prices go into; absent: the only one in their currency. */
  readonly priceList: string | undefined;
  /** By name, as they were. */
  readonly lists: ReadonlyMap<string, PriceList>;
  /** Symbols of articles and single products, which always cost something. */
  readonly sold: ReadonlySet<string>;
  /** Symbols of the e-catalogue as it is now. */
  readonly ecatalog: ReadonlySet<string>;
  readonly note: (code: ImportNoteCode, at: Place, message: string) => void;
  readonly fault: (code: ImportFaultCode, at: Place, message: string) => void;
};

/** How currencies are written behind an amount. */
const labels: Readonly<Record<string, string>> = { PLN: 'zł', CZK: 'Kč', EUR: 'eur', UAH: 'грн' };

/** Decimal text for "on request". */
const ON_REQUEST = '0.00';

/**
 * Writes the price lists: new prices into the list of their currency; what is sold no more leaves all of them; what is
 * new in the e-catalogue and has no price there is "on request".
 */
export const writePrices = async (given: PricesToWrite): Promise<void> => {
  const lists = new Map([...given.lists].map(([name, list]) => [name, { ...list, prices: pricesKept(given, list) }]));
  for (const record of given.collected.prices) takePrice(given, lists, record);
  for (const [name, list] of lists) {
    for (const symbol of given.ecatalog) list.prices[symbol] ??= ON_REQUEST;
    await writeJson(join(given.folder, 'prices', `${name}.json`), list);
  }
};

type Lists = Map<string, PriceList>;

const pricesKept = ({ sold, ecatalog }: PricesToWrite, { prices }: PriceList): Record<string, string> =>
  Object.fromEntries(Object.entries(prices).filter(([symbol]) => sold.has(symbol) || ecatalog.has(symbol)));

const takePrice = (given: PricesToWrite, lists: Lists, record: PriceRecord): void => {
  const { productKey, price, at } = record;
  const symbol = given.collected.symbols.get(productKey) ?? productKey;
  if (!given.sold.has(symbol) && !given.ecatalog.has(symbol)) {
    given.note('not-in-catalogue', at, `The catalogue has no "${symbol}".`);
    return;
  }
  const list = listFor(given, lists, record);
  if (list === undefined) return;
  if (price !== null && price !== ON_REQUEST) list.prices[symbol] = price;
  else if (given.sold.has(symbol))
    given.note('price-on-request', at, `"${symbol}" is part of sets and keeps its price: it cannot be on request.`);
  else list.prices[symbol] = ON_REQUEST;
};

/** The list that a price belongs into; undefined, and a fault, where that cannot be said. */
const listFor = (given: PricesToWrite, lists: Lists, { currency: own, at }: PriceRecord): PriceList | undefined => {
  const named = given.priceList === undefined ? undefined : lists.get(given.priceList);
  const currency = own ?? given.collected.header.currency ?? named?.currency ?? onlyCurrency(lists);
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) {
    given.fault('no-price-list', at, 'The price says no currency: name the list with --price-list.');
    return undefined;
  }
  if (named !== undefined) {
    if (named.currency === currency) return named;
    given.fault(
      'wrong-currency',
      at,
      `The price is in ${currency}, the list "${given.priceList}" in ${named.currency}.`,
    );
    return undefined;
  }
  const fitting = [...lists.values()].filter((list) => list.currency === currency);
  if (fitting.length < 2 || given.priceList !== undefined)
    return fitting[0] ?? newList(lists, given.priceList ?? currency.toLowerCase(), currency);
  given.fault('no-price-list', at, `Several price lists are in ${currency}: name one with --price-list.`);
  return undefined;
};

const onlyCurrency = (lists: Lists): string | undefined =>
  lists.size === 1 ? [...lists.values()][0]?.currency : undefined;

const newList = (lists: Lists, name: string, currency: string): PriceList => {
  const list = { currency, label: labels[currency] ?? currency, prices: {} };
  lists.set(name, list);
  return list;
};
