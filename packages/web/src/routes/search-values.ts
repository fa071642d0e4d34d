/** A whole number above 0 from the address, such as a room's id; undefined for anything else. */
export const searchNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

/** A word from the address, such as a series' tag; undefined for anything else. */
export const searchWord = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
