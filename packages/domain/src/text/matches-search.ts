import { searchKey } from './search-key.ts';
import { searchWords } from './search-words.ts';

/** What can be searched for: by name, and by its symbols where it has any. */
export type Searchable = { readonly name: string; readonly symbols: readonly string[] };

/**
 * Whether every word of a query is in the name or in one of the symbols, in any order (R15); an empty query always is.
 */
export const matchesSearch = (query: string, { name, symbols }: Searchable): boolean => {
  const keys = [...searchWords(name), ...symbols.map(searchKey)];
  return searchWords(query).every((word) => keys.some((key) => key.includes(word)));
};
