import { type Dictionary, emptyDictionary, searchKey, searchWords } from '@ramka/domain/search';
import { buildWordIndex, setBits, type Bitset, emptyBitset, type WordIndex } from './word-index.ts';

/** Maximum number of results (docs/readings.md#r15). */
export const MAX_RESULTS = 200;

/** The searchable fields of a product. */
export type Searchable = {
  readonly symbol: string;
  readonly name: string;
  readonly functionId?: string | null | undefined;
};

/**
 * Returns the positions of matching products, best first, and whether there are more. Every word must occur in the
 * symbol or the name, or be a synonym of the product's function. The worst word determines the rank of a product; ties
 * preserve the order (docs/readings.md#r15). If nothing matches, words with one typo match.
 */
export type SearchIndex = (query: string) => { readonly positions: readonly number[]; readonly more: boolean };

/** Maximum number of functions that are ranked separately for a query. */
const MAX_RANKS = 62;

type Indexes = {
  readonly symbols: WordIndex;
  readonly names: WordIndex;
  readonly byFunction: ReadonlyMap<string, Uint32Array>;
  readonly dictionary: Dictionary;
};

/** A word of a query, and the products found for it so far. */
type QueryWord = { readonly word: string; readonly functionIds: ReadonlySet<string>; readonly marks: Bitset };

/** Products that match every word, best first, as positions and as a bitset. */
type Found = { readonly positions: number[]; readonly marks: Bitset };

export const buildSearchIndex = (
  products: readonly Searchable[],
  dictionary: Dictionary = emptyDictionary,
): SearchIndex => {
  const { length } = products;
  const indexes: Indexes = {
    symbols: buildWordIndex(products.map(({ symbol }) => [searchKey(symbol)])),
    names: buildWordIndex(wordsOfNames(products)),
    byFunction: positionsByFunction(products),
    dictionary,
  };
  return (query) => {
    const words = [...new Set(searchWords(query))];
    const found: Found = { positions: [], marks: emptyBitset(length) };
    if (words.length === 0) return { positions: [], more: false };
    const sought = words.map((word) => ({
      word,
      functionIds: dictionary.functionsWith(word),
      marks: emptyBitset(length),
    }));
    for (const markFitting of [
      ...textMatchers(indexes),
      ...functionMatchers(indexes, dictionary.functionsOfPhrase(query), sought),
    ]) {
      for (const word of sought) markFitting(word);
      if (collectMatches(sought, found)) break;
    }
    if (found.positions.length === 0) {
      for (const word of sought) markWithTypo(word, indexes);
      collectMatches(sought, found);
    }
    return { positions: found.positions.slice(0, MAX_RESULTS), more: found.positions.length > MAX_RESULTS };
  };
};

const wordsOfNames = (products: readonly Searchable[]): readonly (readonly string[])[] => {
  const cache = new Map<string, readonly string[]>();
  return products.map(({ name }) => nameWords(name, cache));
};

const positionsByFunction = (products: readonly Searchable[]): ReadonlyMap<string, Uint32Array> => {
  const positions = Map.groupBy(products.keys(), (position) => products[position]?.functionId ?? '');
  positions.delete('');
  return new Map([...positions].map(([functionId, own]) => [functionId, Uint32Array.from(own)]));
};

type MarkMatches = (word: QueryWord) => void;

/** The matchers for text, best first: prefixes before other matches, symbols before names. */
const textMatchers = ({ symbols, names }: Indexes): readonly MarkMatches[] => [
  ({ word, marks }) => symbols.markPrefixMatches(word, marks),
  ({ word, marks }) => names.markPrefixMatches(word, marks),
  ({ word, marks }) => symbols.markSubstringMatches(word, marks),
  ({ word, marks }) => names.markSubstringMatches(word, marks),
];

/** The matchers for synonyms: functions in the order that the query suggests, then all others. */
const functionMatchers = (
  { byFunction }: Indexes,
  order: readonly string[],
  sought: readonly QueryWord[],
): readonly MarkMatches[] => {
  const ranked = order.slice(0, MAX_RANKS).filter((id) => sought.some(({ functionIds }) => functionIds.has(id)));
  return [
    ...ranked.map((id): MarkMatches => ({ functionIds, marks }) => {
      if (functionIds.has(id)) setBits(byFunction.get(id), marks);
    }),
    ({ functionIds, marks }) => {
      for (const id of functionIds) setBits(byFunction.get(id), marks);
    },
  ];
};

const markWithTypo = ({ word, marks }: QueryWord, { names, byFunction, dictionary }: Indexes): void => {
  for (const id of dictionary.functionsNear(word)) setBits(byFunction.get(id), marks);
  names.markTypoMatches(word, marks);
};

/** Adds the products that match every word so far, by position. Returns true if there are more than the limit. */
const collectMatches = (sought: readonly QueryWord[], { positions, marks }: Found): boolean => {
  for (let at = 0; at < marks.length; at += 1) {
    let fitting = ~(marks[at] ?? 0);
    for (const word of sought) fitting &= word.marks[at] ?? 0;
    marks[at] = (marks[at] ?? 0) | fitting;
    for (; fitting !== 0; fitting &= fitting - 1) {
      positions.push(at * 32 + 31 - Math.clz32(fitting & -fitting));
      if (positions.length > MAX_RESULTS) return true;
    }
  }
  return false;
};

/**
 * The search keys of a name's words, and of parts of words with separators: `R-TV-SAT` yields `rtvsat`, `tv` and `sat`.
 * Names share many words, so `cache` caches the keys of words.
 */
export const nameWords = (name: string, cache = new Map<string, readonly string[]>()): readonly string[] => [
  ...new Set(
    name.split(/\s+/u).flatMap((word) => {
      const keys = cache.get(word) ?? keysOf(word);
      cache.set(word, keys);
      return keys;
    }),
  ),
];

const keysOf = (word: string): readonly string[] =>
  [word, ...word.split(/[^\p{L}\p{M}\p{N}]+/u)].map(searchKey).filter((key) => key !== '');
