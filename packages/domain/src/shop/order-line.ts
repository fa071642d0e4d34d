import type { MinorUnits } from '../price/money.ts';

/** So many pieces of an article that are to be ordered. */
export type OrderLine = {
  readonly symbol: string;
  readonly name: string;
  readonly quantity: number;
  /** Net, one piece; null: on request. */
  readonly price: MinorUnits | null;
};
