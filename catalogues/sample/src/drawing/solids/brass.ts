import type { Pen } from '../svg/pen.ts';

/** The paint of brass contacts. */
export const brass = (pen: Pen): string =>
  pen.linear('diagonal', ['0 #f8e9b4', '0.4 #d2ac55', '0.6 #e8cf86', '1 #8d6a25']);
