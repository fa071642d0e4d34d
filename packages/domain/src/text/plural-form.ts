/** Which of the four forms of a noun goes with a count: for none, for one, for two to four, for more. */
export type PluralForm = 0 | 1 | 2 | 3;

/** The form for a count: 0 → 0, 1 → 1, 2 to 4 → 2, otherwise 3; the same in every language (specification §9, R4). */
export const pluralForm = (count: number): PluralForm => {
  if (count === 0) return 0;
  if (count === 1) return 1;
  return count === 2 || count === 3 || count === 4 ? 2 : 3;
};
