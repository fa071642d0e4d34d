import type { priceListFile } from '@ramka/contract/catalogue-format/catalogue-files';
import type { SampleCurrency } from './all-currencies.ts';

/** A price list of what costs so many grosze, by symbol. */
export function priceList(
  { code, label, rate, step }: SampleCurrency,
  grosze: ReadonlyMap<string, number>,
): ReturnType<typeof priceListFile.parse> {
  const amount = (price: number) => (price === 0 ? 0 : Math.max(step, Math.round((price * rate) / step) * step));
  const prices = [...grosze].map(([symbol, price]) => [symbol, (amount(price) / 100).toFixed(2)] as const);
  return { currency: code, label, prices: Object.fromEntries(prices) };
}
