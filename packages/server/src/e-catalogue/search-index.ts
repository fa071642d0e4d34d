import { type Dictionary, noWords, searchKey, searchWords } from '@ramka/domain/search';
import { buildWordIndex, type WordIndex } from './word-index.ts';

/** At most so many products are found (docs/readings.md#r15). */
export const MOST_RESULTS = 200;

/** What is searched of a product. */
export type Searchable = {
  readonly symbol: string;
  readonly name: string;
  readonly functionId?: string | null | undefined;
};

/**
 * Answers a query with the positions of products, best first, and whether there were more. Every word must be in the
 * symbol or the name, or be one by which people ask for what the product does. A product fits as its worst word does;
 * equal ones keep their order (docs/readings.md#r15). Where nothing fits, words count that differ by a typing error.
 */
export type SearchIndex = (query: string) => { readonly positions: readonly number[]; readonly more: boolean };

/** How a word can fit, best first: word starts before the rest, symbols before names, then what people call it. */
const fits = ['symbol starts', 'name word starts', 'symbol contains', 'name contains', 'word of the function'] as const;

const OF_FUNCTION = fits.indexOf('word of the function');

/** Functions that a query leads to in an order fit by it, and so many orders are told apart. */
const MOST_RANKS = 64;

const NO_FIT = OF_FUNCTION + MOST_RANKS;

type Indexes = {
  readonly symbols: WordIndex;
  readonly names: WordIndex;
  readonly byFunction: ReadonlyMap<string, readonly number[]>;
  readonly dictionary: Dictionary;
};

/** Indexes products for searching. */
export const buildSearchIndex = (products: readonly Searchable[], dictionary: Dictionary = noWords): SearchIndex => {
  const symbols = buildWordIndex(products.map(({ symbol }) => [searchKey(symbol)]));
  const known = new Map<string, readonly string[]>();
  const names = buildWordIndex(products.map(({ name }) => nameWords(name, known)));
  const indexes = { symbols, names, byFunction: positionsByFunction(products), dictionary };
  const worst = new Uint8Array(products.length);
  const ofWord = new Uint8Array(products.length);
  const search = (query: string, guessing: boolean): ReturnType<SearchIndex> => {
    const [first, ...others] = new Set(searchWords(query));
    if (first === undefined) return { positions: [], more: false };
    const order = dictionary.orderOf(query);
    fitWord(worst, { word: first, order, guessing }, indexes);
    for (const word of others) {
      fitWord(ofWord, { word, order, guessing }, indexes);
      keepWorse(worst, ofWord);
    }
    return best(worst);
  };
  return (query) => {
    const found = search(query, false);
    return found.positions.length > 0 ? found : search(query, true);
  };
};

const positionsByFunction = (products: readonly Searchable[]): ReadonlyMap<string, readonly number[]> => {
  const positions = new Map<string, number[]>();
  for (const [position, { functionId }] of products.entries()) {
    if (!functionId) continue;
    const known = positions.get(functionId);
    if (known === undefined) positions.set(functionId, [position]);
    else known.push(position);
  }
  return positions;
};

type SoughtWord = { readonly word: string; readonly order: readonly string[]; readonly guessing: boolean };

/** Writes how a word fits every product; what fits better is written later. */
const fitWord = (ofWord: Uint8Array, { word, order, guessing }: SoughtWord, indexes: Indexes): void => {
  const { symbols, names, byFunction, dictionary } = indexes;
  ofWord.fill(NO_FIT);
  if (guessing) {
    for (const id of dictionary.functionsNear(word)) markAll(ofWord, byFunction.get(id), NO_FIT - 1);
    names.markNear(word, ofWord, NO_FIT - 1);
  }
  for (const id of dictionary.functionsWith(word)) {
    const rank = order.indexOf(id);
    markAll(ofWord, byFunction.get(id), OF_FUNCTION + Math.min(rank < 0 ? order.length : rank, MOST_RANKS - 2));
  }
  names.markContaining(word, ofWord, fits.indexOf('name contains'));
  symbols.markContaining(word, ofWord, fits.indexOf('symbol contains'));
  names.markStarting(word, ofWord, fits.indexOf('name word starts'));
  symbols.markStarting(word, ofWord, fits.indexOf('symbol starts'));
};

const markAll = (marks: Uint8Array, positions: readonly number[] = [], mark: number): void => {
  for (const position of positions) marks[position] = mark;
};

const keepWorse = (worst: Uint8Array, others: Uint8Array): void => {
  for (let position = 0; position < worst.length; position += 1) {
    const other = others[position] ?? NO_FIT;
    if (other > (worst[position] ?? NO_FIT)) worst[position] = other;
  }
};

const best = (worst: Uint8Array): ReturnType<SearchIndex> => {
  const byFit: number[][] = Array.from({ length: NO_FIT }, () => []);
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
