/** How much of a module's price its mechanism is; the rest is its visible part (catalogue.md §2). */
export const MECHANISM_SHARE = 0.6;
