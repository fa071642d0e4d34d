import { buildPieceIndex } from './piece-index.ts';

/** Finds things by the words that they hold: writes a mark at the positions of those that fit. */
export type WordIndex = {
  readonly markStarting: (word: string, marks: Uint8Array, mark: number) => void;
  readonly markContaining: (piece: string, marks: Uint8Array, mark: number) => void;
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
