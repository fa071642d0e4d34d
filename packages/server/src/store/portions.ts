/** Things with their places, counted from 1, in portions for one query each. */
export const portions = <Thing>(things: readonly Thing[]): readonly (readonly (readonly [Thing, number])[])[] => {
  const placed = things.map((thing, index) => [thing, index + 1] as const);
  return Array.from({ length: Math.ceil(placed.length / ROWS_AT_ONCE) }, (_, portion) =>
    placed.slice(portion * ROWS_AT_ONCE, (portion + 1) * ROWS_AT_ONCE),
  );
};

/** Rows that go into one query; engines limit the values of a query. */
const ROWS_AT_ONCE = 200;
