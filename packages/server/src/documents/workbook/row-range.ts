/** Rows from the first to the last, counted from 0; null where there are none. */
export type RowRange = { readonly first: number; readonly last: number };

/** So many rows from a first one. */
export const rowRange = (first: number, count: number): RowRange | null =>
  count === 0 ? null : { first, last: first + count - 1 };
