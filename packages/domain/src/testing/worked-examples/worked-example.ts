import type { MinorUnits } from '../../money.ts';
import type { ProductSet } from '../../set/product-set.ts';

/** A set of catalogue.md with its bill of materials worked out by hand. */
export type WorkedExample = {
  readonly set: ProductSet;
  /** The bill's rows in order: symbol, quantity, price of one piece. */
  readonly rows: readonly (readonly [symbol: string, quantity: number, price: MinorUnits])[];
  readonly total: MinorUnits;
};
