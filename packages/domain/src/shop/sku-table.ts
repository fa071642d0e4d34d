/** How a shop numbers what the catalogue knows by symbol; what no rule is for has its symbol as number. */
export type SkuTable = {
  /** What a symbol's ending becomes: `/11` → `-WHITE`. The longest ending that fits counts. */
  readonly suffixes: Readonly<Record<string, string>>;
  /** Numbers of single symbols; null: the shop does not sell it. */
  readonly exceptions: Readonly<Record<string, string | null>>;
};
