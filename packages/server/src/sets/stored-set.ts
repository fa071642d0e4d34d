/** A set as the store keeps it. */
export type StoredSet = {
  readonly id: number;
  readonly name: string;
  readonly seriesId: number;
  /** JSON; the set as the API takes it, without `id` and `name`. */
  readonly payload: string;
  /** Rises with every change to the set. */
  readonly version: number;
};
