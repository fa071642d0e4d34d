/** So many of a set or single product, by its id. */
export type RoomEntry = { readonly id: number; readonly quantity: number };

/** What a room holds: sets and single products, in the order in which they were first added (R8). */
export type RoomContent = { readonly sets: readonly RoomEntry[]; readonly products: readonly RoomEntry[] };
