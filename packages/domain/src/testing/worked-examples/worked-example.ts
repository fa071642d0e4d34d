import type { MinorUnits } from '../../money.ts';
import type { ProductSet } from '../../set/product-set.ts';

/** A worked example (docs/catalogue-rules.md#c5-7 to #c5-10), with its bill of materials worked out by hand. */
export type WorkedExample = {
  readonly set: ProductSet;
  /** The bill's rows in order: symbol, quantity, price of one piece. */
  readonly rows: readonly (readonly [symbol: string, quantity: number, price: MinorUnits])[];
  readonly total: MinorUnits;
};
