/** Corner radius of a visible part: a little less than that of the openings it fits (catalogue.md §4). */
export const partRadius = (window: number): number => {
  if (window <= 51) return 2.2;
  return window < 55 ? 1.3 : 0.9;
};
