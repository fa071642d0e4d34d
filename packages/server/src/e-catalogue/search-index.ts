import { type Dictionary, emptyDictionary, searchKey, searchWords } from '@ramka/domain/search';
import { buildWordIndex, setBits, type Bitset, emptyBitset, type WordIndex } from './word-index.ts';

/** At most so many products are found (docs/readings.md#r15). */
export const MAX_RESULTS = 200;

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

/** Of the functions that a query leads to in an order so many are told apart. */
const MAX_RANKS = 62;

type Indexes = {
  readonly symbols: WordIndex;
  readonly names: WordIndex;
  readonly byFunction: ReadonlyMap<string, Uint32Array>;
  readonly dictionary: Dictionary;
};

/** A word of a query, and the products that it fits as far as that was looked at. */
type QueryWord = { readonly word: string; readonly functionIds: ReadonlySet<string>; readonly marks: Bitset };

/** Products that every word fits, best first, as positions and as marks. */
type Found = { readonly positions: number[]; readonly marks: Bitset };

/** Indexes products for searching. */
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
  const known = new Map<string, readonly string[]>();
  return products.map(({ name }) => nameWords(name, known));
};

const positionsByFunction = (products: readonly Searchable[]): ReadonlyMap<string, Uint32Array> => {
  const positions = Map.groupBy(products.keys(), (position) => products[position]?.functionId ?? '');
  positions.delete('');
  return new Map([...positions].map(([functionId, own]) => [functionId, Uint32Array.from(own)]));
};

type MarkMatches = (word: QueryWord) => void;

/** How a word can fit by itself, best first: word starts before the rest, symbols before names. */
const textMatchers = ({ symbols, names }: Indexes): readonly MarkMatches[] => [
  ({ word, marks }) => symbols.markPrefixMatches(word, marks),
  ({ word, marks }) => names.markPrefixMatches(word, marks),
  ({ word, marks }) => symbols.markSubstringMatches(word, marks),
  ({ word, marks }) => names.markSubstringMatches(word, marks),
];

/** How words fit by what people call a function: in the order that the query leads to, then any. */
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

/** Takes what every word fits by now, in order of position, and says whether that is more than is answered. */
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
