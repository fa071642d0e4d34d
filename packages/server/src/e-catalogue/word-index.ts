import { buildPieceIndex } from './piece-index.ts';

/** Finds things by the words that they hold. A thing may be visited more than once. */
export type WordIndex = {
  readonly visitStarting: (word: string, visit: (position: number) => void) => void;
  readonly visitContaining: (piece: string, visit: (position: number) => void) => void;
};

/** Indexes things by their words; `words[position]` are those of the thing at that position. */
export const buildWordIndex = (words: readonly (readonly string[])[]): WordIndex => {
  const positionsByWord = new Map<string, number[]>();
  for (const [position, own] of words.entries()) {
    for (const word of own) {
      const positions = positionsByWord.get(word);
      if (positions === undefined) positionsByWord.set(word, [position]);
      else positions.push(position);
    }
  }
  const keys = [...positionsByWord.keys()].toSorted(byCodeUnits);
  const positions = keys.map((key) => Uint32Array.from(positionsByWord.get(key) ?? []));
  const findKeys = buildPieceIndex(keys);
  const visitKey = (number: number, visit: (position: number) => void): void => {
    for (const position of positions[number] ?? []) visit(position);
  };
  return {
    visitStarting: (word, visit) => {
      for (let number = firstNotBelow(keys, word); keys[number]?.startsWith(word) === true; number += 1) {
        visitKey(number, visit);
      }
    },
    visitContaining: (piece, visit) => {
      for (const number of findKeys(piece)) visitKey(number, visit);
    },
  };
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
