import { readTable } from '../text/table.ts';

/** A price list's currency and how zloty become it. */
export type SampleCurrency = {
  /** Name of the price list. */
  readonly name: string;
  readonly code: string;
  /** What stands behind an amount. */
  readonly label: string;
  /** How much of it a zloty is. */
  readonly rate: number;
  /** Prices are multiples of this, in minor units. */
  readonly step: number;
};

/** The four price lists. */
export const allCurrencies: readonly SampleCurrency[] = readTable(
  ['name', 'code', 'label', 'rate', 'step'],
  `
  pln | PLN | zł  | 1     |   1
  czk | CZK | Kč  | 5.84  |  50
  eur | EUR | eur | 0.236 |   5
  uah | UAH | грн | 11.40 | 100
`,
).map(({ name, code, label, rate, step }) => ({ name, code, label, rate: Number(rate), step: Number(step) }));
