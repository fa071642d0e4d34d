import { isWithinOneTypo } from '@ramka/domain/search';

/** One bit per item. */
export type Bitset = Uint32Array;

/** Creates an empty bitset for `count` items. */
export const emptyBitset = (count: number): Bitset => new Uint32Array((count + 31) >>> 5);

/** Finds items by their words, and sets the bits of matching items. */
export type WordIndex = {
  readonly markPrefixMatches: (word: string, marks: Bitset) => void;
  readonly markSubstringMatches: (piece: string, marks: Bitset) => void;
  /** Matches words that equal the given word or start with it, allowing one typo. */
  readonly markTypoMatches: (word: string, marks: Bitset) => void;
};

/** Indexes items by their words. `words[position]` are the words of the item at that position. */
export const buildWordIndex = (words: readonly (readonly string[])[]): WordIndex => {
  // For a word in more than one of 32 items, a bitset is smaller than a list and faster to merge.
  const { lists: postings, tooLong } = buildPostingLists(words, (own) => own, words.length / 32);
  const common = bitsetsByKey(tooLong, words.length);
  const { keys, starts, numbers } = postings;
  const { lists: keysByTrigram } = buildPostingLists(keys, trigramsOf, Infinity);
  const markKey = (key: number, marks: Bitset): void => {
    const [from = 0, to = 0] = [starts[key], starts[key + 1]];
    if (from === to) orInto(common.get(key), marks);
    for (let at = from; at < to; at += 1) setBit(numbers[at] ?? 0, marks);
  };
  return {
    markPrefixMatches: (word, marks) => {
      const stretch = keysWithPrefix(keys, word);
      setBits(postingsFor(postings, stretch), marks);
      for (const [key, own] of common) if (key >= stretch.from && key < stretch.to) orInto(own, marks);
    },
    markSubstringMatches: (piece, marks) => {
      for (const key of keysWithTrigramOf(keysByTrigram, piece)) {
        if (piece.length <= TRIGRAM || keys[key]?.includes(piece) === true) markKey(key, marks);
      }
    },
    markTypoMatches: (word, marks) => {
      // A word that is too short for typos is not even within one typo of itself.
      if (!isWithinOneTypo(word, word)) return;
      const markIfNear = (key: number): void => {
        if (isWithinOneTypo(keys[key] ?? '', word)) markKey(key, marks);
      };
      // A single typo leaves at least one half of the word intact.
      const half = word.length >> 1;
      const { from, to } = keysWithPrefix(keys, word.slice(0, half));
      for (let key = from; key < to; key += 1) markIfNear(key);
      for (const key of keysWithTrigramOf(keysByTrigram, word.slice(half + 1))) markIfNear(key);
    },
  };
};

const setBit = (position: number, marks: Bitset): void => {
  marks[position >>> 5] = (marks[position >>> 5] ?? 0) | (1 << (position & 31));
};

const EMPTY = new Uint32Array(0);

/** Sets the bits at the given positions. */
export const setBits = (positions: ArrayLike<number> = EMPTY, marks: Bitset): void => {
  for (let at = 0; at < positions.length; at += 1) setBit(positions[at] ?? 0, marks);
};

const bitsetsByKey = (
  lists: readonly (readonly [key: number, positions: readonly number[]])[],
  count: number,
): ReadonlyMap<number, Bitset> => {
  const byKey = new Map<number, Bitset>();
  for (const [key, positions] of lists) {
    const marks = emptyBitset(count);
    setBits(positions, marks);
    byKey.set(key, marks);
  }
  return byKey;
};

/** Sets all bits that are set in `others`. */
const orInto = (others: Bitset = EMPTY, marks: Bitset): void => {
  for (let at = 0; at < others.length; at += 1) marks[at] = (marks[at] ?? 0) | (others[at] ?? 0);
};

/** Sorted keys with a list of numbers each. The lists are concatenated, so adjacent keys have a contiguous range. */
type PostingLists = {
  readonly keys: readonly string[];
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
};

/** A range of adjacent keys, exclusive of `to`. */
type KeyRange = { readonly from: number; readonly to: number };

/**
 * Builds ascending lists of entries by key. Lists longer than `longest` are left empty and returned separately, with
 * the index of their key.
 */
const buildPostingLists = <Entry>(
  entries: readonly Entry[],
  keysOf: (entry: Entry) => readonly string[],
  longest: number,
): { readonly lists: PostingLists; readonly tooLong: readonly (readonly [number, readonly number[]])[] } => {
  const lists = new Map<string, number[]>();
  for (const [number, entry] of entries.entries()) {
    for (const key of keysOf(entry)) {
      const numbers = lists.get(key);
      if (numbers === undefined) lists.set(key, [number]);
      else if (numbers.at(-1) !== number) numbers.push(number);
    }
  }
  const keys = [...lists.keys()].toSorted(byCodeUnits);
  const inOrder = keys.map((key) => lists.get(key) ?? []);
  const tooLong = [...inOrder.entries()].filter(([, { length }]) => length > longest);
  return { lists: { keys, ...concatenate(inOrder.map((list) => (list.length > longest ? [] : list))) }, tooLong };
};

const concatenate = (lists: readonly (readonly number[])[]): Pick<PostingLists, 'starts' | 'numbers'> => {
  const starts = new Uint32Array(lists.length + 1);
  const numbers = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const [index, list] of lists.entries()) {
    numbers.set(list, end);
    end += list.length;
    starts[index + 1] = end;
  }
  return { starts, numbers };
};

const byCodeUnits = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** The concatenated lists of adjacent keys. */
const postingsFor = ({ starts, numbers }: PostingLists, { from, to }: KeyRange): Uint32Array =>
  numbers.subarray(starts[from], starts[to]);

/** The range of keys with a prefix. */
const keysWithPrefix = (keys: readonly string[], start: string): KeyRange => {
  const from = lowerBound(keys, (key) => key >= start);
  return { from, to: lowerBound(keys, (key) => key > start && !key.startsWith(start), from) };
};

/** The index of the first key for which the condition is true. It must be true for all following keys. */
const lowerBound = (keys: readonly string[], isTrue: (key: string) => boolean, from = 0): number => {
  let low = from;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(keys[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
};

const TRIGRAM = 3;

/** All trigrams of a word, and the shorter endings: every piece of up to three letters is the prefix of one of them. */
const trigramsOf = (word: string): readonly string[] =>
  Array.from({ length: word.length }, (_, start) => word.slice(start, start + TRIGRAM));

/** Candidate keys for a substring, by the rarest of its trigrams. A short substring may yield a key several times. */
const keysWithTrigramOf = (keysByTrigram: PostingLists, piece: string): Uint32Array => {
  let rarest = postingsFor(keysByTrigram, keysWithPrefix(keysByTrigram.keys, piece.slice(0, TRIGRAM)));
  for (let start = 1; start + TRIGRAM <= piece.length; start += 1) {
    const run = piece.slice(start, start + TRIGRAM);
    const numbers = postingsFor(keysByTrigram, keysWithPrefix(keysByTrigram.keys, run));
    if (numbers.length < rarest.length) rarest = numbers;
  }
  return rarest;
};
