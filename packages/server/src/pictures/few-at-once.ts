/** Does work as soon as there is room for it, in the order in which it was asked for. */
export type Turns = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** Turns of which so many are under way at once. */
export const fewAtOnce = (most: number): Turns => {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (work) => {
    if (underWay >= most) await new Promise<void>((resolve) => void waiting.push(resolve));
    else underWay += 1;
    try {
      return await work();
    } finally {
      // Whoever waits longest takes over the place; it is never free in between.
      const next = waiting.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
};
