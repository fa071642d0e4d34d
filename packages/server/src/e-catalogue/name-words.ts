import { searchKey } from '@ramka/domain/text/search-key';
import { searchWords } from '@ramka/domain/text/search-words';

/**
 * The keys of a name's words, and of the pieces of those that hold something between their letters and digits:
 * `R-TV-SAT` starts with `rtvsat`, `tv` and `sat`.
 */
export const nameWords = (name: string): readonly string[] => {
  const pieces = name.split(/[^\p{L}\p{M}\p{N}]+/u).map(searchKey);
  return [...new Set([...searchWords(name), ...pieces])].filter((word) => word !== '');
};
