import type { MinorUnits } from '../../money.ts';
import type { ProductSet } from '../../set/product-set.ts';

/** A worked example (docs/catalogue-rules.md#c5-7 to #c5-10) with its hand-calculated bill of materials. */
export type WorkedExample = {
  readonly set: ProductSet;
  /** The lines of the bill in order: symbol, quantity, unit price. */
  readonly rows: readonly (readonly [symbol: string, quantity: number, price: MinorUnits])[];
  readonly total: MinorUnits;
};
