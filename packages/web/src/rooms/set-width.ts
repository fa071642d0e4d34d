/** Returns the width of a set's picture in millimetres, including its shadow, by the number of slots. */
export const millimetresWide = (slots: number): number => 13 + 71 * Math.max(1, slots);
