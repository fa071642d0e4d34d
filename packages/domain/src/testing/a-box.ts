import type { BoxEntry } from '../catalogue/frame.ts';
import { aColour } from './a-colour.ts';

/** One article of a box to test with, in the colour of that id. */
export const aBox = (id: number, colourId: number, quantity = 1): BoxEntry => ({
  id,
  colour: aColour({ id: colourId, name: `colour ${colourId}` }),
  quantity,
});
