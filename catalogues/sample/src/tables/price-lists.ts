import type { priceListFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { allArticles } from './all-articles.ts';
import { ecatalogProducts } from './e-catalogue/ecatalog-products.ts';
import { number, readTable, text } from '@ramka/import/vocabulary/table';

/** Converts prices in grosze by symbol to a price list of a currency. */
export function priceList(
  { code, label, rate, step }: SampleCurrency,
  grosze: ReadonlyMap<string, number>,
): ReturnType<typeof priceListFile.parse> {
  const amount = (price: number) => (price === 0 ? 0 : Math.max(step, Math.round((price * rate) / step) * step));
  const prices = [...grosze].map(([symbol, price]) => [symbol, (amount(price) / 100).toFixed(2)] as const);
  return { currency: code, label, prices: Object.fromEntries(prices) };
}

/** The currency of a price list, with its exchange rate from zloty. */
type SampleCurrency = {
  /** Name of the price list. */
  readonly name: string;
  readonly code: string;
  /** Text after an amount. */
  readonly label: string;
  /** Units of the currency per zloty. */
  readonly rate: number;
  /** Prices are rounded to multiples of this, in minor units. */
  readonly step: number;
};

/** The four price lists. */
export const allCurrencies: readonly SampleCurrency[] = readTable(
  { name: text, code: text, label: text, rate: number, step: number },
  `
  pln | PLN | zł  | 1     |   1
  czk | CZK | Kč  | 5.84  |  50
  eur | EUR | eur | 0.236 |   5
  uah | UAH | грн | 11.40 | 100
`,
);

/** All prices in grosze by symbol; 0 means on request. */
export function allPrices(): ReadonlyMap<string, number> {
  const prices = new Map(allArticles.map(({ symbol, price }) => [symbol, price]));
  for (const { article } of ecatalogProducts) {
    const { symbol, price = 0 } = article;
    const known = prices.get(symbol);
    if (known !== undefined && known !== price) throw new Error(`${symbol}: both ${known} and ${price}`);
    prices.set(symbol, price);
  }
  return prices;
}
