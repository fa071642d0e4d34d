const LONGEST = 3;

/** Finds keys by any piece of them: the numbers of the keys that contain it, ascending. */
export type PieceIndex = (piece: string) => readonly number[];

/**
 * Indexes keys by every run of up to three characters in them. A longer piece is looked up by its rarest run and
 * compared with the keys that hold that.
 */
export const buildPieceIndex = (keys: readonly string[]): PieceIndex => {
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
