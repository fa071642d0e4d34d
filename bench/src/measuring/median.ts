/** The median; for an even number of values, the lower of the two in the middle. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The smallest value that at least the given share of all values does not exceed. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('no values');
  return value;
};
