import { searchKey, searchWords } from '@ramka/domain/search';
import { buildWordIndex, type WordIndex } from './word-index.ts';

/** At most so many products are found (docs/readings.md#r15). */
export const MOST_RESULTS = 200;

/** What is searched of a product. */
export type Searchable = { readonly symbol: string; readonly name: string };

/**
 * Answers a query with the positions of products, best first, and whether there were more. Every word must be in the
 * symbol or the name. A product fits as its worst word does; equal ones keep their order (docs/readings.md#r15).
 */
export type SearchIndex = (query: string) => { readonly positions: readonly number[]; readonly more: boolean };

/** How a word can fit, best first: word starts before the rest, symbols before names. */
const fits = ['symbol starts', 'name word starts', 'symbol contains', 'name contains'] as const;

const NO_FIT = fits.length;

/** Indexes products for searching. */
export const buildSearchIndex = (products: readonly Searchable[]): SearchIndex => {
  const symbols = buildWordIndex(products.map(({ symbol }) => [searchKey(symbol)]));
  const known = new Map<string, readonly string[]>();
  const names = buildWordIndex(products.map(({ name }) => nameWords(name, known)));
  const worst = new Uint8Array(products.length);
  const ofWord = new Uint8Array(products.length);
  return (query) => {
    const [first, ...others] = new Set(searchWords(query));
    if (first === undefined) return { positions: [], more: false };
    fitWord(worst, first, symbols, names);
    for (const word of others) {
      fitWord(ofWord, word, symbols, names);
      keepWorse(worst, ofWord);
    }
    return best(worst);
  };
};

/** Writes how a word fits every product; what fits better is written later. */
const fitWord = (ofWord: Uint8Array, word: string, symbols: WordIndex, names: WordIndex): void => {
  ofWord.fill(NO_FIT);
  names.markContaining(word, ofWord, fits.indexOf('name contains'));
  symbols.markContaining(word, ofWord, fits.indexOf('symbol contains'));
  names.markStarting(word, ofWord, fits.indexOf('name word starts'));
  symbols.markStarting(word, ofWord, fits.indexOf('symbol starts'));
};

const keepWorse = (worst: Uint8Array, others: Uint8Array): void => {
  for (let position = 0; position < worst.length; position += 1) {
    const other = others[position] ?? NO_FIT;
    if (other > (worst[position] ?? NO_FIT)) worst[position] = other;
  }
};

const best = (worst: Uint8Array): ReturnType<SearchIndex> => {
  const byFit = fits.map((): number[] => []);
  let count = 0;
  for (let position = 0; position < worst.length; position += 1) {
    const positions = byFit[worst[position] ?? NO_FIT];
    if (positions === undefined) continue;
    count += 1;
    if (positions.length < MOST_RESULTS) positions.push(position);
  }
  return { positions: byFit.flat().slice(0, MOST_RESULTS), more: count > MOST_RESULTS };
};

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
