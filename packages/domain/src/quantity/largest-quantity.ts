/** The most pieces of anything that can be asked for at once (R8); keeps every sum exact. */
export const LARGEST_QUANTITY = 9999;
