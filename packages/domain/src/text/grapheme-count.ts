import { graphemes } from './graphemes.ts';

/** How many characters a person sees in a text. */
export const graphemeCount = (text: string): number => graphemes(text).length;
