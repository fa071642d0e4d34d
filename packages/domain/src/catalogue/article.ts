import type { MinorUnits } from '../price/money.ts';

/** Something that can be ordered: a frame, a mechanism, a rocker, a box. */
export type Article = {
  readonly id: number;
  readonly symbol: string;
  readonly name: string;
  /** File name of its picture, served as `components/{id},{image}`. */
  readonly image: string;
  /** Null for an article outside of every series. */
  readonly seriesName: string | null;
  /** Address of its page at the manufacturer; empty where it has none. */
  readonly catalogUrl: string;
  /** Net, one piece. Null where the price list has none: "price on request". */
  readonly price: MinorUnits | null;
};
