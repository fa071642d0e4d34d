import { isWithinOneTypo } from '@ramka/domain/search';

/** A bit for each of many things: whether it is meant. */
export type Bitset = Uint32Array;

/** Marks for so many things, none of them set. */
export const emptyBitset = (count: number): Bitset => new Uint32Array((count + 31) >>> 5);

/** Finds things by the words that they hold, and marks those that fit. */
export type WordIndex = {
  readonly markPrefixMatches: (word: string, marks: Bitset) => void;
  readonly markSubstringMatches: (piece: string, marks: Bitset) => void;
  /** Of words that are this one, or begin so, but for one typing error. */
  readonly markTypoMatches: (word: string, marks: Bitset) => void;
};

/** Indexes things by their words; `words[position]` are those of the thing at that position. */
export const buildWordIndex = (words: readonly (readonly string[])[]): WordIndex => {
  // A word of more than one thing in 32 takes less room as a bit for each thing, and is marked sooner.
  const { lists: things, tooLong } = buildPostingLists(words, (own) => own, words.length / 32);
  const common = bitsetsByKey(tooLong, words.length);
  const { keys, starts, numbers } = things;
  const { lists: keysByTrigram } = buildPostingLists(keys, trigramsOf, Infinity);
  const markKey = (key: number, marks: Bitset): void => {
    const [from = 0, to = 0] = [starts[key], starts[key + 1]];
    if (from === to) orInto(common.get(key), marks);
    for (let at = from; at < to; at += 1) setBit(numbers[at] ?? 0, marks);
  };
  return {
    markPrefixMatches: (word, marks) => {
      const stretch = keysWithPrefix(keys, word);
      setBits(postingsFor(things, stretch), marks);
      for (const [key, own] of common) if (key >= stretch.from && key < stretch.to) orInto(own, marks);
    },
    markSubstringMatches: (piece, marks) => {
      for (const key of keysWithTrigramOf(keysByTrigram, piece)) {
        if (piece.length <= TRIGRAM || keys[key]?.includes(piece) === true) markKey(key, marks);
      }
    },
    markTypoMatches: (word, marks) => {
      // A word that is too short for guessing is not even near to itself.
      if (!isWithinOneTypo(word, word)) return;
      const markIfNear = (key: number): void => {
        if (isWithinOneTypo(keys[key] ?? '', word)) markKey(key, marks);
      };
      // Of two halves, one error leaves one as it is.
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

/** Marks the things at these positions. */
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

/** Marks what others mark. */
const orInto = (others: Bitset = EMPTY, marks: Bitset): void => {
  for (let at = 0; at < others.length; at += 1) marks[at] = (marks[at] ?? 0) | (others[at] ?? 0);
};

/** Keys in order, and for each a list of numbers: laid end to end, so that keys next to each other have one stretch. */
type PostingLists = {
  readonly keys: readonly string[];
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
};

/** Keys next to each other, by their places; without the last. */
type KeyRange = { readonly from: number; readonly to: number };

/** Lists by each key which entries have it, ascending; those that are too long are left, with the places of their keys. */
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

/** What is listed for keys next to each other, one key's after the other's. */
const postingsFor = ({ starts, numbers }: PostingLists, { from, to }: KeyRange): Uint32Array =>
  numbers.subarray(starts[from], starts[to]);

/** The keys that start with these letters. */
const keysWithPrefix = (keys: readonly string[], start: string): KeyRange => {
  const from = lowerBound(keys, (key) => key >= start);
  return { from, to: lowerBound(keys, (key) => key > start && !key.startsWith(start), from) };
};

/** The place of the first key of which something is true that is true of all behind it. */
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

/** Every run of three letters in a word, and what is left at its end: each piece up to that long begins one of them. */
const trigramsOf = (word: string): readonly string[] =>
  Array.from({ length: word.length }, (_, start) => word.slice(start, start + TRIGRAM));

/** The keys that hold a piece; of a longer one, its rarest run. A key comes more than once where a short piece does. */
const keysWithTrigramOf = (keysByTrigram: PostingLists, piece: string): Uint32Array => {
  let rarest = postingsFor(keysByTrigram, keysWithPrefix(keysByTrigram.keys, piece.slice(0, TRIGRAM)));
  for (let start = 1; start + TRIGRAM <= piece.length; start += 1) {
    const run = piece.slice(start, start + TRIGRAM);
    const numbers = postingsFor(keysByTrigram, keysWithPrefix(keysByTrigram.keys, run));
    if (numbers.length < rarest.length) rarest = numbers;
  }
  return rarest;
};
