import { searchKey } from './search-key.ts';

/** The keys of a text's words, in order: of a query, or of a name (R15). */
export const searchWords = (text: string): readonly string[] =>
  text
    .split(/\s+/u)
    .map(searchKey)
    .filter((word) => word !== '');
