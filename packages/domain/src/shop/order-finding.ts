/** What does not fit when a list is handed over to a shop. */
export type OrderFinding = {
  readonly kind: OrderFindingKind;
  readonly symbol: string;
  readonly name: string;
};

/** `no-sku` and `long-sku` leave the article out; the others go with it. */
export type OrderFindingKind =
  /** The shop does not sell it. */
  | 'no-sku'
  /** Its number is longer than the field for it. */
  | 'long-sku'
  /** Its name is longer than the field for it, and goes shortened. */
  | 'long-name'
  /** It goes without a price. */
  | 'no-price';
