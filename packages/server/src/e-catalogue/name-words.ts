import { searchKey } from '@ramka/domain/search';

/**
 * The keys of a name's words, and of the pieces of those that hold something between their letters and digits:
 * `R-TV-SAT` starts with `rtvsat`, `tv` and `sat`. Names repeat each other's words; `known` keeps what they came to.
 */
export const nameWords = (name: string, known = new Map<string, readonly string[]>()): readonly string[] => [
  ...new Set(
    name.split(/\s+/u).flatMap((word) => {
      const keys = known.get(word) ?? keysOf(word);
      known.set(word, keys);
      return keys;
    }),
  ),
];

const keysOf = (word: string): readonly string[] =>
  [word, ...word.split(/[^\p{L}\p{M}\p{N}]+/u)].map(searchKey).filter((key) => key !== '');
