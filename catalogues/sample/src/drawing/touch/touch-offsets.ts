/** A place on a touch slot in millimetres from its centre. */
export type TouchOffset = readonly [x: number, y: number];

/** Where the touch points of a slot lie (catalogue.md §4); no other number of points is made. */
export const touchOffsets = (touchPoints: number): readonly TouchOffset[] => offsets[touchPoints] ?? [];

const offsets: Readonly<Record<number, readonly TouchOffset[]>> = {
  1: [[0, 0]],
  2: [
    [0, -14],
    [0, 14],
  ],
  3: [
    [0, -17],
    [0, 0],
    [0, 17],
  ],
  4: [
    [-14, -14],
    [14, -14],
    [-14, 14],
    [14, 14],
  ],
};
