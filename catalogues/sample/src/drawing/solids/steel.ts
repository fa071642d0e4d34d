import type { Pen } from '../svg/pen.ts';

/** The paint of zinc-plated sheet steel. */
export const steel = (pen: Pen): string =>
  pen.linear('diagonal', ['0 #eceeef', '0.3 #c3c7ca', '0.5 #d9dcde', '0.75 #a7acb0', '1 #8c9196']);
