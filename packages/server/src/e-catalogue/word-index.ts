import { isNear } from '@ramka/domain/search';

/** Finds things by the words that they hold: writes a mark at the positions of those that fit. */
export type WordIndex = {
  readonly markStarting: (word: string, marks: Uint8Array, mark: number) => void;
  readonly markContaining: (piece: string, marks: Uint8Array, mark: number) => void;
  /** Of words that are this one, or begin so, but for one typing error. */
  readonly markNear: (word: string, marks: Uint8Array, mark: number) => void;
};

/** Indexes things by their words; `words[position]` are those of the thing at that position. */
export const buildWordIndex = (words: readonly (readonly string[])[]): WordIndex => {
  const positionsByWord = groupByWord(words);
  const keys = [...positionsByWord.keys()].toSorted(byCodeUnits);
  const { positions, starts } = flatten(keys.map((key) => positionsByWord.get(key) ?? []));
  const findKeys = buildPieceIndex(keys);
  const markKey = (key: number, marks: Uint8Array, mark: number): void => {
    const end = starts[key + 1] ?? positions.length;
    for (let at = starts[key] ?? end; at < end; at += 1) marks[positions[at] ?? 0] = mark;
  };
  return {
    markStarting: (word, marks, mark) => {
      for (let key = firstNotBelow(keys, word); keys[key]?.startsWith(word) === true; key += 1) {
        markKey(key, marks, mark);
      }
    },
    markContaining: (piece, marks, mark) => {
      for (const key of findKeys(piece)) markKey(key, marks, mark);
    },
    markNear: (word, marks, mark) => {
      for (const [number, key] of keys.entries()) if (isNear(key, word)) markKey(number, marks, mark);
    },
  };
};

const groupByWord = (words: readonly (readonly string[])[]): ReadonlyMap<string, readonly number[]> => {
  const positionsByWord = new Map<string, number[]>();
  for (const [position, own] of words.entries()) {
    for (const word of own) {
      const positions = positionsByWord.get(word);
      if (positions === undefined) positionsByWord.set(word, [position]);
      else positions.push(position);
    }
  }
  return positionsByWord;
};

/** Lists laid end to end, and where each starts: a fraction of the memory of as many arrays. */
const flatten = (lists: readonly (readonly number[])[]): { positions: Uint32Array; starts: Uint32Array } => {
  const starts = new Uint32Array(lists.length);
  const positions = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const [index, list] of lists.entries()) {
    starts[index] = end;
    positions.set(list, end);
    end += list.length;
  }
  return { positions, starts };
};

const byCodeUnits = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** The number of the first sorted key that is not below the word. */
const firstNotBelow = (keys: readonly string[], word: string): number => {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
};

const LONGEST = 3;

/** Finds keys by any piece of them: the numbers of the keys that contain it, ascending. */
export type PieceIndex = (piece: string) => readonly number[];

/**
 * Indexes keys by every run of up to three characters in them. A longer piece is looked up by its rarest run and
 * compared with the keys that hold that.
 */
const buildPieceIndex = (keys: readonly string[]): PieceIndex => {
  const keysByRun = new Map<string, number[]>();
  for (const [number, key] of keys.entries()) {
    for (let start = 0; start < key.length; start += 1) {
      for (let end = start + 1; end <= Math.min(start + LONGEST, key.length); end += 1) {
        add(keysByRun, key.slice(start, end), number);
      }
    }
  }
  return (piece) => {
    if (piece.length <= LONGEST) return keysByRun.get(piece) ?? [];
    return rarest(keysByRun, piece).filter((number) => keys[number]?.includes(piece));
  };
};

const add = (keysByRun: Map<string, number[]>, run: string, number: number): void => {
  const numbers = keysByRun.get(run);
  if (numbers === undefined) keysByRun.set(run, [number]);
  else if (numbers.at(-1) !== number) numbers.push(number);
};

const rarest = (keysByRun: ReadonlyMap<string, readonly number[]>, piece: string): readonly number[] => {
  let best: readonly number[] | undefined;
  for (let start = 0; start + LONGEST <= piece.length; start += 1) {
    const numbers = keysByRun.get(piece.slice(start, start + LONGEST)) ?? [];
    if (best === undefined || numbers.length < best.length) best = numbers;
  }
  return best ?? [];
};
