/** The orders in which the set list can be read; `added` is the order in which the sets were made. */
export const setOrders = ['added', 'name', 'series', 'cheapest', 'dearest'] as const;

/** One of `setOrders`. */
export type SetOrder = (typeof setOrders)[number];
