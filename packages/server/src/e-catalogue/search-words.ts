import { searchKey } from './search-key.ts';

/** What a query asks for: its words as search keys, each once. */
export const queryWords = (query: string): readonly string[] => [...new Set(whole(query))];

/**
 * The words of a name as search keys. A word that holds something between its letters and digits counts whole and in
 * pieces: `R-TV-SAT` is found as `rtvsat`, `tv` and `sat`.
 */
export const nameWords = (name: string): readonly string[] => {
  const pieces = name.split(/[^\p{L}\p{M}\p{N}]+/u).map((piece) => searchKey(piece));
  return [...new Set([...whole(name), ...pieces])].filter((word) => word !== '');
};

const whole = (text: string): readonly string[] =>
  text
    .split(/\s+/u)
    .map((word) => searchKey(word))
    .filter((word) => word !== '');
